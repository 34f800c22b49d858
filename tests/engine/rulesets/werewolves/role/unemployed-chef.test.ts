import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { effectsOf } from '../effects-of.ts';

const plain = `
  rules: werewolves
  options: { check: off }
`;
const head = `${plain}
  decide: { chef-waiters: [[Ann, Wes]] }
`;

rule('werewolves/role/unemployed-chef#1', 'feeds one player each night, who is not to be attacked', `${head}
  players: { Che: Unemployed Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Che: unemployed chef Bob]
    - expect: { refused: [{ by: Che }] }
    - night 1: [Che: unemployed chef Bob, Che: unemployed chef Cal, Wes: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [], refused: [{ by: Che }] }
`);

rule('werewolves/role/unemployed-chef#2', 'works at once: against a soul that strikes in the same night', `${head}
  players: { Che: Unemployed Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dem: Demon, Wes: Wolf }
  play:
    - night 1: [Che: unemployed chef Bob, Dem: demon Bob with attack]
    - expect: { dead: [], refused: [], told: { Dem: [{ ability: demon, about: [Bob], result: false }] } }
`);

rule('werewolves/role/unemployed-chef#3', 'every attack of the night comes to nothing', `${head}
  players: { Che: Unemployed Chef, Ann: Citizen, Bob: Citizen, Axl: Assassin, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Che: unemployed chef Bob, Wes: vote Bob in wolfpack, Axl: assassin Bob]
    - day 2: []
    - expect: { dead: [], told: { Axl: [{ about: [Bob], result: false }], Wes: [{ about: [Bob], result: false }] } }
`);

rule('werewolves/role/unemployed-chef#4', 'is over with the night', `${head}
  players: { Che: Unemployed Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf, Dem: Demon }
  play:
    - night 1: [Che: unemployed chef Bob]
    - day 1: [Dem: demon Bob with attack]
    - expect: { dead: [Bob] }
    - night 2: [Che: unemployed chef Cal]
    - night 3: [Wes: vote Cal in wolfpack]
    - day 3: []
    - expect: { dead: [Bob, Cal] }
`);

rule('werewolves/role/unemployed-chef#5', 'feeds nobody twice', `${head}
  players: { Che: Unemployed Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: unemployed chef Bob]
    - night 2: [Che: unemployed chef Bob, Che: unemployed chef Cal, Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [Bob], refused: [{ by: Che, code: illegal-target }] }
`);

test('werewolves/role/unemployed-chef#6: one waiter of the town, one of the werewolves, one of each team of its own', () => {
  const effects = effectsOf(`${plain}
  players: { Che: Unemployed Chef, Des: Despot, Ann: Citizen, Bob: Witch, Wes: Wolf, Wim: Wolf, Pyr: Pyromancer }
  play: [night 1: []]
  `);
  const waiters = Object.keys(effects).map(name => (['Ann', 'Bob'].includes(name) ? 'town' : ['Wes', 'Wim'].includes(name) ? 'wolves' : name));
  expect(waiters.toSorted()).toEqual(['Pyr', 'town', 'wolves']);
});

test('werewolves/role/unemployed-chef#7: no two of one team, whatever is drawn, and a Chef beside shares them', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const waiting = Object.keys(effectsOf(`${plain}
  seed: ${seed}
  players: { Uma: Unemployed Chef, Che: Chef, Ann: Citizen, Bob: Witch, Cal: Oracle, Wes: Wolf, Wim: Wolf }
  play: [night 1: []]
    `));
    expect(waiting).toHaveLength(2);
    expect(waiting.filter(name => ['Wes', 'Wim'].includes(name))).toHaveLength(1);
  }
});

rule('werewolves/role/unemployed-chef#8', 'a waiter hears nothing of it and plays on as before', `${head}
  players: { Che: Unemployed Chef, Ann: Fortune Teller, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Ann: [{ kind: role, result: Fortune Teller }] }, untold: { Ann: [{ text: waiter }, { kind: notice }], Wes: [{ text: waiter }, { kind: notice }], Che: [{ text: Ann }, { text: Wes }] }, roles: { Ann: Fortune Teller, Wes: Wolf } }
    - night 1: [Ann: fortune teller Wes]
    - expect: { told: { Ann: [{ result: Wolf }] } }
    - day 1: [Bob: vote Wes, Cal: vote Wes]
    - end
    - expect: { phase: over, winners: [Che, Ann, Bob, Cal] }
`);

rule('werewolves/role/unemployed-chef#10', 'wins beside a team that has to get rid of all others, and is no obstacle to it', `${head}
  players: { Che: Unemployed Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Bob in wolfpack]
    - day 1: [Wes: vote Ann, Wim: vote Ann]
    - end
    - expect: { phase: over, winners: [Che, Wes, Wim] }
`);

test('werewolves/role/unemployed-chef#11: a team that arises later gets no waiter', () => {
  expect(effectsOf(`${head}
  players: { Che: Unemployed Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Cup: Cupid }
  play:
    - night 1: [Cup: cupid Wes]
    - night 2: []
  `)).toEqual({ Ann: ['waiter'], Wes: ['waiter'] });
});

rule('werewolves/role/unemployed-chef#12', 'leaves the game as a loser when the last waiter is dead', `${head}
  players: { Che: Unemployed Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wim: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
    - day 1: [Bob: vote Wes, Cal: vote Wes]
    - end
    - expect: { dead: [Che, Ann, Wes], announced: [{ about: [Che], result: Unemployed Chef }], unannounced: [{ kind: win }] }
    - day 2: [Bob: vote Wim, Cal: vote Wim]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cal, Dan] }
`);

rule('werewolves/role/unemployed-chef#13', 'not the own plate', `${head}
  players: { Che: Unemployed Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: unemployed chef Che, Wes: vote Che in wolfpack]
    - day 1: []
    - expect: { dead: [Che], refused: [{ by: Che, code: illegal-target }] }
`);

rule('werewolves/role/unemployed-chef#9', 'wins with a living waiter beside whoever wins', `${head}
  players: { Che: Unemployed Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { phase: over, winners: [Che, Ann, Bob] }
`);
