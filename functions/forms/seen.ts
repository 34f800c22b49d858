import type { Form, Raw } from '../../engine/core/forms.ts';
import { look } from '../../engine/core/look.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import type { Seat } from '../../engine/core/state.ts';
import type { View, Viewer } from '../../engine/core/views.ts';
import type { Rules } from '../../engine/table/decide.ts';
import { type GameState, type Person, runs, seatOf } from '../../engine/table/table.ts';
import { choiceText as choiceWords, optionText } from '../../engine/themes/choice.ts';
import { sentence } from '../../engine/themes/words.ts';
import { date, escape } from '../adapters/slack/blocks/text.ts';
import { said, saidWith } from './say.ts';

/** A game as one person may see it. */
export interface Seen {
  readonly state: GameState;
  readonly theme: string;
  readonly ruleset: Ruleset;
  readonly person: Person;
  /** The person's seat once the roles are dealt. */
  readonly seat: Seat | undefined;
  readonly viewer: Viewer;
  /** Absent until the roles are dealt. */
  readonly view: View | undefined;
}

/** All that a person may know of a game: a player their seat, a host without one everything, anybody else what the channel knows. */
export function seenBy(rules: Rules, state: GameState, person: Person): Seen {
  const ruleset = rules(state.terms.ruleset);
  if (!ruleset) throw new Error(`game ${state.game} is of unknown rules "${state.terms.ruleset}"`);
  const { table, play, terms } = state;
  const seat = seatOf(table, person);
  const viewer = seat ?? (runs(table, person) ? 'host' : 'public');
  const view = play ? look(ruleset, terms, play, viewer) : undefined;
  return { state, theme: table.theme, ruleset, person, seat, viewer, view };
}

/** A seat's plain name. */
export const nameIn = (view: View, seat: Seat): string => view.seats.find(known => known.seat === seat)?.name ?? seat;

/** A choice of a poll in words. */
export const choiceText = (theme: string, view: View, choice: string): string =>
  escape(choiceWords(theme, choice, seat => nameIn(view, seat)));

/** What was chosen, in words: players by name, free words in quotes on one line, everything else as it stands. */
export function chosenText(theme: string, view: View, form: Form, answer: Raw): string {
  const values = Object.entries(answer).flatMap(([field, chosen = []]) => [chosen].flat().map(value => ({ value, isText: form[field]?.of === 'text' })));
  const named = values.filter(({ isText }) => !isText).map(({ value }) => (view.seats.some(({ seat }) => seat === value) ? nameIn(view, value) : optionText(theme, view.ruleset, value)));
  const quoted = values.filter(({ isText }) => isText).map(({ value }) => sentence(theme, 'form.quoted', { text: value.trim().replace(/\s+/g, ' ') }));
  return [...(named.length === 0 ? [] : [sentence(theme, 'form.names', { names: named })]), ...quoted].join(', ');
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** When the running phase ends, or why it does not; marked up. */
export function untilText({ table }: GameState): string | undefined {
  if (table.paused !== null) return said(table.theme, 'paused');
  return table.due === null ? undefined : saidWith(table.theme, 'until', { due: date(table.due, table.schedule.zone) });
}
