import { rule } from '../../../../../engine/testing/rule.ts';

const dies = (role: string, flip: string, more = '') => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: ${role}, Bob: Town, Cat: Town, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Dan: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann], announced: [{ kind: death, about: [Ann], result: ${flip} }]${more} }
`;

rule('mafia/modifier/secret#1', 'the Secret part is not revealed at the flip', dies('Town Secret Bomb Cop', 'Town Secret Cop', ', unannounced: [{ text: Bomb }]').replace('dead: [Ann]', 'dead: [Ann, Dan]'));
rule('mafia/modifier/secret#2', 'the word Secret stands in its place', dies('Town Secret Loyal Cop Doctor', 'Town Secret Doctor'));
rule('mafia/modifier/secret#2', 'several parts, each its own word', dies('Town Secret Cop Doctor Secret Tracker', 'Town Secret Doctor Secret'));

rule('mafia/modifier/secret?1', 'the player knows the part', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Secret Cop, Bob: Town, Cat: Mafia Goon, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Cat]
    - end
    - expect: { told: { Ann: [{ kind: role, result: Town Secret Cop }, { result: Non-Town }] } }
`);

rule('mafia/modifier/secret?2', 'an alignment', dies('Secret Town Cop', 'Secret Cop'));
rule('mafia/modifier/secret?2', 'a membership', dies('Town Neighbor Secret', 'Town Secret'));
rule('mafia/modifier/secret?2', 'an alignment, where nothing else is shown', dies('Secret Town Cop', 'Secret').replace('parity: off', 'parity: off, flip: alignment'));
