import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/general/blocks-and-cycles#1', 'a blocked blocker outside a loop blocks nothing', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Roleblocker, Bob: Mafia Roleblocker, Cat: Town Cop, Dan: Town Roleblocker, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: roleblocker Bob, Bob: roleblocker Ann, Dan: roleblocker Eve, Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ result: Non-Town }] } }
    - night 2: [Dan: roleblocker Bob, Bob: roleblocker Cat, Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ result: Non-Town }] } }
`);

rule('mafia/general/blocks-and-cycles#2', 'two on each other: both are blocked, the shared kill with them', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Roleblocker, Bob: Mafia Roleblocker, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: roleblocker Bob, Bob: roleblocker Ann, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: roleblocker Bob, Bob: roleblocker Ann, Cat: mafia vigilante Dan]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/general/blocks-and-cycles#3', 'three in a ring: all are blocked, who is outside acts', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Roleblocker Cop, Bob: Mafia Roleblocker, Cat: Town Roleblocker, Dan: Town Cop, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1:
        - Ann: roleblocker Bob
        - Ann: cop Bob
        - Bob: roleblocker Cat
        - Bob: mafia vigilante Eve
        - Cat: roleblocker Ann
        - Dan: cop Bob
    - end
    - expect: { dead: [], told: { Ann: [{ ability: cop, result: No Result }], Dan: [{ ability: cop, result: Non-Town }] } }
`);

rule('mafia/general/blocks-and-cycles#4', 'A on B on C: B is blocked and C acts', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Roleblocker, Bob: Mafia Roleblocker, Cat: Town Cop, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: roleblocker Bob, Bob: roleblocker Cat, Cat: cop Bob]
    - end
    - expect: { told: { Cat: [{ result: Non-Town }] } }
`);

rule('mafia/general/blocks-and-cycles#20', 'who dies tonight has acted', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Roleblocker, Bob: Mafia Goon, Cat: Mafia Cop, Dan: Town Cop, Eve: Town, Fay: Town, Gus: Town, Hal: Town }
  play:
    - night 1: [Ann: roleblocker Cat, Cat: cop Ann, Bob: mafia vigilante Ann, Dan: cop Bob]
    - end
    - expect: { dead: [Ann], told: { Cat: [{ result: No Result }], Dan: [{ result: Non-Town }] } }
`);

rule('mafia/general/blocks-and-cycles#1', 'a block that holds in a loop has been a visit; what it stops has not', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Roleblocker, Bob: Mafia Roleblocker, Cat: Town Watcher, Dan: Town Watcher, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: roleblocker Bob, Bob: roleblocker Ann, Bob: mafia vigilante Eve, Cat: watcher Ann, Dan: watcher Eve]
    - end
    - expect: { dead: [], told: { Cat: [{ result: [Bob] }], Dan: [{ result: [] }] } }
`);
