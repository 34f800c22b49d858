import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/wager-recipient#1', 'is whom a Devil chose, for the night that follows', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann, Ann: wager recipient Bob with protect]
    - night 2: [Ann: wager recipient Bob with protect, Bob: wager recipient Ann with protect, Wes: vote Bob in wolfpack]
    - expect: { told: { Ann: [{ kind: role, phase: night 2, result: Wager Recipient }] }, refused: [{ by: Ann, phase: day 1 }, { by: Bob }] }
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/wager-recipient#2', 'sells one thing once', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Ann with protect, Ann: wager recipient Bob with protect, Ann: wager recipient Wes with attack, Ann: wager recipient Bob with trade, Wes: vote Ann in wolfpack]
    - expect: { refused: [{ by: Ann, text: wager recipient Bob with protect }, { by: Ann, text: wager recipient Wes with attack }, { by: Ann, text: wager recipient Bob with trade }] }
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/wager-recipient#2', 'may turn an attack into a protection as long as the night lasts, and the soul is sold once', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Wes with attack, Ann: wager recipient Wim with attack, Ann: wager recipient Bob with protect, Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [], refused: [] }
    - day 2: [Dev: devil Cal with attack]
    - night 3: [Dev: devil Wes with attack, Dev: devil Wim with attack]
    - expect: { dead: [Cal, Wes], refused: [{ by: Dev, text: devil Wim with attack }] }
`);

rule('werewolves/role/wager-recipient#3', 'is none any more when the night is over', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - day 2: []
    - night 3: [Ann: wager recipient Bob with protect, Dev: 'devil say "Still there?"']
    - expect: { refused: [{ by: Ann }, { by: Dev }] }
`);
