import type { Ruleset } from '../core/ruleset.ts';
import type { Command } from './commands.ts';
import type { Change, Decision } from './decision.ts';
import { answer, unvote, vote, withdraw } from './acting.ts';
import { laugh, say } from './speaking.ts';
import { admit, dismiss, travel } from './arriving.ts';
import { decideOpen } from './presiding.ts';
import { declare } from './declaring.ts';
import { endPhase, extend, kill, pause, resume } from './hosting.ts';
import { cancelGame, create, join, leave, start, watch } from './lobby.ts';
import { mend, unmend } from './mending.ts';
import { picture } from './picturing.ts';
import { replace } from './replacing.ts';
import { coHost } from './co-hosts.ts';
import { roomFailed, roomMade, tick } from './system.ts';
import { hasSeen, remember } from './seen.ts';
import type { GameState } from './table.ts';
import { no } from './words.ts';

/** The ruleset of a name, or nothing. */
export type Rules = (id: string) => Ruleset | undefined;

/**
 * What a command does to a game: the whole next state with its events, messages and trace, or refusals.
 * Pure: the command carries its time and id, and every chance comes from the game's seed.
 * A command that the state has seen changes nothing and is answered with what stands.
 */
export function decide(rules: Rules, state: GameState | undefined, command: Command): Decision {
  if (command.type === 'create') return state ? standing(state) : remembered(create(rules, command), command);
  if (!state) return no(undefined, 'no-such-game');
  if (hasSeen(state, command)) return standing(state);
  const ruleset = rules(state.terms.ruleset);
  if (!ruleset) throw new Error(`game ${state.game} is of unknown rules "${state.terms.ruleset}"`);
  const decision = handle(ruleset, state, command);
  return decision.ok && decision.value.state === state ? decision : remembered(decision, command); // what changes nothing may come again
}

const standing = (state: GameState): Decision => ({ ok: true, value: { state, events: [], trace: [], messages: [] } });

const remembered = (decision: Decision, command: Command): Decision =>
  decision.ok ? { ok: true, value: keep(decision.value, command) } : decision;

const keep = (change: Change, command: Command): Change =>
  ({ ...change, state: { ...change.state, table: remember(change.state.table, command) } });

function handle(rules: Ruleset, state: GameState, command: Exclude<Command, { type: 'create' }>): Decision {
  switch (command.type) {
    case 'join': return join(state, command);
    case 'leave': return leave(rules, state, command);
    case 'watch': return watch(state, command);
    case 'start': return start(rules, state, command);
    case 'picture': return picture(rules, state, command);
    case 'cancel-game': return cancelGame(state, command);
    case 'answer': return answer(rules, state, command);
    case 'withdraw': return withdraw(rules, state, command);
    case 'vote': return vote(rules, state, command);
    case 'unvote': return unvote(rules, state, command);
    case 'say': return say(rules, state, command);
    case 'end-phase': return endPhase(rules, state, command);
    case 'extend': return extend(state, command);
    case 'pause': return pause(state, command);
    case 'resume': return resume(state, command);
    case 'kill': return kill(rules, state, command);
    case 'decide': return decideOpen(rules, state, command);
    case 'mend': return mend(rules, state, command);
    case 'unmend': return unmend(rules, state, command);
    case 'co-host': return coHost(state, command);
    case 'admit': return admit(rules, state, command);
    case 'travel': return travel(rules, state, command);
    case 'laugh': return laugh(rules, state, command);
    case 'dismiss': return dismiss(rules, state, command);
    case 'declare': return declare(rules, state, command);
    case 'replace': return replace(state, command);
    case 'tick': return tick(rules, state, command);
    case 'room-made': return roomMade(state, command);
    case 'room-failed': return roomFailed(state, command);
  }
}
