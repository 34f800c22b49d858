import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '../../../../functions/app/rules.ts';
import { openTable, people, shown, type WorkspaceTable } from './workspace-table.ts';

let table: WorkspaceTable;
beforeAll(async () => {
  table = await openTable(rules);
});
afterAll(() => table.close());

test('who takes a seat over gets its role, what it was told, its room and its message of the night; who left is out of all of it', async () => {
  const { send, direct, rooms, person, place, inChannel } = table;
  const host = person('U0HUGO');
  await send({
    type: 'create', person: host, name: 'Hugo', place, ruleset: 'mafia', seed: 7, size: 5, setup: { roles: ['Mafia Goon', 'Mafia Cop', 'Town', 'Town', 'Town'] },
    schedule: { day: '24h', night: '16h', zone: 'UTC', workdays: [1, 2, 3, 4, 5] }, theme: 'workplace', options: { start: 'night', check: 'off', parity: 'off' }, playing: false,
  });
  for (const user of people.slice(0, 5)) await send({ type: 'join', person: person(user), name: user.slice(2) });
  const { table: dealt, play } = await send({ type: 'start', person: host });
  const old = dealt.seated['s2']!.split('/')[1]!;
  const mate = dealt.seated['s1']!.split('/')[1]!;
  const newcomer = people[6]!;
  const members = async (user: string): Promise<string[]> => (await rooms(user)).flatMap(room => room.members).filter(id => id !== 'U0CURFEW').sort();

  // Something is found out, and it is night again.
  await send({ type: 'answer', person: person(old), ask: 's2.1', raw: { targets: ['s3'] } });
  await send({ type: 'end-phase', person: host });
  await send({ type: 'end-phase', person: host });
  expect(await members(old)).toEqual([mate, old].sort());
  const [room] = await rooms(mate);

  await send({ type: 'replace', person: host, seat: 's2', by: person(newcomer), name: 'Zoe' });
  expect([await members(mate), await members(newcomer), await members(old)]).toEqual([[mate, newcomer].sort(), [mate, newcomer].sort(), []]);
  expect((await rooms(newcomer)).map(({ id }) => id)).toEqual([room!.id]);

  const told = shown(await direct(newcomer));
  expect(told).toContain('You are Mafia Cop.');
  expect(told).toContain(`Cop on ${play!.names['s3']!}: Town.`);
  expect(told).toContain(`You play on in the place of ${play!.names['s2']!}`);
  expect(told).toContain('Until');
  expect(shown(await direct(old))).toMatch(/You are out of the game in/);
  expect(shown(await inChannel())).toContain(`plays on in the place of ${play!.names['s2']!}.`);
}, 40_000);
