import { rule } from '../../../../../engine/testing/rule.ts';

const night = (acts: string) => `
  rules: mafia
  seed: 3
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Mafia Roleblocker, Dan: Town Doctor, Eve: Town, Fay: Town Watcher, Gus: Town }
  play:
    - night 1: [${acts}]
    - end
    - expect: { dead: [], told: { Ann: [{ result: Non-Town }], Fay: [{ result: [Bob, Dan] }] } }
`;

rule('mafia/general/randomness#3', 'the order of submission does not matter', night('Ann: cop Bob, Bob: mafia vigilante Eve, Dan: doctor Eve, Fay: watcher Eve'));
rule('mafia/general/randomness#3', 'in any order', night('Fay: watcher Eve, Dan: doctor Eve, Bob: mafia vigilante Eve, Ann: cop Bob'));
rule('mafia/general/randomness#3', 'only the last valid choice counts', night(
  'Ann: cop Fay, Ann: cop Bob, Ann: cop Ann, Cat: mafia vigilante Gus, Bob: mafia vigilante Eve, Dan: doctor Gus, Dan: doctor Eve, Fay: watcher Eve, Cat: roleblocker Ann, Cat: cancel roleblocker'));
