import { rule } from '../../../../../engine/testing/rule.ts';

const start = `
  rules: mafia
  options: { check: off, parity: off }`;

rule('mafia/general/day-resolution#1', 'a Gladiator takes effect at once, a Day Vigilante kills during the Day, a Public power is used in the thread', `${start}
  players: { Ann: Town Gladiator, Bob: Town Public Day Vigilante, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Bob: vigilante Dan]
    - expect:
        phase: day 1
        dead: [Dan]
        announced: [{ kind: notice, about: [Dan], phase: day 1, text: Bob }, { kind: death, about: [Dan], result: Town, phase: day 1 }]
    - day 1: [Ann: gladiator Cat, Eve: vote Fay]
    - expect: { refused: [{ by: Eve, code: illegal-target }] }
`);

rule('mafia/general/day-resolution#2', 'at once and alone: who acted before the block has a result, who acts after it has none', `${start}
  players: { Ann: Town Day Roleblocker, Bob: Town Double Day Cop, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: cop Cat]
    - expect: { told: { Bob: [{ ability: cop, about: [Cat], result: Non-Town }] } }
    - day 1: [Ann: roleblocker Bob, Bob: cop Dan]
    - expect: { told: { Bob: [{ ability: cop, about: [Dan], result: No Result }] } }
    - day 2: [Bob: cop Dan]
    - expect: { told: { Bob: [{ ability: cop, about: [Dan], result: Town }] } }
`);

rule('mafia/general/day-resolution#2', 'protection for the rest of that Day: from one kill, not from a second one', `${start}
  players: { Ann: Town Day Doctor, Bob: Town Day Vigilante, Cat: Mafia Day Vigilante, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Ann: doctor Dan, Bob: vigilante Dan]
    - expect: { dead: [] }
    - day 1: [Cat: day vigilante Dan]
    - expect: { dead: [Dan] }
    - day 2: [Bob: vigilante Eve]
    - expect: { dead: [Dan, Eve] }
`);

rule('mafia/general/day-resolution#2', 'the protection of one Day does not reach into the next', `${start}
  players: { Ann: Town Day Doctor, Bob: Town Day Vigilante, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Ann: doctor Dan]
    - day 2: [Bob: vigilante Dan]
    - expect: { dead: [Dan] }
`);

rule('mafia/general/day-resolution#2', 'redirection, frame and grant for the rest of that Day', `${start}
  players: { Ann: Town Day Bus Driver, Bob: Town Double Day Cop, Cat: Mafia Day Framer, Dan: Town, Eve: Town Day Bulletproofer, Fay: Town Day Vigilante }
  play:
    - day 1: [Cat: framer Dan, Bob: cop Dan, Eve: bulletproofer Dan, Fay: vigilante Dan]
    - expect: { dead: [], told: { Bob: [{ ability: cop, about: [Dan], result: Non-Town }] } }
    - day 1: [Ann: bus driver Dan and Eve, Bob: cop Dan]
    - expect: { told: { Bob: [{ ability: cop, about: [Dan], result: Town }] } }
    - day 2: [Bob: cop Dan, Fay: vigilante Dan]
    - expect: { dead: [Dan], told: { Bob: [{ ability: cop, about: [Dan], result: Town }] } }
`);

rule('mafia/general/day-resolution#3', 'the killed player neither acts nor votes, the vote is lost, and three of five are now enough', `${start}
  players: { Ann: Town Day Vigilante, Bob: Town Day Cop, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Bob: vote Dan, Cat: vote Dan, Eve: vote Dan, Ann: vigilante Bob]
    - expect: { phase: day 1, dead: [Bob] }
    - day 1: [Bob: vote Dan, Bob: cop Cat, Fay: vote Dan]
    - expect: { dead: [Bob, Dan], refused: [{ by: Bob, text: vote Dan, code: dead }, { by: Bob, text: cop Cat, code: dead }] }
`);

rule('mafia/general/day-resolution#3', 'the votes that stand may be enough once fewer are needed', `${start}
  players: { Ann: Town Day Vigilante, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Cat: vote Dan, Eve: vote Dan, Fay: vote Dan, Ann: vigilante Bob]
    - expect: { phase: night 1, dead: [Bob, Dan], announced: [{ kind: vote, about: [Dan] }] }
`);

rule('mafia/general/day-resolution#3', 'consequences at once: a Bomb, a Lover, the win', `${start}
  decide: { lover-target: Cat }
  players: { Ann: Town Day Vigilante, Bob: Town Lover, Cat: Mafia Bomb, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vigilante Cat]
    - expect: { phase: over, dead: [Ann, Bob, Cat], winners: [Ann, Bob, Dan, Eve] }
`);

