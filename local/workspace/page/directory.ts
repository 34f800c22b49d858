import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ClientChannel, ClientUser } from '../client-contract.ts';
import type { Clock } from './text/dates.ts';

/** Who and what the ids in a text stand for, as the person who reads it may know. */
export interface Directory {
  readonly me: string;
  readonly users: readonly ClientUser[];
  readonly channels: readonly ClientChannel[];
  readonly clock: Clock;
  openChannel(id: string): void;
}

/** A directory in which nobody is known. */
export const emptyDirectory: Directory = {
  me: '',
  users: [],
  channels: [],
  clock: { zone: 'utc', locale: 'en-US', now: 0 },
  openChannel: () => undefined,
};

const context = createContext<Directory>(emptyDirectory);
export const DirectoryProvider = context.Provider;
export const useDirectory = (): Directory => useContext(context);

/** The name that stands beside a message. */
export const nameOf = (user: ClientUser | undefined): string => user?.displayName || user?.realName || user?.name || 'Somebody';

/** As in a list where two people may share a name. */
export function distinctName(user: ClientUser, users: readonly ClientUser[]): string {
  const name = nameOf(user);
  const shared = users.some(other => other.id !== user.id && nameOf(other) === name);
  return shared && user.realName !== name ? `${name} (${user.realName})` : name;
}

/** A person by id. */
export const userIn = (directory: Pick<Directory, 'users'>, id: string): ClientUser | undefined =>
  directory.users.find(user => user.id === id);

/** What a channel is called by somebody: `#village`, or the other one's name. */
export function channelTitle(channel: ClientChannel, directory: Pick<Directory, 'users'>): string {
  return channel.kind === 'im' ? nameOf(userIn(directory, channel.name)) : `#${channel.name}`;
}
