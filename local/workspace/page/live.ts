import type { ClientEvent } from '../client-contract.ts';

/** The part of an EventSource that is used. */
export interface Source {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  onerror: (() => void) | null;
  close(): void;
}

/** What a line needs from outside. */
export interface LineParts {
  open(url: string): Source;
  later(run: () => void, ms: number): () => void;
}

/** What a line tells. */
export interface LineEnds {
  /** It stands, for the first time or again: what was missed has to be asked for. */
  up(): void;
  event(event: ClientEvent): void;
  down(): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** A line of live events for one person, opened again whenever it breaks. @returns how to hang up */
export function openLine(user: string, ends: LineEnds, { open, later }: LineParts = browser): () => void {
  let pause = FIRST_PAUSE;
  let hangUp: () => void = () => undefined;
  const dial = () => {
    const source = open(`/client/events?user=${encodeURIComponent(user)}`);
    source.onopen = () => {
      pause = FIRST_PAUSE;
      ends.up();
    };
    source.onmessage = ({ data }) => {
      const event: ClientEvent = JSON.parse(data);
      ends.event(event);
    };
    source.onerror = () => {
      // Closed and dialled anew by us: a browser's own retry never comes back from a refused connection.
      source.close();
      ends.down();
      hangUp = later(dial, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
    hangUp = () => source.close();
  };
  dial();
  return () => hangUp();
}

const browser: LineParts = {
  open: url => {
    const source = new EventSource(url);
    const line: Source = { onopen: null, onmessage: null, onerror: null, close: () => source.close() };
    source.onopen = () => line.onopen?.();
    source.onmessage = ({ data }) => line.onmessage?.({ data: String(data) });
    source.onerror = () => line.onerror?.();
    return line;
  },
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
