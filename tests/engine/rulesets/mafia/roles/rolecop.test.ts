import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/rolecop#1', 'targets a player: a Tracker sees whom, and a block at home leaves it without a result', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Rolecop, Bob: Mafia Doctor, Cat: Town Tracker, Dan: Town Rolecop, Eve: Mafia Roleblocker }
  play:
    - night 1: [Ann: rolecop Bob, Cat: tracker Ann, Dan: rolecop Bob, Eve: roleblocker Dan]
    - end
    - expect:
        told:
          Ann: [{ kind: result, ability: rolecop, about: [Bob], result: [Doctor] }]
          Cat: [{ result: [Bob] }]
          Dan: [{ about: [Bob], result: No Result }]
`);

rule('mafia/role/rolecop#2', 'all base roles and modifiers, a named composition as one word', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Rolecop
    Bob: Mafia Loyal Roleblocker Bomb
    Cat: Town Rolecop
    Dan: Town Loyal Jailkeeper
    Eve: Town Rolecop
    Fay: Town 2-shot Roleblocking Bus Driver Anti-Miller
    Gus: Town Rolecop
    Hal: Town Jack of all Trades (Cop/Doctor)
    Ivy: Town Rolecop
    Jon: Town Lynchproof Bulletproof
    Kim: Town Rolecop
    Lou: Town
  play:
    - night 1: [Ann: rolecop Bob, Cat: rolecop Dan, Eve: rolecop Fay, Gus: rolecop Hal, Ivy: rolecop Jon, Kim: rolecop Lou]
    - end
    - expect:
        told:
          Ann: [{ about: [Bob], result: [Loyal, Roleblocker, Bomb], text: 'Loyal, Roleblocker and Bomb' }]
          Cat: [{ about: [Dan], result: [Loyal, Jailkeeper] }]
          Eve: [{ about: [Fay], result: [2-shot, Roleblocking, Bus Driver, Anti-Miller] }]
          Gus: [{ about: [Hal], result: [Jack of all Trades (Cop/Doctor)] }]
          Ivy: [{ about: [Jon], result: [Deathproof] }]
          Kim: [{ about: [Lou], result: Vanilla }]
`);

rule('mafia/role/rolecop#2', 'what is given for the night is there for the night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Rolecop, Bob: Mafia Goon, Cat: Town Bulletproofer, Dan: Town Ninjaiser, Eve: Town Cop, Ivy: Town Delayed Bomber, Fay: Town Vanilla Cop, Gus: Town Inactiviser, Hal: Town Doctor }
  play:
    - night 1: [Ann: rolecop Eve, Cat: bulletproofer Eve, Dan: ninjaiser Eve, Fay: vanilla cop Bob, Ivy: bomber Eve]
    - end
    - expect: { told: { Ann: [{ result: [Ninja, Cop, Bulletproof] }], Fay: [{ result: Vanilla }] } }
    - night 2: [Ann: rolecop Eve, Fay: vanilla cop Bob, Cat: bulletproofer Bob, Dan: ninjaiser Hal]
    - end
    - expect: { told: { Ann: [{ result: [Cop, Bomb] }], Fay: [{ result: Not Vanilla }] } }
    - night 3: [Fay: vanilla cop Hal, Gus: inactiviser Hal, Ann: rolecop Bob, Dan: ninjaiser Bob]
    - end
    - expect: { told: { Fay: [{ about: [Hal], result: Vanilla }], Ann: [{ about: [Bob], result: Vanilla }] } }
`);

rule('mafia/role/rolecop#v1', 'a Base Role Cop gets one base role', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Base Role Cop, Bob: Mafia Loyal Roleblocker, Cat: Town, Dan: Town, Eve: Town Base Role Cop, Fay: Town Bomb Cop }
  play:
    - night 1: [Ann: base role cop Bob, Eve: base role cop Fay]
    - end
    - expect: { told: { Ann: [{ ability: rolecop, about: [Bob], result: Roleblocker }], Eve: [{ about: [Fay], result: Cop }] } }
`);

rule('mafia/role/rolecop#v2', 'a [Role] Cop learns whether a player has that role', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: 'Town [Doctor] Cop', Bob: Mafia Doctor, Cat: 'Town [Doctor] Cop', Dan: Town Cop, Eve: 'Town [Bus Driver] Cop', Fay: Town Bus Driver }
  play:
    - night 1: [Ann: rolecop Bob, Cat: rolecop Dan, Eve: rolecop Fay]
    - end
    - expect: { told: { Ann: [{ ability: rolecop, about: [Bob], result: true }], Cat: [{ about: [Dan], result: false }], Eve: [{ about: [Fay], result: true }] } }
`);

rule('mafia/role/rolecop#v3', 'a Vanilla Cop gets Vanilla or Not Vanilla', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Vanilla Cop, Bob: Mafia Goon, Cat: Town Vanilla Cop, Dan: Town Bulletproof, Eve: Town }
  play:
    - night 1: [Ann: vanilla cop Bob, Cat: vanilla cop Dan]
    - end
    - expect: { told: { Ann: [{ ability: rolecop, about: [Bob], result: Vanilla }], Cat: [{ about: [Dan], result: Not Vanilla }] } }
`);

