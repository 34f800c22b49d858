import { rule } from '../../../../../engine/testing/rule.ts';

const options = (more = ''): string => `
  rules: werewolves
  options: { check: off${more} }
`;
const head = options();

rule('werewolves/elected/mayor#1', 'a dead Mayor is followed by another election', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor, Cal: vote Bob in mayor]
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: [Ann: vote Cal in mayor, Dee: vote Eve in reporter]
    - end
    - expect: { refused: [{ by: Dee }], announced: [{ about: [Cal], result: Mayor }] }
`);

rule('werewolves/elected/mayor#2', 'writes where everybody reads', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: mayor say "too early", Bob: vote Ann in mayor]
    - night 2: [Ann: mayor say "good night"]
    - expect: { refused: [{ by: Ann }], announced: [{ about: [Ann], text: good night }], unannounced: [{ text: too early }] }
`);

rule('werewolves/elected/mayor#3', 'has one more vote while few live', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Bob: vote Dee, Cal: vote Wes]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee, Wes], result: ["2", "1"] }] }
`);

rule('werewolves/elected/mayor#4', 'while many live there is no extra vote, but a second lynch to order each night', `${options(', mayorThreshold: 5')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - night 2: [Bob: mayor with second lynch, Bob: mayor with second lynch]
    - expect: { refused: [{ by: Bob }] }
    - day 2: [Bob: vote Dee, Cal: vote Wes, Ann: vote Wim in lynch 2]
    - end
    - expect: { dead: [Wim] }
    - day 3: [Bob: vote Dee in lynch 2]
    - expect: { refused: [{ by: Bob }] }
`);

rule('werewolves/elected/mayor#5', "no Grandma takes the extra vote", `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - night 2: [Gra: grandma Bob]
    - day 2: [Bob: vote Dee]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee], result: ["1"] }] }
`);

rule('werewolves/elected/mayor#6', "an Idiot keeps the Mayor's vote", `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Idi in mayor]
    - day 2: [Ann: vote Idi, Bob: vote Idi]
    - day 3: [Idi: vote Dee]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee], result: ["1"] }] }
`);

rule('werewolves/elected/mayor#7', 'a Trickster with the extra vote counts -2', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Tri in mayor]
    - day 2: [Tri: vote Dee, Ann: vote Dee, Bob: vote Dee, Cal: vote Dee, Dee: vote Wes]
    - end
    - expect: { dead: [], announced: [{ kind: vote, about: [Dee, Wes], result: ["1", "1"] }] }
`);

rule('werewolves/elected/mayor#8', 'resigns, and the office is free when the phase is over', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Bob: mayor with resign, Bob: vote Dee, Cal: vote Wes]
    - end
    - expect: { dead: [Dee] }
    - day 3: [Ann: vote Cal in mayor]
    - end
    - expect: { announced: [{ about: [Cal], result: Mayor }] }
`);
