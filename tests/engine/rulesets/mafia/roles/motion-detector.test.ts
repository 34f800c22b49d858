import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/role/motion-detector#1', 'targets a player: a Watcher sees it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Motion Detector, Bob: Mafia Goon, Cat: Town, Dan: Town Watcher, Eve: Town }
  play:
    - night 1: [Ann: motion detector Cat, Dan: watcher Cat]
    - end
    - expect: { told: { Ann: [{ kind: result, ability: motion detector, about: [Cat] }], Dan: [{ result: [Ann] }] } }
`);

rule('mafia/role/motion-detector#2', 'the target was targeted, or acted', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Motion Detector, Bob: Mafia Goon, Cat: Town, Dan: Town Visitor, Eve: Town Motion Detector, Fay: Town }
  play:
    - night 1: [Ann: motion detector Cat, Dan: visitor Cat, Eve: motion detector Dan]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: Motion Detected }], Eve: [{ about: [Dan], result: Motion Detected }] } }
`);

const still = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Motion Detector, Bob: Mafia Goon, Cat: Town Bulletproof, Dan: Town Visitor, Eve: Town }
  play:
    - night 1: [Ann: motion detector Cat, Dan: visitor Eve]
    - end
`;

rule('mafia/role/motion-detector#3', 'otherwise there was none', `${still}
    - expect: { told: { Ann: [{ about: [Cat], result: No Motion Detected }] } }
`);

rule('mafia/role/motion-detector?1', 'the own visit does not count, another Motion Detector\'s does', `${still}
    - expect: { untold: { Ann: [{ result: Motion Detected }] } }
    - night 2: [Ann: motion detector Cat, Dan: visitor Cat]
    - end
    - expect: { told: { Ann: [{ result: Motion Detected }] } }
`);

rule('mafia/role/motion-detector?2', 'actions without a target count, a Ninja\'s do not', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players:
    Ann: Town Motion Detector
    Bob: Mafia Goon
    Cat: Town Coroner
    Dan: Town Active Ascetic
    Eve: Town Motion Detector
    Fay: Town Ninja Visitor
    Gus: Town Motion Detector
    Hal: Town
    Ivy: Town Motion Detector
    Jon: Town Active Bulletproof
  play:
    - night 1: [Bob: mafia vigilante Hal, Ann: motion detector Fay, Fay: visitor Gus, Eve: motion detector Gus, Gus: motion detector Jon]
    - end
    - expect: { told: { Ann: [{ about: [Fay], result: No Motion Detected }], Eve: [{ about: [Gus], result: Motion Detected }], Gus: [{ about: [Jon], result: No Motion Detected }] } }
    - night 2: [Ann: motion detector Cat, Cat: coroner Hal, Fay: visitor Jon, Gus: motion detector Jon, Jon: use]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: Motion Detected }], Gus: [{ about: [Jon], result: Motion Detected }] } }
    - night 3: [Fay: visitor Jon, Gus: motion detector Jon]
    - end
    - expect: { told: { Gus: [{ about: [Jon], result: No Motion Detected }] } }
`);

rule('mafia/role/motion-detector?3', 'a roleblocked target did nothing, but the Roleblocker came', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Motion Detector, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town Roleblocker, Eve: Town, Fay: Town Motion Detector, Gus: Town Ninja Roleblocker }
  play:
    - night 1: [Ann: motion detector Cat, Cat: doctor Eve, Dan: roleblocker Cat, Fay: motion detector Eve]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: Motion Detected }], Fay: [{ about: [Eve], result: No Motion Detected }] } }
    - night 2: [Ann: motion detector Cat, Cat: doctor Eve, Gus: roleblocker Cat]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: No Motion Detected }] } }
`);
