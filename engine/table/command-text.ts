import type { Json } from '../core/json.ts';
import { oneOf } from '../core/nearest.ts';
import { setups } from '../setups/index.ts';
import { decoded, tidy } from './act-clauses.ts';
import { good, malformed, type CommandText } from './command-read.ts';
import { readAdmit, readDecide, readDismiss, readExtend, readMend, readReplace, readCoHost } from './host-command-text.ts';

/** A game as it was typed; what is left out has its default. */
export interface TypedGame {
  /** A ready-made setup's id; absent where `roles` has a list of its own. */
  readonly setup?: string;
  /** A list of roles as it was typed, unchecked. */
  readonly roles?: string;
  readonly day?: string;
  readonly night?: string;
  readonly zone?: string;
  readonly workdays?: readonly number[];
  readonly theme?: string;
  readonly playing?: boolean;
  /** Options of the ruleset, unchecked. */
  readonly options: Readonly<Record<string, Json>>;
}

/** Commands that are a word and nothing else. */
export type BareCommand =
  | 'join' | 'leave' | 'watch' | 'start' | 'cancel-game' | 'status' | 'role' | 'players' | 'square' | 'votes' | 'log'
  | 'host' | 'grimoire' | 'unmend' | 'end-phase' | 'pause' | 'resume';

/** What was typed after the slash command: something of the table, or an act text, which a player's view gives its meaning. */
export type TypedCommand =
  | { readonly type: 'hub' }
  | { readonly type: BareCommand }
  | { readonly type: 'new-game'; readonly game?: TypedGame }
  | { readonly type: 'extend'; readonly minutes: number }
  /** Players as they were typed: names or mentions. */
  | { readonly type: 'kill'; readonly who: string }
  | { readonly type: 'replace'; readonly who: string; readonly by: string }
  /** Who has won, as it was typed; absent: still to be asked. */
  | { readonly type: 'declare'; readonly side?: string }
  /** An open decision, by its key and the words of an answer. */
  | { readonly type: 'decide'; readonly key: string; readonly value: string }
  | { readonly type: 'mend'; readonly who: string; readonly field: string; readonly value: string }
  | { readonly type: 'co-host'; readonly who: string; readonly leaves?: true }
  /** As what somebody asks to come to the table, as it was typed; absent: still to be asked. */
  | { readonly type: 'travel'; readonly role?: string }
  | { readonly type: 'admit'; readonly who: string; readonly role: string; readonly below?: string }
  | { readonly type: 'dismiss'; readonly who: string }
  | { readonly type: 'help'; readonly topic?: string }
  | { readonly type: 'explain'; readonly expression: string }
  | { readonly type: 'act'; readonly text: string };

export type { CommandText } from './command-read.ts';

const BARE: Readonly<Record<string, BareCommand>> = {
  join: 'join', leave: 'leave', watch: 'watch', start: 'start', 'cancel-game': 'cancel-game', 'cancel game': 'cancel-game', status: 'status',
  role: 'role', players: 'players', square: 'square', votes: 'votes', log: 'log', host: 'host', grimoire: 'grimoire', 'mend undo': 'unmend', end: 'end-phase', 'end phase': 'end-phase', pause: 'pause',
  resume: 'resume',
};

/** The words that open a command of the table. */
export const tableWords: readonly string[] =
  ['new', 'join', 'leave', 'watch', 'start', 'cancel-game', 'status', 'role', 'players', 'square', 'votes', 'log', 'help', 'explain', 'host', 'end', 'extend', 'pause', 'resume', 'remove', 'replace', 'declare', 'grimoire', 'decide', 'mend', 'storyteller', 'travel', 'admit', 'dismiss'];

/** The words that open an act, besides the names of abilities. */
export const actWords: readonly string[] = ['vote', 'unvote', 'use', 'cancel', 'say', 'laugh'];

/** Reads a whole command line. Whatever opens with no word of the table is an act text. */
export function readCommand(text: string): CommandText {
  const line = tidy(text);
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line) ?? [];
  switch (word.toLowerCase()) {
    case '': return good({ type: 'hub' });
    case 'new': return readNew(rest, text);
    case 'help': return good({ type: 'help', ...(rest === '' ? {} : { topic: rest }) });
    case 'explain': return rest === '' ? malformed('which role? For example: explain Town Cop') : good({ type: 'explain', expression: rest });
    case 'extend': return readExtend(rest);
    case 'kill':
    case 'remove': return rest === '' ? malformed('whom? For example: remove @bob') : good({ type: 'kill', who: rest });
    case 'replace': return readReplace(rest);
    case 'decide': return readDecide(rest);
    case 'storyteller': return readCoHost(rest);
    case 'travel': return readTravel(rest);
    case 'admit': return readAdmit(rest);
    case 'dismiss': return readDismiss(rest);
    case 'mend': return readMend(rest) ?? readBare(line, text.trim());
    case 'declare': return good({ type: 'declare', ...(rest === '' ? {} : { side: rest }) });
    default: return readBare(line, text.trim());
  }
}

