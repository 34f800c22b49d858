import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Coroner, Bob: Mafia Goon, Cat: Town 2-shot Roleblocking Doctor, Dan: Town Forensic Investigator, Eve: Town Tracker, Fay: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat, Ann: coroner Cat]
    - end
    - expect: { dead: [Cat], refused: [{ by: Ann }] }
    - night 2: [Ann: coroner Cat, Dan: forensic investigator Cat, Eve: tracker Ann]
    - end
`;

rule('mafia/role/coroner#1', 'learns the full role of a dead player', `${table}
    - expect: { told: { Ann: [{ kind: result, ability: coroner, about: [Cat], result: Town 2-shot Roleblocking Doctor }] } }
`);

rule('mafia/role/coroner#2', 'picking is no targeting: a Tracker sees nothing of it, nor does who asks for the visitors of the dead', `${table}
    - expect: { told: { Eve: [{ ability: tracker, about: [Ann], result: [], text: Nobody }], Dan: [{ about: [Cat], result: [Bob] }] } }
    - night 3: [Dan: forensic investigator Cat]
    - end
    - expect: { told: { Dan: [{ about: [Cat], result: [Bob] }] } }
`);

rule('mafia/role/coroner#3', 'learns what the flips of the game withhold', `
  rules: mafia
  options: { start: night, check: off, parity: off, flip: none }
  players: { Ann: Town Coroner, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat], unannounced: [{ result: Town Doctor }] }
    - night 2: [Ann: coroner Cat]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: Town Doctor }] }, unannounced: [{ about: [Cat] }] }
`);

rule('mafia/role/coroner?1', 'one pick each night, every night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Coroner, Bob: Mafia Goon, Cat: Town Doctor, Dan: Mafia-aligned Vigilante, Eve: Town Cop, Fay: Town, Gus: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat, Dan: vigilante Eve]
    - night 2: [Ann: coroner Cat, Ann: coroner Eve]
    - end
    - expect: { told: { Ann: [{ about: [Eve], result: Town Cop }] }, untold: { Ann: [{ about: [Cat] }] } }
    - night 3: [Ann: coroner Cat]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: Town Doctor }] } }
`);

rule('mafia/role/coroner?2', 'sees what a Janitor, Secret and Hidden withheld', `
  rules: mafia
  options: { start: night, check: off, parity: off, hidden: on }
  players: { Ann: Town Double Coroner, Bob: Mafia Goon, Cat: Town Hidden Miller Secret Doctor, Dan: Mafia Janitor, Eve: Town Cop, Fay: Town Vigilante, Gus: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat, Fay: vigilante Eve, Dan: janitor Eve]
    - end
    - expect: { dead: [Cat, Eve], unannounced: [{ result: Town Hidden Miller Secret Doctor }, { result: Town Cop }] }
    - night 2: [Ann: coroner Cat, Ann: coroner Eve]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: Town Hidden Miller Secret Doctor }, { about: [Eve], result: Town Cop }] } }
`);

rule('mafia/role/coroner?3', 'the role at death, and of a Tree Stump the present one', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Double Coroner, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town Vanillaiser, Eve: Town Tree Stump Cop, Fay: Town, Gus: Town }
  play:
    - night 1: [Dan: vanillaiser Cat]
    - day 1: [Ann: vote Eve, Bob: vote Eve, Cat: vote Eve, Dan: vote Eve]
    - night 2: [Bob: mafia vigilante Cat]
    - night 3: [Ann: coroner Cat, Ann: coroner Eve]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: Town }, { about: [Eve], result: Town Tree Stump Cop }] } }
`);
