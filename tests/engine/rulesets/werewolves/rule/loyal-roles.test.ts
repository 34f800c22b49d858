import { expect, test } from 'vitest';
import { catalogue } from '../../../../../engine/rulesets/werewolves/catalogue.ts';
import { changeRole } from '../../../../../engine/rulesets/werewolves/change-role.ts';
import { Scene } from '../../../../../engine/rulesets/werewolves/scene.ts';
import { played } from '../../../../../engine/testing/rule.ts';

// No ability would turn an Alpha Wolf or a member of Hell into another of their own side: that it would fail, too, can only be looked at outside a game.
test('werewolves/rule/role-change#5: whose role or alignment cannot change keeps the role, whatever it would become', () => {
  const { terms, play } = played(`
  rules: werewolves
  options: { check: off }
  players: { Alp: Alpha Wolf, Imp: Imp, Dvo: Devout Villager, Ann: Citizen, Wes: Wolf }
  play: [night 1: []]
  `).session.desk.game;
  const seat = (name: string): string => play!.order.find(one => play!.names[one] === name)!;
  const changed = (name: string, role: string): boolean => changeRole(new Scene(terms, play!, catalogue), seat(name), role);
  expect([changed('Alp', 'citizen'), changed('Alp', 'imp'), changed('Alp', 'wolf')]).toEqual([false, false, false]);
  expect([changed('Imp', 'wolf'), changed('Imp', 'demon')]).toEqual([false, false]);
  expect([changed('Dvo', 'citizen'), changed('Dvo', 'wolf')]).toEqual([false, false]);
  expect([changed('Ann', 'wolf'), changed('Wes', 'citizen')]).toEqual([true, true]);
});
