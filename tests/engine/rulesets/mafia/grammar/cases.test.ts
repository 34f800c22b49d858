import { describe, expect, test } from 'vitest';
import catalogue from '../../../../../engine/rulesets/mafia/rules.json' with { type: 'json' };
import { canonical, faultOf, read, termOf } from './read.ts';

const entry = (id: string) => catalogue.entries.find(one => one.id === id)!;
const parses = entry('mafia/grammar/parse').cases!.flatMap(one => ('parse' in one ? [one] : []));
const refused = entry('mafia/grammar/invalid').cases!;
const warned = entry('mafia/grammar/invalid').warnings!;

describe('parse cases', () => {
  test.each(parses.map(({ id, input, parse }) => [id, input, parse]))('%s: %s is %s, and so is its canonical text', (_, input, parse) => {
    expect(termOf(input)).toBe(parse);
    expect(termOf(canonical(input))).toBe(parse);
    expect(canonical(canonical(input))).toBe(canonical(input));
  });

  test('all of them are here', () => expect(parses).toHaveLength(130));
});

/** Place and reason of each refusal, in the order of the catalogue. */
const reasons: readonly (readonly [number, string])[] = [
  [0, 'Loyal fits targeting roles only; Bulletproof is passive'],
  [0, 'Active fits passive base roles only; Cop is active already'],
  [0, 'Reactive needs a base role with exactly one target; Sensor has none'],
  [0, 'Reactive needs a base role with exactly one target; Bus Driver has two'],
  [0, 'Amnesiac fits Investigative base roles only; Doctor is Protective'],
  [0, 'Anti- fits what refers to an alignment; Doctor refers to none'],
  [0, 'Compulsive fits active base roles only; Godfather is passive (Compulsive Active Godfather is valid)'],
  [0, 'Novice fits active base roles only; Bulletproof is passive (Novice Active Bulletproof is valid)'],
  [0, 'Delayed fits active base roles and -ing modifiers; Bulletproof is passive (Delayed Active Bulletproof is valid)'],
  [0, 'Strongman fits active base roles only; Ascetic is passive (Strongman Active Ascetic is valid)'],
  [0, 'Hidden fits passive base roles and modifiers; Cop is active'],
  [0, 'Permanent fits targeting base roles only; Sensor chooses nobody'],
  [0, 'Erratic fits targeting roles only; Coroner picks a dead player without targeting'],
  [0, 'Self fits targeting base roles only; Lightning Rod chooses nobody'],
  [0, 'Day fits base roles that work at night; Gladiator already works by day only'],
  [0, 'Night fits base roles that work by day; Cop works at night only'],
  [0, '2-Night fits what works at night; Gladiator works by day'],
  [0, 'Random needs an expression with at least two active base roles'],
  [0, 'Random needs an expression with at least two active base roles; only Cop is active (Random Active (Cop/Bulletproof) is valid)'],
  [0, 'a base role used as a modifier must have the mode of what it modifies; Bulletproof is passive, Doctor active'],
  [0, '-er takes a passive base role or a modifier; Doctor is active'],
  [0, 'Roleblocker needs a target and Sensor provides none'],
  [0, 'Bus Driver needs two targets and Cop provides one'],
  [0, 'Encryptor fits faction memberships only'],
  [0, 'a faction modifier stands after its membership: Mason Encryptor'],
  [4, 'a role modifier stands before what it modifies; nothing follows Loyal'],
  [0, 'Loud is a modifier with nothing to modify'],
  [0, 'Double is a modifier with nothing to modify'],
  [0, 'the n of [n]-shot, [n]-Night and [n]-times is at least 1 (only Night [n] allows 0)'],
  [5, 'two alignments; a role has exactly one, and "Mafia" would be the second'],
  [5, 'two alignments: Serial Killer includes Chaos'],
  [0, 'bracket without its partner: "(" is never closed'],
  [3, 'an alternative between slashes is empty'],
  [3, 'bracket without its partner: ")" closes nothing'],
  [0, 'unknown word "Roleblokcer"'],
  [0, 'Novice fits active base roles only; Reactive has made it passive (Reactive Novice Vigilante is valid)'],
  [0, 'Coroner works on a dead player and Doctor chooses a living one'],
];

describe('refusals', () => {
  test.each(refused.map(({ id, input }, n) => [id, input, ...reasons[n]!] as const))(
    '%s: %s is refused at %i: %s',
    (_, input, column, message) => {
      expect(faultOf(input)).toMatchObject({ column, message });
    },
  );

  test('all of them are here', () => expect(refused).toHaveLength(reasons.length));

  test('mafia/grammar/invalid#35: the nearest name comes first', () => expect(faultOf('Roleblokcer').nearest[0]).toBe('Roleblocker'));
});

const texts = [
  'the limit covers only the roleblocking; for the whole role write 2-shot (Roleblocking Doctor)',
  'can never be used: Night 3 is odd',
  'acts only after the deaths of its night are settled, so it can stop nothing but other Kill-Triggered actions',
  'the second copy adds nothing',
  'counts as dead from the start of the game; usually meant: Lynch-Triggered or as a variant of dying',
  'can never take effect: lynches happen by day',
  'grants for the night only, when nobody is lynched; Day Lynchproofer (Governor) is usually meant',
];

describe('warnings', () => {
  test.each(warned.map(({ id, input }, n) => [id, input, texts[n]!]))('%s: %s: %s', (id, input, message) => {
    expect(read(input).warnings).toEqual([{ id, message }]);
  });

  test('all of them are here', () => expect(warned).toHaveLength(texts.length));

  test.each([
    ['Even Odd Cop', ['can never be used: no phase is both even and odd']],
    ['Odd Night 2 Cop', ['can never be used: Night 2 is even']],
    ['Even Night 2 Cop', []],
    ['1-shot Roleblocking Tracker', ['the limit covers only the roleblocking; for the whole role write 1-shot (Roleblocking Tracker)']],
    ['2-shot Jailkeeper', []],
    ['Even Roleblocking Doctor', []],
    ['Bulletproof Bulletproof', ['the second copy adds nothing']],
    ['Double 1-shot Bulletproof', []],
    ['Double Loved', []],
    ['Bulletproof/Bulletproof', []],
    ['Lynch-Triggered Tree Stump', []],
    ['Secret Tree Stump', ['counts as dead from the start of the game; usually meant: Lynch-Triggered or as a variant of dying']],
    ['Kill-Triggered 1-shot Doctor', []],
    ['Kill-Triggered Ascetic', []],
    ['Night Gladiator', []],
    ['Night Hated', ['can never take effect: lynches happen by day']],
    ['Governor', []],
    ['Loveder', ['grants for the night only, when nobody is lynched; Day Loveder is usually meant']],
    ['Bulletproofer', []],
    ['Town Cop', []],
  ])('%s', (input, messages) => expect(read(input).warnings.map(({ message }) => message)).toEqual(messages));

  test('mafia/modifier/night-n?3: a night of a power that works by day', () =>
    expect(read('Night 3 Gladiator').warnings).toEqual([
      { id: 'mafia/modifier/night-n?3', message: 'can never take effect: Gladiator works by day, and Night 3 is a night' },
    ]));
});
