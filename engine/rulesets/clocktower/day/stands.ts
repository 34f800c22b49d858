import type { Reason } from '../../../core/refused.ts';
import type { Play, Seat } from '../../../core/state.ts';

/** A vote that depends on those whom the hand passes before: `yes if 3`, `yes if s2`, `yes unless s2`. */
const condition = /^yes (if|unless) (\w+)$/;

/** What may be voted by somebody whom the hand passes after these: plain votes, and those that depend on them. clocktower/rule/votes#1 */
export const standsAfter = (before: readonly Seat[]): readonly string[] =>
  ['yes', 'no', ...before.map((_, n) => `yes if ${n + 1}`), ...before.flatMap(one => [`yes if ${one}`, `yes unless ${one}`])];

/** What a vote comes to, by those who have voted for the execution before it. */
export function comesTo(choice: string, forIt: readonly Seat[]): 'yes' | 'no' {
  const [, word, on = ''] = condition.exec(choice) ?? [];
  if (word === undefined) return choice === 'yes' ? 'yes' : 'no';
  const holds = /^\d+$/.test(on) ? forIt.length >= Number(on) : forIt.includes(on);
  return holds === (word === 'if') ? 'yes' : 'no';
}

/** True for a vote that may come to one for the execution. */
export const wantsDeath = (choice: string): boolean => choice.startsWith('yes');

/** Why this is no vote that somebody could cast whom the hand passes after these. */
export function misjudged(play: Play, nominee: string, seat: Seat, before: readonly Seat[], choice: string): Reason {
  const name = (one: string): string => play.names[one] ?? one;
  const whom = name(nominee);
  const [, , on = ''] = condition.exec(choice) ?? [];
  const possible = before.length === 0 ? ['nobody'] : before.map(name);
  if (/^\d+$/.test(on)) return { code: 'illegal-target', variant: 'vote.count', args: { whom, count: before.length } };
  if (on === seat) return { code: 'illegal-target', variant: 'vote.self', args: { whom, possible } };
  if (play.order.includes(on)) return { code: 'illegal-target', variant: 'vote.later', args: { whom, name: name(on), possible } };
  return { code: 'illegal-target', variant: 'vote.words', args: { whom, typed: choice.split(' ').map(name).join(' ') || 'nothing' } };
}
