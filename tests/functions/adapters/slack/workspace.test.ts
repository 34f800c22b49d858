import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientMessage } from '../../../../local/workspace/client-contract.ts';
import { makeMemoryStore } from '../../../../functions/adapters/memory/store.ts';
import { slackClients } from '../../../../functions/adapters/slack/client.ts';
import { makeMessenger } from '../../../../functions/adapters/slack/messenger.ts';
import { decide, effectsOf, rules } from '../../../../functions/app/game.ts';
import type { GameState } from '../../../../engine/table/table.ts';
import { type LocalUseCases, startLocalUseCases } from '../../../../local/timers/use-cases.ts';
import { botToken, type Office, openOffice } from '../../../local/workspace/office.ts';
import { words } from './cards/sight.ts';

const clock = { now: () => Date.now() };
const store = makeMemoryStore({ clock });
const reports: Readonly<Record<string, unknown>>[] = [];
const people = ['ANA', 'BEN', 'CLEO', 'DEV', 'ELIF', 'FINN', 'GRACE'].map(name => `U0${name}`);
let office: Office;
let useCases: LocalUseCases;
let number = 0;

beforeAll(async () => {
  office = await openOffice();
  const { team } = await office.state('U0ANA');
  const report = (line: Readonly<Record<string, unknown>>) => void reports.push(line);
  const client = slackClients({ tokenOf: async id => (id === team.id ? botToken : undefined), slackApiUrl: `${office.ws.url}/api/` });
  const messenger = makeMessenger({ store, client, rules, clock, report });
  useCases = startLocalUseCases({
    store, messenger, clock, report, decide, effectsOf, random: Math.random, sleep: async ms => { await sleep(ms); },
  });
  place = `${team.id}/${(await office.state('U0ANA')).channels.find(({ kind }) => kind === 'public')!.id}`;
});
afterAll(async () => {
  await useCases.stop();
  await office.close();
});

let place: string;
const person = (user: string): string => `${place.split('/')[0]!}/${user}`;
type Sent = Parameters<LocalUseCases['play']>[0];
type Draft = Sent extends infer C ? (C extends Sent ? Omit<C, 'id' | 'game' | 'at'> : never) : never;

async function send(draft: Draft): Promise<GameState> {
  const reply = await useCases.play({ ...draft, id: `c${(number += 1)}`, game: 'g1', at: clock.now() } as Sent);
  if (!reply.ok) throw new Error(JSON.stringify(reply.refusals));
  await useCases.idle();
  return (await store.load('g1'))!.state;
}

const shown = (messages: readonly ClientMessage[]): string => words(messages.map(({ blocks }) => blocks ?? []));
const direct = async (user: string): Promise<readonly ClientMessage[]> => {
  const { channels } = await office.state(user);
  const im = channels.find(({ kind, name }) => kind === 'im' && name === 'U0CURFEW');
  return im ? office.messages(user, im.id) : [];
};
const inChannel = () => office.messages('U0ANA', place.split('/')[1]!);

test('a whole game in the workspace: everything Curfew says is taken, and each sees what is theirs', async () => {
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

  // The deal: one role message each, a private room for the two, the vote in the channel.
  for (const seat of state.play!.order) expect(await direct(user(seat))).toHaveLength(1);
  expect(shown(await direct(user('s3')))).toContain('You are Town Cop.');
  const rooms = (member: string) => office.state(member).then(({ channels }) => channels.filter(({ kind }) => kind === 'private'));
  const [room] = await rooms(user('s1'));
  expect([...room!.members].sort()).toEqual(['U0CURFEW', user('s1'), user('s2')].sort());
  expect(await rooms(user('s3'))).toEqual([]);
  expect(state.table.rooms['mafia']).toEqual({ place: `${place.split('/')[0]!}/${room!.id}` });

  // A vote, then night: one equal message for each.
  await send({ type: 'vote', person: at('s3'), poll: 'lynch', choice: 's1' });
  await send({ type: 'end-phase', person: person('U0HUGO') });
  expect(shown(await inChannel())).toContain('This vote is closed.');
  const night = await Promise.all(state.play!.order.map(async seat => shown([(await direct(user(seat)))[1]!])));
  expect(new Set(night).size).toBe(1);
  expect(night[0]).toContain('Night 1');
  const kill = rules('mafia')!.asks(state.terms, (await store.load('g1'))!.state.play!).find(({ shared }) => shared === 'mafia')!;
  await send({ type: 'answer', person: at('s1'), ask: kill.id, raw: { [Object.keys(kill.form)[0]!]: ['s2'] } });
  expect(shown(await direct(user('s2')))).toContain('What stands now: mafia vigilante on');

  // Morning: the dead one is out of the room, the night's messages are closed.
  state = await send({ type: 'end-phase', person: person('U0HUGO') });
  expect([...(await rooms(user('s1')))[0]!.members].sort()).toEqual(['U0CURFEW', user('s1')].sort());
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
