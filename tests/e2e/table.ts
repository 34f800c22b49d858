import { expect, vi } from 'vitest';
import { type Office, people } from './office.ts';

/** How long anything may take that comes by itself. */
export const patience = { timeout: 20_000, interval: 50 };

/** Who has which role in a game of seven, by user. */
export interface Seats {
  readonly cop: string;
  readonly doctor: string;
  readonly mafia: readonly [string, string];
  readonly town: readonly [string, string, string];
}

/** Ana makes a game of seven, everybody joins, and it starts. */
export async function seated(office: Office, options = 'day=24h night=16h zone=Europe/Berlin'): Promise<Seats> {
  await office.command('U0ANA', `/curfew new plain-7 ${options}`);
  for (const user of people.slice(1)) expect(await office.command(user, '/curfew join')).toContain('You are in.');
  await office.command('U0ANA', '/curfew start');
  await vi.waitFor(async () => expect((await office.reads('U0ANA')).at(-1)).toContain('Day 1: the vote'), patience);
  const roles = await Promise.all(people.map(async user => [user, await office.command(user, '/curfew role')] as const));
  const of = (role: string): string[] => roles.flatMap(([user, card]) => (card.includes(`You are ${role}.`) ? [user] : []));
  const [[cop], [doctor], [one, two], [first, second, third]] = [of('Town Cop'), of('Town Doctor'), of('Mafia Goon'), of('Town')];
  return { cop: cop!, doctor: doctor!, mafia: [one!, two!], town: [first!, second!, third!] };
}

/** As they are called. */
export const nameOf = (user: string): string => user[2] + user.slice(3).toLowerCase();

/** As one types them. */
export const at = (user: string): string => `@${nameOf(user)}`;

/** How many of these messages have these words. */
export const count = (messages: readonly string[], words: string): number => messages.filter(message => message.includes(words)).length;
