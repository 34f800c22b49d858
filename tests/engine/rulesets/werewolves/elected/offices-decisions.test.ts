import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

const crowd = (size: number): string => Array.from({ length: size }, (_, at) => `C${at}: Citizen`).join(', ');

rule('werewolves/elected/mayor?1', 'with sixteen alive a Mayor has one vote, with fifteen two', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf, ${crowd(13)} }
  play:
    - day 1: [Bob: vote Ann in mayor]
    - day 2: [Ann: vote C0]
    - end
    - expect: { dead: [C0], announced: [{ kind: vote, about: [C0], result: ["1"] }] }
    - day 3: [Ann: vote C1]
    - end
    - expect: { announced: [{ kind: vote, about: [C1], result: ["2"] }] }
`);

rule('werewolves/elected/guardian?1', 'a Golem who is elected leaves, protects nobody by the office, and has no successor', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Bob in reporter]
    - day 3: [Ann: vote Gol in guardian]
    - night 4: [Gol: guardian Ann, Wes: vote Ann in wolfpack]
    - expect: { refused: [{ by: Gol }], dead: [Gol] }
    - day 4: [Ann: vote Cal in guardian, Cal: vote Cal in guardian]
    - expect: { refused: [{ by: Cal }], dead: [Gol, Ann] }
    - day 6: [Cal: vote Cal in guardian]
    - expect: { refused: [{ by: Cal }] }
`);

rule('werewolves/poll/medium?1', 'most of the dead, or a tie, and no numbers', `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Dee: vote Ann]
    - day 2: [Dee: vote Bob]
    - day 3: [Dee: vote Wim]
    - night 4: [Med: medium say "is Wes a wolf?"]
    - day 4: [Ann: vote no in medium, Bob: vote no in medium, Wim: vote yes in medium]
    - night 5: [Med: medium say "is Dee?"]
    - expect: { told: { Med: [{ ability: medium, result: false, phase: day 4 }] }, untold: { Med: [{ text: "2" }, { result: 2 }] } }
    - day 5: [Ann: vote no in medium, Bob: vote yes in medium]
    - end
    - expect: { told: { Med: [{ ability: medium, result: tie, phase: day 5 }] } }
    - night 6: [Med: medium say "is Cal?"]
    - day 6: []
    - end
    - expect: { told: { Med: [{ ability: medium, result: tie, phase: day 6 }] } }
`);
