import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/idiot#1', 'the first death is survived, the second is not', `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Idi in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - day 1: [Ann: vote Idi, Bob: vote Idi]
    - end
    - expect: { dead: [Idi] }
`);

rule('werewolves/role/idiot#2', 'has no vote after it', `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Idi: vote Bob, Ann: vote Idi, Cal: vote Idi]
    - end
    - expect: { dead: [], announced: [{ kind: vote, about: [Idi, Bob], result: ["2", "1"] }] }
    - day 2: [Idi: vote Bob]
    - end
    - expect: { dead: [], unannounced: [{ kind: vote }] }
`);

rule('werewolves/role/idiot#3', 'is told', `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Idi, Cal: vote Idi]
    - end
    - expect: { dead: [], told: { Idi: [{ kind: notice, ability: idiot }] }, unannounced: [{ result: Idiot }] }
`);

rule('werewolves/role/idiot#4', "keeps the Mayor's vote", `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Idi in mayor]
    - night 2: [Wes: vote Idi in wolfpack]
    - day 2: [Idi: vote Dee]
    - end
    - expect: { dead: [Dee] }
`);

rule('werewolves/role/idiot?1', 'of two attacks of a moment one kills', `${head}
  players: { Idi: Idiot, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Idi, Wes: vote Idi in wolfpack]
    - day 2: []
    - expect: { dead: [Idi], told: { Idi: [{ kind: notice, ability: idiot }], Axl: [{ about: [Idi], result: true }] } }
`);

rule('werewolves/role/idiot?2', 'who dies of love dies', `${head}
  players: { Und: { Undead Cupid: { lover: Idi } }, Idi: Idiot, Vam: Vampire, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Und in wolfpack]
    - day 1: []
    - expect: { dead: [Und, Idi] }
`);

rule('werewolves/role/idiot?3', 'everybody hears that the lynch has killed nobody, and not why', `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Idi, Cal: vote Idi]
    - end
    - expect: { dead: [], announced: [{ about: [Idi], phase: day 1 }], unannounced: [{ result: Idiot }, { kind: death }] }
`);
