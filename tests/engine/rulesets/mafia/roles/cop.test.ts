import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/cop#1', 'learns at the end of the night whether a player is with the Town', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Town Cop, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Cat: cop Dan]
    - expect: { untold: { Ann: [{ kind: result }], Cat: [{ kind: result }] } }
    - end
    - expect:
        told:
          Ann: [{ kind: result, ability: cop, about: [Bob], result: Non-Town, phase: night 1 }]
          Cat: [{ kind: result, ability: cop, about: [Dan], result: Town }]
        untold: { Bob: [{ kind: result }], Dan: [{ kind: result }], Fay: [{ kind: result }] }
`);

rule('mafia/role/cop#1', 'learns of a player who dies that night, and also when dying', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: cop Dan, Bob: mafia vigilante Dan, Cat: vigilante Ann]
    - end
    - expect: { dead: [Ann, Dan], told: { Ann: [{ ability: cop, about: [Dan], result: Town }] } }
`);

const swapped = `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Town, Dan: Town Bus Driver, Eve: Town, Fay: Town }
  play:
    - expect: { phase: night 1 }
    - night 1: [Ann: cop Bob, Dan: bus driver Bob and Cat]
    - end
`;

rule('mafia/role/cop#2', 'the result is about the player reached, and nothing tells of the redirection', `${swapped}
    - expect:
        told: { Ann: [{ kind: result, ability: cop, result: Town }] }
        untold: { Ann: [{ result: Non-Town }, { kind: notice }, { text: Cat }, { text: Bus Driver }] }
`);

rule('mafia/role/cop?2', 'the result names the player whom the Cop chose', `${swapped}
    - expect: { told: { Ann: [{ kind: result, about: [Bob], result: Town, text: Cop on Bob }] }, untold: { Ann: [{ about: [Cat] }] } }
`);

rule('mafia/role/cop?2', 'two results of one use are each about the player who was chosen there', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Town Copping Deflector, Bob: Mafia Goon, Cat: Town, Dan: Town Bus Driver, Eve: Chaos, Fay: Town }
  play:
    - night 1: [Ann: copping deflector Bob and Cat, Dan: bus driver Cat and Eve]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: Non-Town }, { ability: cop, about: [Cat], result: Non-Town }] }, untold: { Ann: [{ result: Town }] } }
`);

rule('mafia/role/cop#3', 'the words are Town and Non-Town', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia-aligned Cop, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: cop Bob, Bob: cop Cat]
    - end
    - night 2: [Ann: cop Dan, Bob: cop Dan]
    - end
    - expect:
        told:
          Ann: [{ about: [Bob], result: Non-Town, text: 'Non-Town' }, { about: [Dan], result: Town }]
          Bob: [{ about: [Cat], result: Non-Town }, { about: [Dan], result: Town }]
        untold: { Gus: [{ ability: cop }] }
`);

rule('mafia/role/cop#4', 'a blocked Cop is told "No Result"', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Roleblocker, Cat: Town Cop, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Bob: roleblocker Ann, Cat: cop Bob]
    - end
    - expect:
        told:
          Ann: [{ kind: result, ability: cop, about: [Bob], result: No Result }]
          Cat: [{ ability: cop, result: Non-Town }]
        untold: { Ann: [{ result: Non-Town }] }
`);

rule('mafia/role/cop#4', 'so is one whose action failed', `
  rules: mafia
  options: { start: night, check: off }
  players: { Ann: Town Loyal Cop, Bob: Mafia Goon, Cat: Town, Dan: Town Cop, Eve: Town Ascetic }
  play:
    - night 1: [Ann: cop Bob, Dan: cop Eve]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: No Result }], Dan: [{ about: [Eve], result: No Result }] } }
`);

rule('mafia/role/cop#v1', 'an Alignment Cop learns the alignment', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Alignment Cop, Bob: Mafia Goon, Cat: Chaos, Dan: Town Alignment Cop, Eve: Town Alignment Cop, Fay: Mime }
  play:
    - night 1: [Ann: alignment cop Bob, Dan: cop Cat, Eve: alignment cop Fay]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: Mafia }], Dan: [{ ability: cop, result: Chaos }], Eve: [{ ability: cop, result: Mime }] } }
`);

