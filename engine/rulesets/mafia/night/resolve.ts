import { phaseText, type Play, type Terms } from '../../../core/state.ts';
import { roleOf } from '../lookup.ts';
import { attempts } from './attempts.ts';
import { blocks } from './blocks.ts';
import { choices } from './choices.ts';
import type { Night, Step } from './night.ts';
import { results } from './results.ts';
import { visits } from './visits.ts';

/** mafia/general/resolution-order: this list is the page, each name a file beside it. */
const steps: readonly Step[] = [choices, blocks, visits, attempts, results];

/** Works out a whole night. Nothing is written: what it comes to is in what it gives. */
export const resolveNight = (terms: Terms, play: Play): Night =>
  steps.reduce<Night>((night, step) => {
    const added = step.run(night);
    return { ...night, ...added, trace: [...night.trace, ...(added.trace ?? [])] };
  }, dusk(terms, play));

const dusk = (terms: Terms, play: Play): Night => ({
  terms,
  play,
  phase: phaseText(play.phase),
  tie: [],
  uses: [],
  laid: [],
  blocked: new Map(),
  visits: [],
  dooms: [],
  learned: [],
  trace: [],
  seen: seat => roleOf(play, seat).alignment!,
  inOrder: seats => play.order.filter(seat => seats.includes(seat)),
});
