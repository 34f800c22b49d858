import { knownRules } from '../../../engine/testing/known-rules.ts';
import type { Command } from '../../../engine/table/commands.ts';
import { decide } from '../../../engine/table/decide.ts';
import type { Decision } from '../../../engine/table/decision.ts';
import type { GameState } from '../../../engine/table/table.ts';

/** Monday 4 March 2024, 09:00 UTC. */
export const monday = Date.UTC(2024, 2, 4, 9);
export const minute = 60_000;
export const hour = 60 * minute;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Bare = DistributiveOmit<Command, 'id' | 'game' | 'at'> & { readonly id?: string; readonly at?: number };

export const creation: Extract<Command, { type: 'create' }> = {
  type: 'create', id: 'c0', game: 'g', at: monday, person: 'host', name: 'Hana', place: 'T/C', ruleset: 'mafia', seed: 1, size: 5,
  setup: { roles: ['Town', 'Mafia Goon', 'Town Cop', 'Town Doctor', 'Town'] },
  schedule: { day: '24h', night: '16h', zone: 'UTC', workdays: [1, 2, 3, 4, 5] },
  theme: 'workplace', options: { start: 'night' }, playing: false,
};

let count = 0;

/** Sends one command, at nine on Monday and with an id of its own unless it says otherwise. */
export const send = (state: GameState | undefined, bare: Bare): Decision => {
  count += 1;
  return decide(knownRules, state, { id: `t${count}`, game: 'g', at: monday, ...bare } as Command);
};

/** The state after all of these; each must be taken. */
export const after = (state: GameState | undefined, ...all: readonly Bare[]): GameState => {
  const end = all.reduce<GameState | undefined>((at, bare) => {
    const decision = send(at, bare);
    if (!decision.ok) throw new Error(`"${bare.type}" was refused: ${decision.refusals[0]!.message}`);
    return decision.value.state;
  }, state);
  return end!;
};

/** Why a command was refused: codes and sentences. */
export const refusal = (decision: Decision): readonly (readonly [string, string])[] =>
  (decision.ok ? [] : decision.refusals.map(({ code, message }) => [code, message] as const));

const players = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

export const lobby = (change: Partial<typeof creation> = {}): GameState => after(undefined, { ...creation, ...change });

/** A lobby of five with everybody in: persons `pAnn`, `pBob`, … */
export const full = (change: Partial<typeof creation> = {}): GameState =>
  after(lobby(change), ...players.map((name): Bare => ({ type: 'join', person: `p${name}`, name })));

/** A game of five that has just been dealt. */
export const dealt = (change: Partial<typeof creation> = {}): GameState => after(full(change), { type: 'start', person: 'host' });

/** The person who sits where this role is. */
export const personOf = (state: GameState, role: string): string => state.table.seated[seatWith(state, role)]!;

/** The first seat with this role. */
export const seatWith = (state: GameState, role: string): string => state.play!.order.find(seat => state.play!.seats[seat]!.role === role)!;
