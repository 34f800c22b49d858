import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientMessage } from '../../../../local/workspace/client-contract.ts';
import { makeMemoryStore } from '../../../../functions/adapters/memory/store.ts';
import { slackClients } from '../../../../functions/adapters/slack/client.ts';
import { makeMessenger } from '../../../../functions/adapters/slack/messenger.ts';
import { makeEffectsOf } from '../../../../functions/app/effects-of.ts';
import { decide, type Rules } from '../../../../engine/table/decide.ts';
import type { GameState } from '../../../../engine/table/table.ts';
import { type LocalUseCases, startLocalUseCases } from '../../../../local/timers/use-cases.ts';
import { botToken, openOffice } from '../../../local/workspace/office.ts';
import { words } from './cards/sight.ts';

export const people = ['ANA', 'BEN', 'CLEO', 'DEV', 'ELIF', 'FINN', 'GRACE'].map(name => `U0${name}`);

/** What messages say. */
export const shown = (messages: readonly ClientMessage[]): string => words(messages.map(({ blocks }) => blocks ?? []));

type Sent = Parameters<LocalUseCases['play']>[0];
type Draft = Sent extends infer C ? (C extends Sent ? Omit<C, 'id' | 'game' | 'at'> : never) : never;

export type WorkspaceTable = Awaited<ReturnType<typeof openTable>>;

/** The game `g1` in the local workspace, with the real messenger; commands go in by hand. */
export async function openTable(rules: Rules) {
  const clock = { now: () => Date.now() };
  const store = makeMemoryStore({ clock });
  const reports: Readonly<Record<string, unknown>>[] = [];
  const report = (line: Readonly<Record<string, unknown>>): void => void reports.push(line);
  const office = await openOffice();
  const { team, channels } = await office.state('U0ANA');
  const client = slackClients({ tokenOf: async id => (id === team.id ? botToken : undefined), slackApiUrl: `${office.ws.url}/api/` });
  const useCases = startLocalUseCases({
    store, messenger: makeMessenger({ store, client, rules, clock, report }), clock, report, decide: decide.bind(undefined, rules), effectsOf: makeEffectsOf(rules),
    random: Math.random, sleep: async ms => { await sleep(ms); },
  });
  const place = `${team.id}/${channels.find(({ kind }) => kind === 'public')!.id}`;
  let number = 0;
  return {
    office, store, reports, place,
    person: (user: string): string => `${team.id}/${user}`,
    async send(draft: Draft): Promise<GameState> {
      const reply = await useCases.play({ ...draft, id: `c${(number += 1)}`, game: 'g1', at: clock.now() } as Sent);
      if (!reply.ok) throw new Error(JSON.stringify(reply.refusals));
      await useCases.idle();
      return (await store.load('g1'))!.state;
    },
    /** What Curfew wrote to somebody directly. */
    async direct(user: string): Promise<readonly ClientMessage[]> {
      const im = (await office.state(user)).channels.find(({ kind, name }) => kind === 'im' && name === 'U0CURFEW');
      return im ? office.messages(user, im.id) : [];
    },
    inChannel: () => office.messages('U0ANA', place.split('/')[1]!),
    /** The private channels that somebody is in. */
    rooms: (user: string) => office.state(user).then(state => state.channels.filter(({ kind }) => kind === 'private')),
    async close(): Promise<void> {
      await useCases.stop();
      await office.close();
    },
  };
}