rule('mafia/role/rolecop?1', 'neither factions nor the alignment, but the modifiers of a membership', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Rolecop, Bob: Mafia Encryptor Rolecop, Cat: Town Rolecop, Dan: Town Mason Doctor, Eve: Town Rolecop, Fay: Mafia Goon }
  play:
    - night 1: [Ann: rolecop Bob, Cat: rolecop Dan, Eve: rolecop Fay]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: [Rolecop, Encryptor] }], Cat: [{ about: [Dan], result: [Doctor] }], Eve: [{ about: [Fay], result: Vanilla }] } }
`);

rule('mafia/role/rolecop?2', 'Secret and Hidden parts are shown', `
  rules: mafia
  options: { start: night, check: off, parity: off, hidden: on }
  players: { Ann: Town Rolecop, Bob: Mafia Goon, Cat: Town Secret Doctor, Dan: Town Rolecop, Eve: Town Hidden Miller, Fay: Town Rolecop, Gus: Town (Hidden Weak) Cop }
  play:
    - night 1: [Ann: rolecop Cat, Dan: rolecop Eve, Fay: rolecop Gus]
    - end
    - expect:
        told:
          Ann: [{ about: [Cat], result: [Secret, Doctor] }]
          Dan: [{ about: [Eve], result: [Hidden, Miller] }]
          Fay: [{ about: [Gus], result: [Hidden, Weak, Cop] }]
`);

rule('mafia/role/rolecop?3', 'what is inactive or used up is not shown, what only rests is', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Rolecop
    Bob: Mafia Goon
    Cat: Town 1-shot Cop Even Doctor
    Dan: Town Rolecop
    Eve: Town 1-shot Roleblocking Tracker
    Fay: Town Rolecop
    Gus: Town Even Strongman Vigilante
    Hal: Town Rolecop
    Ivy: Town Jack of all Trades (Cop/Doctor)
    Jon: Town Rolecop
    Kim: Town Novice Cop
    Lou: Town Rolecop
    Max: Town Night 1 Inactive Watcher
    Ned: Town Rolecop
    Ola: Town Backup Doctor
  play:
    - night 1: [Cat: cop Bob, Ann: rolecop Cat, Eve: tracker Bob with roleblocking, Dan: rolecop Eve, Fay: rolecop Gus, Ivy: cop Bob, Hal: rolecop Ivy, Jon: rolecop Kim, Lou: rolecop Max, Ned: rolecop Ola]
    - end
    - expect:
        told:
          Ann: [{ about: [Cat], result: [1-shot, Cop] }]
          Dan: [{ about: [Eve], result: [1-shot, Roleblocking, Tracker] }]
          Fay: [{ about: [Gus], result: [Vigilante] }]
          Hal: [{ about: [Ivy], result: [Jack of all Trades (Cop/Doctor)] }]
          Jon: [{ about: [Kim], result: [Novice, Cop] }]
          Lou: [{ about: [Max], result: Vanilla }]
          Ned: [{ about: [Ola], result: [Backup] }]
    - night 2: [Ann: rolecop Cat, Dan: rolecop Eve, Fay: rolecop Gus, Hal: rolecop Ivy, Lou: rolecop Max]
    - end
    - expect:
        told:
          Ann: [{ about: [Cat], result: [Even, Doctor] }]
          Dan: [{ about: [Eve], result: [Tracker] }]
          Fay: [{ about: [Gus], result: [Even, Strongman, Vigilante] }]
          Hal: [{ about: [Ivy], result: [Jack of all Trades (Doctor)] }]
          Lou: [{ about: [Max], result: [Watcher] }]
    - night 3: [Ann: rolecop Cat, Ivy: doctor Bob]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: Vanilla }] } }
    - night 4: [Hal: rolecop Ivy]
    - end
    - expect: { told: { Hal: [{ about: [Ivy], result: Vanilla }] } }
`);

rule('mafia/role/rolecop?4', 'Ninja hides actions and not what a player is', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Rolecop, Bob: Mafia-aligned Ninja Vigilante, Cat: Town Watcher, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: rolecop Bob, Bob: vigilante Dan, Cat: watcher Dan]
    - end
    - expect: { dead: [Dan], told: { Ann: [{ result: [Ninja, Vigilante] }], Cat: [{ result: [] }] } }
