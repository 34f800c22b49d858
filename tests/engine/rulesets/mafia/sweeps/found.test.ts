import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

// Cases that the sweeps have found, each small.

rule('mafia/role/universal-backup#2', 'an heir who grants something besides inherits like any other', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Universal Backup Machoiser, Bob: Mafia Goon, Cat: Town Cop, Dan: Town, Eve: Town }
  play:
    - night 1: [Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat], roles: { Ann: Town Machoiser Cop } }
`);

rule('mafia/modifier/hidden#1', 'what wakes and is Hidden is not told of', `
  rules: mafia
  options: { start: night, check: off, parity: off, hidden: on }
  players: { Ann: Town Backup Hidden Bulletproof, Bob: Mafia Goon, Cat: Town Bulletproof, Dan: Town Strongman Vigilante, Eve: Town }
  play:
    - night 1: [Dan: vigilante Cat]
    - end
    - expect: { dead: [Cat], untold: { Ann: [{ kind: notice, text: Bulletproof }, { text: Hidden }] } }
    - night 2: [Bob: mafia vigilante Ann]
    - end
    - expect: { dead: [Cat] }
`);

rule('mafia/role/enabler#4', 'of what it enables an Enabler hears all but the word Hidden', `
  rules: mafia
  options: { start: night, check: off, parity: off, hidden: on }
  players: { Ann: Town Enabler, Bob: Mafia Goon, Cat: Town Enabled (Hidden Roleblocking) Doctor, Dan: Town Hidden Enabled Cop, Eve: Town }
  play:
    - expect: { told: { Ann: [{ kind: notice, result: [Enabled Cop, Enabled Roleblocking Doctor] }] } }
`);

rule('mafia/role/absorber?4', 'what is gained in one night stands by name, not by where the visitors sit', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Tracker, Bob: Town Absorber, Cat: Town Cop, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Ann: tracker Bob, Cat: cop Bob]
    - end
    - expect: { roles: { Bob: Town Absorber Cop Tracker } }
`);

const first = (giving: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { ${giving}, Cat: Town Base Role Cop, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Ann: use Eve, Bob: use Eve, Cat: use Eve]
    - end
    - expect: { told: { Cat: [{ result: Hated }] } }
`;

rule('mafia/role/rolecop?5', 'of two roles that are granted the first is so by name', first('Ann: Town Loveder, Bob: Town Hateder'));
rule('mafia/role/rolecop?5', 'wherever those sit who grant them', first('Ann: Town Hateder, Bob: Town Loveder'));

test.each([['Ann: Town Bomb, Bob: Mafia Vigilante, Cat: Town Vigilante'], ['Bob: Mafia Vigilante, Cat: Town Vigilante, Ann: Town Bomb']])('who is shot and struck back at was shot, wherever they sit: %s', players => {
  const { session } = played(`
    rules: mafia
    options: { start: night, check: off, parity: off }
    players: { ${players}, Dan: Town, Eve: Town, Fay: Mafia Goon }
    play:
      - night 1: [Bob: vigilante Ann, Cat: vigilante Bob]
      - end
      - expect: { dead: [Ann, Bob] }
  `);
  const causes = Object.fromEntries(session.log.flatMap(entry => (entry.type === 'death' ? [[entry.player, entry.cause]] : [])));
  expect(causes).toEqual({ Ann: 'vigilante', Bob: 'vigilante' });
});
