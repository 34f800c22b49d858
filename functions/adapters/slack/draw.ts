import { look } from '../../../engine/core/look.ts';
import { evolveAll } from '../../../engine/core/evolve.ts';
import { phaseText, type Play } from '../../../engine/core/state.ts';
import type { Viewer, View } from '../../../engine/core/views.ts';
import type { Rules } from '../../../engine/table/decide.ts';
import { type GameState, seatOf } from '../../../engine/table/table.ts';
import type { Effect } from '../../app/effects.ts';
import { act } from './cards/act.ts';
import type { Card } from './cards/card.ts';
import { lobby } from './cards/lobby.ts';
import { role, roleCard } from './cards/role.ts';
import { vote } from './cards/vote.ts';
import type { Desk } from './desk.ts';

type CardEffect = Extract<Effect, { type: 'card' }>;

/** What a viewer may know of a running game. */
export function viewOf(rules: Rules, { game, terms }: GameState, play: Play, viewer: Viewer): View {
  const ruleset = rules(terms.ruleset);
  if (!ruleset) throw new Error(`game ${game} is of unknown rules "${terms.ruleset}"`);
  return look(ruleset, terms, play, viewer);
}

/** A card as it should stand now; nothing where a later effect draws it. */
export async function draw(desk: Desk, { card, person }: CardEffect): Promise<Card | undefined> {
  const { game, newest, then } = desk.context;
  const [kind, ...rest] = card.split(' ');
  switch (kind) {
    case 'lobby':
      return lobby(game, newest.table);
    case 'role':
      return then.play && person !== undefined ? roleOf(desk, then, then.play, person) : undefined;
    case 'act':
      if (!newest.play || person === undefined) return undefined;
      return act({ game, table: newest.table, view: viewOf(desk.rules, newest, newest.play, viewerOf(newest, person)) }, rest.join(' '));
    case 'vote':
      return voteOf(desk, rest.join(' '));
    default:
      throw new Error(`game ${game} has no card "${card}"`);
  }
}

export const viewerOf = ({ table }: GameState, person: string): Viewer => seatOf(table, person) ?? 'public';

/** Drawn from its own moment: it holds what that moment told the player. */
function roleOf({ rules, context: { game } }: Desk, state: GameState, play: Play, person: string): Card {
  const view = viewOf(rules, state, play, viewerOf(state, person));
  return role({ game, table: state.table, view }, roleCard(rules(state.terms.ruleset)!, view, state.table.theme));
}

const isIn = ({ play }: GameState, phase: string): boolean => play !== undefined && !play.winners && phaseText(play.phase) === phase;

/** Open, the vote as it stands; once its phase is over, the count with which it closed. */
async function voteOf(desk: Desk, phase: string): Promise<Card | undefined> {
  const { game, newest, then } = desk.context;
  if (isIn(newest, phase)) return vote({ game, table: newest.table, view: viewOf(desk.rules, newest, newest.play!, 'public') }, false);
  if (isIn(then, phase)) return undefined;
  const play = await lastCount(desk);
  return play && vote({ game, table: then.table, view: viewOf(desk.rules, then, play, 'public') }, true);
}

/** The play just before the commit at hand closed its polls. */
async function lastCount({ store, context: { game, id } }: Desk): Promise<Play | undefined> {
  const version = Number(/:(\d+):\d+$/.exec(id)![1]);
  const [before, closing] = await store.after(game, version - 2, 2);
  if (!before?.state.play || !closing) return undefined;
  const closed = closing.events.findIndex(({ type }) => type === 'PollClosed');
  return evolveAll(before.state.play, closing.events.slice(0, Math.max(0, closed)));
}
