import { setTimeout as sleep } from 'node:timers/promises';
import { decide, effectsOf, rules } from '../../functions/app/game.ts';
import { makePlay, type Play } from '../../functions/app/play.ts';
import type { Clock, GameStore } from '../../functions/app/ports.ts';
import { makeSlackHandler } from '../../functions/slack-app.ts';
import type { RequestHandler } from '../../functions/strict-request.ts';
import { bot, signingSecret } from './requests-of-slack.ts';

export interface BenchApp {
  readonly play: Play;
  readonly handler: RequestHandler;
}

const clock: Clock = { now: () => Date.now() };

/** The app as the Lambda has it, over a given store. Wake-ups are counted as nothing: no queue is at hand here. */
export function makeBenchApp(store: GameStore): BenchApp {
  const nothing = async (): Promise<void> => {};
  const report = (): void => {};
  const play = makePlay({
    store, clock, decide, effectsOf, report, wake: { wake: nothing }, random: Math.random,
    sleep: async milliseconds => {
      await sleep(milliseconds);
    },
  });
  const ports = { play, store, rules, clock, report, seed: () => 7, publishHome: nothing };
  return { play, handler: makeSlackHandler({ signingSecret, ports, botOf: async () => bot }) };
}
