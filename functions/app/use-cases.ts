import { type Deliver, type DeliverPorts, makeDeliver } from './deliver.ts';
import { makePlay, type Play, type PlayPorts } from './play.ts';
import { makeSweep, type Sweep, type SweepPorts } from './sweep.ts';
import { makeTick, type Tick } from './tick.ts';

/** All that a game needs around it: on AWS and on a laptop the same use cases over other ports. */
export type AppPorts = PlayPorts & Omit<DeliverPorts, 'play'> & SweepPorts;

export interface UseCases {
  readonly play: Play;
  readonly deliver: Deliver;
  readonly tick: Tick;
  readonly sweep: Sweep;
}

/** The use cases over their ports; `around` may put something around `play`, for all that calls it. */
export function makeUseCases(ports: AppPorts, around: (play: Play) => Play = play => play): UseCases {
  const play = around(makePlay(ports));
  return { play, deliver: makeDeliver({ ...ports, play }), tick: makeTick({ ...ports, play }), sweep: makeSweep(ports) };
}
