import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/fortune-teller#1', 'one player each night', `${head}
  players: { Fay: Fortune Teller, Ann: Citizen, Ora: Oracle, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Ann, Fay: fortune teller Wes]
    - expect: { refused: [{ by: Fay }], untold: { Fay: [{ about: [Wes] }] } }
    - night 2: [Fay: fortune teller Ora]
    - expect: { told: { Fay: [{ about: [Ora], result: Oracle }] } }
`);

rule('werewolves/role/fortune-teller#2', 'is told the very role', `${head}
  players: { Fay: Fortune Teller, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Axl]
    - night 2: [Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ kind: result, about: [Axl], result: Assassin }, { kind: result, about: [Wes], result: Wolf }] } }
`);

rule('werewolves/role/fortune-teller#3', 'is answered at once, before the role changes', `${head}
  players: { Fay: Fortune Teller, Inf: Infecting Wolf, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fay: fortune teller Ann, Inf: infecting wolf Ann]
    - expect: { phase: night 1, told: { Fay: [{ about: [Ann], result: Citizen }] }, roles: { Ann: Wolf } }
`);

rule('werewolves/role/fortune-teller#4', 'a weak disguise deceives', `${head}
  players: { Fay: Fortune Teller, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Dem: demon as Baker]
    - night 1: [Fay: fortune teller Dem]
    - expect: { told: { Fay: [{ about: [Dem], result: Baker }] } }
`);

rule('werewolves/role/fortune-teller#6', 'an enchanted one may see somebody else', `${head}
  decide: { fortune-teller-enchanted: 'false' }
  players: { Fay: Fortune Teller, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Wes], result: Flute Player }] } }
`);