rule('mafia/general/day-resolution#4', 'what reads a state is told at once', `${start}
  players: { Ann: Town Day Rolecop, Bob: Town Day Gunsmith, Cat: Mafia Vigilante, Dan: Town Day Coroner, Eve: Town Day Forensic Investigator, Fay: Town Day Vigilante, Gus: Town Day Alignment Cop, Hal: Town }
  play:
    - day 1: [Fay: vigilante Hal, Ann: rolecop Cat, Bob: gunsmith Cat, Dan: coroner Hal, Gus: alignment cop Cat]
    - expect:
        phase: day 1
        told:
          Ann: [{ ability: rolecop, about: [Cat], result: [Vigilante] }]
          Bob: [{ ability: gunsmith, about: [Cat], result: true }]
          Dan: [{ ability: coroner, about: [Hal], result: Town }]
          Gus: [{ ability: cop, about: [Cat], result: Mafia }]
`);

rule('mafia/general/day-resolution#4', 'what sums up a phase is told when the Day ends, of all that was done in it, before the lynch', `${start}
  players: { Ann: Town Day Tracker, Bob: Town Day Watcher, Cat: Mafia, Dan: Town Day Visitor, Eve: Town Day Motion Detector, Fay: Town, Gus: Town Day Follower }
  play:
    - day 1: [Ann: tracker Dan, Bob: watcher Fay, Eve: motion detector Cat, Gus: follower Dan, Dan: visitor Fay]
    - expect: { untold: { Ann: [{ kind: result }], Bob: [{ kind: result }], Eve: [{ kind: result }], Gus: [{ kind: result }] } }
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]
    - expect:
        phase: night 1
        dead: [Ann]
        told:
          Ann: [{ ability: tracker, about: [Dan], result: [Fay], phase: day 1 }]
          Bob: [{ ability: watcher, about: [Fay], result: [Dan] }]
          Eve: [{ ability: motion detector, about: [Cat], result: No Motion Detected }]
          Gus: [{ ability: follower, about: [Dan], result: [Miscellaneous] }]
`);

rule('mafia/general/day-resolution#4', 'a block that stopped one of them shows at the end, too', `${start}
  players: { Ann: Town Day Tracker, Bob: Town Day Roleblocker, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: roleblocker Ann, Ann: tracker Bob]
    - expect: { untold: { Ann: [{ kind: result }] } }
    - end
    - expect: { told: { Ann: [{ ability: tracker, about: [Bob], result: No Result }] } }
`);

rule('mafia/general/day-resolution#5', 'a player stopped by a Day Roleblocker still votes', `${start}
  players: { Ann: Town Day Roleblocker, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: roleblocker Bob, Bob: vote Cat, Dan: vote Cat, Eve: vote Cat]
    - expect: { dead: [Cat], refused: [] }
`);

rule('mafia/general/day-resolution#3', 'votes for the dead are gone', `${start}
  players: { Ann: Town Day Vigilante, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vote Dan, Ann: vigilante Dan, Bob: unvote, Bob: vote Dan]
    - expect: { refused: [{ by: Bob, text: unvote, code: nothing-to-withdraw }, { by: Bob, text: vote Dan, code: illegal-target }] }
`);

rule('mafia/general/day-resolution#4', 'of that Day alone', `${start}
  players: { Ann: Town Day Tracker, Bob: Town, Cat: Mafia, Dan: Town Day Visitor, Eve: Town }
  play:
    - day 1: [Dan: visitor Eve]
    - day 2: [Dan: visitor Bob, Ann: tracker Dan]
    - end
    - expect: { told: { Ann: [{ ability: tracker, about: [Dan], result: [Bob] }] } }
`);

rule('mafia/modifier/permanent?3', 'a Permanent Day Cop: one result at once, a new one when each later Day ends, none at night', `${start}
  players: { Ann: Town Permanent Day Cop, Bob: Town, Cat: Mafia, Dan: Mafia Day Framer, Eve: Town }
  play:
    - day 1: [Ann: cop Bob]
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: Town, phase: day 1 }] } }
    - end
    - expect: { untold: { Ann: [{ ability: cop }] } }
    - end
    - expect: { phase: day 2, untold: { Ann: [{ ability: cop }] } }
    - day 2: [Dan: framer Bob]
    - end
    - expect: { told: { Ann: [{ ability: cop, about: [Bob], result: Non-Town, phase: day 2 }] } }
`);
