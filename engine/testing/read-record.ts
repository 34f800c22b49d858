import { oneOf } from '../core/nearest.ts';
import { seatNames } from '../table/seat-names.ts';
import { all, bad, good, type Read } from './fault.ts';
import { newcomers } from './newcomers.ts';
import { readExpect } from './read-expect.ts';
import { hosts, type Entry, type GameRecord, type TypedAct } from './record.ts';
import { recordSchema } from './record-schema.ts';
import { shaped, unknownPlayer } from './shape.ts';
import { readSource, type Source } from './source.ts';

type Players = GameRecord['players'];

/** Reads a record. Only what can be said without its rules is looked at here. */
export function readRecord(text: string): Read<GameRecord> {
  const source = readSource(text);
  if (!source.ok) return source;
  const shape = shaped(source.value, recordSchema, source.value.value, [], Object.keys(recordSchema.shape));
  if (!shape.ok) return shape;
  const { rules, seed, options, decide: pins, players: seated, play: items } = shape.value;
  const players = Object.entries(seated).map(([name, role]) => ({ name, role, line: source.value.lineOf(['players', name]) }));
  const known = [...players, ...newcomers(items, players.map(({ name }) => name)).map(({ name, at }) => ({ name, role: '', line: source.value.lineOf(['play', ...at]) }))];
  const named = nameFault(known);
  if (named) return named;
  const play = all(items.map((item, index) => readEntry(source.value, item, ['play', index], known)));
  return play.ok ? good({ rules, seed, options, pins, players, play: play.value, lineOf: path => source.value.lineOf(path) }) : play;
}

/** Names are one word, each different, and none that act texts use themselves. */
function nameFault(players: Players): Read<never> | undefined {
  const usable = seatNames(players.map(({ name }) => name));
  const at = players.findIndex(({ name }, index) => name !== usable[index]);
  if (at < 0) return undefined;
  const { name, line } = players[at]!;
  return bad(line, `a player cannot be called "${name}": names are one word, each different, and none that acts use; "${usable[at]!}" would do`);
}

function readEntry(source: Source, item: unknown, at: readonly PropertyKey[], players: Players): Read<Entry> {
  const line = source.lineOf(at);
  if (item === 'end') return good({ type: 'end', line });
  const [key, ...more] = typeof item === 'object' && item !== null ? Object.keys(item) : [];
  if (key === undefined || more.length > 0) {
    return bad(line, `here stands a phase with its acts, "expect" or "end"${typeof item === 'string' ? `, and not "${item}"${phaseHint(item)}` : ''}`);
  }
  const value = (item as Record<string, unknown>)[key];
  if (key === 'expect') {
    const expect = readExpect(source, value, [...at, key], players.map(({ name }) => name));
    return expect.ok ? good({ type: 'expect', expect: expect.value, line, lineOf: part => source.lineOf([...at, key, part]) }) : expect;
  }
  if (!/\d/.test(key)) return bad(line, strangeKey(key));
  const acts = readActs(source, value, [...at, key], players);
  return acts.ok ? good({ type: 'phase', phase: key.toLowerCase().replace(/\s+/g, ' '), acts: acts.value, line }) : acts;
}

const phaseHint = (item: string): string => (/^[a-z]+ \d+/i.test(item) ? ` (a phase without acts is "${item}: []")` : '');

function strangeKey(key: string): string {
  const near = oneOf(key, ['expect', 'end']);
  return `"${key}" is no phase, such as "night 1"${near === undefined ? '; acts stand in a list under their phase' : `; did you mean "${near}"?`}`;
}

function readActs(source: Source, value: unknown, at: readonly PropertyKey[], players: Players): Read<readonly TypedAct[]> {
  if (value === null) return good([]);
  if (!Array.isArray(value)) return bad(source.lineOf(at), 'under a phase stands a list of acts, such as "- Ann: vote Bob", or []');
  return all(value.map((act: unknown, index) => readAct(source, act, [...at, index], players)));
}

function readAct(source: Source, act: unknown, at: readonly PropertyKey[], players: Players): Read<TypedAct> {
  const line = source.lineOf(at);
  const [key, ...more] = typeof act === 'object' && act !== null && !Array.isArray(act) ? Object.keys(act) : [];
  if (key === undefined || more.length > 0) return bad(line, 'an act is one player and a text, such as "Ann: vote Bob"');
  const text = (act as Record<string, unknown>)[key];
  if (!['string', 'number', 'boolean'].includes(typeof text)) return bad(line, `${key}'s act is a text, such as "${key}: vote nobody"`);
  const by = whoActs(key, players);
  return by === undefined ? bad(line, unknownPlayer(key, [...players.map(({ name }) => name), ...hosts])) : good({ by, text: String(text), line });
}

function whoActs(typed: string, players: Players): string | undefined {
  const word = typed.toLowerCase();
  return hosts.find(host => host.toLowerCase() === word) ?? players.find(({ name }) => name.toLowerCase() === word)?.name;
}
