import { pick, shuffle } from '../../../../../engine/core/chance.ts';
import { check, type Field as FormField } from '../../../../../engine/core/forms.ts';
import { look } from '../../../../../engine/core/look.ts';
import type { Play, Seat, Terms } from '../../../../../engine/core/state.ts';
import type { View } from '../../../../../engine/core/views.ts';
import { choices } from '../../../../../engine/rulesets/mafia/night/choices.ts';
import { dusk, wholeNight } from '../../../../../engine/rulesets/mafia/night/dusk.ts';
import { fieldOf, type Field } from '../../../../../engine/rulesets/mafia/night/field.ts';
import { expected } from '../../../../../engine/rulesets/mafia/night/reactions.ts';
import { standing } from '../../../../../engine/rulesets/mafia/night/standing.ts';
import { knownRules } from '../../../../../engine/testing/known-rules.ts';
import { tableOf } from '../sweeps/table.ts';

/** What a seat answers to a field of one of its forms. */
type Choose = (seat: Seat, key: string, field: FormField, view: View) => readonly string[];

/** A night up to the step that decides its controls. The roles sit in order; two more keep the game going. */
export function fieldOfNight(roles: readonly string[], seed: number, choose: Choose): Field {
  const players = [...roles, 'Town', 'Mafia Goon'].map((role, n) => ({ name: `P${n + 1}`, role }));
  const { terms, play } = tableOf(players, seed, { start: 'night' }).game;
  const night = dusk(terms, acted(terms, play!, choose), wholeNight);
  for (const step of [choices, standing, expected]) step.run(night);
  return fieldOf(night);
}

/** A night of so many players with roles and choices drawn by a seed, in which everybody does what they can. */
export const drawnNight = (words: readonly string[], count: number, seed: number): Field =>
  fieldOfNight(Array.from({ length: count }, (_, seat) => `Town ${pick(seed, `role/${seat}`, words)}`), seed, (_, key, field, view) =>
    shuffle(seed, key, field.from(view)).slice(0, Math.max(1, field.min)));

function acted(terms: Terms, play: Play, choose: Choose): Play {
  const rules = knownRules('mafia')!;
  return rules.asks(terms, play).reduce((at, { id, form, seats: [by] }) => {
    const view = look(rules, terms, at, by!);
    const checked = check(form, view, Object.fromEntries(Object.entries(form).map(([name, field]) => [name, choose(by!, `${id}/${name}`, field, view)])));
    return checked.ok ? { ...at, acts: { ...at.acts, [id]: { ask: id, by: by!, answer: checked.answer } } } : at;
  }, play);
}
