import { rule } from '../../../../../engine/testing/rule.ts';

const seen = (ninja: string): string => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Watcher
    Bob: Town Tracker
    Cat: Town Voyeur
    Dan: Town Follower
    Eve: Town Motion Detector
    Fay: Town Motion Detector
    Gus: Town Targeting Forensic Investigator
    Hal: Mafia-aligned ${ninja} Vigilante
    Ivy: Town
    Jon: Town Rolecop
    Kim: Town Gunsmith
    Lou: Town Forensic Investigator
  play:
    - night 1:
        - Ann: watcher Ivy
        - Bob: tracker Hal
        - Cat: voyeur Ivy
        - Dan: follower Hal
        - Eve: motion detector Hal
        - Gus: targeting forensic investigator Ivy
        - Hal: vigilante Ivy
    - end
`;

const unseen = `${seen('Ninja')}
    - expect:
        dead: [Ivy]
        told:
          Ann: [{ ability: watcher, result: [Cat, Gus] }]
          Bob: [{ ability: tracker, result: [] }]
          Cat: [{ ability: voyeur, result: [Investigative] }]
          Dan: [{ ability: follower, result: [] }]
          Gus: [{ ability: forensic investigator, result: [Ann, Cat] }]
`;

rule('mafia/modifier/ninja#1', 'investigators cannot detect the power', unseen);

rule('mafia/modifier/ninja?1', 'none of those that look at actions; those that look at roles do', `${unseen}
    - night 2: [Eve: motion detector Hal, Fay: motion detector Ann, Hal: vigilante Ann, Jon: rolecop Hal, Kim: gunsmith Hal, Lou: forensic investigator Ivy]
    - end
    - expect:
        dead: [Ann, Ivy]
        told:
          Eve: [{ result: Motion Detected }]
          Fay: [{ result: No Motion Detected }]
          Jon: [{ about: [Hal], result: [Ninja, Vigilante] }]
          Kim: [{ about: [Hal], result: true }]
          Lou: [{ about: [Ivy], result: [Ann, Cat, Gus] }]
    - night 3: [Eve: motion detector Hal, Hal: vigilante Kim]
    - end
    - expect: { dead: [Ann, Ivy, Kim], told: { Eve: [{ result: No Motion Detected }] } }
`);

rule('mafia/modifier/ninja#1', 'without it they do', `${seen('Strongman')}
    - expect:
        dead: [Ivy]
        told:
          Ann: [{ ability: watcher, result: [Cat, Gus, Hal] }]
          Bob: [{ ability: tracker, result: [Ivy] }]
          Cat: [{ ability: voyeur, result: [Killing, Investigative] }]
          Dan: [{ ability: follower, result: [Killing] }]
          Gus: [{ ability: forensic investigator, result: [Ann, Cat, Hal] }]
`);

rule('mafia/modifier/ninja#1', 'only what carries it: a Ninja rider is left out of the categories, and a counted one shows when it is not added', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Voyeur, Bob: Town Follower, Cat: Town (Ninja Roleblocking) Doctor, Dan: Mafia-aligned 1-shot Ninja Vigilante, Eve: Town, Fay: Town Tracker, Gus: Town Bulletproof }
  play:
    - night 1: [Ann: voyeur Gus, Bob: follower Cat, Cat: doctor Gus, Dan: vigilante Gus with ninja, Fay: tracker Dan]
    - end
    - expect: { told: { Ann: [{ result: [Protective, Investigative] }], Bob: [{ result: [Protective] }], Fay: [{ result: [] }] } }
    - night 2: [Ann: voyeur Gus, Dan: vigilante Gus, Fay: tracker Dan]
    - end
    - expect: { dead: [], told: { Ann: [{ result: [Killing, Investigative] }], Fay: [{ result: [Gus] }] } }
`);

rule('mafia/modifier/ninja#2', 'it does not set off Reactive roles', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Vigilante, Bob: Mafia Goon, Cat: Town Ninja Visitor, Dan: Town Visitor, Eve: Town Reactive Cop }
  play:
    - night 1: [Cat: visitor Ann]
    - end
    - expect: { dead: [] }
    - night 2: [Cat: visitor Eve, Dan: visitor Ann]
    - end
    - expect: { dead: [Dan], untold: { Eve: [{ kind: result }] } }
`);

rule('mafia/modifier/ninja?2', 'it does trigger Target-Triggered, Absorber, Weak and Bomb', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Target-Triggered Cop
    Bob: Mafia Goon
    Cat: Town Ninja Visitor
    Dan: Town Weak Ninja Visitor
    Eve: Mafia-aligned Ninja Vigilante
    Fay: Town Bomb
    Gus: Town Ninja Visitor
    Hal: Town Absorber
  play:
    - night 1: [Ann: cop Bob, Cat: visitor Ann, Dan: visitor Bob, Eve: vigilante Fay, Gus: visitor Hal]
    - end
    - expect: { dead: [Dan, Eve, Fay], told: { Ann: [{ ability: cop, result: Non-Town }] }, roles: { Hal: Town Absorber Visitor } }
`);
