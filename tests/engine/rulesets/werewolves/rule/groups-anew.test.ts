import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/groups#6', 'a fox that joins a pack of which nobody lives is a pack again, and attacks', `${head}
  players: { Wes: Wolf, Fox: Clairvoyant Fox, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Wes]
    - night 2: [Fox: vote Ann in wolfpack]
    - day 2: [Fox: clairvoyant fox with join]
    - expect: { roles: { Fox: Wolf }, refused: [{ by: Fox, text: vote Ann in wolfpack }], channels: { wolfpack: [Wes, Fox] } }
    - night 3: [Fox: vote Ann in wolfpack]
    - day 3: []
    - expect: { dead: [Wes, Ann], told: { Fox: [{ ability: wolfpack, about: [Ann], result: true }] } }
`);

rule('werewolves/rule/groups#6', 'a jury that is two again investigates again', `${head}
  decide: { amnesiac-role: Juror }
  players: { Jim: Juror, Jan: Juror, Amy: Amnesiac, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Jim in wolfpack]
    - day 1: []
    - expect: { dead: [Jim], roles: { Amy: Amnesiac } }
    - night 2: [Jan: vote Wes in jury]
    - day 2: []
    - expect: { refused: [], roles: { Amy: Juror }, told: { Jan: [{ ability: jury, about: [Wes] }] } }
`);

rule('werewolves/rule/groups#8', 'a cult without its leader stays disbanded, whoever joins it', `${head}
  decide: { amnesiac-role: Cult Member }
  players: { Cul: Cult Leader, Mem: Cult Member, Amy: Amnesiac, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Cul in wolfpack]
    - night 3: [Amy: vote Wes in cult, Mem: vote Wes in cult]
    - expect: { roles: { Amy: Cult Member }, refused: [{ by: Amy }, { by: Mem }] }
`);
