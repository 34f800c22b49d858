import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/named/jailkeeper#1', 'a Roleblocking Doctor: the target neither acts nor dies', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Jailkeeper, Bob: Town Cop, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: jailkeeper Bob, Bob: cop Cat, Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [], told: { Bob: [{ ability: cop, result: No Result }] } }
`);
