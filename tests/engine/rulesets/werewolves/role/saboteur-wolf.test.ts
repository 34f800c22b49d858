import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/saboteur-wolf#1', 'one player a night', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann, Sab: saboteur wolf Bob]
    - expect: { refused: [{ by: Sab, text: saboteur wolf Bob }] }
`);

rule('werewolves/role/saboteur-wolf#2', 'if that player wins nobody is elected; on the day after all is as before', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Bob: vote Ann in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [] }], unannounced: [{ result: Mayor }] }
    - day 2: [Bob: vote Ann in mayor]
    - end
    - expect: { announced: [{ about: [Ann], result: Mayor }] }
`);

rule('werewolves/role/saboteur-wolf#3', 'the chosen one can be lynched', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Bob: vote Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/saboteur-wolf#4', 'the chosen one votes', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Ann: vote Bob in mayor]
    - end
    - expect: { announced: [{ about: [Bob], result: Mayor }] }
`);

rule('werewolves/role/saboteur-wolf#5', 'not the same in two nights running', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - night 2: [Sab: saboteur wolf Ann]
    - expect: { refused: [{ by: Sab }] }
    - night 3: [Sab: saboteur wolf Ann]
    - day 3: [Bob: vote Ann in mayor]
    - end
    - expect: { unannounced: [{ result: Mayor }] }
`);

rule('werewolves/role/saboteur-wolf#6', 'oneself, too', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Sab]
    - day 1: [Bob: vote Sab in mayor]
    - end
    - expect: { unannounced: [{ result: Mayor }] }
`);

rule('werewolves/role/saboteur-wolf#7', 'others of the pack, too', `${head}
  players: { Sab: Saboteur Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Wes]
    - day 1: [Bob: vote Wes in mayor]
    - end
    - expect: { unannounced: [{ result: Mayor }] }
`);

rule('werewolves/role/saboteur-wolf#8', 'at once: who dies after it has sabotaged', `${head}
  players: { Sab: Saboteur Wolf, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 2: [Sab: saboteur wolf Ann, Axl: assassin Sab]
    - day 2: [Bob: vote Ann in mayor]
    - end
    - expect: { dead: [Sab], unannounced: [{ result: Mayor }] }
`);
