import type { CommandResult, FormState, SubmitResult } from '../client-contract.ts';
import { type Api, ApiFault, type Container } from './api.ts';
import type { Action } from './forms/surface.tsx';
import type { Session } from './session.ts';

/** Where a line is written. */
export interface Spot {
  readonly channel: string;
  readonly threadTs: string | null;
}

/** What a person does on the page. Refusals become lines that only they see. */
export interface Acts {
  /** Sends a message or a command. @returns whether it went out */
  write(spot: Spot, text: string): Promise<boolean>;
  act(container: Container, action: Action, state: FormState): Promise<CommandResult>;
  submit(view: string, state: FormState): Promise<SubmitResult>;
  /** Closes the topmost view, or the whole stack. */
  close(view: string, all: boolean): Promise<void>;
  load(channel: string, how: 'newest' | 'older' | 'thread', ts?: string): Promise<void>;
  /** Anything else, with its failure shown above the page. @returns undefined when it failed */
  attempt<T>(run: (user: string, api: Api) => Promise<T>): Promise<T | undefined>;
}

const words = (fault: unknown): string => {
  if (fault instanceof ApiFault) return fault.message;
  throw fault;
};

const PAGE = 60;

/** The acts of whoever sits in the session. */
export function makeActs(api: Api, session: Session): Acts {
  const user = () => session.get().person ?? '';
  const note = ({ channel, threadTs }: Spot, text: string) =>
    session.dispatch({ type: 'note', person: user(), channel, threadTs, text, now: Date.now() });
  const attempt: Acts['attempt'] = async run => {
    try {
      return await run(user(), api);
    } catch (fault) {
      session.dispatch({ type: 'failure', text: words(fault) });
      return undefined;
    }
  };
  return {
    attempt,
    write: (spot, text) => write(spot, text, { api, user: user(), commands: commandsOf(session), note: line => note(spot, line) }),
    act: (container, action, state) =>
      api.action({ user: user(), container, action, state }).catch((fault: unknown) => ({ ok: false, error: words(fault) })),
    submit: async (view, state) => {
      const result = await api
        .submit({ user: user(), view, state })
        .catch((fault: unknown): SubmitResult => ({ ok: false, error: words(fault) }));
      if (result.ok && result.closed) session.dispatch({ type: 'closed', view });
      return result;
    },
    close: async (view, all) => {
      await attempt(person => api.close({ user: person, view, all }));
      session.dispatch({ type: 'closed', view: all ? null : view });
    },
    load: async (channel, how, ts) => {
      const person = user();
      const from = ts === undefined ? {} : how === 'older' ? { before: ts } : { thread: ts };
      const stop = session.hear();
      const log = await attempt(() => api.messages({ user: person, channel, limit: PAGE, ...from }));
      const meanwhile = stop();
      if (!log) return;
      session.dispatch({ type: 'history', person, channel, how, log });
      // The answer may be older than what came while it was on its way.
      for (const change of meanwhile) session.dispatch(change);
    },
  };
}

const commandsOf = (session: Session): readonly string[] => session.get().client?.app.commands.map(({ command }) => command) ?? [];

interface Writing {
  readonly api: Api;
  readonly user: string;
  readonly commands: readonly string[];
  note(text: string): void;
}

async function write({ channel, threadTs }: Spot, text: string, { api, user, commands, note }: Writing): Promise<boolean> {
  const [command = ''] = text.split(/\s/, 1);
  try {
    if (!command.startsWith('/')) {
      await api.say({ user, channel, text, ...(threadTs !== null && { thread_ts: threadTs }) });
      return true;
    }
    if (!commands.includes(command)) {
      note(`\`${command}\` is not a valid command. Messages that start with a “/” are read as commands.`);
      return false;
    }
    if (threadTs !== null) {
      note(`\`${command}\` is not supported in threads. Sorry!`);
      return false;
    }
    const result = await api.command({ user, channel, text });
    if (!result.ok) note(result.error);
    return result.ok;
  } catch (fault) {
    note(words(fault));
    return false;
  }
}
