import { rule } from '../../../../../engine/testing/rule.ts';

const table = (role: string): string => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town ${role}, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: mafia vigilante Ann]
    - day 1: [Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]`;

rule('mafia/named/deathproof#1', 'Lynchproof and Bulletproof together', `${table('Deathproof')}
    - expect: { phase: night 2, dead: [] }
`);

rule('mafia/named/deathproof#1', 'and nothing more: a Strongman kills', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Deathproof, Bob: Town, Cat: Mafia Strongman Vigilante, Dan: Town, Eve: Town }
  play:
    - night 1: [Cat: strongman vigilante Ann]
    - end
    - expect: { dead: [Ann], announced: [{ kind: death, about: [Ann], result: Town Deathproof, text: Town Deathproof (Lynchproof Bulletproof) }] }
`);
