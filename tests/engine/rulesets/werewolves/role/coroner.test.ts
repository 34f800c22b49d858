import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/coroner#1', 'the cause of each death', `${head}
  players: { Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Cal: vote Bob, Dee: vote Bob]
    - end
    - expect: { told: { Cor: [{ ability: coroner, about: [Ann], result: [attack, Wolf] }, { ability: coroner, about: [Bob], result: [lynch] }] } }
`);

rule('werewolves/role/coroner#2', 'all causes where there are several', `${head}
  players: { Cor: Coroner, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 2: [Wes: vote Ann in wolfpack, Axl: assassin Ann]
    - day 2: []
    - expect: { told: { Cor: [{ ability: coroner, about: [Ann], result: [attack, Wolf, Assassin] }] } }
`);

rule('werewolves/role/coroner#3', 'the role that killed, where one did', `${head}
  players: { Cor: Coroner, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal, Bob: vote Cal]
    - night 2: [Axl: assassin Ann, Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { told: { Cor: [{ about: [Cal], result: [lynch] }, { about: [Ann], result: [attack, Assassin] }, { about: [Bob], result: { has: [Wolf] } }] } }
`);

rule('werewolves/role/coroner#4', 'how it came about: attack, kill, lynch or true kill', `${head}
  players: { Cor: Coroner, Cup: Cupid, Axl: Assassin, Dea: Horseman of Death, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Cup: cupid Bob, Dea: horseman of death Dee]
    - day 1: [Ann: vote Cal, Bob: vote Cal]
    - night 2: [Axl: assassin Cup]
    - day 2: []
    - expect: { told: { Cor: [{ about: [Cal], result: [lynch] }, { about: [Cup], result: [attack, Assassin] }, { about: [Bob], result: [true kill] }, { about: [Dee], result: [kill, Horseman of Death] }] } }
`);

rule('werewolves/role/coroner#5', 'not the role of the dead', `${head}
  players: { Cor: Coroner, Ann: Citizen, Ora: Oracle, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ora in wolfpack]
    - day 1: []
    - expect: { told: { Cor: [{ about: [Ora], result: [attack, Wolf] }] }, untold: { Cor: [{ result: Oracle }] } }
`);

rule('werewolves/role/coroner#6', 'no disguise hides the killer', `${head}
  players: { Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Sne: Sneaking Wolf }
  play:
    - night 1: [Sne: vote Ann in wolfpack]
    - day 1: []
    - expect: { told: { Cor: [{ about: [Ann], result: [attack, Sneaking Wolf] }] } }
`);

rule('werewolves/role/coroner?2', 'when everybody hears of it, not before', `${head}
  players: { Cor: Coroner, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Bob in wolfpack, Dem: demon Ann with attack]
    - expect: { announced: [{ kind: death, about: [Ann], phase: night 1 }], told: { Cor: [{ about: [Ann], result: [attack, Demon], phase: night 1 }] }, untold: { Cor: [{ about: [Bob] }] } }
    - day 1: []
    - expect: { announced: [{ kind: death, about: [Bob] }], told: { Cor: [{ about: [Bob], result: [attack, Wolf] }] } }
`);

rule('werewolves/role/coroner?3', 'who dies of love, or ascends, was killed by no role', `${head}
  players: { Cor: Coroner, Und: { Undead Cupid: { lover: Bob } }, Ang: Angel, Vam: Vampire, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Bob in wolfpack]
    - day 1: [Ang: angel Cal, Ann: vote Ang, Cal: vote Ang]
    - end
    - expect: { told: { Cor: [{ about: [Und], result: [true kill] }, { about: [Ang], result: [ascended] }] } }
`);

rule('werewolves/role/coroner?1', 'of a group that attacks, the true role of the member who did it, and the group', `${head}
  decide: { wolfpack-executor: Sne }
  players: { Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Axl: Assassin, Sne: Sneaking Wolf, Wes: Wolf }
  play:
    - night 2: [Sne: vote Ann in wolfpack, Wes: vote Ann in wolfpack, Axl: assassin Bob]
    - day 2: []
    - expect:
        told: { Cor: [{ about: [Ann], result: [attack, Sneaking Wolf], text: Wolfpack }, { about: [Bob], result: [attack, Assassin] }] }
        untold: { Cor: [{ about: [Bob], text: Wolfpack }] }
`);
