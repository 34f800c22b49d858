import { rule } from '../../../../../engine/testing/rule.ts';

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
