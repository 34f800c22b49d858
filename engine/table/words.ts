import type { Json } from '../core/json.ts';
import type { Seat } from '../core/state.ts';
import { sentence } from '../themes/words.ts';
import { refuse, type RefusalCode, type Refused } from './decision.ts';
import type { GameState } from './table.ts';

/** A refusal in the game's wording. `variant` picks a more exact sentence of the same code. */
export const no = (state: GameState | undefined, code: RefusalCode, args: Readonly<Record<string, Json>> = {}, variant?: string, field?: string): Refused =>
  refuse(code, sentence(state?.table.theme ?? 'workplace', `refuse.${code}${variant === undefined ? '' : `.${variant}`}`, args), field);

/** The plain name of a seat, or a word of a poll that stands for no seat. */
export const nameIn = (state: GameState) => (seat: Seat): string => state.play?.names[seat] ?? seat;
