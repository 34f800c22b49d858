import { type Card, cardsFor } from './bots/cards.ts';
import { filled, setting } from './bots/fill.ts';
import { type Luck, luck } from './bots/luck.ts';
import { press } from './client/interact.ts';
import { close, submit } from './client/submit.ts';
import { objects } from './json.ts';
import type { Workspace } from './workspace.ts';
import type { Change } from './world/changes.ts';
import type { ViewRecord } from './world/world.ts';

const mostTriesOfForm = 3;
const mostTriesOfCard = 8;
/** A card whose question changes is a new one, but no card is answered for ever. */
const mostActs = { shared: 3, alone: 2 } as const;
const mostActsOnVersion = 2;
const chanceOfSecondThought = 0.15;
const gapMs = 200;
const lookMs = 50;
/** After the first failure, the second, …: the app may be starting anew. */
const backoffMs = [5_000, 10_000, 20_000, 40_000];
const longestBackoffMs = 60_000;

/**
 * Plays the people who are listed as bots, as a person would who knows nothing of the game: presses what is there to be pressed,
 * fills in what opens, and lets others do the same. One request at a time, with a pause between.
 */
export class Bots {
  private readonly luck: Luck;
  private readonly timers = new Set<NodeJS.Timeout>();
  /** Who is thinking or acting right now. */
  private readonly busy = new Set<string>();
  /** Cards that somebody would like to answer anew. */
  private readonly secondThoughts = new Set<string>();
  private readonly tries = new Map<string, number>();
  private looking = false;
  private turn: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly ws: Workspace) {
    this.luck = luck(ws.botOptions.seed);
    ws.heard.on('changed', changes => {
      for (const change of changes) this.ponder(change);
      this.lookSoon();
    });
    ws.heard.on('passing', () => this.lookSoon());
    this.lookSoon();
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
  }

  private later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (!this.stopped) act();
    }, ms);
    this.timers.add(timer);
  }

  /** Seeing how others act, somebody may change their mind. */
  private ponder(change: Change): void {
    if (change.type !== 'message-edited') return;
    for (const user of this.ws.world.bots) {
      const key = `${user} ${change.message.channel} ${change.message.ts}`;
      if ((this.ws.world.botActs[key] ?? 0) > 0 && this.luck.next() < chanceOfSecondThought) this.secondThoughts.add(key);
    }
  }

  private lookSoon(): void {
    if (this.looking || this.ws.world.bots.length === 0) return;
    this.looking = true;
    this.later(lookMs, () => this.look());
  }

  private look(): void {
    this.looking = false;
    const [least, most] = this.ws.botOptions.thinkMs;
    for (const user of this.ws.world.bots) {
      if (this.stopped || this.busy.has(user) || !this.hasSomethingToDo(user)) continue;
      this.busy.add(user);
      this.later(this.luck.between(least, most), () => this.queue(user));
    }
  }

  private queue(user: string): void {
    this.turn = this.turn.then(async () => {
      if (this.stopped) return;
      const pause = await this.act(user);
      this.later(pause, () => {
        this.busy.delete(user);
        this.lookSoon();
      });
      await new Promise<void>(resolve => this.later(gapMs, resolve));
    });
  }

  private openForm(user: string): ViewRecord | undefined {
    return this.ws.world.views[this.ws.world.stacks[user]?.at(-1) ?? ''];
  }

  private wants(card: Card): boolean {
    const { botActs } = this.ws.world;
    if ((botActs[card.key] ?? 0) >= mostActs[card.shared ? 'shared' : 'alone']) return false;
    const onVersion = botActs[card.versionKey] ?? 0;
    if (onVersion === 0) return true;
    return card.shared && card.choice && this.secondThoughts.has(card.key) && onVersion < mostActsOnVersion;
  }

  private nextCard(user: string): Card | undefined {
    return cardsFor(this.ws, user).find(card => this.wants(card));
  }

  private hasSomethingToDo(user: string): boolean {
    return this.ws.world.users[user]?.deleted === false && (this.openForm(user) !== undefined || this.nextCard(user) !== undefined);
  }

  /** Gives how long to wait before the next act. */
  private async act(user: string): Promise<number> {
    if (!this.ws.world.bots.includes(user)) return gapMs;
    const form = this.openForm(user);
    if (form) return this.fillIn(user, form);
    const card = this.nextCard(user);
    return card ? this.play(user, card) : gapMs;
  }

  /** Counts a failure, and gives how long to wait after it. */
  private failed(key: string): number {
    const tried = this.tries.get(key) ?? 0;
    this.tries.set(key, tried + 1);
    return backoffMs[tried] ?? longestBackoffMs;
  }

  private async play(user: string, card: Card): Promise<number> {
    const chosen = this.luck.pick(card.playables);
    if (!chosen) return gapMs;
    const { channel, ts } = card.message;
    const action = {
      block_id: chosen.block.block_id,
      action_id: chosen.element.action_id,
      ...setting(this.luck, chosen.element, this.ws.world),
    };
    const result = await press(this.ws, { user, container: { channel, ts }, action, state: {} });
    if (this.stopped) return gapMs;
    if (!result.ok && (this.tries.get(card.key) ?? 0) < mostTriesOfCard) return this.failed(card.key);
    this.tries.delete(card.key);
    this.secondThoughts.delete(card.key);
    this.ws.commit([card.key, card.versionKey].map(key => ({ type: 'bot-acted', key })));
    return gapMs;
  }

  private async fillIn(user: string, form: ViewRecord): Promise<number> {
    const tried = this.tries.get(form.id) ?? 0;
    // A form without a submit button only tells something.
    if (tried >= mostTriesOfForm || !form.view.submit) {
      this.tries.delete(form.id);
      await close(this.ws, user, form.id, true);
      return gapMs;
    }
    const result = await submit(this.ws, user, form.id, filled(this.luck, objects(form.view.blocks), this.ws.world));
    if (!result.ok) {
      const pause = this.failed(form.id);
      return result.errors === undefined ? pause : gapMs;
    }
    this.tries.delete(form.id);
    return gapMs;
  }
}
