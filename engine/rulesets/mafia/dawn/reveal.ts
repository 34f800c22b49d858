import type { Seat } from '../../../core/state.ts';
import { alignmentById } from '../catalogue.ts';
import { roleOf } from '../lookup.ts';
import { REVEALED } from '../waiting.ts';
import { tell, type Dawn } from './dawn.ts';

/** Everybody is told the real alignment of a player. mafia/role/innocent-child#1, ?1 */
export function reveal(dawn: Dawn, seat: Seat): void {
  const { story } = dawn;
  story.add({ type: 'TraitLaid', trait: { trait: REVEALED, holder: seat } });
  tell(dawn, { to: 'table', kind: 'reveal', key: 'revealed', about: [seat], result: { word: alignmentById(roleOf(story.play, seat).alignment!).name } });
}
