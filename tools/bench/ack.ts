import type { RequestHandler, SlackRequest } from '../../functions/strict-request.ts';
import { makeBenchApp } from './app.ts';
import { makeBoltAlone } from './bolt-alone.ts';
import { Nine } from './nine.ts';
import { percentile } from './percentile.ts';
import type { Row } from './row.ts';
import { withStore } from './store.ts';

/** A game takes about as many acts in a week. */
const votesOfAGame = 250;
const players = 9;

/**
 * How long a vote takes from the signed request to its acknowledgement, against Bolt that only reads and writes as much.
 * Both take turns with the very same request, so that whatever else the machine does strikes both.
 */
export async function ack(votes: number, warmUp: number, progress: (text: string) => void): Promise<readonly Row[]> {
  const [ours, bolts] = await withStore(async local => {
    const { play, handler } = makeBenchApp(local.store);
    let game = '';
    const alone = makeBoltAlone(local.client, local.table, () => game);
    const times: [number[], number[]] = [[], []];
    let [nine, at, round]: [Nine | undefined, number, number] = [undefined, 0, 0];
    for (let done = -warmUp; done < votes; done += 1, at += 1) {
      if (!nine || at === votesOfAGame) {
        if (nine) await counted(nine, at);
        [at, round] = [0, 0];
        nine = await Nine.open(play, local.store, `ack${done + warmUp}`);
        game = nine.game;
        progress(`ack: ${Math.max(0, done)} of ${votes} votes\n`);
      }
      if (at > 0 && at % players === 0) round += 1;
      const { request } = await nine.pressedVote(at % players, round, await nine.card());
      const mine = await timed(handler, request);
      const other = await timed(alone, request);
      if (done >= 0) {
        times[0].push(mine);
        times[1].push(other);
      }
    }
    if (nine) await counted(nine, at);
    return times;
  });
  return [['p50', 0.5], ['p99', 0.99]].map(([name, share]): Row => ({
    part: 'ack', name: `a vote's acknowledgement, ${name}`, value: percentile(ours, Number(share)), unit: 'ms',
    against: { name: 'Bolt with the same Query and Put', value: percentile(bolts, Number(share)) }, aim: 1.5,
  }));
}

/** A vote that was refused would be quick: each has to have its commit. */
async function counted(nine: Nine, votes: number): Promise<void> {
  const made = await nine.version() - nine.opened;
  if (made !== votes) throw new Error(`${votes} votes made ${made} commits`);
}

async function timed(handler: RequestHandler, request: SlackRequest): Promise<number> {
  const start = performance.now();
  const { statusCode, body } = await handler(request, {});
  const took = performance.now() - start;
  if (statusCode !== 200 || body !== '') throw new Error(`a vote was answered with ${statusCode} and ${body.length} characters`);
  return took;
}
