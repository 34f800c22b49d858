import { makeMemoryStore } from '../../../functions/adapters/memory/store.ts';
import { makePlay, type PlayPorts } from '../../../functions/app/play.ts';
import type { GameStore } from '../../../functions/app/ports.ts';
import { decide, effectsOf, noon } from './fake-game.ts';

export function table(change: Partial<PlayPorts> = {}, spoil: (store: GameStore) => Partial<GameStore> = () => ({})) {
  const clock = { now: () => noon };
  const whole = makeMemoryStore({ clock });
  const store: GameStore = { ...whole, ...spoil(whole) };
  const woken: string[] = [];
  const reports: unknown[] = [];
  const pauses: number[] = [];
  const play = makePlay({
    store,
    clock,
    wake: { wake: async (_, id) => void woken.push(id) },
    decide,
    effectsOf,
    random: () => 0.5,
    sleep: async ms => void pauses.push(ms),
    report: line => reports.push(line),
    ...change,
  });
  return { play, store, woken, reports, pauses };
}
