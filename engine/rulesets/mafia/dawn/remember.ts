import type { GameEvent } from '../../../core/events.ts';
import { textsOf } from '../../../core/json.ts';
import type { Play } from '../../../core/state.ts';
import type { Story } from '../../../core/story.ts';
import { usedKey } from '../holding.ts';
import { chosenKey, isOncePerPlayer, reachedKey } from '../once-per-player.ts';
import { picksIn } from '../slash.ts';
import type { Night, Use } from '../night/night.ts';
import { isAction, isMarked } from '../night/use.ts';

/** What later phases must know of this one: uses spent, phases used in, whom Erratic powers reached, who visited whom, what was drawn. */
export function remember(story: Story, night: Night): void {
  if (!night.byDay) story.add(...picksIn(story.play));
  const add = listsIn(story.play);
  story.add(
    ...night.uses.filter(isAction).flatMap(use => used(use, night.phase, add)),
    ...night.spent.map(({ held, key }) => ({ type: 'PowerUsed' as const, id: held, key })),
    ...visited(night, add),
    ...night.drawn.map(key => ({ type: 'Drawn' as const, key })),
    ...night.lasting.map(trait => ({ type: 'TraitLaid' as const, trait })),
  );
}

type Add = (key: string, more: readonly string[]) => GameEvent;

/** Lists among the facts that grow, each entry once; what is added is there for what is added next. */
function listsIn({ facts }: Play): Add {
  const grown = new Map<string, readonly string[]>();
  return (key, more) => {
    const value = [...new Set([...(grown.get(key) ?? textsOf(facts[key])), ...more])];
    grown.set(key, value);
    return { type: 'FactSet', key, value };
  };
}

function used(use: Use, phase: string, add: Add): readonly GameEvent[] {
  const id = `${use.held.id}${use.power.key}`;
  const once = isOncePerPlayer(use.power);
  return [
    ...use.counted.map(key => ({ type: 'PowerUsed' as const, id: use.held.id, key })),
    add(usedKey(id), [phase]),
    ...(once ? [add(chosenKey(id), use.chosen)] : []),
    ...(once && !use.home ? [add(reachedKey(id), use.targets)] : []),
  ];
}

/** mafia/role/forensic-investigator?2 */
function visited({ visits }: Night, add: Add): readonly GameEvent[] {
  const seen = visits.filter(({ use }) => !isMarked(use, 'ninja'));
  return [...new Set(seen.map(({ at }) => at))].map(seat => add(`visited/${seat}`, seen.filter(({ at }) => at === seat).map(({ by }) => by)));
}
