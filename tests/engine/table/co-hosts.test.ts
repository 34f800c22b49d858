import { expect, test } from 'vitest';
import { clocktower } from '../../../engine/rulesets/clocktower/ruleset.ts';
import { Desk } from '../../../engine/testing/desk.ts';
import { overseers } from '../../../engine/table/table.ts';

const people = { Ann: 'Slayer', Bob: 'Dreamer', Cat: 'Mathematician', Dan: 'Exorcist', Eve: 'Fearmonger', Fay: 'Savant', Gus: 'Lleech' };
const seated = (): Desk => Desk.seat({
  rules: () => clocktower, terms: { ruleset: 'clocktower', seed: 3, options: { mode: 'storyteller' }, pins: {} },
  players: Object.entries(people).map(([name, role]) => ({ name, role })),
}).desk;

const taking = (desk: Desk, by: string, leaves?: true) => desk.send({ type: 'co-host', person: 'host', by, name: 'Zoe', ...(leaves ? { leaves } : {}) });
const codeOf = (decision: ReturnType<Desk['send']>) => (decision.ok ? 'ok' : decision.refusals[0]!.code);

test('whoever runs the game with the host may do what the host may, and sees what the host sees', () => {
  const desk = seated();
  expect(codeOf(desk.send({ type: 'pause', person: 'zoe' }))).toBe('not-host');
  expect(codeOf(taking(desk, 'zoe'))).toBe('ok');
  expect(overseers(desk.game.table)).toEqual(['host', 'zoe']);
  expect(codeOf(desk.send({ type: 'mend', person: 'zoe', seat: 's1', field: 'drunk', value: 'yes' }))).toBe('ok');
  expect(codeOf(desk.send({ type: 'pause', person: 'zoe' }))).toBe('ok');
  expect(codeOf(taking(desk, 'zoe', true))).toBe('ok');
  expect(codeOf(desk.send({ type: 'unmend', person: 'zoe' }))).toBe('not-host');
  expect(codeOf(taking(desk, 'zoe', true))).toBe('not-in-game');
});

test('nobody who plays or has played runs the game, and nobody who runs it takes a seat', () => {
  const desk = seated();
  const seat = Object.values(desk.game.table.seated)[0]!;
  expect(codeOf(taking(desk, seat))).toBe('already-in');
  desk.send({ type: 'replace', person: 'host', seat: 's1', by: 'yan', name: 'Yan' });
  expect(codeOf(taking(desk, seat)), 'who has left a seat').toBe('already-in');
  expect(codeOf(taking(desk, 'host'))).toBe('already-in');
  taking(desk, 'zoe');
  expect(codeOf(taking(desk, 'zoe'))).toBe('already-in');
  expect(codeOf(desk.send({ type: 'replace', person: 'host', seat: 's2', by: 'zoe', name: 'Zoe' }))).toBe('already-in');
  expect(codeOf(desk.send({ type: 'admit', person: 'host', by: 'zoe', name: 'Zoe', role: 'good Scapegoat' }))).toBe('already-in');
  expect(codeOf(desk.send({ type: 'co-host', person: 'zoe', by: 'xia', name: 'Xia' })), 'only the host says who').toBe('not-host');
});

test('a host who plays sets nothing by hand', () => {
  const desk = seated();
  const player = desk.game.table.seated['s1']!;
  desk.state = { ...desk.game, table: { ...desk.game.table, host: player } };
  expect(codeOf(desk.send({ type: 'mend', person: player, seat: 's2', field: 'life', value: 'out' }))).toBe('not-now');
});
