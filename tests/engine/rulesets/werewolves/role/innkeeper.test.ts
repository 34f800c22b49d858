import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/innkeeper#1', 'one role each night', `${head}
  players: { Inn: Innkeeper, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Inn: innkeeper as Wolf, Inn: innkeeper as Citizen]
    - expect: { refused: [{ by: Inn }], told: { Inn: [{ result: 1 }] }, untold: { Inn: [{ result: 3 }] } }
`);

rule('werewolves/role/innkeeper#2', 'the living alone are counted', `${head}
  players: { Inn: Innkeeper, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - night 2: [Inn: innkeeper as Citizen]
    - expect: { told: { Inn: [{ result: 3 }] } }
`);

rule('werewolves/role/innkeeper#3', 'the answer comes at once', `${head}
  players: { Inn: Innkeeper, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Inn: innkeeper as Citizen]
    - expect: { phase: night 1, told: { Inn: [{ result: 3 }] } }
`);

rule('werewolves/role/innkeeper#4', 'a role that is not in the game may be asked for', `${head}
  players: { Inn: Innkeeper, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Inn: innkeeper as Witch]
    - expect: { told: { Inn: [{ result: 0 }] } }
`);

rule('werewolves/role/innkeeper#5', 'a strong disguise counts for the role shown, a weak one for nothing', `${head}
  players: { Inn: Innkeeper, Ann: Citizen, Bob: Citizen, Sne: Sneaking Wolf, Tan: Tanner, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Citizen]
    - night 2: [Inn: innkeeper as Citizen]
    - expect: { told: { Inn: [{ ability: innkeeper, result: 3 }] } }
    - night 3: [Inn: innkeeper as Wolf]
    - expect: { told: { Inn: [{ ability: innkeeper, result: 1 }] } }
`);

rule('werewolves/role/innkeeper?1', 'a strong disguise counts for the role shown and not for the true one', `${head}
  players: { Inn: Innkeeper, Ino: Innkeeper, Ann: Citizen, Bob: Citizen, Sne: Sneaking Wolf, Wes: Wolf }
  play:
    - night 1: [Inn: innkeeper as Citizen, Ino: innkeeper as Sneaking Wolf]
    - expect: { told: { Inn: [{ ability: innkeeper, result: 3 }], Ino: [{ ability: innkeeper, result: 0 }] } }
`);

rule('werewolves/role/innkeeper?2', 'a question about a role goes nowhere else', `${head}
  players: { Inn: Innkeeper, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Inn, App: flute apprentice Wes]
    - night 2: [Inn: innkeeper as Flute Apprentice]
    - expect: { told: { Inn: [{ ability: innkeeper, result: 1 }] }, untold: { App: [{ kind: notice, phase: night 2 }] } }
`);
