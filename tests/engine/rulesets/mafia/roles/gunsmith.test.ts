import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/gunsmith#1', 'learns whether a player has a gun', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Gunsmith, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town Gunsmith, Eve: Town Doctor }
  play:
    - night 1: [Ann: gunsmith Cat, Dan: gunsmith Eve]
    - end
    - expect: { told: { Ann: [{ kind: result, ability: gunsmith, about: [Cat], result: true }], Dan: [{ ability: gunsmith, about: [Eve], result: false }] } }
`);

rule('mafia/role/gunsmith#2', 'Cops and their variants, Vigilantes and Gunsmiths have guns, others have none', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Gunsmith
    Bob: Town Cop
    Cat: Town Alignment Cop
    Dan: 'Town [Mafia] Cop'
    Eve: Mafia-aligned Vigilante
    Fay: Town Gunsmith
    Gus: Town Tracker
    Hal: Mafia-aligned Arsonist
    Ivy: Town
  play:
    - night 1: [Ann: gunsmith Bob, Fay: gunsmith Ann]
    - end
    - night 2: [Ann: gunsmith Cat, Fay: gunsmith Gus]
    - end
    - night 3: [Ann: gunsmith Dan, Fay: gunsmith Hal]
    - end
    - night 4: [Ann: gunsmith Eve, Fay: gunsmith Ivy]
    - end
    - expect:
        told:
          Ann: [{ about: [Bob], result: true }, { about: [Cat], result: true }, { about: [Dan], result: true }, { about: [Eve], result: true }]
          Fay: [{ about: [Ann], result: true }, { about: [Gus], result: false }, { about: [Hal], result: false }, { about: [Ivy], result: false }]
`);

rule('mafia/role/gunsmith#3', 'all members of a faction that shares such a power have one, of others none', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Gunsmith, Bob: Mafia Goon, Cat: Mafia Doctor, Dan: Town Mason, Eve: Mime, Fay: Town Gunsmith, Gus: Werewolf Goon, Hal: Mafia-aligned Doctor }
  play:
    - night 1: [Ann: gunsmith Bob, Fay: gunsmith Dan]
    - end
    - night 2: [Ann: gunsmith Cat, Fay: gunsmith Eve]
    - end
    - night 3: [Ann: gunsmith Gus, Fay: gunsmith Hal]
    - end
    - expect:
        told:
          Ann: [{ about: [Bob], result: true }, { about: [Cat], result: true }, { about: [Gus], result: true }]
          Fay: [{ about: [Dan], result: false }, { about: [Eve], result: false }, { about: [Hal], result: false }]
`);

rule('mafia/role/gunsmith#4', 'a setup may leave the guns of factions out, and then tells the Gunsmith', `
  rules: mafia
  options: { start: night, check: off, parity: off, factionGuns: off }
  players: { Ann: Town Gunsmith, Bob: Mafia Goon, Cat: Mafia Cop, Dan: Town, Eve: Town Gunsmithing Tracker }
  play:
    - expect: { told: { Ann: [{ kind: notice, text: no gun }], Eve: [{ kind: notice, text: no gun }] }, untold: { Dan: [{ text: gun }], Bob: [{ text: gun }] } }
    - night 1: [Ann: gunsmith Bob, Eve: tracker Cat]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: false }], Eve: [{ ability: gunsmith, about: [Cat], result: true }] } }
`);

rule('mafia/role/gunsmith#4', 'so it does with whoever becomes one', `
  rules: mafia
  options: { start: night, check: off, parity: off, factionGuns: off }
  players: { Ann: Town Gunsmith, Bob: Mafia Goon, Cat: Town Absorber, Dan: Town Universal Backup, Eve: Town }
  play:
    - night 1: [Ann: gunsmith Cat]
    - expect: { untold: { Cat: [{ text: no gun }], Dan: [{ text: no gun }] } }
    - end
    - expect: { told: { Cat: [{ kind: notice, text: no gun }] } }
    - night 2: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann], told: { Dan: [{ kind: notice, text: no gun }] } }
