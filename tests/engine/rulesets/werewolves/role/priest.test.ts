import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/priest#1', 'one player each night', `${head}
  players: { Pri: Priest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pri: priest Wes]
    - night 2: [Pri: priest Wim, Wim: vote nobody in wolfpack]
    - day 2: []
    - expect: { dead: [Wes, Wim] }
`);

rule('werewolves/role/priest#2', 'water on a lycan attacks it', `${head}
  players: { Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pri: priest Wes]
    - day 1: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/priest#3', 'a townsfolk kills the Priest, whom no protection helps', `${head}
  players: { Pri: Priest, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Pri with life, Pri: priest Ann]
    - day 1: []
    - expect: { dead: [Pri] }
`);

rule('werewolves/role/priest#3', 'water on one of the town ends the Priest', `${head}
  players: { Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pri: priest Ann]
    - day 1: []
    - expect: { dead: [Pri] }
`);

rule('werewolves/role/priest#4', 'who is neither is not harmed, and the Priest is not', `${head}
  players: { Pri: Priest, Tan: Tanner, Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pri: priest Tan]
    - night 2: [Pri: priest Ang]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/priest#5', 'works when the night ends', `${head}
  players: { Pri: Priest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pri: priest Ann, Pri: priest Wes]
    - expect: { dead: [] }
    - day 1: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/priest?2', 'the own water kills, and it is no attack', `${head}
  players: { Pri: Priest, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pri: priest Ann]
    - day 1: []
    - expect: { told: { Cor: [{ about: [Pri], result: [kill, Priest] }] } }
`);

rule('werewolves/role/priest?3', 'who is hit in the end decides', `${head}
  players: { Pri: Priest, Pra: Priest, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Flu: flute player Pri, App: flute apprentice Ann]
    - night 2: [Flu: flute player Pra, Pri: priest App]
    - day 2: [App: flute apprentice Wes]
    - expect: { dead: [Pri] }
    - night 3: [Pra: priest App]
    - day 3: []
    - expect: { dead: [Pri, Wes] }
`);
