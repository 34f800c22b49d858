import type { ClientEvent, ClientState } from '../client-contract.ts';
import { type Api, ApiFault } from './api.ts';
import { type LineEnds, openLine } from './live.ts';
import { type Change, reduce } from './reduce.ts';
import { emptyState, type PageState } from './state.ts';

/** The page's state with the line that keeps it alive. */
export interface Session {
  get(): PageState;
  dispatch(change: Change): void;
  subscribe(listener: () => void): () => void;
  /** Notes what happens to messages from now on. @returns how to stop, and what happened */
  hear(): () => readonly Change[];
  /** Sits down in somebody's chair: their state, their events. */
  sit(person: string): void;
  /** Rises whenever the line came up: what is on the screen has to be asked for anew. */
  lines(): number;
}

type Dial = (user: string, ends: LineEnds) => () => void;
const RETRY = 1000;

const missing = (fault: unknown): { readonly failure: string } => {
  if (fault instanceof ApiFault) return { failure: fault.message };
  throw fault;
};

/** A session that nobody sits in yet. */
export function makeSession(api: Pick<Api, 'state'>, dial: Dial = openLine): Session {
  let state = emptyState;
  let lines = 0;
  let hangUp: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const notes = new Set<Change[]>();
  const dispatch = (change: Change) => {
    state = reduce(state, change);
    if (change.type === 'event' && change.event.type.startsWith('message')) for (const heard of notes) heard.push(change);
    for (const listener of listeners) listener();
  };
  const loaded = (client: ClientState) => {
    lines += 1;
    dispatch({ type: 'client', person: client.me.id, client });
  };
  return {
    get: () => state,
    dispatch,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear: () => {
      const heard: Change[] = [];
      notes.add(heard);
      return () => {
        notes.delete(heard);
        return heard;
      };
    },
    sit: person => {
      hangUp();
      dispatch({ type: 'person', person });
      hangUp = dial(person, seat({ person, fetch: () => api.state(person), present: () => state.person === person, loaded, dispatch }));
    },
    lines: () => lines,
  };
}

interface Seat {
  readonly person: string;
  fetch(): Promise<ClientState>;
  /** False once somebody else's chair was taken. */
  present(): boolean;
  loaded(client: ClientState): void;
  dispatch(change: Change): void;
}

/** What one person's line does to the state. */
function seat({ person, fetch, present, loaded, dispatch }: Seat): LineEnds {
  // What comes before the state is held back: the state may or may not contain it already.
  let early: ClientEvent[] | null = [];
  const load = async () => {
    const client = await fetch().catch(missing);
    if (!present()) return;
    if ('failure' in client) {
      dispatch({ type: 'line', line: 'lost' });
      dispatch({ type: 'failure', text: client.failure });
      setTimeout(() => void load(), RETRY);
      return;
    }
    loaded(client);
    for (const event of early ?? []) dispatch({ type: 'event', person, event });
    early = null;
    dispatch({ type: 'line', line: 'live' });
    dispatch({ type: 'failure', text: null });
  };
  return {
    up: () => void load(),
    event: event => {
      if (early === null) dispatch({ type: 'event', person, event });
      else early.push(event);
    },
    down: () => dispatch({ type: 'line', line: 'lost' }),
  };
}
