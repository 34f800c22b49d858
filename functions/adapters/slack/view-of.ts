import { look } from '../../../engine/core/look.ts';
import type { Play } from '../../../engine/core/state.ts';
import type { View, Viewer } from '../../../engine/core/views.ts';
import type { Rules } from '../../../engine/table/decide.ts';
import type { GameState } from '../../../engine/table/table.ts';

/** What a viewer may know of a running game. */
export function viewOf(rules: Rules, { game, terms }: GameState, play: Play, viewer: Viewer): View {
  const ruleset = rules(terms.ruleset);
  if (!ruleset) throw new Error(`game ${game} is of unknown rules "${terms.ruleset}"`);
  return look(ruleset, terms, play, viewer);
}
