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

rule('werewolves/role/chef#1', 'makes food of either kind and chooses who gets it, once a night', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Che: chef Bob with charm]
    - expect: { refused: [{ by: Che }] }
    - night 1: [Che: chef Bob with charm, Che: chef Cal with poison]
    - day 1: [Che: chef Bob with charm]
    - expect: { told: { Cal: [{ kind: role, result: Restaurant Customer }] }, untold: { Bob: [{ result: Restaurant Customer }] }, refused: [{ by: Che, phase: day 1 }] }
`);

rule('werewolves/role/chef#2', 'the food is offered when the day starts, and may be left', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Bob with poison]
    - expect: { untold: { Bob: [{ result: Restaurant Customer }] }, channels: { restaurant: [] } }
    - day 1: [Bob: restaurant customer with no]
    - expect: { told: { Bob: [{ kind: role, phase: day 1, result: Restaurant Customer }] }, channels: { restaurant: [Bob] }, refused: [] }
    - night 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/chef#3', 'the customer is not told what it is', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Bob with poison]
    - day 1: [Bob: restaurant customer with yes]
    - expect: { told: { Bob: [{ kind: role, result: Restaurant Customer }] }, untold: { Bob: [{ text: poison }, { result: poison }, { kind: result }, { kind: notice }] } }
`);

rule('werewolves/role/chef#4', 'poisoned food kills at the end of the day, and no soul stops it as it would an attack', `${head}
  players: { Che: Chef, Ann: Citizen, Dem: Demon, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Dem with poison]
    - day 1: [Dem: restaurant customer with yes]
    - expect: { dead: [] }
    - night 2: []
    - expect: { dead: [Dem] }
`);

rule('werewolves/role/chef#5', 'charmed food keeps attacks of the next night away', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Bob with charm]
    - day 1: [Bob: restaurant customer with yes]
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/chef#6', 'charmed food works in that night alone: neither at the end of the day before nor in the night after', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf, Pyr: Pyromancer, Wis: Wisp }
  play:
    - night 1: [Che: chef Bob with charm, Pyr: pyromancer Cal]
    - day 1: [Bob: restaurant customer with yes]
    - night 2: [Che: chef Cal with charm]
    - day 2: [Cal: restaurant customer with yes, Wis: wisp Cal]
    - night 3: [Wes: vote Bob in wolfpack]
    - expect: { dead: [Cal] }
    - day 3: []
    - expect: { dead: [Bob, Cal] }
`);

rule('werewolves/role/chef#7', 'what was chosen is delivered when the day starts, by a Chef who lives', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Bob with poison, Wes: vote Che in wolfpack]
    - day 1: [Bob: restaurant customer with yes]
    - expect: { dead: [Che], channels: { restaurant: [] }, untold: { Bob: [{ result: Restaurant Customer }] }, refused: [{ by: Bob }] }
`);

rule('werewolves/role/chef#8', 'the customer may think better of it until the day is over', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Bob with poison]
    - day 1: [Bob: restaurant customer with yes, Bob: restaurant customer with no]
    - night 2: [Che: chef Bob with poison]
    - expect: { dead: [], refused: [] }
    - day 2: [Bob: restaurant customer with yes, Bob: cancel restaurant customer]
    - night 3: []
    - expect: { dead: [] }
`);

rule('werewolves/role/chef#9', "the Chef's death by day sends the customer away with nothing eaten", `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Bob with poison]
    - day 1: [Bob: restaurant customer with yes, Cal: vote Che, Ann: vote Che]
    - end
    - expect: { dead: [Che], channels: { restaurant: [] } }
`);

rule('werewolves/role/chef#10', 'who has eaten is not sent food again; who has left it may be', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Bob with charm]
    - day 1: [Bob: restaurant customer with no]
    - night 2: [Che: chef Bob with charm]
    - expect: { refused: [] }
    - day 2: [Bob: restaurant customer with yes]
    - night 3: [Che: chef Bob with charm]
    - expect: { refused: [{ by: Che, phase: night 3 }] }
`);

test('werewolves/role/chef#11: one waiter of the town, one of the werewolves, one of each team of its own, none of the unaligned', () => {
  const effects = effectsOf(`${plain}
  players: { Che: Chef, Des: Despot, Ann: Citizen, Bob: Witch, Wes: Wolf, Wim: Wolf, Pyr: Pyromancer, Vam: Vampire }
  play: [night 1: []]
  `);
  const waiters = Object.keys(effects).map(name => (['Ann', 'Bob'].includes(name) ? 'town' : ['Wes', 'Wim'].includes(name) ? 'wolves' : name));
  expect(waiters.toSorted()).toEqual(['Pyr', 'Vam', 'town', 'wolves']);
});

test('werewolves/role/chef#12: no two of one team, whatever is drawn', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const effects = effectsOf(`${plain}
  seed: ${seed}
  players: { Che: Chef, Ann: Citizen, Bob: Witch, Cal: Oracle, Wes: Wolf, Wim: Wolf }
  play: [night 1: []]
    `);
    const waiting = Object.keys(effects);
    expect(waiting).toHaveLength(2);
    expect(waiting.filter(name => ['Wes', 'Wim'].includes(name))).toHaveLength(1);
  }
});

rule('werewolves/role/chef#13', 'a waiter hears nothing of it and plays on as before', `${head}
  players: { Che: Chef, Ann: Fortune Teller, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Ann: [{ kind: role, result: Fortune Teller }], Che: [{ kind: role }] }, untold: { Ann: [{ text: waiter }, { kind: notice }], Wes: [{ text: waiter }, { kind: notice }] }, roles: { Ann: Fortune Teller } }
    - night 1: [Ann: fortune teller Wes]
    - expect: { told: { Ann: [{ result: Wolf }] } }
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { phase: over, winners: [Che, Ann, Bob, Cal] }
`);

rule('werewolves/role/chef#14', 'a dead Chef does not win, with waiters alive', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Che in wolfpack]
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cal] }
`);

rule('werewolves/role/chef#15', 'wins beside a team that has to get rid of all others, and is no obstacle to it', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Bob in wolfpack]
    - day 1: [Wes: vote Ann, Wim: vote Ann]
    - end
    - expect: { phase: over, winners: [Che, Wes, Wim] }
`);

test('werewolves/role/chef#16: a team that arises later gets no waiter', () => {
  expect(effectsOf(`${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Cup: Cupid }
  play:
    - night 1: [Cup: cupid Wes]
    - night 2: []
  `)).toEqual({ Ann: ['waiter'], Wes: ['waiter'] });
});

rule('werewolves/role/chef#17', 'leaves the game as a loser when the last waiter is dead', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wim: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
    - day 1: [Bob: vote Wes, Cal: vote Wes]
    - end
    - expect: { dead: [Che, Ann, Wes], announced: [{ about: [Che], result: Chef }], unannounced: [{ kind: win }] }
    - day 2: [Bob: vote Wim, Cal: vote Wim]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cal, Dan] }
`);

rule('werewolves/role/chef#18', 'no Chef eats the own food', `${head}
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Che with charm]
    - day 1: []
    - expect: { refused: [{ by: Che }], untold: { Che: [{ result: Restaurant Customer }] } }
`);
