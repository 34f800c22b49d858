import type { ClientChannel, ClientState } from '../client-contract.ts';
import { groupsOf } from './state.ts';

/** Where the page is: who sits at it, and what is open. The address holds it, so a reload and a test come straight here. */
export interface Place {
  readonly person: string | null;
  /** A channel's id, or `home` for the app's Home tab. */
  readonly open: string | null;
}

/** Reads `#U0ANA/C0VILLAGE` or `#U0ANA/home`. */
export function parsePlace(hash: string): Place {
  const [, person = null, open = null] = /^#(U[A-Z0-9]+|W[A-Z0-9]+)?(?:\/([A-Za-z0-9]+))?$/.exec(hash) ?? [];
  return { person, open };
}

/** In whose chair one sits when the address names nobody. */
export const FIRST_PERSON = 'U0ANA';

/** And writes it. */
export const formatPlace = ({ person, open }: Place): string => `#${person ?? ''}${open === null ? '' : `/${open}`}`;

/**
 * What an address opens for this person. What they cannot see becomes what they can: their own messages with the app for `app`,
 * their first channel for a foreign one, and the Home tab (no channel) when there is nothing else.
 */
export function resolvePlace(client: ClientState, open: string | null): { readonly channel: ClientChannel | null } {
  const { joined, app } = groupsOf(client);
  if (open === 'home') return { channel: null };
  if (open === 'app') return { channel: app ?? null };
  return { channel: client.channels.find(channel => channel.id === open) ?? joined.find(channel => !channel.archived) ?? null };
}
