import { describe, expect, test } from 'vitest';
import { compose } from '../../../../../engine/rulesets/mafia/compose.ts';
import { printExpr } from '../../../../../engine/rulesets/mafia/grammar/print.ts';
import type { Power } from '../../../../../engine/rulesets/mafia/power.ts';
import { read, why } from './read.ts';

const powers = (text: string): readonly Power[] => read(text).role.parts.flatMap((part, n) => compose(part, `/${n}`));
const power = (text: string): Power => powers(text)[0]!;

describe('facets that modifiers change', () => {
  test.each([
    ['Cop', { way: 'chosen', switched: false, time: 'night', delay: 0 }],
    ['Bulletproof', { way: 'passive', switched: false, time: 'both' }],
    ['Active Bulletproof', { way: 'passive', switched: true }],
    ['Active Self Watcher', { way: 'self', switched: true }],
    ['Reactive Vigilante', { way: 'reactive', switched: false }],
    ['Day Vigilante', { time: 'day' }],
    ['Night Motivator', { time: 'night' }],
    ['1-Night Bulletproof', { switched: true }],
    ['1-Night Cop', { way: 'chosen', switched: false }],
    ['Triple Delayed Sensor', { delay: 3 }],
    ['Delayed Delayed Sensor', { delay: 2 }],
    ['Suicidal Cop', { added: ['killing'] }],
    ['Suicidal Vigilante', { added: [] }],
    ['Anti-Cop', { anti: true }],
    ['Anti-Anti-Cop', { anti: false }],
  ] as const)('%s', (text, facets) => expect(power(text)).toMatchObject(facets));

  test('mafia/role/reviver?2: a count replaces the once', () => {
    expect(power('Reviver').layers.map(({ id, n }) => [id, n])).toEqual([['n-shot', 1]]);
    expect(power('2-shot Public Reviver').layers.map(({ id, n }) => [id, n])).toEqual([
      ['public', undefined],
      ['n-shot', 2],
    ]);
  });
  test('mafia/modifier/anti?5: Anti- on a modifier', () =>
    expect(power('Anti-Loyal Cop').layers).toMatchObject([{ id: 'loyal', anti: true, times: 1 }]));
  test('mafia/grammar/binding#2: a repeated modifier', () =>
    expect(power('Double Novice Cop').layers).toMatchObject([{ id: 'novice', times: 2 }]));
  test('mafia/modifier/n-times#1: copies, each by its own key', () =>
    expect(new Set(powers('Triple Cop').map(({ key }) => key)).size).toBe(3));
});

describe('riders', () => {
  test('each rider once, counted apart', () => {
    const { layers } = power('1-shot Roleblocking 1-shot Tracking Doctor');
    expect(layers.map(({ id, rider }) => [id, rider?.role.id])).toEqual([
      ['ing', 'tracker'],
      ['ing', 'roleblocker'],
    ]);
    expect(new Set(layers.flatMap(({ key, gates }) => [key, ...gates.map(gate => gate.key)])).size).toBe(4);
  });
  test('mafia/modifier/n-times#1: a rider that stands twice rides twice', () =>
    expect(power('Double Vigilanting Cop').layers.map(({ rider }) => rider?.role.id)).toEqual(['vigilante', 'vigilante']));
  test('mafia/grammar/modifier?1: only on those that can carry it', () =>
    expect(powers('Roleblocking (Doctor/Bulletproof)').map(({ layers }) => layers.length)).toEqual([1, 0]));
  test('mafia/grammar/binding#9: a Hidden rider keeps the word', () =>
    expect(power('Hidden Roleblocking Doctor').layers[0]!.rider!.layers).toMatchObject([{ id: 'hidden' }]));
  test.each([
    ['Roleblocking Bus Driver', undefined],
    ['Sensing Doctor', undefined],
    ['Deflecting Redirector', undefined],
    ['Forensic Investigating Coroner', undefined],
    ['Roleblocking Coroner', 'Roleblocker needs a target and Coroner picks a dead player without targeting'],
    ['Coroning Sensor', 'Coroner needs a dead player and Sensor provides none'],
    ['Deflecting Doctor', 'Deflector needs two targets and Doctor provides one'],
    [
      'Roleblocking Reactive Doctor',
      'a base role used as a modifier must have the mode of what it modifies; Roleblocker is active, Doctor passive',
    ],
  ])('mafia/modifier/ing?3: %s', (text, reason) =>
    reason === undefined ? expect(powers(text)).toHaveLength(1) : expect(why(text)).toBe(reason),
  );
});

describe('sets', () => {
  test('mafia/grammar/composition#6: a slash', () =>
    expect(powers('Cop/Doctor').map(({ sets }) => sets)).toMatchObject([
      [{ kind: 'slash', alternative: 0 }],
      [{ kind: 'slash', alternative: 1 }],
    ]));
  test('mafia/modifier/random#1: a Random set, with a slash or side by side', () => {
    for (const text of ['Random (Cop/Doctor)', 'Random (Cop Doctor)', 'Random 1-shot (Cop/Doctor)', 'Random (Cop/Doctor Watcher)']) {
      const sets = powers(text).map(one => one.sets);
      expect(sets.every(([outer]) => outer?.kind === 'random' && outer.set === sets[0]![0]!.set)).toBe(true);
    }
  });
  test('each power by its own expression', () =>
    expect(powers('Loyal Even (Cop/Jailkeeper) 2-shot Double Vigilante').map(({ expr }) => printExpr(expr))).toEqual([
      'Loyal Even Cop',
      'Loyal Even Jailkeeper',
      '2-shot Double Vigilante',
      '2-shot Double Vigilante',
    ]));
});
