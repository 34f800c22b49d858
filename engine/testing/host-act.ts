import { oneOf } from '../core/nearest.ts';
import type { Overheard } from '../core/speech.ts';
import { minutesOf } from '../table/bells.ts';

const possible = ['end phase', 'extend', 'pause', 'resume', 'kill', 'replace', 'decide', 'admit', 'dismiss', 'silence', 'mode', 'mend', 'declare', 'overheard'] as const;

/** What the host does, with names as they were typed. */
export type TypedHostAct =
  | { readonly type: 'end-phase' | 'pause' | 'resume' }
  | { readonly type: 'extend'; readonly minutes: number }
  | { readonly type: 'kill'; readonly who: string }
  | { readonly type: 'dismiss'; readonly who: string }
  | { readonly type: 'decide'; readonly key: string; readonly value: string }
  | { readonly type: 'mend'; readonly who: string; readonly field: string; readonly value: string }
  | { readonly type: 'unmend' }
  | { readonly type: 'admit'; readonly name: string; readonly role: string; readonly below?: string }
  | { readonly type: 'declare'; readonly side: string }
  | { readonly type: 'overheard'; readonly who: string; readonly said: Overheard }
  | { readonly type: 'replace'; readonly who: string; readonly name: string };

type HostRead =
  | { readonly ok: true; readonly act: TypedHostAct }
  | { readonly ok: false; readonly typed: string; readonly possible: readonly string[]; readonly nearest?: string };

/**
 * Reads what the host does: `end phase`, `extend 2h`, `pause`, `resume`, `kill Bob`, `replace Bob with Zoe`, `decide KEY VALUE`,
 * `admit Zoe as ROLE [below Bob]`, `dismiss Zoe`, `silence on`, `mode automatic`, `mend Bob life out`, `mend undo`, `declare Town`,
 * and what was heard by whom, where the words are not kept: `overheard Bob [in CHAT] [as MESSAGE] [by POWER and POWER]`.
 */
export function hostAct(text: string): HostRead {
  const typed = text.trim().replace(/\s+/g, ' ');
  const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(typed) ?? [];
  const replaced = replacedIn(typed);
  if (replaced) return { ok: true, act: { type: 'replace', ...replaced } };
  const admitted = admittedIn(typed);
  if (admitted) return { ok: true, act: { type: 'admit', ...admitted } };
  const overheard = overheardIn(typed);
  if (overheard) return { ok: true, act: { type: 'overheard', ...overheard } };
  switch (word.toLowerCase()) {
    case 'extend': if (rest !== '') return { ok: true, act: { type: 'extend', minutes: minutesOf(rest.toLowerCase()) } }; break;
    case 'dismiss': if (rest !== '') return { ok: true, act: { type: 'dismiss', who: rest } }; break;
    case 'silence': if (rest !== '') return { ok: true, act: { type: 'decide', key: 'librarian-silence', value: rest } }; break;
    case 'mode': if (rest !== '') return { ok: true, act: { type: 'decide', key: 'mode', value: rest } }; break;
    case 'decide': {
      const [, key, value] = /^(\S+) (.+)$/.exec(rest) ?? [];
      if (key !== undefined) return { ok: true, act: { type: 'decide', key: key.toLowerCase(), value: unquoted(value!) } };
      break;
    }
    case 'mend': {
      if (rest.toLowerCase() === 'undo') return { ok: true, act: { type: 'unmend' } };
      const [, who, field, value] = /^(\S+) (\S+) (.+)$/.exec(rest) ?? [];
      if (who !== undefined) return { ok: true, act: { type: 'mend', who, field: field!.toLowerCase(), value: value! } };
      break;
    }
    case 'kill': if (rest !== '') return { ok: true, act: { type: 'kill', who: rest } }; break;
    case 'declare': if (rest !== '') return { ok: true, act: { type: 'declare', side: rest } }; break;
    case 'pause': if (rest === '') return { ok: true, act: { type: 'pause' } }; break;
    case 'resume': if (rest === '') return { ok: true, act: { type: 'resume' } }; break;
    case 'end': if (rest.toLowerCase() === 'phase') return { ok: true, act: { type: 'end-phase' } }; break;
  }
  const nearest = oneOf(typed, possible);
  return { ok: false, typed: text, possible, ...(nearest === undefined ? {} : { nearest }) };
}

const unquoted = (text: string): string => text.replace(/^["“”](.*)["“”]$/, '$1');

/** Who comes to the table as what, below whom, if a host's act says that. */
export function admittedIn(text: string): { readonly name: string; readonly role: string; readonly below?: string } | undefined {
  const [, name, role, below] = /^admit (\S+) as (.+?)(?: below (\S+))?$/i.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  return name === undefined ? undefined : { name, role: role!, ...(below === undefined ? {} : { below }) };
}

/** As what somebody asks to come to the table, if an act says that: `travel as Scapegoat`. */
export const travelIn = (text: string): string | undefined => /^travel (?:in )?(?:as )?(.+)$/i.exec(text.trim().replace(/\s+/g, ' '))?.[1];

/** Who takes over whose seat, if a host's act says that. */
export function replacedIn(text: string): { readonly who: string; readonly name: string } | undefined {
  const [, who, name] = /^replace (\S+) with (\S+)$/i.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  return who === undefined ? undefined : { who, name: name! };
}

/** Who was heard saying something, and what is known of it. */
export function overheardIn(text: string): { readonly who: string; readonly said: Overheard } | undefined {
  const [, who, chat, message, by] = /^overheard (\S+)(?: in (\S+))?(?: as (\S+))?(?: by (.+))?$/i.exec(text) ?? [];
  if (who === undefined) return undefined;
  return { who, said: { caught: by?.split(' and ') ?? [], ...(chat === undefined ? {} : { chat }), ...(message === undefined ? {} : { message }) } };
}

/** The same as text. */
export const overheardText = (who: string, { caught, chat, message }: Overheard): string =>
  [`overheard ${who}`, chat && `in ${chat}`, message && `as ${message}`, caught.length > 0 && `by ${caught.join(' and ')}`].filter(Boolean).join(' ');
