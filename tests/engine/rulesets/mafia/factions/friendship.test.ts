import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { others, undealt } from '../undealt.ts';

const players = 'players: { Ann: Town Friend, Bob: Town Friend Cop, Cat: Town Friend, Dan: Mafia Goon, Eve: Town, Fay: Town }';

rule('mafia/faction/friendship#1', 'members are Friends, without a shared power', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Ann: friendship vigilante Dan]
    - expect: { refused: [{ by: Ann }], roles: { Ann: Town Friend, Bob: Town Friend Cop } }
`);

rule('mafia/faction/friendship#2', 'they know all other members', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - expect: { told: { Ann: [{ kind: notice, about: [Bob, Cat] }], Bob: [{ about: [Ann, Cat] }] }, untold: { Eve: [{ kind: notice }], Ann: [{ text: Cop }] } }
`);

test('mafia/faction/friendship#3: all have the same win condition', () => {
  expect(undealt(['Survivor Friend', 'Survivor Friend', ...others])).toBe('');
  expect(undealt(['Town Friend', 'Mafia Friend', ...others])).not.toBe('');
});

test('mafia/faction/friendship?1: Friends of different alignments are refused, in words', () => {
  expect(undealt(['Town Friend', 'Survivor Friend', ...others])).toMatch(/Friendship.*Friend who is Town and one who is Survivor/);
  expect(undealt(['Town Friend:red', 'Survivor Friend:blue', ...others])).not.toMatch(/same alignment/);
  expect(undealt(['Town Friend', 'Survivor Friend', ...others], 'check: off')).toBe('');
});

rule('mafia/faction/friendship#4', 'no chat of their own', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Ann: 'say "hello" in friendship']
    - day 1: [Ann: 'say "hello" in friendship']
    - expect: { refused: [{ by: Ann, phase: night 1, code: closed }, { by: Ann, phase: day 1, code: closed }], channels: { friendship: [] } }
`);

rule('mafia/faction/friendship?2', 'who joins by inheritance is told of, at the end of that phase', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Friend, Bob: Town Friend Cop, Cat: Town Universal Backup, Dan: Mafia Goon, Eve: Town, Fay: Town }
  play:
    - night 1: [Dan: mafia vigilante Bob]
    - end
    - expect:
        roles: { Cat: Town Friend Cop }
        told: { Ann: [{ kind: notice, about: [Cat], phase: day 1 }], Cat: [{ kind: notice, about: [Ann, Bob], phase: day 1 }] }
        untold: { Eve: [{ about: [Cat], kind: notice }], Bob: [{ about: [Cat] }] }
`);
