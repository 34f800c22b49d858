import type { Ask } from '../../core/asks.ts';
import type { Play, Terms } from '../../core/state.ts';
import { heirAsks } from './dawn/heirs.ts';
import { isClosed } from './day/closed.ts';
import { openPowers } from './open-powers.ts';

/** Forms that are open now. mafia/grammar/base-role?1, mafia/faction/mafia?2, mafia/role/universal-backup?3 */
export const asks = (terms: Terms, play: Play): readonly Ask[] => [...openPowers(terms, play).filter(open => !isClosed(play, open)).map(({ ask }) => ask), ...heirAsks(play)];
