import type { Message } from '../../../engine/core/messages.ts';
import { evolve } from '../../../engine/core/evolve.ts';
import { type Play, wholePhase } from '../../../engine/core/state.ts';
import type { Viewer } from '../../../engine/core/views.ts';
import type { Rules } from '../../../engine/table/decide.ts';
import { unusual } from '../../../engine/table/options.ts';
import { type GameState, seatOf } from '../../../engine/table/table.ts';
import { optionPhrase } from '../../../engine/themes/options.ts';
import { shownSetup } from '../../../engine/table/shown-setup.ts';
import { sentence } from '../../../engine/themes/words.ts';
import type { Effect } from '../../app/effects.ts';
import { mayBePublic } from '../../app/public-use.ts';
import { act } from './cards/act.ts';
import type { Card } from './cards/card.ts';
import { lobby } from './cards/lobby.ts';
import { role, roleCard, toldSoFar } from './cards/role.ts';
import { nomination } from './cards/nomination.ts';
import { stage } from './cards/stage.ts';
import { vote } from './cards/vote.ts';
import { viewOf } from './view-of.ts';

export { viewOf } from './view-of.ts';
import type { Desk } from './desk.ts';
import { drawForHost } from './draw-host.ts';

type CardEffect = Extract<Effect, { type: 'card' }>;

/** The options of a game that are otherwise than usual, in words. */
function settingsOf(rules: Rules, { terms, table }: GameState): readonly string[] {
  const specs = rules(terms.ruleset)?.options ?? {};
  const lengths = rules(terms.ruleset)?.lengths ?? [];
  return Object.entries(unusual(specs, terms.options)).filter(([name]) => !lengths.includes(name)).map(option => optionPhrase(table.theme, terms.ruleset, option));
}

/** How long each part of the game lasts, in words; nothing where its schedule says so. */
function lengthsOf(rules: Rules, { terms, table }: GameState): readonly string[] {
  const { lengths = [], options = {} } = rules(terms.ruleset) ?? {};
  return lengths.map(name => sentence(table.theme, `length.${terms.ruleset}.${name}`, { length: terms.options[name] ?? options[name]!.default }));
}

/** A card as it should stand now; nothing where a later effect draws it. */
export async function draw(desk: Desk, { card, person }: CardEffect): Promise<Card | undefined> {
  const { game, newest, then } = desk.context;
  const [kind, ...rest] = card.split(' ');
  switch (kind) {
    case 'lobby':
      return lobby(game, { ...newest.table, setup: shownSetup(desk.rules(newest.terms.ruleset), newest) }, settingsOf(desk.rules, newest), lengthsOf(desk.rules, newest));
    case 'role':
      return then.play && person !== undefined ? roleOf(desk, then, then.play, person) : undefined;
    case 'seat':
      return then.play && person !== undefined ? takenOver(desk, then, then.play, person) : undefined;
    case 'act':
      if (!newest.play || person === undefined) return undefined;
      return act({ game, table: newest.table, view: viewOf(desk.rules, newest, newest.play, viewerOf(newest, person)) }, rest.join(' '));
    case 'stage':
      if (!newest.play) return undefined;
      return stage({ game, table: newest.table, view: viewOf(desk.rules, newest, newest.play, 'public') }, rest.join(' '));
    case 'grimoire':
    case 'decision':
      return person === undefined ? undefined : drawForHost(desk, kind, rest.join(' '), person);
    case 'vote':
      return voteOf(desk, { phase: rest.slice(0, 2).join(' '), id: rest.slice(2).join(' '), person });
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

/** The role card of whoever has taken a seat over, with everything that the seat was told before. */
async function takenOver({ rules, store, context: { game, id } }: Desk, state: GameState, play: Play, person: string): Promise<Card> {
  const view = viewOf(rules, state, play, viewerOf(state, person));
  const sight = { game, table: state.table, view };
  const messages: Message[] = [];
  for await (const { version, events } of store.history(game)) {
    if (version >= versionIn(id)) break;
    messages.push(...events.flatMap(event => (event.type === 'Said' ? [event.message] : [])));
  }
  return role(sight, roleCard(rules(state.terms.ruleset)!, view, state.table.theme), toldSoFar(sight, messages));
}

/** The version of the commit to which an effect belongs. */
const versionIn = (id: string): number => Number(/:(\d+):\d+$/.exec(id)![1]);

/** One poll of a phase, for all or for one of its voters. */
interface Ballot {
  readonly phase: string;
  readonly id: string;
  readonly person: string | undefined;
}

/** Open, the vote as it stands; once it is over, the count with which it closed. */
async function voteOf(desk: Desk, ballot: Ballot): Promise<Card | undefined> {
  const { game, newest, then } = desk.context;
  const { id, person } = ballot;
  const drawn = ({ table }: GameState, play: Play, isClosed: boolean): Card => {
    const sight = { game, table, view: viewOf(desk.rules, then, play, person === undefined ? 'public' : viewerOf(newest, person)) };
    const poll = sight.view.polls.find(one => one.id === id);
    return poll?.subject === undefined ? vote(sight, isClosed, id, mayBePublic(desk.rules(then.terms.ruleset)!, table)) : nomination(sight, poll, isClosed);
  };
  if (newest.play && isOpen(newest.play, ballot)) return drawn(newest, newest.play, false);
  if (then.play && isOpen(then.play, ballot)) return undefined;
  const play = await lastCount(desk, ballot);
  return play && drawn(then, play, true);
}

const isOpen = (play: Play, { phase, id }: Ballot): boolean => !play.winners && wholePhase(play.phase) === phase && play.polls[id] !== undefined;

/** The play just before the commit at hand closed the poll. */
async function lastCount({ store, context: { game, id } }: Desk, ballot: Ballot): Promise<Play | undefined> {
  const version = versionIn(id);
  const [before, closing] = await store.after(game, version - 2, 2);
  let play = before?.state.play;
  for (const event of closing?.events ?? []) {
    const next: Play | undefined = evolve(play, event);
    if (play && isOpen(play, ballot) && !isOpen(next, ballot)) return play;
    play = next;
  }
  return undefined;
}
