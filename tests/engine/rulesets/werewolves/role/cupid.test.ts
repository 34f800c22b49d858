import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/cupid#1', 'without a choice the lover is drawn', `${head}
  decide: { cupid-lover: Bob }
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: []
    - expect: { channels: { couple: [Cup, Bob] } }
`);

rule('werewolves/role/cupid#2', 'the two are bound in the moment of the choice, once', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Cup, Cup: cupid Ann, Cup: cupid Bob]
    - expect: { phase: night 1, channels: { couple: [Cup, Ann] }, refused: [{ text: cupid Cup }, { text: cupid Bob, phase: night 1 }] }
    - night 2: [Cup: cupid Bob]
    - expect: { refused: [{ text: cupid Bob, phase: night 2 }] }
`);

rule('werewolves/role/cupid#3', 'shares a channel with the lover, whose role it learns', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Wes]
    - expect: { channels: { couple: [Cup, Wes] }, told: { Cup: [{ kind: result, ability: cupid, about: [Wes], result: Wolf }] }, untold: { Wes: [{ result: Cupid }] } }
`);

rule('werewolves/role/cupid#4', 'if one of the two dies the other dies too', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann]
    - expect: { told: { Cup: [{ ability: cupid, about: [Ann], result: Citizen }], Ann: [{ kind: role, result: Lover }] }, channels: { couple: [Cup, Ann] } }
    - day 1: [Bob: vote Ann, Cal: vote Ann]
    - end
    - expect: { dead: [Ann, Cup] }
`);

rule('werewolves/role/cupid#5', 'nothing saves the other one', `${head}
  players: { Cup: Cupid, Idi: Idiot, Wit: Witch, Cor: Coroner, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Idi, Wit: witch Idi with life, Wes: vote Cup in wolfpack]
    - day 1: []
    - expect: { dead: [Cup, Idi], told: { Cor: [{ about: [Idi], result: [true kill] }] } }
`);

rule('werewolves/role/cupid#6', 'with an unaligned lover stands on the side of the town', `${head}
  players: { Cup: Cupid, Des: Despot, Ora: Oracle, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Des, Ora: oracle Cup and Ann]
    - expect: { told: { Ora: [{ about: [Cup, Ann], result: true }] } }
    - night 2: [Ora: oracle Des and Ora]
    - expect: { told: { Ora: [{ about: [Des, Ora], result: true }] } }
`);

rule('werewolves/role/cupid#7', 'with a lover of the town wins with the town, and is none of its enemies', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann]
    - day 1: [Bob: vote Wes, Ann: vote Wes]
    - end
    - expect: { phase: over, winners: [Cup, Ann, Bob] }
`);

rule('werewolves/role/cupid#8', 'a couple of two sides wins only with both', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Wes]
    - day 1: [Cup: vote Ann, Wes: vote Ann]
    - end
    - expect: { winners: [], dead: [Ann] }
    - day 2: [Cup: vote Bob, Wes: vote Bob]
    - end
    - expect: { phase: over, winners: [Cup, Wes] }
`);

rule('werewolves/role/cupid#9', 'with an unaligned lover wins with the town', `${head}
  players: { Cup: Cupid, Des: Despot, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Des]
    - day 1: [Ann: vote Wes, Des: vote Wes]
    - end
    - expect: { phase: over, winners: [Cup, Des, Ann] }
`);

rule('werewolves/role/cupid#9', 'or by the goal of that lover', `${head}
  players: { Cup: Cupid, Des: Despot, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Cup: cupid Des]
    - day 1: [Ann: vote Des in mayor]
    - night 2: [Wes: vote Ann in wolfpack]
    - day 2: [Wes: vote Bob]
    - end
    - expect: { phase: over, winners: [Cup, Des, Wes, Wim] }
`);

rule('werewolves/role/cupid#10', 'a lover who is bitten by a wolf stays on the side of Cupid', `${head}
  players: { Cup: Cupid, Ann: Citizen, Ora: Oracle, Bob: Citizen, Inf: Infecting Wolf, Cal: Citizen }
  play:
    - night 1: [Cup: cupid Ann, Inf: infecting wolf Ann]
    - night 2: [Ora: oracle Cup and Ann]
    - expect: { roles: { Ann: Wolf }, told: { Ora: [{ about: [Cup, Ann], result: true }] } }
    - night 3: [Ora: oracle Inf and Ora]
    - expect: { told: { Ora: [{ result: false }] } }
    - day 3: [Cup: vote Bob, Ann: vote Bob]
    - night 4: [Ann: vote Ora in wolfpack]
    - day 4: [Ann: vote Cal, Cup: vote Cal]
    - night 5: []
    - expect: { dead: [Bob, Ora, Cal], winners: [] }
`);

rule('werewolves/role/cupid#11', 'bitten before the choice, is bound to somebody at once', `${head}
  decide: { cupid-lover: Bob }
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf }
  play:
    - night 1: [Inf: infecting wolf Cup, Cup: cupid Ann]
    - expect: { phase: night 1, roles: { Cup: Cupid Wolf }, channels: { couple: [Cup, Bob] }, refused: [{ by: Cup }] }
`);

rule('werewolves/role/cupid#12', 'no second bite makes a Zombie of it', `${head}
  players: { Cup: Cupid, Zom: Zombie, Zac: Zombie, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Bob, Zom: zombie Cup, Zac: zombie Ann]
    - night 2: [Zom: zombie Cup, Zac: zombie Ann]
    - expect: { roles: { Cup: Cupid, Ann: Zombie } }
`);

rule('werewolves/role/cupid#13', 'infected, becomes a Cupid Wolf', `${head}
  players: { Cup: Cupid, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Ann, Inf: infecting wolf Cup]
    - day 1: []
    - expect: { roles: { Cup: Cupid Wolf }, channels: { wolfpack: [Cup, Inf] } }
`);

rule('werewolves/role/cupid#14', 'demonized and killed, is an Undead Cupid and alive, and so is the lover', `${head}
  players: { Cup: Cupid, Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann, Vam: vampire Cup, Wes: vote Cup in wolfpack]
    - day 1: []
    - expect: { roles: { Cup: Undead Cupid }, dead: [] }
`);

rule('werewolves/role/cupid#15', 'with a lover in Hell, becomes one of Hell', `${head}
  players: { Cup: Cupid, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Dem]
    - expect: { roles: { Cup: Demonic Cupid }, channels: { hell: [Cup, Dem] } }
`);

rule('werewolves/role/cupid#16', 'an Oracle sees where the two stand now', `${head}
  players: { Cup: Cupid, Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Cup: cupid Wes, Ora: oracle Cup and Wes]
    - expect: { told: { Ora: [{ about: [Cup, Wes], result: true }] } }
    - night 2: [Ora: oracle Wim and Ora]
    - expect: { told: { Ora: [{ result: false }] } }
`);

rule('werewolves/role/cupid#16', 'a Wolf who is loved is no more of the pack than of the town', `${head}
  players: { Cup: Cupid, Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Cup: cupid Wes, Ora: oracle Wes and Wim]
    - expect: { told: { Ora: [{ about: [Wes, Wim], result: false }] } }
    - night 2: [Ora: oracle Cup and Ann]
    - expect: { told: { Ora: [{ about: [Cup, Ann], result: false }] } }
`);