/** `travel`, `travel as ROLE` */
function readTravel(rest: string): CommandText {
  const role = rest.replace(/^(in\s+)?as\s+/i, '');
  return good({ type: 'travel', ...(role === '' ? {} : { role }) });
}

/** An act text is handed on as it was typed: its entities are decoded where it is read. */
function readBare(line: string, raw: string): CommandText {
  const low = line.toLowerCase();
  const key = Object.keys(BARE).sort((a, b) => b.length - a.length).find(word => low === word || low.startsWith(`${word} `));
  if (key === undefined) return good({ type: 'act', text: raw });
  const rest = line.slice(key.length).trim();
  return rest === '' ? good({ type: BARE[key]! }) : malformed(`"${key}" stands alone, and here "${rest}" comes after it`);
}

type Draft = { -readonly [K in keyof TypedGame]?: TypedGame[K] } & { options: Record<string, Json> };

/**
 * `new`, or `new SETUP [day=LENGTH] [night=LENGTH] [zone=ZONE] [days=weekdays|every] [theme=THEME] [play=yes|no] [OPTION=VALUE]…`; in place
 * of the setup, as the last thing, `roles ROLE, ROLE, …`, whose line ends count. OPTION is one of the ruleset's; a VALUE with blanks stands in
 * quotes: `script="Savant, Fool, …"`.
 */
function readNew(line: string, raw: string): CommandText {
  if (line === '') return good({ type: 'new-game' });
  const [, list] = /(?:^|\s)roles\b[\s:=]*(.*)$/is.exec(raw) ?? [];
  const rest = list === undefined ? line : line.slice(0, /(?:^|\s)roles\b/i.exec(line)!.index).trim();
  const draft: Draft = list === undefined ? { options: {} } : { options: {}, roles: decoded(list).trim() };
  const given = new Set<string>();
  for (const part of rest.match(/[^\s"=]+="[^"]*"|\S+/g) ?? []) {
    const [, key, typed] = /^([^=]+)=(.*)$/.exec(part) ?? [];
    const value = typed?.replace(/^"(.*)"$/, '$1');
    if (value === '') return malformed(`"${key!}" is given without a value`);
    const name = key === undefined ? 'setup' : key.toLowerCase();
    if (given.has(name)) return malformed(`"${name}" is given twice`);
    given.add(name);
    const fault = put(draft, name, value ?? part);
    if (fault !== undefined) return fault;
  }
  const { setup, roles } = draft;
  if (setup !== undefined && roles !== undefined) return malformed('a setup or a list of roles, not both');
  return setup === undefined && roles === undefined
    ? malformed(`which setup? There are ${setups.map(({ id }) => id).join(', ')}; or "roles" and a list, as in: new roles Mafia Goon, Town Cop, 3x Town`)
    : good({ type: 'new-game', game: draft });
}

/** Names that every object has: none of ours is called so. */
const isBuiltIn = (name: string): boolean => name in {};

function put(draft: Draft, name: string, value: string): CommandText | undefined {
  const low = value.toLowerCase();
  if (isBuiltIn(name)) return malformed(`there is no option "${name}"`);
  switch (name) {
    case 'setup': return putSetup(draft, low);
    case 'day': draft.day = low; return undefined;
    case 'night': draft.night = low; return undefined;
    case 'zone': draft.zone = value; return undefined;
    case 'theme': draft.theme = low; return undefined;
    case 'days':
      if (low !== 'every' && low !== 'weekdays') return malformed('days=weekdays or days=every');
      draft.workdays = low === 'every' ? [1, 2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5];
      return undefined;
    case 'play':
      if (low !== 'yes' && low !== 'no') return malformed('play=yes or play=no');
      draft.playing = low === 'yes';
      return undefined;
    default:
      draft.options[name] = /^\d+$/.test(low) ? Number(low) : low;
      return undefined;
  }
}

function putSetup(draft: Draft, id: string): CommandText | undefined {
  const ids = setups.map(setup => setup.id);
  draft.setup = id;
  if (ids.some(known => known === id)) return undefined;
  const near = oneOf(id, ids);
  return malformed(`no setup is called "${id}"; ${near === undefined ? `there are ${ids.join(', ')}` : `the nearest is "${near}"`}`);
}
