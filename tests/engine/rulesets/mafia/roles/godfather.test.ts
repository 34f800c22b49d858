import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/godfather#1', 'other roles take the holder for Town', night(
  'Ann: Mafia Godfather, Bob: Town Cop',
  'Bob: cop Ann',
  'told: { Bob: [{ result: Town }] }'));

rule('mafia/role/godfather#2', 'Loyal and Weak, too', night(
  'Ann: Mafia Godfather, Bob: Town Loyal Doctor, Cat: Town Weak Visitor',
  'Bob: doctor Ann, Cat: visitor Ann, Zed: mafia vigilante Ann',
  'dead: []'));

rule('mafia/role/godfather?1', 'the flip tells the truth', night(
  'Ann: Mafia Godfather, Bob: Town Vigilante',
  'Bob: vigilante Ann',
  'dead: [Ann], announced: [{ kind: death, about: [Ann], result: Mafia Godfather }]'));

rule('mafia/role/godfather?1', 'and the Town has not won while a Godfather lives', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Godfather, Bob: Town Vigilante, Cat: Town, Dan: Mafia Goon }
  play:
    - night 1: [Bob: vigilante Dan]
    - end
    - expect: { dead: [Dan], phase: day 1, winners: [] }
    - night 2: [Bob: vigilante Ann]
    - end
    - expect: { winners: [Bob, Cat] }
`);

rule('mafia/role/godfather?2', 'a Town Universal Backup takes over from a Mafia Godfather', table('Ann: Town Universal Backup, Bob: Mafia Godfather Cop, Cat: Town Vigilante', `
  - night 1: [Cat: vigilante Bob]
  - night 2: [Ann: cop Zed]
  - end
  - expect: { told: { Ann: [{ ability: cop, result: Non-Town }] } }`));
