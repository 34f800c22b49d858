import type { Part } from './parts.ts';
import type { Team } from './role.ts';

/** What a list of roles has to be like for a role that is on it. Roles are named by their ids. werewolves/rule/setup */
export interface DealLimits {
  /** It only comes up during a game. */
  readonly never?: true;
  readonly most?: number;
  /** Only where the list of roles is not open to everybody. */
  readonly secret?: true;
  readonly least?: number;
  /** One of each of these for every one of it. */
  readonly needs?: readonly string[];
  /** One of each of these, however many there are of it. */
  readonly beside?: readonly string[];
  /** Roles of one part, itself among them, that are counted together: how many there are at least and at most. */
  readonly together?: { readonly part: Part; readonly least?: number; readonly most?: number };
  /** Somebody of this team. */
  readonly team?: Team;
  /** So many teams among the others, the unaligned not counted. */
  readonly teams?: number;
}
