import type { Role } from './role.ts';

/** Places that shared mechanisms have for roles. A role's file says which it fills, so that no mechanism names a role. */
export type Part =
  /** Without any power: as what somebody is disguised who has chosen nothing. */
  | 'plain'
  /** What becomes of whoever joins the pack. */
  | 'pack-recruit'
  /** All that love by the role, and the one of them that a lover in Hell makes of them; the extra role of whoever is loved. */
  | 'loves'
  | 'loves-in-hell'
  | 'loved'
  /** All that are dealt to ride together; those of them that each ride but once; what doomsday makes of them all. */
  | 'rides'
  | 'rides-once'
  | 'rides-last'
  /** At the head of the flute's team, and what the enchanted see. */
  | 'leads-flute'
  | 'leads-cult'
  | 'follows-cult'
  /** Opens a poll of the dead, which has the role's id. */
  | 'asks-the-dead'
  /** Offers wagers, and looks by what comes of them. */
  | 'offers-wager'
  /** Brings the amulet into the game; the extra role of whoever has it. */
  | 'brings-amulet'
  | 'bears-amulet';

export const fills = ({ parts }: Role, part: Part): boolean => parts?.includes(part) === true;
