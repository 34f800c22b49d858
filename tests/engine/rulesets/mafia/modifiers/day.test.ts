import { rule } from '../../../../../engine/testing/rule.ts';

const start = `
  rules: mafia
  options: { check: off, parity: off }`;

const five = `${start}
  players: { Ann: Town Day Cop, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }`;

rule('mafia/modifier/day#1', 'by day and only by day', `${five}
  play:
    - day 1: [Ann: cop Cat]
    - expect: { told: { Ann: [{ ability: cop, about: [Cat], result: Non-Town, phase: day 1 }] } }
    - night 1: [Ann: cop Dan]
    - end
    - expect: { refused: [{ by: Ann, phase: night 1 }], untold: { Ann: [{ kind: result }] } }
`);

rule('mafia/modifier/day#1', 'a passive one works by day only: a Day Bulletproof is shot at night', `${start}
  players: { Ann: Town Day Bulletproof, Bob: Town Day Vigilante, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Bob: vigilante Ann]
    - expect: { dead: [] }
    - night 1: [Cat: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/day#2', 'a targeting role targets by day: the target is visited', `${start}
  players: { Ann: Town Day Visitor, Bob: Town Day Watcher, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: visitor Dan, Bob: watcher Dan]
    - end
    - expect: { told: { Bob: [{ ability: watcher, about: [Dan], result: [Ann] }] } }
`);

rule('mafia/modifier/day#3', 'a Day Vigilante kills during the Day', `${start}
  players: { Ann: Town Day Vigilante, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: vigilante Bob]
    - expect: { phase: day 1, dead: [Bob], announced: [{ kind: death, about: [Bob], result: Town, phase: day 1 }] }
`);

const virgin = `${start}
  decide: { lover-target: Bob }
  players: { Ann: Town Day Virgin Lover, Bob: Town, Cat: Mafia, Dan: Town Day Vigilante, Eve: Town, Fay: Town }
  play:`;
const nightKill = `
    - night 1: [Cat: mafia vigilante Eve]
    - end`;

rule('mafia/modifier/day#4', 'a Day Virgin works when lynched', `${virgin}
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann, Eve: vote Ann]${nightKill}
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/day?3', 'not when killed by day', `${virgin}
    - day 1: [Dan: vigilante Ann]${nightKill}
    - expect: { dead: [Ann, Eve] }
`);

rule('mafia/modifier/day?3', 'not by a linked death, even one that follows a lynch', `${virgin}
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]${nightKill}
    - expect: { dead: [Ann, Bob, Eve] }
`);

rule('mafia/modifier/day?3', 'not by a death at zero votes', `${start}
  players: { Ann: Town Day Virgin Double Hated, Bob: Town, Cat: Mafia, Dan: Town Day Vigilante }
  play:
    - day 1: [Dan: vigilante Bob]
    - night 1: [Cat: mafia vigilante Dan]
    - end
    - expect: { dead: [Ann, Bob, Dan] }
`);

rule('mafia/modifier/day?1', 'it takes effect at once: the result is there before the Day ends', `${five}
  play:
    - day 1: [Ann: cop Cat]
    - expect: { phase: day 1, told: { Ann: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/modifier/day?2', 'once a Day for each copy', `${start}
  players: { Ann: Town Day Cop, Bob: Town Double Day Cop, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: cop Cat, Ann: cop Dan, Bob: cop Cat, Bob: cop Dan, Bob: cop Eve]
    - expect:
        refused: [{ by: Ann, text: cop Dan }, { by: Bob, text: cop Eve }]
        told: { Ann: [{ about: [Cat] }], Bob: [{ about: [Cat] }, { about: [Dan] }] }
        untold: { Ann: [{ about: [Dan] }], Bob: [{ about: [Eve] }] }
    - day 2: [Ann: cop Dan]
    - expect: { refused: [], told: { Ann: [{ about: [Dan], result: Town }] } }
`);

rule('mafia/modifier/day?4', 'in private: the table hears nothing of the use', `${five}
  play:
    - day 1: [Ann: cop Cat]
    - expect: { told: { Ann: [{ ability: cop }] }, unannounced: [{ kind: notice }, { about: [Cat] }] }
`);
