import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/pack-tanner#1', 'disguises one player a day', `${head}
  players: { Pac: Pack Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Witch, Pac: pack tanner Bob as Witch]
    - night 2: [Fay: fortune teller Ann]
    - expect: { refused: [{ by: Pac }], told: { Fay: [{ result: Witch }] } }
`);

rule('werewolves/role/pack-tanner#2', 'weakly', `${head}
  players: { Pac: Pack Tanner, Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Assassin]
    - night 2: [Tra: tracking wolf Ann]
    - expect: { told: { Tra: [{ result: slight threat }] } }
`);

rule('werewolves/role/pack-tanner#3', 'may choose oneself', `${head}
  players: { Pac: Pack Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Pac as Witch]
    - night 2: [Fay: fortune teller Pac]
    - expect: { told: { Fay: [{ result: Witch }] } }
`);

rule('werewolves/role/pack-tanner#4', 'nobody twice in uses running, whatever days lie between', `${head}
  players: { Pac: Pack Tanner, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Wolf]
    - day 3: [Pac: pack tanner Ann as Witch]
    - expect: { refused: [{ by: Pac }] }
`);

rule('werewolves/role/pack-tanner#5', 'at once', `${head}
  players: { Pac: Pack Tanner, Cla: Clairvoyant Fox, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Witch, Cla: clairvoyant fox Ann]
    - expect: { told: { Cla: [{ result: Witch }] } }
`);

rule('werewolves/role/pack-tanner#6', 'its death leaves the disguise for the night', `${head}
  players: { Pac: Pack Tanner, Fay: Fortune Teller, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Wes as Witch, Ann: vote Pac]
    - night 2: [Fay: fortune teller Wes]
    - expect: { dead: [Pac], told: { Fay: [{ result: Witch }] } }
`);

rule('werewolves/role/pack-tanner#7', 'it ends with the night', `${head}
  players: { Pac: Pack Tanner, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Pac: pack tanner Ann as Witch]
    - night 3: [Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ result: Citizen }] } }
`);

rule('werewolves/role/pack-tanner#8', 'is no lycan', `${head}
  players: { Pac: Pack Tanner, Pri: Priest, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Pri: priest Pac]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/pack-tanner#9', 'is in the pack', `${head}
  players: { Pac: Pack Tanner, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - expect: { channels: { wolfpack: [Pac, Wes] } }
`);
