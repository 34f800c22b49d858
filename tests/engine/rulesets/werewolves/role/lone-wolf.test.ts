import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/lone-wolf#1', 'starts outside the pack', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: vote Ann in wolfpack]
    - expect: { channels: { wolfpack: [Wes] }, refused: [{ by: Lon }] }
`);

rule('werewolves/role/lone-wolf#2', 'is a lycan', `${head}
  players: { Lon: Lone Wolf, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest Lon]
    - day 2: []
    - expect: { dead: [Lon] }
`);

rule('werewolves/role/lone-wolf#3', 'one player a night, from the first', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Ann]
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/lone-wolf#4', 'attacks the townsfolk', `${head}
  players: { Lon: Lone Wolf, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Ann, Wit: witch Ann with life]
    - day 1: []
    - expect: { dead: [], told: { Lon: [{ ability: lone wolf, about: [Ann], result: false }] } }
`);

rule('werewolves/role/lone-wolf#5', 'a wolfish target is the end of the Lone Wolf, and nobody else', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Wes]
    - day 1: []
    - expect: { dead: [Lon] }
`);

rule('werewolves/role/lone-wolf#6', 'who is neither is not harmed', `${head}
  players: { Lon: Lone Wolf, Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Gol]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/role/lone-wolf#7', 'strikes when the night ends: the choice may be changed', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Ann, Lon: lone wolf Bob]
    - expect: { dead: [] }
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/lone-wolf#8', 'joins the pack when the first of it dies', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { dead: [Wes], roles: { Lon: Wolf }, channels: { wolfpack: [Lon, Wes, Wim] } }
`);

rule('werewolves/role/lone-wolf#9', 'becomes a Wolf by joining', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - night 2: [Lon: lone wolf Ann]
    - expect: { roles: { Lon: Wolf }, refused: [{ by: Lon }], channels: { wolfpack: [Lon, Wes, Wim] } }
`);
