import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeRules } from '../../../engine/fake/rules.ts';
import { openTable, people, shown, type WorkspaceTable } from './workspace-table.ts';

let table: WorkspaceTable;
beforeAll(async () => {
  table = await openTable(fakeRules);
});
afterAll(() => table.close());

test('rooms of several chats: open by day, open by night; where Slack lets nobody be put out, the room says so and the host hears of it', async () => {
  const { send, direct, rooms, office, person, place } = table;
  const roles = ['friends', 'friends', 'neighbours', 'neighbours', 'neighbours gunman', 'town'];
  await send({
    type: 'create', person: person('U0HUGO'), name: 'Hugo', place, ruleset: 'fake', seed: 7, size: 6, setup: { roles },
    schedule: { day: '24h', night: '16h', zone: 'UTC', workdays: [1, 2, 3, 4, 5] }, theme: 'workplace', options: {}, playing: false,
  });
  for (const user of people.slice(0, 6)) await send({ type: 'join', person: person(user), name: user.slice(2) });
  const { table: dealt } = await send({ type: 'start', person: person('U0HUGO') });
  const user = (seat: string): string => dealt.seated[seat]!.split('/')[1]!;
  const members = async (seat: string): Promise<string[]> => (await rooms(user(seat))).flatMap(room => room.members).filter(id => id !== 'U0CURFEW').sort();
  const of = (...seats: readonly string[]): string[] => seats.map(user).sort();

  // By day the neighbours have their room, the friends none yet.
  expect([await members('s1'), await members('s3')]).toEqual([[], of('s3', 's4', 's5')]);
  const [room] = await rooms(user('s3'));
  expect(room!.name).toMatch(/^curfew-[0-9a-f]{10}$/);
  expect(shown(await office.messages(user('s3'), room!.id))).toContain('You can talk here now.');

  // By night the other way round.
  await send({ type: 'end-phase', person: person('U0HUGO') });
  expect([await members('s1'), await members('s3')]).toEqual([of('s1', 's2'), []]);

  // By day again: the same room, and a member who dies leaves it at once.
  await send({ type: 'end-phase', person: person('U0HUGO') });
  expect((await rooms(user('s3'))).map(({ id }) => id)).toEqual([room!.id]);
  await send({ type: 'answer', person: person(user('s5')), ask: 's5.1', raw: { targets: ['s4'] } });
  expect([await members('s3'), await members('s4')]).toEqual([of('s3', 's5'), []]);

  // A workspace that lets no app put anybody out.
  office.ws.faults.refuse('conversations.kick', 'restricted_action');
  await send({ type: 'end-phase', person: person('U0HUGO') });
  expect(await members('s3')).toEqual(of('s3', 's5'));
  expect(shown(await office.messages(user('s3'), room!.id))).toContain('This channel is closed from now on');
  expect(shown(await direct('U0HUGO'))).toContain('this workspace does not let Curfew put its members out');
}, 40_000);
