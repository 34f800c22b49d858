import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

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

rule('werewolves/role/huntsman?1', 'a White Werewolf is of the pack, and an Undead who stays there', `${head}
  players: { Hal: Huntsman, Whi: White Werewolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Hal: huntsman Whi, Vam: vampire Wes]
    - night 2: [Axl: assassin Wes]
    - night 3: [Hal: huntsman Wes]
    - expect: { roles: { Wes: Undead }, channels: { wolfpack: [Whi, Wes, Wim] }, told: { Hal: [{ about: [Whi], result: true }, { about: [Wes], result: true }] } }
`);
