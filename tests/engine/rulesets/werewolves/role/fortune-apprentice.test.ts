import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/fortune-apprentice#1', 'the first investigator who is gone', `${head}
  players: { App: Fortune Apprentice, Hal: Huntsman, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Hal, Bob: vote Hal]
    - night 2: [Wes: vote Ora in wolfpack]
    - day 2: []
    - expect: { dead: [Hal, Ora], roles: { App: Huntsman } }
`);

rule('werewolves/role/fortune-apprentice#2', 'when the day begins after a death by night, and after one by day when the next begins', `${head}
  players: { App: Fortune Apprentice, Ora: Oracle, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - day 1: [Ann: vote Ora, Bob: vote Ora]
    - night 2: []
    - expect: { dead: [Ora], roles: { App: Fortune Apprentice } }
    - day 2: []
    - expect: { roles: { App: Oracle } }
`);

rule('werewolves/role/fortune-apprentice#2', 'in the morning after an investigator was bitten, and not before', `${head}
  players: { App: Fortune Apprentice, Fay: Fortune Teller, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Fay]
    - expect: { roles: { Fay: Wolf, App: Fortune Apprentice } }
    - day 1: []
    - expect: { roles: { App: Fortune Teller } }
`);

rule('werewolves/role/fortune-apprentice#3', 'not who had the role', `${head}
  players: { App: Fortune Apprentice, Hal: Huntsman, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Hal]
    - day 1: []
    - expect: { roles: { App: Huntsman, Hal: Wolf }, told: { App: [{ kind: role, result: Huntsman }] }, untold: { App: [{ about: [Hal] }] } }
`);

rule('werewolves/role/fortune-apprentice#4', 'not what was found out, and with all uses new', `${head}
  players: { App: Fortune Apprentice, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Ann and Bob, Wes: vote Ora in wolfpack]
    - night 2: [App: oracle Ann and Wes]
    - expect: { told: { App: [{ about: [Ann, Wes], result: false }] }, untold: { App: [{ about: [Ann, Bob] }] } }
`);

rule('werewolves/role/fortune-apprentice#5', 'who is something else takes over nothing', `${head}
  players: { App: Fortune Apprentice, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf App, Wes: vote Ora in wolfpack]
    - day 1: []
    - expect: { dead: [Ora], roles: { App: Wolf } }
`);

rule('werewolves/role/fortune-apprentice?1', 'the first that was lost', `${head}
  players: { App: Fortune Apprentice, Hal: Huntsman, Ora: Oracle, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Hal with attack, Wes: vote Ora in wolfpack]
    - day 1: []
    - expect: { dead: [Hal, Ora], roles: { App: Huntsman } }
`);

rule('werewolves/role/fortune-apprentice?1', 'of one moment any of them: the one', `${head}
  decide: { fortune-apprentice-role: Oracle }
  players: { App: Fortune Apprentice, Hal: Huntsman, Ora: Oracle, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Hal, Wes: vote Ora in wolfpack]
    - day 2: []
    - expect: { dead: [Hal, Ora], roles: { App: Oracle } }
`);

rule('werewolves/role/fortune-apprentice?1', 'or the other', `${head}
  decide: { fortune-apprentice-role: Huntsman }
  players: { App: Fortune Apprentice, Hal: Huntsman, Ora: Oracle, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Hal, Wes: vote Ora in wolfpack]
    - day 2: []
    - expect: { dead: [Hal, Ora], roles: { App: Huntsman } }
`);

rule('werewolves/role/fortune-apprentice?2', 'all of them take over', `${head}
  players: { App: Fortune Apprentice, Apa: Fortune Apprentice, Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ora in wolfpack]
    - day 1: []
    - expect: { roles: { App: Oracle, Apa: Oracle } }
`);

rule('werewolves/role/fortune-apprentice?3', 'of one who changed role, the role that was lost', `${head}
  players: { App: Fortune Apprentice, Ora: Oracle, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Ora]
    - day 1: []
    - expect: { roles: { Ora: Wolf, App: Oracle } }
`);

rule('werewolves/role/fortune-apprentice?4', 'nobody is used up for the new holder', `${head}
  players: { App: Fortune Apprentice, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Ann and Wes]
    - day 1: [Bob: vote Ora, Cal: vote Ora]
    - day 2: []
    - night 3: [App: oracle Ann and Wes]
    - expect: { refused: [], told: { App: [{ about: [Ann, Wes], result: false }] } }
`);
