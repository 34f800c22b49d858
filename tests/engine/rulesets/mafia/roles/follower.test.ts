import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/follower#1', 'learns the categories of what the target does that night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Follower, Bob: Mafia Cop, Cat: Town, Dan: Town Follower, Eve: Town Visitor, Fay: Town, Gus: Town Follower, Hal: Town Roleblocker }
  play:
    - night 1: [Ann: follower Bob, Bob: mafia vigilante Cat, Bob: cop Cat, Dan: follower Eve, Eve: visitor Fay, Gus: follower Hal, Hal: roleblocker Fay]
    - end
    - expect:
        told:
          Ann: [{ kind: result, ability: follower, about: [Bob], result: [Killing, Investigative] }]
          Dan: [{ about: [Eve], result: [Miscellaneous] }]
          Gus: [{ about: [Hal], result: [Manipulative] }]
    - night 2: [Ann: follower Bob, Bob: cop Fay]
    - end
    - expect: { told: { Ann: [{ about: [Bob], result: [Investigative] }] } }
`);

const twice = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Follower, Bob: Town Cop Tracker, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: follower Bob, Bob: cop Cat, Bob: tracker Cat]
    - end
`;

rule('mafia/role/follower#2', 'a list of categories, without the number of actions', `${twice}
    - expect: { told: { Ann: [{ about: [Bob], result: [Investigative], text: 'Bob: Investigative.' }] }, untold: { Ann: [{ text: '2' }, { text: two }] } }
`);

rule('mafia/role/follower?1', 'no category is listed twice', `${twice}
    - expect: { told: { Ann: [{ about: [Bob], result: { size: 1 } }] } }
`);

rule('mafia/role/follower?2', 'all parts of a composed action, and what modifiers add', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Follower, Bob: Town Jailkeeper, Cat: Mafia Goon, Dan: Town Suicidal Visitor, Eve: Town Follower, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: follower Bob, Bob: jailkeeper Gus, Eve: follower Dan, Dan: visitor Gus]
    - end
    - expect: { dead: [Dan], told: { Ann: [{ result: [Manipulative, Protective] }], Eve: [{ result: [Killing, Miscellaneous] }] } }
`);

rule('mafia/role/follower?3', '"None" where there was none, or it stayed at home, or was a Ninja; what was stopped at its target shows', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Follower
    Bob: Town Follower
    Cat: Town Follower
    Dan: Town Follower
    Eve: Town Doctor
    Fay: Town Roleblocker
    Gus: Mafia-aligned Ninja Vigilante
    Hal: Town Ascetic
    Ivy: Town Cop
    Jon: Mafia Goon
  play:
    - night 1: [Ann: follower Jon, Bob: follower Eve, Cat: follower Gus, Dan: follower Ivy, Eve: doctor Jon, Fay: roleblocker Eve, Gus: vigilante Jon, Ivy: cop Hal]
    - end
    - expect:
        dead: [Jon]
        told:
          Ann: [{ about: [Jon], result: [], text: None }]
          Bob: [{ about: [Eve], result: [] }]
          Cat: [{ about: [Gus], result: [] }]
          Dan: [{ about: [Ivy], result: [Investigative] }]
`);

rule('mafia/role/follower?4', 'what targets nobody is an action, a passive power is none', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Follower
    Bob: Town Follower
    Cat: Town Follower
    Dan: Town Follower
    Eve: Town Active Bulletproof
    Fay: Town Bulletproof
    Gus: Town Lightning Rod
    Hal: Mafia-aligned Arsonist
    Ivy: Mafia Goon
  play:
    - night 1: [Ann: follower Eve, Eve: use, Bob: follower Fay, Dan: follower Hal, Hal: arsonist with ignite]
    - end
    - expect:
        told:
          Ann: [{ about: [Eve], result: [Protective] }]
          Bob: [{ about: [Fay], result: [] }]
          Dan: [{ about: [Hal], result: [Killing] }]
    - night 2: [Ann: follower Eve]
    - end
    - expect: { told: { Ann: [{ about: [Eve], result: [] }] } }
    - night 3: [Cat: follower Gus, Gus: lightning rod]
    - end
    - expect: { told: { Cat: [{ about: [Gus], result: [Manipulative] }] } }
`);

rule('mafia/role/follower?4', 'nor is what works by itself or comes from an earlier night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Follower, Bob: Mafia Goon, Cat: Town Self Doctor Reactive Cop Delayed Roleblocker, Dan: Town Follower }
  play:
    - night 1: [Ann: follower Cat, Cat: roleblocker Bob]
    - end
    - expect: { told: { Ann: [{ result: [Manipulative] }] } }
    - night 2: [Ann: follower Cat, Dan: follower Cat, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [], told: { Ann: [{ result: [], text: None }], Cat: [{ ability: cop, result: [Town, Town] }] } }
`);
