import { check } from '../../../../../engine/core/forms.ts';
import { evolve, evolveAll } from '../../../../../engine/core/evolve.ts';
import { fieldsOf, type Json } from '../../../../../engine/core/json.ts';
import { look } from '../../../../../engine/core/look.ts';
import type { Message } from '../../../../../engine/core/messages.ts';
import type { Outcome } from '../../../../../engine/core/outcome.ts';
import { phaseText, type Play, type Seat, type Terms, type Trait } from '../../../../../engine/core/state.ts';
import { werewolves } from '../../../../../engine/rulesets/werewolves/ruleset.ts';
import { readAct } from '../../../../../engine/table/act-text.ts';

/** `Ann: huntress Tom` in a phase. */
export interface Act {
  readonly phase: string;
  readonly by: string;
  readonly text: string;
}

/** `night 2: Ann: huntress Tom; Bob: vote Tom in wolfpack` and so on, a phase a line; acts of one phase are parted by semicolons. */
export function acts(text: string): readonly Act[] {
  return text.split('\n').map(line => line.trim()).filter(line => line !== '').flatMap(line => {
    const [, phase = '', rest = ''] = /^((?:day|night) \d+): (.*)$/.exec(line) ?? [];
    return rest.split(';').map(one => {
      const at = one.indexOf(':');
      return { phase, by: one.slice(0, at).trim(), text: one.slice(at + 1).trim() };
    });
  });
}

/** A game on a stage: the rules themselves, without a table around them, so that thousands of short games are played in seconds. */
export class Stage {
  readonly said: Message[] = [];
  readonly refused: Act[] = [];
  /** Every effect that was ever put on somebody. */
  readonly laid: Trait[] = [];
  readonly causes = new Map<string, string>();
  readonly terms: Terms;
  play: Play;

  constructor(cast: Readonly<Record<string, Json>>, { pins = {}, options = {} }: { readonly pins?: Readonly<Record<string, Json>>; readonly options?: Readonly<Record<string, Json>> } = {}) {
    this.terms = { ruleset: 'werewolves', seed: 1, options: { check: 'off', ...options }, pins };
    const dealt = werewolves.deal(this.terms, Object.keys(cast), Object.values(cast));
    if (!dealt.ok) throw new Error(dealt.faults.map(({ message }) => message).join('; '));
    this.play = evolveAll(undefined, dealt.outcome.events)!;
  }

  get phase(): string {
    return phaseText(this.play.phase);
  }

  /** The seat of a player. */
  seat(name: string): Seat {
    const seat = this.play.order.find(one => this.play.names[one] === name);
    if (seat === undefined) throw new Error(`nobody is called ${name}`);
    return seat;
  }

  isAlive(name: string): boolean {
    return this.play.seats[this.seat(name)]!.alive;
  }

  roleOf(name: string): string {
    return this.play.seats[this.seat(name)]!.role;
  }

  /** The role that somebody began with. */
  dealt(name: string): string {
    return String(fieldsOf(this.play.facts['dealt'])[this.seat(name)]);
  }

  has(name: string, trait: string): boolean {
    return this.play.traits.some(one => one.trait === trait && one.holder === this.seat(name));
  }

  /** What somebody was told. */
  told(name: string): readonly Message[] {
    return this.said.filter(({ to }) => to === this.seat(name));
  }

  /** Plays these acts in their phases, and ends phases until `until` has begun. */
  run(all: readonly Act[], until: string): this {
    for (let ends = 0; ; ends += 1) {
      for (const act of all) if (act.phase === this.phase) this.act(act);
      if (this.phase === until || this.play.winners) return this;
      if (ends > 20) throw new Error(`${until} never comes`);
      this.take(werewolves.end(this.terms, this.play, 'deadline'));
    }
  }

  private act(act: Act): void {
    const seat = this.seat(act.by);
    const view = look(werewolves, this.terms, this.play, seat);
    const read = readAct(act.text, view);
    if (!read.ok) return void this.refused.push(act);
    const { meant } = read;
    if (meant.type === 'vote') {
      const poll = view.polls.find(({ id }) => id === meant.poll);
      if (poll?.mayVote && poll.choices.includes(meant.choice)) this.play = evolve(this.play, { type: 'Voted', poll: meant.poll, seat, choice: meant.choice });
      else this.refused.push(act);
      return;
    }
    const ask = meant.type === 'answer' ? view.asks.find(({ id }) => id === meant.ask) : undefined;
    const checked = ask && meant.type === 'answer' ? check(ask.form, view, meant.raw) : undefined;
    if (!ask || !checked?.ok) return void this.refused.push(act);
    const chosen = { ask: ask.id, by: seat, answer: checked.answer };
    this.play = evolve(this.play, { type: 'ActChosen', act: chosen });
    if (!ask.now) return;
    const outcome = werewolves.acted(this.terms, this.play, chosen);
    if ('refused' in outcome) throw new Error('nothing is refused here');
    this.take(outcome);
  }

  private take({ events }: Outcome): void {
    for (const event of events) {
      if (event.type === 'TraitLaid') this.laid.push(event.trait);
      if (event.type === 'Said') this.said.push(event.message);
      if (event.type === 'Died') this.causes.set(this.play.names[event.seat]!, event.cause);
    }
    this.play = evolveAll(this.play, events)!;
  }
}
