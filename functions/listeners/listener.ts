import type { TypedCommand } from '../../engine/table/command-text.ts';
import type { ModalView } from '@slack/types';
import type { Screen } from '../forms/screen.ts';
import type { ListenerPorts } from './ports.ts';
import type { Sender, Submission } from './sender.ts';

/** What an act is answered with: words that only its sender sees, a form (`instead`: in place of the one where the button stood), or nothing because a card shows it. */
export type Shown = { readonly say: Screen } | { readonly open: ModalView; readonly instead?: true } | undefined;

type Of<T extends TypedCommand['type']> = Extract<TypedCommand, { type: T }>;

/** Hears one kind of typed command. */
export interface CommandListener {
  readonly on: TypedCommand['type'];
  hears(typed: TypedCommand): boolean;
  run(typed: TypedCommand, sender: Sender, ports: ListenerPorts): Promise<Shown>;
}

/** Declares a command's listener. */
export function command<T extends TypedCommand['type']>(
  on: T,
  run: (typed: Of<T>, sender: Sender, ports: ListenerPorts) => Promise<Shown>,
): CommandListener {
  const isMine = (typed: TypedCommand): typed is Of<T> => typed.type === on;
  return {
    on,
    hears: isMine,
    run: async (typed, sender, ports) => {
      if (!isMine(typed)) throw new Error(`"${typed.type}" came to the listener of "${on}"`);
      return run(typed, sender, ports);
    },
  };
}

/** A button that was pressed, or a choice that was made: the parts of its value, and the choice. */
export interface Press {
  readonly parts: readonly (string | undefined)[];
  readonly choice?: string;
  /** What is filled in so far, where the button stands in a form. */
  readonly filled?: Submission['state']['values'];
}

/** Hears one kind of button: `on`, or `on:` and a number where several stand together. */
export interface ActionListener {
  readonly on: string;
  run(press: Press, sender: Sender, ports: ListenerPorts): Promise<Shown>;
}

/** What a form that was sent is answered with. Nothing: it closes. */
export type FormReply = { readonly errors: Readonly<Record<string, string>> } | { readonly update: ModalView } | undefined;

/** Hears one kind of form. */
export interface ViewListener {
  readonly on: string;
  submit(form: Submission, sender: Sender, ports: ListenerPorts): Promise<FormReply>;
}

/** An event with what every event has. */
export interface Heard {
  readonly team: string;
  /** The bot's own user id, where Curfew is still installed. */
  readonly botUser: string | undefined;
  readonly event: Readonly<Record<string, unknown>>;
  /** When it happened, as Slack says: an event may come hours later. Epoch milliseconds, the end of that second. */
  readonly at: number;
  /** Says something in a channel that one person alone sees. */
  whisper(channel: string, user: string, text: string): Promise<void>;
  /** Writes to somebody directly. */
  post(user: string, text: string): Promise<void>;
}

/** Hears one or several kinds of events. */
export interface EventListener {
  readonly on: readonly string[];
  hear(heard: Heard, ports: ListenerPorts): Promise<void>;
}
