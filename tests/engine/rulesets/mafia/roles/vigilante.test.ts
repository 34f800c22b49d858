import { rule } from '../../../../../engine/testing/rule.ts';
import { night } from '../one-night.ts';

rule('mafia/role/vigilante#1', 'the target dies at the end of the night', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Vigilante, Bob: Mafia Goon, Cat: Mafia Goon, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: vigilante Bob]
    - expect: { alive: [Ann, Bob, Cat, Dan, Eve, Fay], phase: night 1 }
    - end
    - expect: { phase: day 1, dead: [Bob], winners: [], announced: [{ kind: death, about: [Bob], result: Mafia Goon }] }
`);

rule('mafia/role/vigilante?1', 'one who dies that night still kills', night(
  'Ann: Town Vigilante, Bob: Mafia Vigilante',
  'Ann: vigilante Bob, Bob: vigilante Ann',
  'dead: [Ann, Bob]'));
