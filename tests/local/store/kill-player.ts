import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Messenger } from '../../../functions/app/ports.ts';
import { openLocalStore } from '../../../local/store/open.ts';
import { type LocalUseCases, startLocalUseCases } from '../../../local/timers/use-cases.ts';
import { create, decide, effectsOf, phaseLength, say } from '../../functions/app/fake-game.ts';

export const game = 'g1';

/** A Slack that outlives whoever writes to it: a line for each effect that reached it. */
export const fileMessenger = (file: string): Messenger => ({
  async perform(effect, { id, game: of, newest }) {
    appendFileSync(file, `${id} ${effect.type}\n`);
    await sleep(1);
    if (effect.type !== 'room' || newest.table.rooms[effect.slug]) return { done: true };
    return { done: true, learned: { type: 'room-made', id: `learned ${id}`, game: of, at: 0, slug: effect.slug, place: `T1/R-${effect.slug}` } };
  },
});

/** The whole app over a folder, as it runs on a laptop. */
export async function startOver(folder: string, slack: string, clock: { now(): number }, worker?: URL) {
  const local = await openLocalStore(folder, { clock, ...(worker ? { worker } : {}) });
  const app = startLocalUseCases({
    store: local.store,
    messenger: fileMessenger(slack),
    clock,
    decide,
    effectsOf,
    random: Math.random,
    sleep: async ms => {
      await sleep(ms);
    },
    report: () => undefined,
  });
  return { app, local };
}

/** Somebody who speaks without end, and notes on stdout what was acknowledged. */
async function speak(app: LocalUseCases, person: string, life: string): Promise<never> {
  for (let n = 0; ; n += 1) {
    const text = `${life}-${person}-${n}`;
    const reply = await app.play(say(game, person, text, text, Date.now()));
    if (reply.ok) process.stdout.write(`ack ${text}\n`);
    await sleep(Math.random() * 15);
  }
}

const [, , folder, slack, life, worker] = process.argv;
if (folder && slack && life && worker) {
  const { app } = await startOver(folder, slack, { now: () => Date.now() }, pathToFileURL(worker));
  const soon = Date.now() - phaseLength + 1_500; // the first phase ends in a second and a half
  await app.play(create(game, 'T1/C1', soon));
  process.stdout.write('ready\n');
  await Promise.all(['U1', 'U2', 'U3'].map(person => speak(app, person, life)));
}
