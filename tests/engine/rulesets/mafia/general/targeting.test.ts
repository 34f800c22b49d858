import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/general/targeting#1', 'targeting is seen, whatever it does', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Watcher, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: watcher Dan, Cat: doctor Dan, Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [], told: { Ann: [{ result: [Bob, Cat] }] } }
`);

rule('mafia/general/targeting#3', 'who was blocked stayed at home', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Watcher, Bob: Mafia Goon, Cat: Town Roleblocker, Dan: Town, Eve: Town Tracker, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: watcher Dan, Bob: mafia vigilante Dan, Cat: roleblocker Bob, Eve: tracker Bob]
    - end
    - expect: { dead: [], told: { Ann: [{ result: [] }], Eve: [{ result: [], text: Nobody }] } }
`);

rule('mafia/general/targeting#4', 'who met a closed door went out', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Tracker, Bob: Mafia Goon, Cat: Town Doctor, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: tracker Bob, Bob: mafia vigilante Dan, Cat: doctor Dan]
    - end
    - expect: { dead: [], told: { Ann: [{ result: [Dan] }] } }
`);
