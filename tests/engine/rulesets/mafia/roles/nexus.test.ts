import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/nexus#1', 'what does not kill goes to somebody else', night(
  'Ann: Town Nexus, Bob: Town Cop',
  'Bob: cop Ann',
  'told: { Bob: [{ about: [Ann], result: Non-Town }] }', { decide: 'nexus-target: Zed' }));

rule('mafia/role/nexus#1', 'what kills does not', night(
  'Ann: Town Nexus, Bob: Town',
  'Zed: mafia vigilante Ann',
  'dead: [Ann]'));

rule('mafia/role/nexus?1', 'each action for itself, in seat order', night(
  'Ann: Town Nexus, Bob: Town Cop, Cat: Town Cop, Dan: Town Roleblocker',
  'Dan: roleblocker Yam, Cat: cop Ann, Bob: cop Ann',
  'told: { Bob: [{ result: Non-Town }], Cat: [{ result: Town }] }', { decide: 'nexus-target: [Zed, Yam]' }));

const reached = (seed: number): unknown => resultOf(played(table('Ann: Town Nexus, Bob: Town Visitor, Cat: Town Tracker, Dan: Town', `
  - night 1: [Zed: mafia vigilante Dan]
  - night 2: [Bob: visitor Ann, Cat: tracker Bob]
  - end`, { seed })).session).told.find(({ to, ability }) => to === 'Cat' && ability === 'tracker')!['result'];

test('mafia/role/nexus?2: any living player but the Nexus and the user', () => {
  const all = Array.from({ length: 40 }, (_, seed) => reached(seed));
  expect(all.every(result => Array.isArray(result) && result.length === 1)).toBe(true);
  expect(new Set(all.flat())).toEqual(new Set(['Cat', 'Yam', 'Zed']));
});

rule('mafia/role/nexus?1', 'what was tried out before does not use up what is pinned', night(
  'Ann: Town Nexus, Bob: Town Cop, Cat: Town Loud Roleblocker, Dan: Town, Eve: Town Bus Driver',
  'Bob: cop Ann, Cat: roleblocker Ann, Eve: bus driver Yam and Zed',
  'told: { Eve: [{ kind: notice, about: [Cat] }] }, untold: { Dan: [{ about: [Cat] }] }', { decide: 'nexus-target: [Dan, Eve]' }));

test('mafia/general/redirects?2: each action that was really sent anywhere is one draw', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { session } = played(table('Ann: Town Nexus, Bob: Town Visitor, Cat: Town Roleblocker, Dan: Town, Eve: Town Bus Driver', `
  - night 1: [Bob: visitor Ann, Cat: roleblocker Ann, Eve: bus driver Yam and Zed]
  - end`, { seed }));
    expect(session.desk.game.play!.drawn).toEqual({ 'nexus-target': 2 });
  }
});
