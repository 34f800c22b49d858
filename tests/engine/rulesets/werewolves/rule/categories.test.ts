import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../../engine/rulesets/werewolves/catalogue.ts';
import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;
const categoryOf = (name: string): string => catalogue.byName(name).category;

describe('categories', () => {
  test('werewolves/rule/categories#1: the first that fits counts', () => {
    expect(categoryOf('Mayor')).toBe('elected');
    expect(categoryOf('Cupid')).toBe('align');
    expect(categoryOf('Cult Leader')).toBe('killing'); // before the group that it is in
    expect(categoryOf('Juror')).toBe('group'); // before what the group looks up
    expect(categoryOf('Clairvoyant Fox')).toBe('investigative'); // before what else it does
    expect(new Set(catalogue.all.map(({ category }) => category))).toEqual(new Set(['elected', 'extra', 'align', 'killing', 'group', 'investigative', 'power', 'recruitment', 'miscellaneous']));
  });

  test('werewolves/rule/categories#2: each kind has its roles', () => {
    const kinds = [['killing', ['Assassin', 'Witch', 'Devil']], ['group', ['Baker', 'Hellhound', 'Cult Member']], ['investigative', ['Oracle', 'Warlock', 'Innkeeper']], ['power', ['Exorcist', 'Tanner', 'Shepherd']], ['recruitment', ['Vampire', 'Zombie']], ['miscellaneous', ['Citizen', 'Wolf', 'Runner', 'Detective']]] as const;
    for (const [kind, names] of kinds) expect([kind, names.map(categoryOf)]).toEqual([kind, names.map(() => kind)]);
  });
});

rule('werewolves/rule/categories#3', 'a killing role is a threat, a group role that is no lycan is none', `${head}
  players: { Aur: Aura Teller, Axl: Assassin, Bak: Baker, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Aur: aura teller Axl]
    - night 2: [Aur: aura teller Bak]
    - expect: { told: { Aur: [{ about: [Axl], result: a threat }, { about: [Bak], result: not a threat }] } }
`);

rule('werewolves/rule/categories#3', 'the loss of an investigative role promotes the apprentice, that of a power role does not', `${head}
  players: { App: Fortune Apprentice, Exo: Exorcist, Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Exo in wolfpack]
    - day 1: []
    - expect: { dead: [Exo], roles: { App: Fortune Apprentice } }
    - night 2: [Wes: vote Ora in wolfpack]
    - day 2: []
    - expect: { dead: [Exo, Ora], roles: { App: Oracle } }
`);

rule('werewolves/rule/categories#4', 'a Chef can poison somebody, and is no threat', `${head}
  players: { Aur: Aura Teller, Che: Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Che, Che: chef Ann with poison]
    - expect: { told: { Aur: [{ about: [Che], result: not a threat }] } }
    - day 1: [Ann: restaurant customer with yes]
    - night 2: []
    - expect: { dead: [Ann] }
`);