`);

rule('mafia/role/rolecop?5', 'first is what comes first in the chain, then in the role', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Base Role Cop
    Bob: Town Visitor Bomb Cop Vigilante Doctor Roleblocker Framer Hider Bus Driver Godfatherer
    Cat: Town Base Role Cop
    Dan: Town Visitor Bomb Cop Vigilante Doctor Roleblocker Framer Hider Bus Driver
    Eve: Town Base Role Cop
    Fay: Town Visitor Bomb Cop Vigilante Doctor Roleblocker Framer Hider
    Gus: Town Base Role Cop
    Hal: Town Visitor Bomb Cop Vigilante Doctor Roleblocker Framer
    Ivy: Town Base Role Cop
    Jon: Town Visitor Bomb Cop Vigilante Doctor Roleblocker
    Kim: Mafia Goon
  play:
    - night 1: [Ann: rolecop Bob, Cat: rolecop Dan, Eve: rolecop Fay, Gus: rolecop Hal, Ivy: rolecop Jon]
    - end
    - expect:
        told:
          Ann: [{ result: Godfatherer }]
          Cat: [{ result: Bus Driver }]
          Eve: [{ result: Hider }]
          Gus: [{ result: Framer }]
          Ivy: [{ result: Roleblocker }]
    - night 2: [Ann: rolecop Kim]
    - end
    - expect: { told: { Ann: [{ about: [Kim], result: Vanilla }] } }
`);

rule('mafia/role/rolecop?5', 'protective, killing, investigative, other active, passive; what rides along counts', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Base Role Cop
    Bob: Town Visitor Bomb Cop Vigilante Doctor
    Cat: Town Base Role Cop
    Dan: Town Visitor Bomb Cop Vigilante
    Eve: Town Base Role Cop
    Fay: Town Bomb Visitor Tracker Cop
    Gus: Town Base Role Cop
    Hal: Town Bulletproof Self Doctor Visitor
    Ivy: Town Base Role Cop
    Jon: Town Loved Bulletproof
    Kim: Town Base Role Cop
    Lou: Mafia-aligned Doctoring Roleblocking Vigilante
    Max: Town Base Role Cop
    Ned: Town Visitor Active Ascetic
  play:
    - night 1: [Ann: rolecop Bob, Cat: rolecop Dan, Eve: rolecop Fay, Kim: rolecop Lou, Gus: rolecop Hal, Ivy: rolecop Jon, Max: rolecop Ned]
    - end
    - expect:
        told:
          Ann: [{ about: [Bob], result: Doctor }]
          Cat: [{ about: [Dan], result: Vigilante }]
          Eve: [{ about: [Fay], result: Tracker }]
          Gus: [{ about: [Hal], result: Visitor }]
          Ivy: [{ about: [Jon], result: Loved }]
          Kim: [{ about: [Lou], result: Roleblocker }]
          Max: [{ about: [Ned], result: Ascetic }]
`);

rule('mafia/role/rolecop?6', 'a [Role] Cop asks for a base role or a named composition, with all its parts', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: 'Town [Jailkeeper] Cop'
    Bob: Town Loyal Roleblocking Doctor
    Cat: 'Town [Jailkeeper] Cop'
    Dan: Town Doctor
    Eve: 'Town [Poisoner] Cop'
    Fay: Mafia-aligned Poisoner
    Gus: 'Town [Poisoner] Cop'
    Hal: Mafia-aligned Strongman Vigilante
    Ivy: 'Town [Roleblocker] Cop'
    Jon: 'Town [Serial Killer] Cop'
    Kim: Serial Killer
    Lou: 'Town [Doctor] Cop'
    Max: Town Backup Doctor
    Ned: 'Town [Jack of all Trades] Cop'
    Quy: 'Town [Switch] Cop'
    Ola: Town Jack of all Trades (Cop/Doctor)
    Pam: Town Enabled:red Cop Switch:red
  play:
    - night 1: [Ann: rolecop Bob, Cat: rolecop Dan, Eve: rolecop Fay, Gus: rolecop Hal, Ivy: rolecop Bob, Jon: rolecop Kim, Lou: rolecop Max, Ned: rolecop Ola, Quy: rolecop Pam]
    - end
    - expect:
        told:
          Ann: [{ about: [Bob], result: true }]
          Cat: [{ about: [Dan], result: false }]
          Eve: [{ about: [Fay], result: true }]
          Gus: [{ about: [Hal], result: false }]
          Ivy: [{ about: [Bob], result: true }]
          Jon: [{ about: [Kim], result: true }]
          Lou: [{ about: [Max], result: false }]
          Ned: [{ about: [Ola], result: true }]
          Quy: [{ about: [Pam], result: true }]
    - night 2: [Jon: rolecop Hal, Ned: rolecop Bob]
    - end
    - expect: { told: { Jon: [{ about: [Hal], result: false }], Ned: [{ about: [Bob], result: false }] } }
`);

rule('mafia/role/rolecop?7', 'memberships are no base roles, their modifiers are modifiers', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Vanilla Cop, Bob: Town Mason, Cat: Town Vanilla Cop, Dan: Mafia Encryptor, Eve: Mafia Goon, Fay: Town Mason }
  play:
    - night 1: [Ann: vanilla cop Bob, Cat: vanilla cop Dan]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: Vanilla }], Cat: [{ about: [Dan], result: Not Vanilla }] } }
`);
