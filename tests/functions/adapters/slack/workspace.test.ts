import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '../../../../functions/app/rules.ts';
import { openTable, people, shown, type WorkspaceTable } from './workspace-table.ts';
import { words } from './cards/sight.ts';

let table: WorkspaceTable;
beforeAll(async () => {
  table = await openTable(rules);
});
afterAll(() => table.close());

test('a whole game in the workspace: everything Curfew says is taken, and each sees what is theirs', async () => {
  const { send, direct, inChannel, rooms, office, store, reports, place, person } = table;
  await send({
    type: 'create', person: person('U0HUGO'), name: 'Hugo', place, ruleset: 'mafia', seed: 7, size: 7,
    setup: { roles: ['Mafia Goon', 'Mafia Goon', 'Town Cop', 'Town Doctor', 'Town', 'Town', 'Town'] },
    schedule: { day: '24h', night: '16h', zone: 'Europe/Berlin', workdays: [1, 2, 3, 4, 5] }, theme: 'workplace', options: {}, playing: false,
  });
  for (const user of people) await send({ type: 'join', person: person(user), name: user.slice(2) });
  expect(shown(await inChannel())).toContain('Players (7 of 7): ANA, BEN, CLEO, DEV, ELIF, FINN, GRACE');
  let state = await send({ type: 'start', person: person('U0HUGO') });
  const at = (seat: string): string => state.table.seated[seat]!;
  const user = (seat: string): string => at(seat).split('/')[1]!;

  // The deal: one role message each, the vote in the channel.
  for (const seat of state.play!.order) expect(await direct(user(seat))).toHaveLength(1);
  expect(shown(await direct(user('s3')))).toContain('You are Town Cop.');
  expect(await rooms(user('s1'))).toEqual([]);

  // A vote, then night: one equal message for each, a private room for the two.
  await send({ type: 'vote', person: at('s3'), poll: 'lynch', choice: 's1' });
  await send({ type: 'end-phase', person: person('U0HUGO') });
  expect(shown(await inChannel())).toContain('This vote is closed.');
  const [room] = await rooms(user('s1'));
  expect([...room!.members].sort()).toEqual(['U0CURFEW', user('s1'), user('s2')].sort());
  expect(await rooms(user('s3'))).toEqual([]);
  expect((await store.load('g1'))!.state.table.rooms['mafia']).toEqual({ place: `${place.split('/')[0]!}/${room!.id}` });
  const night = await Promise.all(state.play!.order.map(async seat => shown([(await direct(user(seat)))[1]!])));
  expect(new Set(night).size).toBe(1);
  expect(night[0]).toContain('Night 1');
  const kill = rules('mafia')!.asks(state.terms, (await store.load('g1'))!.state.play!).find(({ shared }) => shared === 'mafia')!;
  await send({ type: 'answer', person: at('s1'), ask: kill.id, raw: { [Object.keys(kill.form)[0]!]: ['s2'] } });
  expect(shown(await direct(user('s2')))).toContain('What stands now:\n• Mafia Vigilante on');

  // Morning: nobody is in the room, the night's messages are closed.
  state = await send({ type: 'end-phase', person: person('U0HUGO') });
  expect(await rooms(user('s1'))).toEqual([]);
  for (const seat of state.play!.order) expect(shown(await direct(user(seat)))).toContain('is over.');

  // The end: the truth for all, no room, no lock, and homes that offer a new game.
  for (const seat of ['s3', 's4', 's5', 's6']) await send({ type: 'vote', person: at(seat), poll: 'lynch', choice: 's1' });
  const all = shown(await inChannel());
  expect(all).toContain('The game is over: Town wins.');
  expect(all).toContain('The whole truth');
  expect((await rooms(user('s1'))).every(({ archived }) => archived)).toBe(true);
  expect((await store.at(place)).game).toBeUndefined();
  expect(words((await office.state(user('s3'))).home?.blocks)).toContain('You are in no game.');
  expect(reports.filter(({ event }) => String(event).startsWith('slack') || String(event).includes('refused'))).toEqual([]);
}, 40_000);
