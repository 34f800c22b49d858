import { expect, test } from 'vitest';
import catalogue from '../../../../engine/rulesets/mafia/rules.json' with { type: 'json' };
import { mafia } from '../../../../engine/rulesets/mafia/ruleset.ts';

const entries = mafia.entries();
const namesOf = (kind: string) => entries.filter(entry => entry.kind === kind).map(({ name }) => name);

test('every id of the catalogue is carried out by an entry, and no other', () => {
  const known = catalogue.entries.flatMap(({ rules, variants, open, cases = [], warnings = [] }) => [...rules, ...variants, ...open, ...cases, ...warnings].map(({ id }) => id));
  expect([...new Set(entries.flatMap(({ rules }) => rules))].sort()).toEqual([...known].sort());
});

test('every entry of the catalogue is there by its id and its name', () => {
  const missing = catalogue.entries.filter(({ id, name }) => !entries.some(entry => entry.id === id && entry.name.replace('[role]', '[base role]-') === name));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('ids are unique, and whatever has an entry of the catalogue carries out that one', () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const own = entries.filter(({ kind }) => ['role', 'modifier', 'faction', 'alignment', 'named', 'rule'].includes(kind));
  expect(own.filter(({ id, rules }) => rules.length === 0 || !rules.every(rule => /^[#?/]/.test(rule.slice(id.length)) && rule.startsWith(id)))).toEqual([]);
});

test('variants, polls and options are listed by name', () => {
  expect(namesOf('variant').sort()).toEqual(['Alignment Cop', 'Base Role Cop', 'Targeting Forensic Investigator', 'Vanilla Cop', '[Alignment] Cop', '[Role] Cop']);
  expect(namesOf('poll')).toEqual(['lynch', 'permission']);
  expect(namesOf('option')).toEqual(Object.keys(mafia.options));
});

test('every grant of the catalogue is listed', () => {
  const forms = catalogue.entries.find(({ id }) => id === 'mafia/grammar/derived-names')!.erForms!;
  expect(namesOf('grant').slice(1).sort()).toEqual(Object.values(forms).sort());
});

test('every chance has its key', () => {
  expect(mafia.decisions).toEqual(['amnesiac-target', 'compulsive-target', 'lover-target', 'nexus-target', 'random-power']);
});
