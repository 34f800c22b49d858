import { phaseText } from '../../../engine/core/state.ts';
import { doneScreen } from '../../forms/status-screen.ts';
import { typedAct } from '../playing.ts';

/** The host ends the phase that runs at this moment, never one that another request has opened meanwhile. */
export const endPhase = typedAct(
  'end-phase',
  'end',
  (_, { view }) => ({ type: 'end-phase', ...(view ? { phase: phaseText(view.phase) } : {}) }),
  seen => doneScreen(seen, 'done.end-phase'),
);
