import { rules as ours } from '../../../functions/app/rules.ts';
import { makeEffectsOf } from '../../../functions/app/effects-of.ts';
import { decide, type Rules } from '../../../engine/table/decide.ts';
import type { Effect } from '../../../functions/app/effects.ts';
import type { Commit } from '../../../functions/app/ports.ts';
import type { Command } from '../../../engine/table/commands.ts';
import { seatOf, type GameState } from '../../../engine/table/table.ts';

export const start = Date.UTC(2026, 2, 2, 8, 0); // a Monday

type Draft = Command extends infer C ? (C extends Command ? Omit<C, 'id' | 'game' | 'at'> & { readonly at?: number } : never) : never;

export interface Wish {
  readonly roles: readonly string[];
  readonly names?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly theme?: string;
  /** Whether the host, `T1/UH`, sits down as well. */
  readonly playing?: boolean;
  /** The rules that are played; without, those of mafia. */
  readonly ruleset?: string;
  /** Other rules than those that the app plays. */
  readonly rules?: Rules;
}

/** A game played by the real engine, with the effects of each commit: players are `T1/U1`, `T1/U2`, …. */
export class Played {
  readonly commits: Commit[] = [];

  readonly rules: Rules;

  constructor(readonly wish: Wish) {
    this.rules = wish.rules ?? ours;
    const { roles, options = {}, theme = 'workplace', playing = false, ruleset = 'mafia' } = wish;
    this.do({
      type: 'create', person: 'T1/UH', name: 'Hana', place: 'T1/C1', ruleset, seed: 7, size: roles.length, setup: { roles },
      schedule: { day: '24h', night: '16h', zone: 'Europe/Berlin', workdays: [1, 2, 3, 4, 5] }, theme, options, playing,
    });
  }

  get state(): GameState {
    return this.commits.at(-1)!.state;
  }

  get effects(): readonly Effect[] {
    return this.commits.at(-1)!.effects;
  }

  do(draft: Draft): readonly Effect[] {
    const before = this.commits.at(-1)?.state;
    const version = this.commits.length + 1;
    const seen = this.commits.filter(commit => commit.command.type !== 'answer').length; // what is secret takes no time
    const command = { at: start + seen * 60_000, ...draft, id: `c${version}`, game: 'g1' } as Command;
    const decision = decide(this.rules, before, command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusals));
    const { state, events, trace } = decision.value;
    this.commits.push({ game: 'g1', version, at: command.at, command, state, events, trace, effects: makeEffectsOf(this.rules)(before, decision.value, command) });
    return this.effects;
  }

  /** Everybody joins, and the host starts. */
  begin(): this {
    const { roles, names = [], playing = false } = this.wish;
    roles.slice(playing ? 1 : 0).forEach((_, index) => this.do({ type: 'join', person: `T1/U${index + 1}`, name: names[index] ?? `Player${index + 1}` }));
    this.do({ type: 'start', person: 'T1/UH' });
    return this;
  }

  /** The phase ends by the host's hand. */
  end(): readonly Effect[] {
    return this.do({ type: 'end-phase', person: 'T1/UH' });
  }

  /** The time of the running phase is up. */
  pass(): readonly Effect[] {
    return this.do({ type: 'tick', at: this.state.table.due! });
  }

  person(seat: string): string {
    return this.state.table.seated[seat]!;
  }

  /** An ability on somebody, by seats. */
  act(seat: string, ability: string, ...targets: readonly string[]): readonly Effect[] {
    const { terms, play } = this.state;
    const ask = this.rules(terms.ruleset)!.asks(terms, play!).find(one => one.abilities[0] === ability && one.seats.includes(seat))!;
    const field = Object.keys(ask.form)[0]!;
    return this.do({ type: 'answer', person: this.person(seat), ask: ask.id, raw: { [field]: targets } });
  }

  vote(seat: string, choice: string): readonly Effect[] {
    return this.do({ type: 'vote', person: this.person(seat), poll: 'lynch', choice });
  }

  seat(person: string): string {
    return seatOf(this.state.table, person)!;
  }
}
