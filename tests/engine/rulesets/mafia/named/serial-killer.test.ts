import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/named/serial-killer#1', 'a Chaos-aligned Vigilante: kills every Night, and wins alone', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Serial Killer, Bob: Town Alignment Cop, Cat: Mafia }
  play:
    - night 1: [Ann: serial killer Cat, Bob: alignment cop Ann]
    - end
    - expect: { dead: [Cat], told: { Bob: [{ ability: cop, about: [Ann], result: Chaos }] } }
    - night 2: [Ann: vigilante Bob]
    - end
    - expect: { phase: over, winners: [Ann], roles: { Ann: Serial Killer } }
`);
