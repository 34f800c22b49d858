import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/general/protection-and-kills#1', 'as many attempts are stopped as there are Doctors', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Doctor, Bob: Town Doctor, Cat: Town Vigilante, Dan: Mafia Goon, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: doctor Eve, Bob: doctor Eve, Cat: vigilante Eve, Dan: mafia vigilante Eve]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: doctor Eve, Bob: doctor Fay, Cat: vigilante Eve, Dan: mafia vigilante Eve]
    - end
    - expect: { dead: [Eve] }
`);

rule('mafia/general/killing-action#3', 'a Doctor stops an attempt on the target, not the act of another on somebody else', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Doctor, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Town, Eve: Town, Fay: Town, Gus: Town }
  play:
    - night 1: [Ann: doctor Dan, Bob: mafia vigilante Dan, Cat: vigilante Eve]
    - end
    - expect: { dead: [Eve] }
`);
