import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/tanner#1', 'disguises up to two a day, each as a role', `${head}
  players: { Tan: Tanner, Fay: Fortune Teller, Fred: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Ann as Witch and Bob as Priest, Tan: tanner Wes as Citizen]
    - night 2: [Fay: fortune teller Ann, Fred: fortune teller Bob]
    - expect: { refused: [{ by: Tan }], told: { Fay: [{ about: [Ann], result: Witch }], Fred: [{ about: [Bob], result: Priest }] } }
`);

rule('werewolves/role/tanner#2', 'weakly: who is deceived by strong disguises alone looks through', `${head}
  players: { Tan: Tanner, Fay: Fortune Teller, Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Tan: tanner Ann as Assassin]
    - night 2: [Fay: fortune teller Ann, Tra: tracking wolf Ann]
    - expect: { told: { Fay: [{ result: Assassin }], Tra: [{ result: slight threat }] } }
`);

rule('werewolves/role/tanner#3', 'may be one of the two', `${head}
  players: { Tan: Tanner, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Tan as Witch]
    - night 2: [Fay: fortune teller Tan]
    - expect: { told: { Fay: [{ result: Witch }] } }
`);

rule('werewolves/role/tanner#4', 'at once', `${head}
  players: { Tan: Tanner, Psy: Psychopath, Ann: Citizen, Wes: Wolf, Cla: Clairvoyant Fox }
  play:
    - day 1: [Tan: tanner Ann as Witch, Cla: clairvoyant fox Ann]
    - expect: { told: { Cla: [{ about: [Ann], result: Witch }] } }
`);

rule('werewolves/role/tanner#5', 'hears, once a day, that somebody of the pack is among them', `${head}
  players: { Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Ann as Witch and Wes as Citizen]
    - expect: { told: { Tan: [{ kind: result, ability: tanner, result: true }] } }
    - day 2: [Tan: tanner Ann as Witch and Bob as Witch]
    - end
    - expect: { untold: { Tan: [{ ability: tanner, result: true }] } }
`);

rule('werewolves/role/tanner#6', "the Tanner's death leaves the disguises for the night", `${head}
  players: { Tan: Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Witch, Ann: vote Tan, Bob: vote Tan]
    - night 2: [Fay: fortune teller Wes]
    - expect: { dead: [Tan], told: { Fay: [{ about: [Wes], result: Witch }] } }
`);

rule('werewolves/role/tanner#7', 'they end with the night', `${head}
  players: { Tan: Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Witch]
    - night 3: [Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Wes], result: Wolf }] } }
`);

rule('werewolves/role/tanner#8', 'is no lycan', `${head}
  players: { Tan: Tanner, Aur: Aura Teller, Pri: Priest, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest Tan]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/tanner#9', 'is not in the pack', `${head}
  players: { Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { wolfpack: [Wes] } }
`);

rule('werewolves/role/tanner#10', 'a strong disguise hides nobody of the pack from the Tanner', `${head}
  players: { Tan: Tanner, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Tan: tanner Sne as Witch]
    - end
    - expect: { told: { Tan: [{ ability: tanner, result: true }] } }
`);
