import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/juror#9', 'an enchanted Juror may bring a false role', `${head}
  decide: { juror-enchanted: 'false', jury-executor: Jan }
  players: { Jim: Juror, Jan: Juror, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Jan]
    - night 2: [Jan: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jim: [{ ability: jury, about: [Wes], result: Flute Player }] } }
`);

rule('werewolves/role/juror#10', 'only the one who carries it out matters', `${head}
  decide: { jury-executor: Jim }
  players: { Jim: Juror, Jan: Juror, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Jan]
    - night 2: [Jan: vote Wes in jury, Jim: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jim: [{ ability: jury, about: [Wes], result: Wolf }] } }
`);

rule('werewolves/role/huntsman#1', 'one player each night', `${head}
  players: { Hal: Huntsman, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hal: huntsman Ann, Hal: huntsman Wes]
    - expect: { refused: [{ by: Hal }], told: { Hal: [{ about: [Ann], result: false }] } }
`);

rule('werewolves/role/huntsman#2', 'it is the pack, not the side', `${head}
  players: { Hal: Huntsman, Tan: Tanner, Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hal: huntsman Tan]
    - expect: { told: { Hal: [{ about: [Tan], result: false }] } }
    - night 2: [Hal: huntsman Whi]
    - expect: { told: { Hal: [{ about: [Whi], result: true }] } }
`);

rule('werewolves/role/huntsman#3', 'the answer comes at once', `${head}
  players: { Hal: Huntsman, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Hal in wolfpack, Hal: huntsman Wes]
    - expect: { dead: [], phase: night 1, told: { Hal: [{ about: [Wes], result: true }] } }
`);

rule('werewolves/role/huntsman#4', 'no disguise touches it', `${head}
  players: { Hal: Huntsman, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hal: huntsman Sne]
    - expect: { told: { Hal: [{ about: [Sne], result: true }] } }
`);

rule('werewolves/role/huntsman#5', 'enchantment does not touch it', `${head}
  players: { Hal: Huntsman, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Hal, Hal: huntsman Wes]
    - expect: { told: { Hal: [{ about: [Wes], result: true }] } }
`);

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
