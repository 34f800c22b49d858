import { rule } from '../../../../../engine/testing/rule.ts';

const options = (more = ''): string => `
  rules: werewolves
  options: { check: off${more} }
`;
const head = options();

rule('werewolves/elected/mayor#1', 'a dead Mayor is followed by another election', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor, Cal: vote Bob in mayor]
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: [Ann: vote Cal in mayor, Dee: vote Eve in reporter]
    - end
    - expect: { refused: [{ by: Dee }], announced: [{ about: [Cal], result: Mayor }] }
`);

rule('werewolves/elected/mayor#2', 'writes where everybody reads', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: mayor say "too early", Bob: vote Ann in mayor]
    - night 2: [Ann: mayor say "good night"]
    - expect: { refused: [{ by: Ann }], announced: [{ about: [Ann], text: good night }], unannounced: [{ text: too early }] }
`);

rule('werewolves/elected/mayor#3', 'has one more vote while few live', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Bob: vote Dee, Cal: vote Wes]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee, Wes], result: ["2", "1"] }] }
`);

rule('werewolves/elected/mayor#4', 'while many live there is no extra vote, but a second lynch to order each night', `${options(', mayorThreshold: 5')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - night 2: [Bob: mayor with second lynch, Bob: mayor with second lynch]
    - expect: { refused: [{ by: Bob }] }
    - day 2: [Bob: vote Dee, Cal: vote Wes, Ann: vote Wim in lynch 2]
    - end
    - expect: { dead: [Wim] }
    - day 3: [Bob: vote Dee in lynch 2]
    - expect: { refused: [{ by: Bob }] }
`);

rule('werewolves/elected/mayor#5', "no Grandma takes the extra vote", `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - night 2: [Gra: grandma Bob]
    - day 2: [Bob: vote Dee]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee], result: ["1"] }] }
`);

rule('werewolves/elected/mayor#6', "an Idiot keeps the Mayor's vote", `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Idi in mayor]
    - day 2: [Ann: vote Idi, Bob: vote Idi]
    - day 3: [Idi: vote Dee]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee], result: ["1"] }] }
`);

rule('werewolves/elected/mayor#7', 'a Trickster with the extra vote counts -2', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Tri in mayor]
    - day 2: [Tri: vote Dee, Ann: vote Dee, Bob: vote Dee, Cal: vote Dee, Dee: vote Wes]
    - end
    - expect: { dead: [], announced: [{ kind: vote, about: [Dee, Wes], result: ["1", "1"] }] }
`);

rule('werewolves/elected/mayor#8', 'resigns, and the office is free when the phase is over', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Bob: mayor with resign, Bob: vote Dee, Cal: vote Wes]
    - end
    - expect: { dead: [Dee] }
    - day 3: [Ann: vote Cal in mayor]
    - end
    - expect: { announced: [{ about: [Cal], result: Mayor }] }
`);

rule('werewolves/elected/reporter#1', 'is elected while a Mayor lives', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal in reporter, Ann: vote Bob in mayor]
    - expect: { refused: [{ by: Ann }] }
    - day 2: [Ann: vote Cal in reporter]
    - end
    - expect: { announced: [{ about: [Cal], result: Reporter }] }
`);

rule('werewolves/elected/reporter#2', 'learns the role of each dead player, before and after the election', `${options(', elections: reporter')}
  players: { Ann: Citizen, Bob: Citizen, Wit: Witch, Ora: Oracle, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Wit in wolfpack]
    - day 1: [Ann: vote Bob in reporter]
    - night 2: [Wes: vote Ora in wolfpack]
    - day 2: []
    - expect:
        told: { Bob: [{ ability: reporter, about: [Wit], result: Witch }, { ability: reporter, about: [Ora], result: Oracle }] }
        untold: { Ann: [{ ability: reporter }] }
`);

