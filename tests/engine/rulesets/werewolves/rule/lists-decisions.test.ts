import { expect, test } from 'vitest';
import { look } from '../../../../../engine/core/look.ts';
import { werewolves } from '../../../../../engine/rulesets/werewolves/ruleset.ts';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played } from '../../../../../engine/testing/rule.ts';

test('werewolves/rule/setup?1: a spy among the Butchers needs two who are not one', () => {
  const dealt = (butchers: string) => () => played(`
  rules: werewolves
  players: { ${butchers}, Blo: Bloody Butcher, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
`);
  expect(dealt('But: Butcher')).toThrow('Butcher');
  expect(dealt('But: Butcher, Bud: Butcher')).not.toThrow();
});

test('werewolves/rule/role-list?1: the list is that of the start, however the roles change', () => {
  const listed = (play: string) => {
    const { desk } = played(`
  rules: werewolves
  options: { check: off, roleList: open }
  players: { Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Vam: Vampire, Wes: Wolf }
  play:
${play}`).session;
    return [look(werewolves, desk.game.terms, desk.game.play!, 'public').roleList, Object.values(desk.game.play!.seats).map(({ role }) => role)];
  };
  const [before, dealt] = listed('    - night 1: []\n');
  const [after, now] = listed('    - night 1: [Inf: infecting wolf Ann]\n    - day 1: []\n');
  expect(now).not.toEqual(dealt);
  expect(before).toEqual(['Citizen', 'Citizen', 'Infecting Wolf', 'Vampire', 'Wolf']);
  expect(after).toEqual(before);
});

test.each(['Angel', 'Chef', 'Psychopath', 'Plague Doctor', 'Detective'])('werewolves/rule/categories?1: a fox that looks among the miscellaneous unaligned finds the %s', role => {
  const { failures } = played(`
  rules: werewolves
  options: { check: off }
  players: { Arc: Archivist Fox, One: ${role}, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Arc: archivist fox with unaligned miscellaneous and townsfolk killing]
    - expect: { told: { Arc: [{ ability: archivist fox, result: [${role}, Assassin] }] } }
`);
  expect(failures).toEqual([]);
});

test('werewolves/rule/hosts?1: a tied lynch is decided as it always is, unless the host has said something else', () => {
  const dead = (options: string) => resultOf(played(`
  rules: werewolves
  options: { check: off${options} }
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob, Bob: vote Ann]
    - end
`).session).deaths.length;
  expect(dead('')).toBe(0);
  expect(dead(', lynchTie: random')).toBe(1);
});
