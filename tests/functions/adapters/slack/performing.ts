import { makeMemoryStore } from '../../../../functions/adapters/memory/store.ts';
import { makeMessenger } from '../../../../functions/adapters/slack/messenger.ts';
import type { Effect } from '../../../../functions/app/effects.ts';
import type { GameStore, Performed } from '../../../../functions/app/ports.ts';
import { Played } from '../../app/played.ts';
import { FakeSlack } from './fake-slack.ts';

export const now = Date.UTC(2026, 2, 2, 12, 0);

/** A played game, its store, and the messenger over a Slack in memory. */
export class Performing {
  readonly slack = new FakeSlack();
  readonly reports: Readonly<Record<string, unknown>>[] = [];
  readonly store: GameStore;
  installed = true;
  private readonly messenger;

  constructor(readonly game: Played) {
    const clock = { now: () => now };
    this.store = makeMemoryStore({ clock });
    this.messenger = makeMessenger({
      store: this.store, rules: game.rules, clock, client: async () => (this.installed ? this.slack : undefined), report: line => void this.reports.push(line),
    });
  }

  /** Puts into the store what it does not have of the game yet. */
  async keep(): Promise<void> {
    for (const commit of this.game.commits) await this.store.commit(commit);
    await this.store.putInstallation({ team: 'T1', sealedToken: '', botUser: 'UBOT', botId: 'B1', scopes: [], at: 1 });
  }

  /** Performs an effect of the newest commit, or of the one whose version is given. */
  async perform(effect: Effect, { version = this.game.commits.length, index = 0, at = now }: { version?: number; index?: number; at?: number } = {}): Promise<Performed> {
    await this.keep();
    const context = { game: 'g1', id: `g1:${version}:${index}`, then: this.game.commits[version - 1]!.state, newest: this.game.state, at };
    return this.messenger.perform(effect, context);
  }
}

export const seven = ['Mafia Goon', 'Mafia Goon', 'Town Cop', 'Town Doctor', 'Town', 'Town', 'Town'];
export const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus'];
export const begun = (options = {}): Performing => new Performing(new Played({ roles: seven, names, options }).begin());

/** The words of a call's blocks. */
export const said = (call: Readonly<Record<string, unknown>> | undefined): string => JSON.stringify(call?.['blocks'] ?? null);

/** Something to say to everybody, and what it comes to. */
export const news: Effect = { type: 'post', to: 'table', messages: [{ to: 'table', phase: 'day 1', kind: 'phase', key: 'phase.day', args: { number: 1 } }] };
export const done = { done: true };