rule('mafia/role/cop#v2', 'an [Alignment] Cop learns whether a player has that one', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: 'Town [Mafia] Cop', Bob: Mafia Goon, Cat: Chaos, Dan: 'Town [Mafia] Cop', Eve: 'Town [Chaos] Cop', Fay: Town }
  play:
    - night 1: [Ann: cop Bob, Dan: cop Cat, Eve: cop Cat]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: true }], Dan: [{ ability: cop, about: [Cat], result: false }], Eve: [{ ability: cop, result: true }] } }
`);

rule('mafia/role/cop?1', 'the words of the variants: as the alignment looks, Mafia or Not Mafia, and No Result', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Alignment Cop, Bob: Mafia Godfather, Cat: 'Town [Mafia] Cop', Dan: Mafia Roleblocker, Eve: Town Miller, Fay: 'Town [Mafia] Cop', Gus: Town }
  play:
    - night 1: [Ann: alignment cop Bob, Cat: cop Eve, Fay: cop Bob]
    - end
    - expect:
        told:
          Ann: [{ result: Town, text: 'Bob: Town.' }]
          Cat: [{ result: true, text: 'Eve: Mafia.' }]
          Fay: [{ result: false, text: 'Bob: Not Mafia.' }]
    - night 2: [Dan: roleblocker Ann, Ann: alignment cop Bob, Cat: cop Eve]
    - end
    - night 3: [Dan: roleblocker Cat, Cat: cop Eve]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: No Result }], Cat: [{ about: [Eve], result: true }, { about: [Eve], result: No Result }] } }
`);

rule('mafia/role/cop?3', 'a blocked or failed investigator of any kind is told "No Result"; an empty list is a result', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Tracker
    Bob: Town Watcher
    Cat: Town Voyeur
    Dan: Town Rolecop
    Eve: Town Gunsmith
    Fay: Town Motion Detector
    Gus: Town Follower
    Hal: Town Mailman
    Ivy: Town Ascetic
    Jon: Mafia Roleblocker
    Kim: Town Loyal Targeting Forensic Investigator
    Lou: Town Sensor Coroner
    Meg: Town
    Ned: Town Watcher
    Ola: Town Follower
  play:
    - night 1:
        - Ann: tracker Ivy
        - Bob: watcher Ivy
        - Cat: voyeur Ivy
        - Dan: rolecop Ivy
        - Eve: gunsmith Ivy
        - Fay: motion detector Ivy
        - Gus: follower Ivy
        - Hal: mailman Ivy say "hello"
        - Kim: targeting forensic investigator Jon
        - Ned: watcher Meg
        - Ola: follower Meg
    - end
    - expect:
        told:
          Ann: [{ ability: tracker, about: [Ivy], result: No Result }]
          Bob: [{ ability: watcher, result: No Result }]
          Cat: [{ ability: voyeur, result: No Result }]
          Dan: [{ ability: rolecop, result: No Result }]
          Eve: [{ ability: gunsmith, result: No Result }]
          Fay: [{ ability: motion detector, result: No Result }]
          Gus: [{ ability: follower, result: No Result }]
          Hal: [{ ability: mailman, result: No Result }]
          Kim: [{ ability: forensic investigator, about: [Jon], result: No Result }]
          Ned: [{ ability: watcher, result: [Ola], text: Ola }]
          Ola: [{ ability: follower, result: [], text: None }]
    - day 1: [Ann: vote Meg, Bob: vote Meg, Cat: vote Meg, Dan: vote Meg, Eve: vote Meg, Fay: vote Meg, Gus: vote Meg, Hal: vote Meg]
    - night 2: [Jon: roleblocker Lou, Lou: sensor, Lou: coroner Meg]
    - end
    - expect:
        told: { Lou: [{ ability: sensor, about: [], result: No Result, text: 'Sensor: No Result.' }, { ability: coroner, about: [Meg], result: No Result }] }
        untold: { Lou: [{ result: Town }] }
`);

rule('mafia/role/cop?4', 'who did not act hears nothing', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Roleblocker, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Bob: roleblocker Ann, Ann: cop Bob, Ann: cancel cop]
    - end
    - expect: { phase: day 1, dead: [], untold: { Ann: [{ kind: result }] } }
`);
