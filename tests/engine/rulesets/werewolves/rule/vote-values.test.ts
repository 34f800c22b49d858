import { rule } from '../../../../../engine/testing/rule.ts';

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
