import { oneOf } from '../core/nearest.ts';
import { minutesOf } from '../table/bells.ts';

const possible = ['end phase', 'extend', 'pause', 'resume', 'kill', 'replace', 'declare'] as const;

/** What the host does, with names as they were typed. */
export type TypedHostAct =
  | { readonly type: 'end-phase' | 'pause' | 'resume' }
  | { readonly type: 'extend'; readonly minutes: number }
  | { readonly type: 'kill'; readonly who: string }
  | { readonly type: 'declare'; readonly side: string }
  | { readonly type: 'replace'; readonly who: string; readonly name: string };

type HostRead =
  | { readonly ok: true; readonly act: TypedHostAct }
  | { readonly ok: false; readonly typed: string; readonly possible: readonly string[]; readonly nearest?: string };

/** Reads what the host does: `end phase`, `extend 2h`, `pause`, `resume`, `kill Bob`, `replace Bob with Zoe`, `declare Town`. */
export function hostAct(text: string): HostRead {
  const typed = text.trim().replace(/\s+/g, ' ');
  const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(typed) ?? [];
  const replaced = replacedIn(typed);
  if (replaced) return { ok: true, act: { type: 'replace', ...replaced } };
  switch (word.toLowerCase()) {
    case 'extend': if (rest !== '') return { ok: true, act: { type: 'extend', minutes: minutesOf(rest.toLowerCase()) } }; break;
    case 'kill': if (rest !== '') return { ok: true, act: { type: 'kill', who: rest } }; break;
    case 'declare': if (rest !== '') return { ok: true, act: { type: 'declare', side: rest } }; break;
    case 'pause': if (rest === '') return { ok: true, act: { type: 'pause' } }; break;
    case 'resume': if (rest === '') return { ok: true, act: { type: 'resume' } }; break;
    case 'end': if (rest.toLowerCase() === 'phase') return { ok: true, act: { type: 'end-phase' } }; break;
  }
  const nearest = oneOf(typed, possible);
  return { ok: false, typed: text, possible, ...(nearest === undefined ? {} : { nearest }) };
}

/** Who takes over whose seat, if a host's act says that. */
export function replacedIn(text: string): { readonly who: string; readonly name: string } | undefined {
  const [, who, name] = /^replace (\S+) with (\S+)$/i.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  return who === undefined ? undefined : { who, name: name! };
}
