import type { Person } from '../../engine/table/table.ts';
import type { Message } from '../../engine/core/messages.ts';

/**
 * What is still to do after a commit, in order; each has the id `<game>:<version>:<index>`. They hold facts, never rendered words:
 * delivery renders from the state. Performing one twice is harmless, losing one is not.
 */
export type Effect =
  /** New public words in the game's channel, or in a group's room. */
  | { readonly type: 'post'; readonly to: 'table' | { readonly chat: string }; readonly messages: readonly Message[] }
  /** New private words to one player. */
  | { readonly type: 'tell'; readonly person: Person; readonly messages: readonly Message[] }
  /**
   * A message that edits itself: posted when it is new, updated in place afterwards, always drawn from the newest state.
   * `lobby`, `vote <phase> <poll>` in the channel; `act <phase>`, `role` (`seat` for who has taken one over) and a secret vote in a player's
   * direct messages; `grimoire <phase>` and `decision <ref(phase, key)>` in those of whoever runs the game without playing.
   */
  | { readonly type: 'card'; readonly card: string; readonly person?: Person }
  /** A picture of the table as everybody sees it, drawn from its own moment: in the game's channel, or for one person. */
  | { readonly type: 'square'; readonly person?: Person }
  /** The player's App Home, drawn from the newest state. */
  | { readonly type: 'home'; readonly person: Person }
  /** A private room for a chat: made when it is not there, its members brought to exactly these. Without any it is closed for good, or `kept` for when it opens again. */
  | { readonly type: 'room'; readonly slug: string; readonly members: readonly Person[]; readonly kept?: true }
  /** A one-time schedule for the running phase's end. */
  | { readonly type: 'bell'; readonly at: number; readonly revision: number }
  /** The player's list of games. */
  | { readonly type: 'index'; readonly person: Person; readonly listed: boolean }
  /** The channel is free for another game. */
  | { readonly type: 'unlock' }
  /** The whole truth, from the history, when the game is over. */
  | { readonly type: 'reveal' };
