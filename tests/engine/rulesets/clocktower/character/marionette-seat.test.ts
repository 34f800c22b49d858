import { expect, test } from 'vitest';
import type { Result } from '../../../../../engine/testing/result.ts';
import { faultOf, manySeeds } from '../sweep.ts';

const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'];
const drawn = (demon: string, decide = '') => `
  rules: clocktower
  options: { script: "Savant, Slayer, Fool, Dreamer, Exorcist, Innkeeper, Nightwatchman, Mathematician, Tinker, Damsel, Marionette, Evil Twin, ${demon}" }
  decide: { ${decide} }
  players: { ${names.map(name => `${name}: drawn`).join(', ')} }
`;
/** Where a character sits, counted from the top. */
const seatOf = ({ roles }: Result, name: string): number => Object.values(roles).findIndex(role => role.startsWith(name));
/** How far it is round the table from one to the other, in either direction. */
const apart = (a: number, b: number): number => Math.min((a - b + 7) % 7, (b - a + 7) % 7);
const withIt = (results: readonly Result[]): readonly Result[] => results.filter(result => seatOf(result, 'Marionette') >= 0);

test('clocktower/character/marionette#3: in a deal that is drawn it sits beside the Demon, on either side alike', () => {
  const games = withIt(manySeeds(drawn('Lleech'), 120));
  expect(games.length).toBeGreaterThan(40);
  const places = games.map(result => (seatOf(result, 'Marionette') - seatOf(result, 'Lleech') + 7) % 7);
  expect(new Set(places)).toEqual(new Set([1, 6]));
  const right = places.filter(place => place === 1).length;
  expect(Math.abs(right - (places.length - right))).toBeLessThan(places.length / 2);
});

test("clocktower/character/marionette#3: beside another Minion where the Demon is Lil' Monsta", () => {
  const games = withIt(manySeeds(drawn("Lil' Monsta")));
  expect(games.length).toBeGreaterThan(40);
  expect(games.filter(result => apart(seatOf(result, 'Marionette'), seatOf(result, 'Evil Twin')) !== 1)).toEqual([]);
});

test('clocktower/character/marionette#3: whoever runs the game names one of the two seats, and no other', () => {
  const seed = Array.from({ length: 20 }, (_, at) => at + 1).find(one => withIt(manySeeds(drawn('Lleech'), one).slice(-1)).length > 0)!;
  const at = (decide: string) => drawn('Lleech', decide).replace('rules: clocktower', `rules: clocktower\n  seed: ${seed}`);
  const [game] = manySeeds(drawn('Lleech'), seed).slice(-1);
  const demon = seatOf(game!, 'Lleech');
  const beside = [names[(demon + 1) % 7]!, names[(demon + 6) % 7]!];
  for (const name of names.filter(one => !beside.includes(one))) {
    expect(faultOf(at(`marionette-seat: ${name}`)).split('possible then: ')[1]!.split(', ').sort()).toEqual([...beside].sort());
  }
  for (const name of beside) expect(faultOf(at(`marionette-seat: ${name}`))).toBe('');
});
