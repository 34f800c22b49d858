/** What can be made to go wrong, for tests: each for a number of times, or until `clear`. */
export interface Faults {
  /** The next calls of a method are answered with 429. */
  limit(method: string, times: number, retryAfter?: number): void;
  /** The next calls of a method are performed, and then the connection is cut without an answer. */
  cut(method: string, times: number): void;
  /** Calls of a method are refused, as by a workspace's preference. */
  refuse(method: string, error: string, times?: number): void;
  /** Calls of a method (`*`: of all) are answered later. */
  slow(method: string, ms: number, times?: number): void;
  /** The next events are delivered twice, with the same or with a new event_id. */
  duplicateEvents(times: number, id: 'same' | 'new'): void;
  /** The next events are held back until this many are there, then delivered last first. */
  reorderEvents(count: number): void;
  clear(): void;
}

type Kind = 'limit' | 'cut' | 'refuse' | 'slow' | 'duplicate' | 'reorder';

interface Fault {
  readonly kind: Kind;
  readonly on: string;
  readonly value: string | number;
  left: number;
}

/** The faults that are set, and what takes them. */
export class FaultBox implements Faults {
  private set: readonly Fault[] = [];

  private add(kind: Kind, on: string, value: string | number, left: number): void {
    this.set = [...this.set, { kind, on, value, left }];
  }

  limit(method: string, times: number, retryAfter = 1): void {
    this.add('limit', method, retryAfter, times);
  }
  cut(method: string, times: number): void {
    this.add('cut', method, 0, times);
  }
  refuse(method: string, error: string, times = Number.POSITIVE_INFINITY): void {
    this.add('refuse', method, error, times);
  }
  slow(method: string, ms: number, times = Number.POSITIVE_INFINITY): void {
    this.add('slow', method, ms, times);
  }
  duplicateEvents(times: number, id: 'same' | 'new'): void {
    this.add('duplicate', '*', id, times);
  }
  reorderEvents(count: number): void {
    this.add('reorder', '*', count, count);
  }
  clear(): void {
    this.set = [];
  }

  /** The value of a fault of this kind that is set on the method, used up once. */
  take(kind: Kind, method: string): string | number | undefined {
    const found = this.set.find(f => f.kind === kind && f.left > 0 && (f.on === method || f.on === '*'));
    if (!found) return undefined;
    found.left -= 1;
    this.set = this.set.filter(f => f.left > 0);
    return found.value;
  }
}
