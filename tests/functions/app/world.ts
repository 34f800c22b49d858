import { makeMemoryStore } from '../../../functions/adapters/memory/store.ts';
import type { Effect } from '../../../functions/app/effects.ts';
import type { Commit, EffectContext, GameStore, Messenger, Performed, Scheduler, Wake } from '../../../functions/app/ports.ts';
import { makeUseCases, type UseCases } from '../../../functions/app/use-cases.ts';
import { Doom, doomed } from './crash.ts';
import { decide, effectsOf, noon, words } from './fake-game.ts';

export interface Performance {
  readonly id: string;
  readonly effect: Effect;
  /** How many words the state held that it was drawn from. */
  readonly drawn: number;
}

/** Where players look: what was done there stays done, whoever dies. */
export class FakeSlack implements Messenger {
  readonly performances: Performance[] = [];
  readonly roomsMade: string[] = [];
  /** Words that it does not take at once: the time to wait until, once each. */
  readonly waits = new Map<string, number>();

  async perform(effect: Effect, { id, game, newest }: EffectContext): Promise<Performed> {
    const key = 'messages' in effect ? (effect.messages[0]?.key ?? '') : '';
    const wait = this.waits.get(key);
    if (wait !== undefined) {
      this.waits.delete(key);
      return { done: false, notBefore: wait };
    }
    this.performances.push({ id, effect, drawn: words(newest).length });
    if (effect.type !== 'room' || newest.table.rooms[effect.slug]) return { done: true };
    const place = `T1/R-${game}-${effect.slug}`;
    this.roomsMade.push(place);
    return { done: true, learned: { type: 'room-made', id: `learned ${id}`, game, at: noon, slug: effect.slug, place } };
  }

  /** Each effect once, in the order in which players first saw it. */
  get firstSeen(): readonly string[] {
    return [...new Set(this.performances.map(({ id }) => id))];
  }
}

/** What goes lost on its way: first wake-ups (the sweep's own arrive), schedules. */
export interface Losses {
  readonly wakes?: boolean;
  readonly schedules?: boolean;
}

/** All that outlives a process: store, Slack, queues, schedules and time. */
export class World {
  time = noon;
  readonly clock = { now: () => this.time };
  readonly slack = new FakeSlack();
  readonly woken: { game: string; id: string }[] = [];
  readonly schedules = new Map<string, { game: string; when: number }>();
  readonly reports: { event: string }[] = [];
  readonly store: GameStore;

  constructor(
    readonly losses: Losses = {},
    store?: GameStore,
  ) {
    this.store = store ?? makeMemoryStore({ clock: this.clock });
  }

  private readonly wake: Wake = {
    wake: async (game, id) => {
      if (!this.losses.wakes || id.includes('#sweep#')) this.woken.push({ game, id });
    },
  };

  private readonly scheduler: Scheduler = {
    at: async (game, when, name) => {
      if (!this.losses.schedules) this.schedules.set(name, { game, when });
    },
  };

  /** Ticks of the sweep come at once here: they say only "look". */
  readonly ticks: string[] = [];
  private readonly tickQueue: Scheduler = {
    at: async game => {
      this.ticks.push(game);
    },
  };

  /** A new process over what is there. */
  boot(doom = new Doom(Number.POSITIVE_INFINITY, 'before')): UseCases {
    return makeUseCases({
      store: doomed(this.store, doom),
      wake: doomed(this.wake, doom),
      messenger: doomed<Messenger>(this.slack, doom),
      scheduler: doomed(this.scheduler, doom),
      ticks: doomed(this.tickQueue, doom),
      clock: this.clock,
      decide,
      effectsOf,
      random: () => 0.5,
      sleep: async milliseconds => {
        this.time += milliseconds;
      },
      report: line => this.reports.push(line),
    });
  }

  /** Everything on its way is brought there. */
  async settle(app: UseCases): Promise<void> {
    for (;;) {
      const wake = this.woken.shift();
      const tick = wake ? undefined : this.ticks.shift();
      if (wake) await app.deliver(wake.game);
      else if (tick) await app.tick(tick);
      else return;
    }
  }

  /** What the scheduler has to ring by now, each twice. */
  async ring(app: UseCases): Promise<void> {
    for (const [name, { game, when }] of this.schedules) {
      if (when > this.time) continue;
      await app.tick(game);
      await app.tick(game);
      this.schedules.delete(name);
    }
  }

  async history(game: string): Promise<Commit[]> {
    const commits: Commit[] = [];
    for await (const commit of this.store.history(game)) commits.push(commit);
    return commits;
  }
}
