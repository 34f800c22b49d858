import { houseTheme, only } from '../forms/say.ts';
import type { Screen } from '../forms/screen.ts';
import type { Sender } from './sender.ts';

/** How somebody is called who is to come to the table, the sender where nobody is named; or why they cannot take a seat. */
export async function newcomer(sender: Sender, user?: string): Promise<{ readonly name: string } | { readonly say: Screen }> {
  const { name, canPlay } = await sender.profile(user);
  return canPlay ? { name } : { say: only(houseTheme, 'join.stranger') };
}
