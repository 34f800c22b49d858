import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/vote-values#1', 'every vote weighs one', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes, Cal: vote Dee]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Wes, Dee], result: ["2", "1"] }] }
`);

rule('werewolves/rule/vote-values#4', "a Trickster who is Mayor counts -2", `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Tri in mayor, Bob: vote Tri in mayor]
    - day 2: [Tri: vote Wes, Ann: vote Wes, Bob: vote Wes, Cal: vote Dee]
    - end
    - expect: { dead: [Dee] }
`);

rule('werewolves/rule/vote-values#8', 'a weight that was set for a day is over with it', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Cor: corrupt wolf Ann with 2]
    - day 1: [Ann: vote Wes, Bob: vote Dee]
    - end
    - expect: { dead: [Wes] }
    - day 2: [Ann: vote Bob, Cal: vote Dee]
    - end
    - expect: { dead: [Wes] }
`);

rule('werewolves/rule/vote-values#7', 'who has no vote may cast one, and it counts nothing', `${head}
  players: { Hor: Horseman of War, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: horseman of war Ann]
    - day 1: [Ann: vote Wes, Bob: vote Dee]
    - end
    - expect: { dead: [Dee], told: { Ann: [{ kind: notice, result: doomed }] } }
`);

rule('werewolves/rule/vote-values#2', 'what changes a public vote leaves the private one alone', `${head}
  players: { Cor: Corrupt Wolf, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Wes with -1, Cor: vote Ann in wolfpack, Wes: vote Ann in wolfpack, Wim: vote Bob in wolfpack]
    - day 1: [Wes: vote Cal, Bob: vote Dee]
    - expect: { dead: [Ann] }
    - end
    - expect: { dead: [Ann, Dee], unannounced: [{ kind: vote, about: { has: [Cal] } }] }
`);

rule('werewolves/rule/vote-values#2', 'an Alpha Wolf has two votes in the pack and one by day', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Wes: vote Bob in wolfpack, Alp: vote Ann in wolfpack]
    - day 1: [Alp: vote Cal, Bob: vote Dee]
    - end
    - expect: { dead: [Ann], announced: [{ kind: vote, about: [Cal, Dee], result: ["1", "1"] }] }
`);

rule('werewolves/rule/vote-values#2', 'a Trickster Wolf takes one away in both', `${head}
  players: { Tri: Trickster Wolf, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wim: vote Bob in wolfpack, Tri: vote Ann in wolfpack]
    - day 1: [Tri: vote Cal, Ann: vote Cal, Dee: vote Wes]
    - end
    - expect: { dead: [Bob, Wes] }
`);

rule('werewolves/rule/vote-values#3', 'changes count in the order in which they came', `${head}
  players: { War: Horseman of War, Wat: Horseman of War, Cor: Corrupt Wolf, Cos: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen }
  play:
    - night 1: [War: horseman of war Ann, Cor: corrupt wolf Ann with 2, Cos: corrupt wolf Bob with 2, Wat: horseman of war Bob]
    - day 1: [Ann: vote Dee, Bob: vote Eve, Cal: vote Eve]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee, Eve], result: ["2", "1"] }] }
`);

rule('werewolves/rule/vote-values#3', 'what takes away works on what is there', `${head}
  players: { Gra: Grandma, Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with 2, Gra: grandma Ann]
    - day 1: [Ann: vote Dee, Gra: vote Eve]
    - end
    - expect: { dead: [], announced: [{ kind: vote, about: [Dee, Eve], result: ["1", "1"] }] }
`);

rule('werewolves/rule/vote-values#5', "nothing takes the Mayor's extra vote away", `${head}
  players: { War: Horseman of War, Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Bob: vote Ann in mayor]
    - night 2: [War: horseman of war Ann, Gra: grandma Ann]
    - day 2: [Ann: vote Dee]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee], result: ["1"] }] }
`);

test('werewolves/rule/vote-values#6: a vote of another weight looks like all others', () => {
  const { desk } = played(`${head}
  players: { Cor: Corrupt Wolf, Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with 2]
    - day 1: [Tri: vote Cal, Ann: vote Cal, Bob: vote Cal]
`).session;
  const [lynch] = desk.view('s4').polls;
  expect(lynch!.ballots).toEqual([{ seat: 's2', choice: 's5' }, { seat: 's3', choice: 's5' }, { seat: 's4', choice: 's5' }]);
});

rule('werewolves/rule/vote-values#9', 'votes that nobody sees lie on the option: what changes a vote does not touch them', `${head}
  players: { War: Horseman of War, Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Sta]
    - day 1: [Sta: stalker Dee, Sta: vote Dee, Ann: vote Cal]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Cal], result: ["1"] }] }
`);
