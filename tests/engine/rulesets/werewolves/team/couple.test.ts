import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/ascension#6', 'if the lover ascends, so does the Cupid', `${head}
  players: { Cup: Cupid, Des: Despot, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Des]
    - day 1: [Ann: vote Des in mayor]
    - end
    - expect: { dead: [Cup, Des], announced: [{ kind: win, about: [Des], result: Despot }, { kind: win, about: [Cup], result: Cupid }] }
`);

rule('werewolves/role/lover#3', 'dies when Cupid dies, and it is announced', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann, Wes: vote Cup in wolfpack]
    - day 1: []
    - expect: { dead: [Cup, Ann], announced: [{ kind: notice, about: [Cup, Ann] }] }
`);

rule('werewolves/role/lover#1', 'keeps role and abilities', `${head}
  players: { Cup: Cupid, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Fay, Fay: fortune teller Wes]
    - expect: { roles: { Fay: Fortune Teller }, told: { Fay: [{ about: [Wes], result: Wolf }, { kind: role, result: Lover }] } }
`);

rule('werewolves/role/lover#2', 'is in the channel of the two', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Wes]
    - expect: { channels: { couple: [Cup, Wes] } }
`);

rule('werewolves/role/lover#4', 'of two sides: the wolves do not win with a Cupid of the town alive', `${head}
  players: { Cup: Cupid, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Cup: cupid Wes, Wim: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], winners: [] }
`);

rule('werewolves/role/lover#5', 'a change of role does not part the two', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf }
  play:
    - night 1: [Cup: cupid Ann, Inf: infecting wolf Ann]
    - day 1: [Cup: vote Bob, Ann: vote Bob]
    - night 2: []
    - expect: { roles: { Ann: Wolf }, winners: [] }
    - day 2: [Cup: vote Inf, Ann: vote Inf]
    - end
    - expect: { phase: over, winners: [Cup, Ann] }
`);

rule('werewolves/role/lover#6', 'counts with the current side in an alignment check', `${head}
  players: { Cup: Cupid, Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Wes, Ora: oracle Cup and Wes]
    - expect: { told: { Ora: [{ ability: oracle, result: true }] } }
`);

rule('werewolves/team/couple#1', 'two of one side are no side of their own', `${head}
  players: { Cup: Cupid, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Ann]
    - day 1: [Bob: vote Wes, Ann: vote Wes]
    - end
    - expect: { phase: over, winners: [Cup, Ann, Bob] }
`);

rule('werewolves/team/couple#3', 'an Undead Cupid with a wolf needs everybody else dead', `${head}
  players: { Und: { Undead Cupid: { lover: Wes } }, Vam: Vampire, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Und: vote Vam, Wes: vote Vam]
    - night 2: []
    - expect: { dead: [Vam], winners: [] }
    - day 2: [Und: vote Wim, Wes: vote Wim]
    - end
    - expect: { phase: over, winners: [Und, Wes] }
`);

rule('werewolves/team/couple#5', 'with an unaligned lover the two win with the town', `${head}
  players: { Cup: Cupid, Des: Despot, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Des]
    - day 1: [Ann: vote Wes, Cup: vote Wes]
    - end
    - expect: { phase: over, winners: [Cup, Des, Ann] }
`);

rule('werewolves/team/couple#2', 'wins where both sides of it would: a Citizen who is enchanted is in the way of neither', `${head}
  players: { Cup: Cupid, Flu: Flute Player, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Flu]
    - day 1: [Cup: vote Wes, Ann: vote Wes]
    - night 2: []
    - expect: { dead: [Wes], winners: [], phase: night 2 }
    - night 2: [Flu: flute player Ann]
    - expect: { phase: over, winners: [Cup, Flu] }
`);

rule('werewolves/team/couple#4', 'two of one side win with that side, all of it', `${head}
  players: { Und: { Undead Cupid: { lover: Vam } }, Vam: Vampire, Vin: Vampire, Ann: Citizen }
  play:
    - day 1: [Und: vote Ann, Vam: vote Ann]
    - end
    - expect: { phase: over, winners: [Und, Vam, Vin] }
`);

rule('werewolves/team/couple#6', 'the two may live for their own win, and keep every other side from winning', `${head}
  players: { Cup: Cupid, Wes: Wolf, Wim: Wolf, Ann: Citizen }
  play:
    - night 1: [Cup: cupid Wes, Wim: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], winners: [] }
    - day 1: [Cup: vote Wim, Wes: vote Wim]
    - end
    - expect: { phase: over, winners: [Cup, Wes] }
`);
