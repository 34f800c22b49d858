import { EventEmitter } from 'node:events';
import path from 'node:path';
import { FaultBox } from './faults.ts';
import { nextTs } from './ids.ts';
import { type BotOptions, type Clock, curfewManifest, type Limits, type Manifest, slackLimits, type WorkspaceOptions } from './options.ts';
import type { Change } from './world/changes.ts';
import { type Journal, openJournal } from './world/journal.ts';
import { reduce } from './world/reduce.ts';
import { seed } from './world/seed.ts';
import type { Message, World } from './world/world.ts';

/** Something the client is told without the world having changed. */
export type Passing =
  | { readonly type: 'ephemeral'; readonly to: string; readonly message: Message }
  | { readonly type: 'ephemeral-changed'; readonly to: string; readonly message: Message }
  | { readonly type: 'ephemeral-removed'; readonly to: string; readonly channel: string; readonly ts: string };

interface Heard {
  changed: [changes: readonly Change[], before: World];
  passing: [news: Passing];
}

/** A trigger_id on its way: three seconds, one use. */
export interface Trigger {
  readonly user: string;
  readonly expires: number;
  /** The view it was pressed in. */
  readonly view: string | null;
  used: boolean;
}

/** The workspace: its state, its journal, and what is only kept in memory. */
export class Workspace {
  readonly faults = new FaultBox();
  readonly heard = new EventEmitter<Heard>();
  /** By user; gone when the server stops, as on a reload. */
  readonly ephemerals = new Map<string, readonly Message[]>();
  readonly triggers = new Map<string, Trigger>();
  readonly clock: Clock;
  readonly limits: Limits;
  readonly manifest: Manifest;
  readonly botOptions: BotOptions;
  readonly filesDir: string;
  private current: World;
  private lastTs: string;
  private readonly journal: Journal;

  /** `url` is where this server is reached; response_urls and uploads point there. */
  constructor(
    readonly url: string,
    readonly options: WorkspaceOptions,
  ) {
    this.clock = options.clock ?? { now: () => Date.now() };
    this.limits = { ...slackLimits, ...options.limits };
    this.manifest = { ...curfewManifest, ...options.manifest };
    this.botOptions = { seed: 1, thinkMs: [600, 2_500], ...options.bots };
    this.filesDir = path.join(options.dir, 'files');
    const { world, journal } = openJournal(options.dir, () => seed(this.clock.now()), this.clock.now());
    this.current = world;
    this.lastTs = world.lastTs;
    this.journal = journal;
    this.heard.setMaxListeners(0);
  }

  get world(): World {
    return this.current;
  }

  now(): number {
    return this.clock.now();
  }

  /** A ts that nothing else has. */
  ts(): string {
    this.lastTs = nextTs(this.lastTs, this.now());
    return this.lastTs;
  }

  /** Makes changes true together: on disk first, then here, then told to whoever listens. */
  commit(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    const before = this.current;
    this.journal.append(changes);
    this.current = changes.reduce(reduce, before);
    this.heard.emit('changed', changes, before);
  }

  tell(news: Passing): void {
    this.heard.emit('passing', news);
  }

  close(): void {
    this.heard.removeAllListeners();
    this.journal.close();
  }
}
