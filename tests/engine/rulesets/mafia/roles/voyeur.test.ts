import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Voyeur, Bob: Mafia Goon, Cat: Town, Dan: Town Doctor, Eve: Town Visitor, Fay: Town Jailkeeper, Gus: Town Cop, Hal: Town Tracker, Ivy: Town Voyeur }
  play:
    - night 1: [Ann: voyeur Cat, Eve: visitor Cat, Bob: mafia vigilante Cat, Dan: doctor Cat, Fay: jailkeeper Gus, Gus: cop Cat, Hal: tracker Cat, Ivy: voyeur Gus]
    - end
`;

rule('mafia/role/voyeur#1', 'learns the categories of what targeted the target, all parts of it', `${table}
    - expect:
        told:
          Ann: [{ kind: result, ability: voyeur, about: [Cat], result: { has: [Protective, Killing, Miscellaneous] } }]
          Ivy: [{ about: [Gus], result: { has: [Manipulative, Protective] } }]
        untold: { Ann: [{ result: { has: [Manipulative] } }] }
`);

rule('mafia/role/voyeur#2', 'each once, so that another investigator is not noticed', `${table}
    - expect: { told: { Ann: [{ about: [Cat], result: [Protective, Killing, Investigative, Miscellaneous] }] } }
    - night 2: [Ann: voyeur Cat, Hal: tracker Cat, Ivy: voyeur Eve]
    - end
    - expect: { told: { Ann: [{ result: [Investigative] }], Ivy: [{ result: [Investigative] }] } }
`);

rule('mafia/role/voyeur?1', 'the own action is among them', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Voyeur, Bob: Mafia Goon, Cat: Town, Dan: Town Self Voyeur, Eve: Town Visitor, Fay: Town Voyeuring Doctor }
  play:
    - night 1: [Ann: voyeur Cat, Eve: visitor Dan, Fay: doctor Bob]
    - end
    - expect: { told: { Ann: [{ about: [Cat], result: [Investigative] }], Dan: [{ about: [Dan], result: [Miscellaneous] }], Fay: [{ ability: voyeur, about: [Bob], result: [Protective, Investigative] }] } }
`);

rule('mafia/role/voyeur?2', 'in the order Manipulative, Protective, Killing, Investigative, Miscellaneous', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Voyeur, Bob: Town Visitor, Cat: Town, Dan: Mafia Roleblocker, Eve: Mafia Vigilante, Fay: Town Doctor }
  play:
    - night 1: [Ann: voyeur Cat, Bob: visitor Cat, Eve: vigilante Cat, Fay: doctor Cat, Dan: roleblocker Cat]
    - end
    - expect: { told: { Ann: [{ text: 'Cat: Manipulative, Protective, Killing, Investigative and Miscellaneous.' }] } }
`);