`);

rule('mafia/role/gunsmith#4', 'as a rule the Gunsmith is told nothing of it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Gunsmith, Bob: Mafia Goon, Cat: Town, Dan: Town }
  play:
    - expect: { untold: { Ann: [{ kind: notice }] } }
`);

rule('mafia/role/gunsmith?1', 'the words are Gun, No Gun and No Result', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Gunsmith, Bob: Mafia Goon, Cat: Town Gunsmith, Dan: Town, Eve: Town Gunsmith, Fay: Mafia Roleblocker }
  play:
    - night 1: [Ann: gunsmith Bob, Cat: gunsmith Dan, Eve: gunsmith Bob, Fay: roleblocker Eve]
    - end
    - expect:
        told:
          Ann: [{ result: true, text: 'Bob: Gun.' }]
          Cat: [{ result: false, text: 'Dan: No Gun.' }]
          Eve: [{ result: No Result, text: No Result }]
`);

rule('mafia/role/gunsmith?2', 'what is inactive, used up or asleep is no gun', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Gunsmith, Bob: Town 1-shot Cop, Cat: Town Gunsmith, Dan: Town Even Cop, Eve: Town Gunsmith, Fay: Town Deputy, Gus: Mafia-aligned Doctor, Hal: Town Novice Vigilante, Ivy: Town Gunsmith }
  play:
    - night 1: [Bob: cop Gus, Ann: gunsmith Bob, Cat: gunsmith Dan, Eve: gunsmith Fay, Ivy: gunsmith Hal]
    - end
    - expect:
        told:
          Ann: [{ about: [Bob], result: true }]
          Cat: [{ about: [Dan], result: false }]
          Eve: [{ about: [Fay], result: false }]
          Ivy: [{ about: [Hal], result: true }]
    - night 2: [Ann: gunsmith Bob, Cat: gunsmith Dan]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: false }], Cat: [{ about: [Dan], result: true }] } }
`);

rule('mafia/role/gunsmith?2', 'nor is what a faction shares, while the membership is inactive', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Gunsmith, Bob: Mafia Goon, Cat: Town (Mafioso Night 2) Doctor, Dan: Town }
  play:
    - night 1: [Ann: gunsmith Cat]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: false }] } }
    - night 2: [Ann: gunsmith Cat]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: true }] } }
`);

rule('mafia/role/gunsmith?3', 'what rides along counts', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Gunsmith, Bob: Town Vigilanting Doctor, Cat: Town Gunsmith, Dan: Mafia-aligned 1-shot Copping Tracker, Eve: Town }
  play:
    - night 1: [Ann: gunsmith Bob, Cat: gunsmith Dan, Dan: tracker Eve with copping]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: true }], Cat: [{ about: [Dan], result: true }] } }
    - night 2: [Cat: gunsmith Dan]
    - end
    - expect: { told: { Cat: [{ about: [Dan], result: false }] } }
`);

rule('mafia/role/gunsmith?4', 'Rolecops of all kinds have none, a Deputy has one once awake', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Gunsmith, Bob: Town Rolecop, Cat: Town Gunsmith, Dan: Town Base Role Cop, Eve: Town Gunsmith, Fay: Town Vanilla Cop, Gus: Town Gunsmith, Hal: 'Town [Doctor] Cop', Ivy: Town Deputy, Jon: Town Cop, Kim: Mafia Goon, Lou: Town }
  play:
    - night 1: [Ann: gunsmith Bob, Cat: gunsmith Dan, Eve: gunsmith Fay, Gus: gunsmith Hal]
    - end
    - expect:
        told:
          Ann: [{ about: [Bob], result: false }]
          Cat: [{ about: [Dan], result: false }]
          Eve: [{ about: [Fay], result: false }]
          Gus: [{ about: [Hal], result: false }]
    - night 2: [Ann: gunsmith Ivy, Kim: mafia vigilante Jon]
    - end
    - expect: { dead: [Jon], told: { Ann: [{ about: [Ivy], result: false }] } }
    - night 3: [Ann: gunsmith Ivy]
    - end
    - expect: { told: { Ann: [{ about: [Ivy], result: true }] } }
`);