rule('werewolves/elected/reporter#3', 'it is the role that was dealt', `${options(', elections: reporter')}
  players: { Ann: Citizen, Bob: Citizen, Cur: Cursed Civilian, Dee: Citizen, Eve: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Cur in wolfpack]
    - day 1: [Ann: vote Bob in reporter]
    - day 2: [Ann: vote Cur, Bob: vote Cur]
    - end
    - expect: { roles: { Cur: Wolf }, told: { Bob: [{ ability: reporter, about: [Cur], result: Cursed Civilian }] } }
`);

rule('werewolves/elected/reporter#4', 'no disguise deceives it', `${options(', elections: reporter')}
  players: { Tan: Tanner, Ann: Citizen, Bob: Citizen, Dee: Citizen, Sne: Sneaking Wolf, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in reporter]
    - day 2: [Ann: vote Sne, Bob: vote Sne]
    - end
    - expect: { told: { Bob: [{ ability: reporter, about: [Sne], result: Sneaking Wolf }] } }
`);

rule('werewolves/elected/reporter#5', 'resigns, and learns nothing more', `${options(', elections: reporter')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in reporter]
    - night 2: [Bob: reporter with resign, Wes: vote Dee in wolfpack]
    - expect: { dead: [], untold: { Bob: [{ about: [Dee] }] } }
    - day 2: [Ann: vote Cal in reporter]
    - night 3: []
    - expect: { told: { Cal: [{ ability: reporter, about: [Dee] }] } }
`);

rule('werewolves/elected/guardian#1', 'is elected when the two others have living holders', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Bob in reporter, Cal: vote Cal in guardian]
    - expect: { refused: [{ by: Cal }] }
    - day 3: [Ann: vote Cal in guardian]
    - end
    - expect: { announced: [{ about: [Cal], result: Guardian }] }
`);

rule('werewolves/elected/guardian#2', 'one player a night, two while many live', `${options(', elections: guardian, mayorThreshold: 5')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Bob: guardian Cal, Bob: guardian Dee, Bob: guardian Ann, Wes: vote Dee in wolfpack]
    - expect: { refused: [{ by: Bob }] }
    - day 2: [Ann: vote Wim, Bob: vote Wim]
    - night 3: [Bob: guardian Ann, Bob: guardian Bob]
    - expect: { dead: [Wim], refused: [{ by: Bob }] }
`);

rule('werewolves/elected/guardian#3', 'nobody two nights in a row', `${options(', elections: guardian')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Bob: guardian Cal]
    - night 3: [Bob: guardian Cal]
    - expect: { refused: [{ by: Bob }] }
    - night 4: [Bob: guardian Cal, Wes: vote Cal in wolfpack]
    - day 4: []
    - expect: { dead: [] }
`);

rule('werewolves/elected/guardian#4', 'may protect themself', `${options(', elections: guardian')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Bob: guardian Bob, Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [], told: { Wes: [{ ability: wolfpack, about: [Bob], result: false }] } }
`);

rule('werewolves/elected/guardian#5', 'attacks fail, and other deaths come', `${options(', elections: guardian')}
  players: { Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Pla: plague bearer Cal]
    - night 4: [Bob: guardian Cal, Wes: vote Cal in wolfpack]
    - expect: { dead: [] }
    - day 4: []
    - expect: { dead: [Cal], told: { Wes: [{ ability: wolfpack, about: [Cal], result: false }] } }
`);

rule('werewolves/elected/guardian#6', 'what was immediate stands, whatever becomes of the Guardian', `${options(', elections: guardian')}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Bob: guardian Cal, Axl: assassin Bob, Wes: vote Cal in wolfpack]
    - day 2: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/elected/guardian#7', 'a Golem in the office was the last one', `${options(', elections: guardian')}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Gol in guardian]
    - day 2: [Ann: vote Bob in guardian]
    - expect: { refused: [{ by: Ann }] }
`);

rule('werewolves/elected/guardian#8', 'resigns with the phase', `${options(', elections: guardian')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in guardian]
    - night 2: [Bob: guardian with resign, Bob: guardian Cal, Wes: vote Cal in wolfpack]
    - night 3: [Bob: guardian Dee]
    - expect: { dead: [], refused: [{ by: Bob }] }
`);
