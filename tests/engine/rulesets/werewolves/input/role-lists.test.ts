import { describe, expect, test } from 'vitest';
import { werewolves } from '../../../../../engine/rulesets/werewolves/ruleset.ts';
import { readRoleList } from '../../../../../engine/table/role-list.ts';

const terms = { ruleset: 'werewolves', seed: 1, options: {}, pins: {} };
const said = (text: string): string => {
  const read = readRoleList(text, werewolves, terms);
  return read.ok ? '' : read.reason;
};

const wrong: readonly (readonly [id: string, list: string, says: string])[] = [
  ['setup#4', '5x Citizen\nWolf\nAlcoholic', 'line 3, character 1, at "Alcoholic": an Alcoholic needs a Bartender in the game: add one, or leave it out'],
  ['setup#3', '5x Citizen\nWolf\nDog\n2x Cat', 'line 4, character 4, at "Cat": each Cat needs a Dog of its own: add 1 more, or leave them out'],
  ['setup#1', 'Baker\n5x Citizen\nWolf', 'line 1, character 1, at "Baker": there are at least 2 of the role Baker, or none: add 1 more, or leave it out'],
  ['setup#1', '5x Citizen\nWolf\n2x Butcher', 'line 3, character 4, at "Butcher": a Butcher needs a Bloody Butcher in the game: add one, or leave them out'],
  ['setup#2', '5x Citizen\nHellhound', 'line 2, character 1, at "Hellhound": there are at least 2 of the role Hellhound, or none: add 1 more, or leave it out'],
  ['setup#7', '5x Citizen\nWolf\n2x Devil', 'line 3, character 4, at "Devil": there is at most 1 of the role Devil: leave 1 out'],
  ['setup#8', '5x Citizen\nWolf\nImp', 'line 3, character 1, at "Imp": an Imp is never dealt: leave it out'],
  ['setup#9', '5x Citizen\nWolf\nJuror', 'line 3, character 1, at "Juror": there are at least 2 of the role Juror, or none: add 1 more, or leave it out'],
  ['setup#9', '5x Citizen\nWolf\n2x Cult Member', 'line 3, character 4, at "Cult Member": a Cult Member needs a Cult Leader in the game: add one, or leave them out'],
];

describe('a list of roles that cannot work', () => {
  test.each(wrong)('werewolves/rule/%s: %j is answered with the place and what would mend it', (_, list, says) => {
    expect(said(list)).toBe(says);
  });

  test('a role that does not exist is answered with the nearest names', () => {
    expect(said('5x Citizen\nWicth')).toBe('line 2, character 1, at "Wicth": no role is called "Wicth"; similar: "Witch"');
  });
});
