import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/journalist#1', 'nobody reads the journal before', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "secret", Jo: journalist as Fortune Teller]
    - expect: { untold: { Fay: [{ text: secret }] }, unannounced: [{ text: secret }] }
`);

rule('werewolves/role/journalist#2', 'selects a role, and no player', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist Fay]
    - expect: { refused: [{ by: Jo }] }
    - night 1: [Jo: journalist say "secret", Jo: journalist as Citizen, Wes: vote Jo in wolfpack]
    - day 1: []
    - expect: { dead: [Jo], refused: [], untold: { Fay: [{ text: secret }] } }
`);

rule('werewolves/role/journalist#3', 'one change a phase, and one emergency change', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist as Witch, Jo: journalist as Oracle, Jo: journalist as Fortune Teller]
    - expect: { refused: [{ by: Jo }] }
`);

rule('werewolves/role/journalist#4', 'the journal goes to somebody of the role when the Journalist dies', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "first page", Jo: journalist say "second page", Jo: journalist as Fortune Teller]
    - day 1: [Ann: vote Jo]
    - expect: { untold: { Fay: [{ ability: journalist }] } }
    - end
    - expect: { dead: [Jo], told: { Fay: [{ ability: journalist, text: first page }, { ability: journalist, text: second page }] }, untold: { Ann: [{ ability: journalist }], Wes: [{ ability: journalist }] } }
`);

rule('werewolves/role/journalist#5', 'of several one inherits', `${head}
  decide: { journalist-heir: Flo }
  players: { Jo: Journalist, Fay: Fortune Teller, Flo: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "secret", Jo: journalist as Fortune Teller, Wes: vote Jo in wolfpack]
    - day 1: []
    - expect: { told: { Flo: [{ text: secret }] }, untold: { Fay: [{ text: secret }] } }
`);

rule('werewolves/role/journalist#6', 'nobody inherits where nobody has the role', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "secret", Jo: journalist as Witch, Wes: vote Jo in wolfpack]
    - day 1: []
    - expect: { dead: [Jo], untold: { Fay: [{ text: secret }], Ann: [{ text: secret }], Bob: [{ text: secret }], Wes: [{ text: secret }] } }
`);

rule('werewolves/role/journalist#7', 'the journal is lost with the role', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "secret", Jo: journalist as Fortune Teller, Inf: infecting wolf Jo]
    - day 1: [Ann: vote Jo, Bob: vote Jo]
    - end
    - expect: { dead: [Jo], untold: { Fay: [{ text: secret }] } }
`);

rule('werewolves/role/journalist?1', 'who only looks like it inherits nothing', `${head}
  decide: { journalist-heir: Ann }
  players: { Jo: Journalist, Sne: Sneaking Wolf, Ann: Citizen, Ora: Oracle, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "secret", Jo: journalist as Sneaking Wolf, Wes: vote Jo in wolfpack]
    - day 1: []
    - expect: { told: { Sne: [{ ability: journalist, text: secret }] }, untold: { Ann: [{ text: secret }] } }
`);

rule('werewolves/role/journalist?2', 'the dead inherit nothing', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Flo: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "secret", Jo: journalist as Fortune Teller, Wes: vote Fay in wolfpack]
    - day 1: [Ann: vote Jo, Bob: vote Jo]
    - end
    - expect: { dead: [Fay, Jo], told: { Flo: [{ ability: journalist, text: secret }] }, untold: { Fay: [{ text: secret }] } }
`);

rule('werewolves/role/journalist?3', 'without a role nobody inherits', `${head}
  players: { Jo: Journalist, Joe: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "secret", Wes: vote Jo in wolfpack]
    - day 1: []
    - expect: { dead: [Jo], untold: { Joe: [{ text: secret }], Fay: [{ text: secret }], Ann: [{ text: secret }], Bob: [{ text: secret }], Wes: [{ text: secret }] } }
`);
