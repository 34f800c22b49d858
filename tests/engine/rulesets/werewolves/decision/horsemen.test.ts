import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/horseman?1', 'becomes one that is not in the game', `${head}
  players: { Hor: Horseman, War: Horseman of War, Fam: Horseman of Famine, Pes: Horseman of Pestilence, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - expect: { roles: { Hor: Horseman of Death } }
`);

rule('werewolves/role/horseman?2', 'which is drawn', `${head}
  decide: { horseman-kind: Horseman of Famine }
  players: { Hor: Horseman, War: Horseman of War, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Hor: horseman as Horseman of Death]
    - night 1: []
    - expect: { refused: [{ by: Hor }], roles: { Hor: Horseman of Famine } }
`);

rule('werewolves/role/horseman-of-war?1', 'of two dooms each has its own day', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  decide: { horseman-of-famine-disguise: Horseman of Famine }
  play:
    - night 1: [War: horseman of war Ann, Fam: horseman of famine Ann]
    - day 1: [Ann: vote Bob, Cal: vote Wes]
    - end
    - expect: { dead: [Wes] }
    - night 2: [Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ about: [Ann], result: Horseman of Famine }] } }
`);

rule('werewolves/role/horseman-of-war?2', 'the vote is worth nothing on one day only; the doom stays', `${head}
  players: { War: Horseman of War, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - day 2: [Exo: exorcist Ann, Ann: vote Bob]
    - end
    - expect: { dead: [Bob], told: { Exo: [{ about: [Ann], result: { has: [doomed] } }] } }
`);

rule('werewolves/role/horseman-of-pestilence?1', 'of two dooms each works for itself', `${head}
  players: { Pes: Horseman of Pestilence, War: Horseman of War, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Fay, Pes: horseman of pestilence Fay, Fay: fortune teller Wes]
    - day 1: [Fay: vote Ann, Bob: vote Wes]
    - end
    - expect: { dead: [Wes], untold: { Fay: [{ result: Wolf }] } }
`);

rule('werewolves/role/horseman-of-pestilence?2', 'an escape, the weight of a vote and an attack that a death gives are left; a stored target is void', `${head}
  players: { Pes: Horseman of Pestilence, Pam: Horseman of Pestilence, Cub: Wolf Cub, Wes: Wolf, Hun: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Hun: huntress Cal, Pes: horseman of pestilence Cub, Pam: horseman of pestilence Hun]
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2]
    - day 2: []
    - expect: { dead: [Cub, Ann, Bob], refused: [] }
`);

rule('werewolves/role/horseman-of-pestilence?2', 'a vote is no ability', `${head}
  players: { Pes: Horseman of Pestilence, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Ann]
    - day 1: [Ann: vote Wes]
    - end
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/horseman-of-pestilence?3', 'what was done at once before the doom stays done', `${head}
  players: { Pes: Horseman of Pestilence, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Ann with life, Pes: horseman of pestilence Wit, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/role/horseman-of-pestilence?4', 'what failed is used up', `${head}
  players: { Pes: Horseman of Pestilence, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pes: horseman of pestilence Wit, Wit: witch Ann with life, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
    - night 2: [Wit: witch Bob with life]
    - expect: { refused: [{ by: Wit, phase: night 2 }] }
`);

rule('werewolves/role/horseman-of-famine?1', 'two dooms are both there', `${head}
  decide: { horseman-of-famine-disguise: Horseman of Famine }
  players: { Fam: Horseman of Famine, Dea: Horseman of Death, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dea: horseman of death Ann, Fam: horseman of famine Ann, Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ about: [Ann], result: Horseman of Famine }] } }
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/horseman-of-famine?2', 'another role does not take the disguise off', `${head}
  decide: { horseman-of-famine-disguise: Horseman of Famine }
  players: { Fam: Horseman of Famine, Inf: Infecting Wolf, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Fam: horseman of famine Ann, Inf: infecting wolf Ann, Fay: fortune teller Ann]
    - expect: { roles: { Ann: Wolf }, told: { Fay: [{ about: [Ann], result: Horseman of Famine }] } }
`);

rule('werewolves/role/horseman-of-famine?3', 'doomed again the new disguise is the one that is seen', `${head}
  decide: { horseman-of-famine-disguise: [Horseman of Famine, Horseman of War] }
  players: { Fam: Horseman of Famine, War: Horseman of War, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fam: horseman of famine Ann, Fay: fortune teller Ann]
    - night 2: [Fam: horseman of famine Ann, Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ about: [Ann], result: Horseman of Famine, phase: night 1 }, { about: [Ann], result: Horseman of War, phase: night 2 }] } }
`);

rule('werewolves/role/apocalyptic-horseman?1', 'stays one when somebody is rid of the doom', `${head}
  players: { Pes: Horseman of Pestilence, Exo: Exorcist, Ann: Citizen }
  play:
    - night 1: [Pes: horseman of pestilence Ann]
    - night 2: [Pes: horseman of pestilence Exo]
    - expect: { roles: { Pes: Apocalyptic Horseman } }
    - day 3: [Exo: exorcist Ann]
    - expect: { roles: { Pes: Apocalyptic Horseman }, told: { Exo: [{ about: [Ann] }] } }
`);

rule('werewolves/role/apocalyptic-horseman?2', 'dies at night when the beloved dies', `${head}
  players: { Hor: Apocalyptic Horseman, Cup: Cupid, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Hor]
    - night 2: [Axl: assassin Cup]
    - day 2: []
    - expect: { dead: [Cup, Hor] }
`);

const kinds = ['Horseman of Death', 'Horseman of Famine', 'Horseman of Pestilence', 'Horseman of War'];

test.each([1, 2, 3])('werewolves/role/horseman-of-death?1: four Horsemen become four kinds, the one of Death among them (seed %i)', seed => {
  const { roles } = resultOf(played(`${head}
  seed: ${seed}
  players: { Hal: Horseman, Hea: Horseman, Hob: Horseman, Hug: Horseman, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play: [night 1: []]
  `).session);
  expect(['Hal', 'Hea', 'Hob', 'Hug'].map(name => roles[name]!).sort()).toEqual(kinds);
});

test('werewolves/role/horseman-of-death?1: the one of Death is drawn for a single Horseman as any other', () => {
  const drawn = Array.from({ length: 40 }, (_, seed) => resultOf(played(`${head}
  seed: ${seed + 1}
  players: { Hal: Horseman, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play: [night 1: []]
  `).session).roles['Hal']!);
  expect([...new Set(drawn)].sort()).toEqual(kinds);
});
