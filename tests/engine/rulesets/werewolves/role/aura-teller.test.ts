import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/aura-teller#1', 'one player each night', `${head}
  players: { Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Ann, Aur: aura teller Bob]
    - expect: { refused: [{ by: Aur }] }
    - night 2: [Aur: aura teller Bob]
    - expect: { told: { Aur: [{ ability: aura teller, about: [Bob], result: not a threat }] } }
`);

rule('werewolves/role/aura-teller#2', 'one of two answers, and no role', `${head}
  players: { Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Wes]
    - expect: { told: { Aur: [{ kind: result, about: [Wes], result: a threat }] }, untold: { Aur: [{ result: Wolf }] } }
    - night 2: [Aur: aura teller Ann]
    - expect: { told: { Aur: [{ kind: result, about: [Ann], result: not a threat }] }, untold: { Aur: [{ result: Citizen }] } }
`);

rule('werewolves/role/aura-teller#3', 'a lycan is a threat', `${head}
  players: { Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Wes]
    - expect: { told: { Aur: [{ about: [Wes], result: a threat }] } }
`);

rule('werewolves/role/aura-teller#4', 'who kills by trade is a threat, on whatever side', `${head}
  players: { Aur: Aura Teller, Axl: Assassin, Pyr: Pyromancer, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Axl]
    - night 2: [Aur: aura teller Pyr]
    - night 3: [Aur: aura teller Fay]
    - expect: { told: { Aur: [{ about: [Axl], result: a threat }, { about: [Pyr], result: a threat }, { about: [Fay], result: not a threat }] } }
`);

rule('werewolves/role/aura-teller#5', 'who can kill without a killing role is none', `${head}
  players: { Aur: Aura Teller, Jim: Juror, Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Aur: aura teller Mem]
    - expect: { told: { Aur: [{ about: [Mem], result: not a threat }] } }
    - night 2: [Aur: aura teller Cul]
    - expect: { told: { Aur: [{ about: [Cul], result: a threat }] } }
`);

rule('werewolves/role/aura-teller#6', 'the answer comes at once', `${head}
  players: { Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Aur in wolfpack, Aur: aura teller Wes]
    - expect: { dead: [], phase: night 1, told: { Aur: [{ result: a threat }] } }
`);

rule('werewolves/role/aura-teller#7', 'a strong disguise deceives it, a weak one does not', `${head}
  players: { Aur: Aura Teller, Tan: Tanner, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Sne]
    - expect: { told: { Aur: [{ about: [Sne], result: not a threat }] } }
    - day 1: [Tan: tanner Wes as Citizen]
    - night 2: [Aur: aura teller Wes]
    - expect: { told: { Aur: [{ about: [Wes], result: a threat }] } }
`);

rule('werewolves/role/aura-teller#9', 'enchantment does not touch it', `${head}
  players: { Aur: Aura Teller, Fay: Fortune Teller, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Axl: Assassin, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Aur, Aur: aura teller Axl]
    - expect: { told: { Aur: [{ about: [Axl], result: a threat }] } }
`);

rule('werewolves/role/aura-teller?1', 'what a strong disguise shows decides, in both directions', `${head}
  players: { Aur: Aura Teller, Sne: Sneaking Wolf, Dis: Disguised Fox, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Aur: aura teller Sne]
    - day 1: [Dis: disguised fox as Assassin]
    - night 2: [Aur: aura teller Dis]
    - day 2: [Dis: disguised fox as Oracle]
    - night 3: [Aur: aura teller Dis]
    - expect: { told: { Aur: [{ about: [Sne], result: not a threat }, { about: [Dis], result: a threat, phase: night 2 }, { about: [Dis], result: not a threat, phase: night 3 }] } }
`);
