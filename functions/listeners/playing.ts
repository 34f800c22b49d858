import type { Message } from '../../engine/core/messages.ts';
import type { TypedCommand } from '../../engine/table/command-text.ts';
import type { Command } from '../../engine/table/commands.ts';
import { refused } from '../forms/say.ts';
import type { Screen } from '../forms/screen.ts';
import { type Seen, seenBy } from '../forms/seen.ts';
import { command, type CommandListener, type Shown } from './listener.ts';
import type { ListenerPorts } from './ports.ts';
import type { Sender } from './sender.ts';
import { type Here, whichGame } from './which-game.ts';

type ByPerson = Extract<Command, { person: string }>;
type Own<C> = C extends ByPerson ? Omit<C, 'id' | 'game' | 'at' | 'person'> : never;

/** A command without what every command carries. */
export type Bare = Own<ByPerson>;

/** Puts sender, game, time and id to a command. `part` tells several commands of one act apart. */
export const commandOf = (bare: Bare, game: string, { trigger, person, at }: Sender, part?: string): Command => ({
  ...bare,
  id: part === undefined ? trigger : `${trigger}:${part}`,
  game,
  at,
  person,
});

/** What came of a command: what the sender sees of the game now, or what was refused. */
export type Came = { readonly ok: true; readonly seen: Seen; readonly messages: readonly Message[] } | { readonly ok: false; readonly say: Screen };

/** Plays a command in a game that is known. */
export async function carryOut(bare: Bare, { commit, theme }: Here, sender: Sender, ports: ListenerPorts): Promise<Came> {
  const reply = await ports.play(commandOf(bare, commit.game, sender), commit);
  return reply.ok
    ? { ok: true, seen: seenBy(ports.rules, reply.state, sender.person), messages: reply.repeated ? [] : reply.change.messages }
    : { ok: false, say: refused(theme, reply.refusals) };
}

type Typed<T extends TypedCommand['type']> = Extract<TypedCommand, { type: T }>;

/** A typed command that is an act in a game: it finds the game, plays, and says what stands now. */
export const typedAct = <T extends TypedCommand['type']>(
  on: T,
  word: string | ((typed: Typed<T>) => string),
  bareOf: (typed: Typed<T>, here: Here, sender: Sender) => Bare | Promise<Bare>,
  done: (seen: Seen) => Screen,
): CommandListener =>
  command<T>(on, async (typed, sender, ports): Promise<Shown> => {
    const which = await whichGame(sender, ports, typeof word === 'string' ? word : word(typed));
    if ('say' in which) return which;
    const came = await carryOut(await bareOf(typed, which.here, sender), which.here, sender, ports);
    return { say: came.ok ? done(came.seen) : came.say };
  });

/** A typed question about a game: it finds the game and shows a screen of it. */
export const typedLook = <T extends TypedCommand['type']>(
  on: T,
  screenOf: (here: Here, ports: ListenerPorts) => Screen | Promise<Screen>,
): CommandListener =>
  command<T>(on, async (_, sender, ports): Promise<Shown> => {
    const which = await whichGame(sender, ports, on);
    return 'say' in which ? which : { say: await screenOf(which.here, ports) };
  });
