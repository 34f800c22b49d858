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
