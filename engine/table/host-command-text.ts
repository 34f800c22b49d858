import { minutesOf } from './bells.ts';
import { good, malformed, type CommandText } from './command-read.ts';

/** `decide KEY VALUE` */
export function readDecide(rest: string): CommandText {
  const [, key, value] = /^(\S+) (.+)$/s.exec(rest) ?? [];
  return key === undefined ? malformed('which decision, and how? For example: decide red-herring Bob') : good({ type: 'decide', key: key.toLowerCase(), value: value!.replace(/^["“”](.*)["“”]$/s, '$1') });
}

/** `mend @bob life out`; `undo` is a word of its own. */
export function readMend(rest: string): CommandText | undefined {
  if (rest.toLowerCase() === 'undo') return undefined;
  const [, who, field, value] = /^(<[^>]*>|\S+) (\S+) (.+)$/s.exec(rest) ?? [];
  return who === undefined ? malformed('what, of whom? For example: mend @bob life out; mend @bob role Drunk as Savant; mend undo') : good({ type: 'mend', who, field: field!.toLowerCase(), value: value! });
}

/** `storyteller add @eve`, `storyteller remove @eve` */
export function readCoHost(rest: string): CommandText {
  const [, word, who] = /^(add|remove) (.+)$/i.exec(rest) ?? [];
  return who === undefined ? malformed('whom? For example: storyteller add @eve') : good({ type: 'co-host', who: who.trim(), ...(word!.toLowerCase() === 'remove' ? { leaves: true } : {}) });
}

export function readExtend(rest: string): CommandText {
  const minutes = minutesOf(rest.toLowerCase());
  return minutes > 0 ? good({ type: 'extend', minutes }) : malformed('an extension is a length such as "2h" or "90m"');
}

/** `replace @bob @eve`, `replace @bob with @eve`: the second takes the seat of the first over. */
export function readReplace(rest: string): CommandText {
  const [who, by, ...more] = (rest.match(/<[^>]*>|\S+/g) ?? []).filter(word => word.toLowerCase() !== 'with');
  return who === undefined || by === undefined || more.length > 0
    ? malformed('who plays on for whom? For example: replace @bob @eve, where Eve takes the seat of Bob')
    : good({ type: 'replace', who, by });
}

/** `admit @zoe as Scapegoat`, `admit @zoe as Scapegoat below @bob` */
export function readAdmit(rest: string): CommandText {
  const [, who, role, below] = /^(<[^>]*>|\S+) as (.+?)(?: below (<[^>]*>|\S+))?$/is.exec(rest) ?? [];
  return who === undefined
    ? malformed('whom, and as what? For example: admit @zoe as Scapegoat; admit @zoe as good Scapegoat below @bob')
    : good({ type: 'admit', who, role: role!, ...(below === undefined ? {} : { below }) });
}

/** `dismiss @zoe` */
export const readDismiss = (rest: string): CommandText => (rest === '' ? malformed('whom? For example: dismiss @zoe') : good({ type: 'dismiss', who: rest }));
