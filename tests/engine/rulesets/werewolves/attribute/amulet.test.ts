import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/amulet#2', 'moves on each day to somebody who never had it, or is lost with its holder', `${head}
  players: { Hol: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Hol: amulet holder Ann]
    - day 1: [Ann: amulet Bob]
    - day 2: [Bob: amulet Ann, Bob: amulet Hol]
    - night 3: []
    - expect: { dead: [Bob], told: { Bob: [{ about: [Ann], result: false }, { about: [Hol], result: false }] } }
`);

rule('werewolves/attribute/amulet#3', 'a holder learns neither who had it nor from whom it comes', `${head}
  players: { Hol: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Hol: amulet holder Ann]
    - day 1: [Ann: amulet Bob]
    - night 2: []
    - expect: { told: { Bob: [{ kind: role, result: Amulet, about: [] }] }, untold: { Ann: [{ about: [Hol] }], Bob: [{ about: [Hol] }, { about: [Ann] }] }, unannounced: [{ about: [Hol] }, { about: [Ann] }] }
`);

rule('werewolves/attribute/amulet#4', 'once it has shattered nobody has it, passes it, or is protected', `${head}
  players: { Hol: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Idi: Idiot, Axl: Assassin, Wes: Wolf }
  play:
    - day 0: [Hol: amulet holder Idi]
    - day 1: [Hol: amulet holder with shatter, Idi: amulet Ann]
    - expect: { dead: [], refused: [{ by: Idi, text: amulet Ann }], announced: [{ kind: notice }] }
    - night 2: [Wes: vote Idi in wolfpack]
    - day 2: [Hol: amulet holder with shatter]
    - expect: { dead: [Idi], refused: [{ by: Hol }] }
`);
