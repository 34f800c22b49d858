import type { Json } from '../core/json.ts';
import { isAlive, type Play } from '../core/state.ts';
import { isProse, matches, matchesAll } from './matching.ts';
import type { LogEntry } from './log.ts';
import type { Expect, Pattern } from './record.ts';
import type { Session } from './session.ts';

/** What was expected and is not so. */
export interface Failure {
  readonly line: number;
  readonly message: string;
}

interface Checked {
  readonly failures: readonly Failure[];
  readonly checked: number;
}

type Facts = Readonly<Record<string, Json>>;

/** Compares what an `expect` names with the game so far; messages and refusals since entry `since` of the log. */
export function checkExpect(session: Session, since: number, expect: Expect, lineOf: (key: string) => number): Checked {
  const play = session.desk.game.play!;
  const recent = session.log.slice(since);
  const now: Readonly<Record<keyof Expect, (() => readonly string[])>> = {
    alive: () => set('alive', expect.alive!, names(play, seat => isAlive(play, seat))),
    dead: () => set('dead', expect.dead!, names(play, seat => !isAlive(play, seat))),
    phase: () => phaseDiffers(expect.phase!, session),
    winners: () => set('winners', expect.winners!, (play.winners ?? []).map(seat => play.names[seat]!)),
    told: () => Object.entries(expect.told!).flatMap(([name, patterns]) => found(`told ${name}`, patterns, toldTo(recent, name))),
    untold: () => Object.entries(expect.untold!).flatMap(([name, patterns]) => absent(`untold ${name}`, patterns, toldTo(recent, name))),
    announced: () => found('announced', expect.announced!, announced(recent)),
    unannounced: () => absent('unannounced', expect.unannounced!, announced(recent)),
    refused: () => (expect.refused!.length === 0 ? noneRefused(refused(recent)) : found('refused', expect.refused!, refused(recent))),
    roles: () => roleDiffers(expect.roles!, play),
    channels: () => channelDiffers(expect.channels!, play),
  };
  const keys = Object.entries(expect).flatMap(([key, value]) => (value === undefined ? [] : [key as keyof Expect]));
  return { failures: keys.flatMap(key => now[key]().map(message => ({ line: lineOf(key), message }))), checked: keys.length };
}

const names = (play: Play, which: (seat: string) => boolean): string[] => play.order.filter(which).map(seat => play.names[seat]!);

const show = (value: Json | undefined): string =>
  value === undefined ? 'nothing' : Array.isArray(value) ? `[${value.map(one => show(one as Json)).join(', ')}]`
    : typeof value === 'object' && value !== null ? `{ ${Object.entries(value).map(([key, one]) => `${key}: ${show(one as Json)}`).join(', ')} }` : String(value);

/** Two exact sets, and who is too many or too few. */
function set(what: string, wanted: readonly string[], is: readonly string[]): string[] {
  const has = (list: readonly string[], name: string) => list.some(one => one.toLowerCase() === name.toLowerCase());
  const missing = wanted.filter(name => !has(is, name));
  const more = is.filter(name => !has(wanted, name));
  if (missing.length === 0 && more.length === 0) return [];
  const parts = [...(missing.length === 0 ? [] : [`missing ${missing.join(', ')}`]), ...(more.length === 0 ? [] : [`too many: ${more.join(', ')}`])];
  return [`${what}: expected ${show(wanted)}, but it is ${show(is)} (${parts.join('; ')})`];
}

function phaseDiffers(wanted: string, session: Session): string[] {
  const is = session.isOver ? 'over' : session.phase;
  return wanted.toLowerCase() === is ? [] : [`phase: expected "${wanted}", but it is "${is}"`];
}

const toldTo = (log: readonly LogEntry[], name: string): Facts[] =>
  log.flatMap(entry => (entry.type === 'told' && entry.message.to.toLowerCase() === name.toLowerCase() ? [{ ...entry.message }] : []));

const announced = (log: readonly LogEntry[]): Facts[] => log.flatMap(entry => (entry.type === 'announced' ? [{ ...entry.message }] : []));

const refused = (log: readonly LogEntry[]): Facts[] =>
  log.flatMap(entry => (entry.type === 'act' && entry.refusal
    ? [{ by: entry.by, code: entry.refusal.code, text: entry.text, message: entry.refusal.message, phase: entry.phase }] : []));

/** An empty list says that nothing was refused. */
const noneRefused = (facts: readonly Facts[]): string[] => facts.map(fact => `refused: expected nothing, but "${show(fact['text'])}" of ${show(fact['by'])} was: ${show(fact['message'])}`);

/** Every pattern that nothing matches, with the nearest miss. */
const found = (what: string, patterns: readonly Pattern[], facts: readonly Facts[]): string[] =>
  patterns.filter(pattern => !facts.some(fact => matchesAll(pattern, fact))).map(pattern => `${what}: nothing matches ${show(pattern)}; ${nearestMiss(pattern, facts)}`);

/** Every pattern that something matches although nothing should. */
const absent = (what: string, patterns: readonly Pattern[], facts: readonly Facts[]): string[] =>
  patterns.flatMap(pattern => {
    const match = facts.find(fact => matchesAll(pattern, fact));
    return match ? [`${what}: nothing should match ${show(pattern)}, but there was "${show(match['message'] ?? match['text'])}"`] : [];
  });

function nearestMiss(pattern: Pattern, facts: readonly Facts[]): string {
  const misses = facts.map(fact => ({ fact, wrong: Object.keys(pattern).filter(key => !matches(pattern[key]!, fact[key], isProse(key))) }));
  const [nearest] = misses.sort((a, b) => a.wrong.length - b.wrong.length);
  if (!nearest) return 'there was nothing at all since the last expect';
  return `the nearest is "${show(nearest.fact['message'] ?? nearest.fact['text'])}", where ${nearest.wrong.map(key => `${key} is ${show(nearest.fact[key])}`).join(' and ')}`;
}

function roleDiffers(wanted: Facts, play: Play): string[] {
  return Object.entries(wanted).flatMap(([name, role]) => {
    const seat = play.order.find(at => play.names[at]!.toLowerCase() === name.toLowerCase());
    if (seat === undefined) return [`roles: nobody is called ${name} now`];
    const is = play.seats[seat]!.role;
    return matches(role, is) ? [] : [`roles: expected ${name} to be ${show(role)}, but it is ${is}`];
  });
}

function channelDiffers(wanted: Readonly<Record<string, readonly string[]>>, play: Play): string[] {
  return Object.entries(wanted).flatMap(([slug, members]) => {
    const chat = Object.entries(play.chats).find(([name]) => name.toLowerCase() === slug.toLowerCase())?.[1];
    if (chat) return set(`channel ${slug}`, members, chat.members.map(seat => play.names[seat]!));
    const there = Object.keys(play.chats);
    return members.length === 0 ? [] : [`channel ${slug}: expected ${show(members)}, but there is no such channel (${there.length === 0 ? 'there are none' : `there are ${there.join(', ')}`})`];
  });
}
