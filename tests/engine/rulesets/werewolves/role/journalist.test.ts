import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/journalist#2', 'selects a role, and no player', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist Fay]
    - expect: { refused: [{ by: Jo }] }
    - night 1: [Jo: journalist say "secret", Jo: journalist as Citizen, Wes: vote Jo in wolfpack]
    - day 1: []
    - expect: { dead: [Jo], refused: [], untold: { Fay: [{ text: secret }] } }
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
