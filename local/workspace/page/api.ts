import type { ClientMessage, ClientState, CommandResult, FormState, SubmitResult } from '../client-contract.ts';
import type { Action } from './forms/surface.tsx';

/** The server did not do what it was asked; the message is in plain words. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
}

/** What an interaction came out of. */
export type Container = { readonly channel: string; readonly ts: string } | { readonly view: string };

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The calls of `client-contract.ts`. Each throws an ApiFault when the server refuses or cannot be reached. */
export interface Api {
  state(user: string): Promise<ClientState>;
  messages(query: {
    user: string;
    channel: string;
    thread?: string;
    before?: string;
    limit?: number;
  }): Promise<{ messages: ClientMessage[]; more: boolean }>;
  say(body: { user: string; channel: string; text: string; thread_ts?: string }): Promise<{ ts: string }>;
  command(body: { user: string; channel: string; text: string }): Promise<CommandResult>;
  action(body: { user: string; container: Container; action: Action; state: FormState }): Promise<CommandResult>;
  submit(body: { user: string; view: string; state: FormState }): Promise<SubmitResult>;
  close(body: { user: string; view: string; all: boolean }): Promise<unknown>;
  home(body: { user: string }): Promise<unknown>;
  openIm(body: { user: string; with: string }): Promise<{ channel: string }>;
  join(body: { user: string; channel: string }): Promise<unknown>;
  invite(body: { user: string; channel: string; users: readonly string[] }): Promise<unknown>;
  leave(body: { user: string; channel: string }): Promise<unknown>;
  createChannel(body: { user: string; name: string; private: boolean }): Promise<{ channel: string }>;
  read(body: { user: string; channel: string; ts: string }): Promise<unknown>;
  bots(body: { users: readonly string[] }): Promise<{ bots: string[] }>;
}

/** The server behind this page. */
export function makeApi(fetcher: Fetch = (path, init) => fetch(path, init)): Api {
  const call = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetcher(`/client/${path}`, init).catch((cause: unknown) => {
      throw new ApiFault('The workspace cannot be reached.', { cause });
    });
    if (!response.ok) throw new ApiFault(await refusal(response));
    return response.json();
  };
  const post =
    (path: string) =>
    <T>(body: object): Promise<T> =>
      call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const query = (path: string, values: Readonly<Record<string, string | number | null | undefined>>) => {
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
    return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
  };
  return {
    state: user => call(query('state', { user })),
    messages: values => call(query('messages', values)),
    say: post('say'),
    command: post('command'),
    action: post('action'),
    submit: post('submit'),
    close: post('close'),
    home: post('home'),
    openIm: post('open-im'),
    join: post('join'),
    invite: post('invite'),
    leave: post('leave'),
    createChannel: post('create-channel'),
    read: post('read'),
    bots: post('bots'),
  };
}

async function refusal(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const named = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof named === 'string' ? named : `The workspace answered with ${response.status}.`;
}
