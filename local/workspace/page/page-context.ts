import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ClientState } from '../client-contract.ts';
import type { Acts } from './acts.ts';
import type { PageState } from './state.ts';

/** What every part of the page reaches: the state, what can be done, and where one can go. */
export interface Page {
  readonly state: PageState;
  readonly client: ClientState;
  readonly acts: Acts;
  /** A channel's id, `home` or `app`. */
  go(open: string): void;
  sit(person: string): void;
  openThread(thread: Thread | null): void;
}

/** A thread in the right pane. */
export interface Thread {
  readonly channel: string;
  readonly ts: string;
}

const context = createContext<Page | null>(null);
export const PageProvider = context.Provider;

/** The page around a component. */
export function usePage(): Page {
  const page = useContext(context);
  if (page === null) throw new Error('A part of the page is used outside it');
  return page;
}
