import { decide, effectsOf } from './app/game.ts';
import { makePlay, type Play } from './app/play.ts';
import type { Wired } from './wiring.ts';

/** The engine over the ports of a function. */
export const wirePlay = (ports: Pick<Wired, 'store' | 'wake' | 'clock' | 'report' | 'sleep' | 'random'>): Play =>
  makePlay({ ...ports, decide, effectsOf });
