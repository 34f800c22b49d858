import { oneOf } from '../core/nearest.ts';
import { minutesOf } from '../table/bells.ts';
import type { HostAct } from './desk.ts';

const possible = ['end phase', 'extend', 'pause', 'resume'] as const;

type HostRead =
  | { readonly ok: true; readonly act: HostAct }
  | { readonly ok: false; readonly typed: string; readonly possible: readonly string[]; readonly nearest?: string };

/** Reads what the host does: `end phase`, `extend 2h`, `pause`, `resume`. */
export function hostAct(text: string): HostRead {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const extend = /^extend (.+)$/.exec(typed);
  if (extend) return { ok: true, act: { type: 'extend', minutes: minutesOf(extend[1]!) } };
  switch (typed) {
    case 'end phase': return { ok: true, act: { type: 'end-phase' } };
    case 'pause':
    case 'resume': return { ok: true, act: { type: typed } };
    default: {
      const nearest = oneOf(typed, possible);
      return { ok: false, typed: text, possible, ...(nearest === undefined ? {} : { nearest }) };
    }
  }
}
