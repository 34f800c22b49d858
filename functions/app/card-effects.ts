import type { Ruleset } from '../../engine/core/ruleset.ts';
import { living, phaseText, type Play, type Seat, wholePhase } from '../../engine/core/state.ts';
import type { Rules } from '../../engine/table/decide.ts';
import type { GameState, Person, Table } from '../../engine/table/table.ts';
import type { Effect } from './effects.ts';
import { everybody, unique } from './people.ts';

/** A game that has been dealt. */
export type Running = GameState & { readonly play: Play };

export const card = (name: string, person?: Person): Effect => ({ type: 'card', card: name, ...(person === undefined ? {} : { person }) });

export const homes = (people: readonly Person[]): readonly Effect[] => people.map(person => ({ type: 'home', person }));

/** Whoever has a part in the game has it in their own list of games. */
export const listing = (table: Table, people: readonly Person[]): readonly Effect[] =>
  people.map(person => ({ type: 'index', person, listed: everybody(table).includes(person) }));

export const persons = (table: Table, seats: readonly Seat[]): readonly Person[] => seats.map(seat => table.seated[seat]!);

/** Which messages that edit themselves a running game has. */
export interface Cards {
  /** That of the running part of the game, where the rules have parts. */
  stage(state: Running): readonly Effect[];
  /** One for each of these polls: in the channel, or to each of its voters where it is secret. Without ids: all that are open. */
  polls(state: Running, ids?: readonly string[]): readonly Effect[];
  /** At night one for everybody alive, whatever they can do; besides, for each who can do something. */
  acts(state: Running): readonly Effect[];
  /** Those of a phase that ends or moves on: also of who has done something in it and can do no more. */
  closing(state: Running): readonly Effect[];
  /** What somebody may do that not anybody may, to be compared. */
  offers(state: Running): string;
  /** Chats in which somebody may read along without being in them. */
  readable(state: Running): readonly string[];
  /** True while what was dealt is not told yet. */
  isUntold(state: Running): boolean;
  /** Who may answer an ask, and who has. */
  mayAnswer(state: Running, ask: string): readonly Seat[];
}

export function makeCards(rules: Rules): Cards {
  const of = ({ terms }: Running): Ruleset => rules(terms.ruleset)!;
  const asked = (state: Running): readonly Seat[] => {
    const seats = of(state).asks(state.terms, state.play).flatMap(ask => (ask.common ? [] : ask.seats));
    return state.play.order.filter(seat => seats.includes(seat));
  };
  const toAll = (state: Running, seats: readonly Seat[]): readonly Effect[] =>
    persons(state.table, seats).map(person => card(`act ${phaseText(state.play.phase)}`, person));
  const withForms = (state: Running): readonly Seat[] =>
    isForAll(state.play) ? unique([...living(state.play), ...asked(state)]) : asked(state);
  return {
    stage: state => (of(state).lengths ? [card(`stage ${phaseText(state.play.phase)}`)] : []),
    polls: (state, ids = Object.keys(state.play.polls)) => ids.flatMap(id => pollCards(of(state), state, id)),
    acts: state => toAll(state, withForms(state)),
    closing: state => toAll(state, unique([...withForms(state), ...Object.values(state.play.acts).map(({ by }) => by)])),
    offers: state => JSON.stringify(of(state).asks(state.terms, state.play).flatMap(({ common, id, seats, usesLeft = '' }) => (common ? [] : [[id, seats, usesLeft]]))),
    readable: state => Object.keys(of(state).readers?.(state.terms, state.play) ?? {}),
    isUntold: state => of(state).isUntold?.(state.play) === true,
    mayAnswer: (state, id) => {
      const by = state.play.acts[id]?.by;
      const seats = of(state).asks(state.terms, state.play).find(ask => ask.id === id)?.seats ?? [];
      return by === undefined ? seats : [...seats, by];
    },
  };
}

/** A night in which something may be chosen: everybody alive is treated alike. */
const isForAll = ({ phase }: Play): boolean => phase.name === 'night' && phase.stage === undefined;

function pollCards(ruleset: Ruleset, { terms, play, table }: Running, id: string): readonly Effect[] {
  const name = `vote ${wholePhase(play.phase)} ${id}`;
  const poll = ruleset.poll(terms, play, id);
  return poll && !poll.open ? persons(table, poll.voters(play)).map(person => card(name, person)) : [card(name)];
}
