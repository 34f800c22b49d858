import type { GameEvent } from '../../../core/events.ts';
import { textsOf } from '../../../core/json.ts';
import type { Story } from '../../../core/story.ts';
import { usedIn } from '../holding.ts';
import { chosenKey, isOncePerPlayer, reachedKey } from '../once-per-player.ts';
import { picksIn } from '../slash.ts';
import type { Night, Use } from '../night/night.ts';
import { isAction, isMarked } from '../night/use.ts';

/** What later phases must know of this one: uses spent, phases used in, whom Erratic powers reached, who visited whom, what was drawn. */
export function remember(story: Story, night: Night): void {
  if (!night.byDay) story.add(...picksIn(story.play));
  for (const use of night.uses.filter(isAction)) {
    story.add(...use.counted.map(key => ({ type: 'PowerUsed' as const, id: use.held.id, key })));
    const id = `${use.held.id}${use.power.key}`;
    story.add({ type: 'FactSet', key: `used/${id}`, value: [...new Set([...usedIn(story.play, id), night.phase])] });
    if (isOncePerPlayer(use.power)) {
      story.add(added(story, chosenKey(id), use.chosen));
      if (!use.home) story.add(added(story, reachedKey(id), use.targets));
    }
  }
  story.add(...night.spent.map(({ held, key }) => ({ type: 'PowerUsed' as const, id: held, key })));
  visited(story, night);
  story.add(...night.drawn.map(key => ({ type: 'Drawn' as const, key })));
  story.add(...night.lasting.map(trait => ({ type: 'TraitLaid' as const, trait })));
}

/** mafia/role/forensic-investigator?2 */
function visited(story: Story, night: Night): void {
  const seen = night.visits.filter(({ use }: { readonly use: Use }) => !isMarked(use, 'ninja'));
  for (const seat of new Set(seen.map(({ at }) => at))) {
    const by = seen.filter(visit => visit.at === seat).map(visit => visit.by);
    story.add({ type: 'FactSet', key: `visited/${seat}`, value: [...new Set([...textsOf(story.play.facts[`visited/${seat}`]), ...by])] });
  }
}

const added = (story: Story, key: string, more: readonly string[]): GameEvent => ({ type: 'FactSet', key, value: [...new Set([...textsOf(story.play.facts[key]), ...more])] });
