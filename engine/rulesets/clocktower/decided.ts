import type { Outcome } from '../../core/outcome.ts';
import type { Refused } from '../../core/refused.ts';
import { decisionKey, type OpenDecision, type Play, type Terms } from '../../core/state.ts';
import { concluded } from './acted.ts';
import { BadAnswer, optionOf, readWords } from './decide.ts';
import { ofTable } from './of-table.ts';
import { runPending, waits } from './pending.ts';
import { DUSK, isDay, isNight, isSetup, isStage } from './phases.ts';
import { Scene } from './scene.ts';
import { castOf } from './script.ts';
import { askAll } from './setup/by-hand.ts';
import { askNext, resolved } from './turn.ts';
import { conclude } from './victory.ts';
import type { Json } from '../../core/json.ts';

/** Whoever runs the game settles what is open, or what may be decided at any time; without a value what is open takes its default. clocktower/rule/storyteller */
export function decided(terms: Terms, play: Play, key: string, value: string | undefined, by: 'host' | 'auto'): Outcome | Refused {
  const open = Object.values(play.decisions).find(one => one.key === key) ?? Object.values(play.decisions).find(one => decisionKey(one.key) === key);
  return open ? settled(terms, play, open, value, by) : atAnyTime(terms, play, key, value ?? '');
}

function settled(terms: Terms, play: Play, open: OpenDecision, typed: string | undefined, by: 'host' | 'auto'): Outcome | Refused {
  const value = typed === undefined ? open.fallback : valueOf(terms, open, typed);
  if (value === undefined) return unknown(typed, open.options!.slice(0, 30).map(({ says }) => says));
  const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
  scene.add({ type: 'DecisionMade', key: open.key, value, by, ...(open.options ? { options: open.options.map(({ says }) => says) } : {}) });
  try {
    return goneOn(terms, scene);
  } catch (thrown) {
    if (!(thrown instanceof BadAnswer)) throw thrown;
    return unknown(typed, thrown.possible);
  }
}

/** What had waited for the answer. */
function goneOn(terms: Terms, scene: Scene): Outcome {
  if (isSetup(scene.play)) return askedAnew(scene);
  if (isNight(scene.play)) return askNext(terms, scene);
  if (isStage(scene.play, DUSK)) return resolved(terms, scene.play, scene, true);
  runPending(scene, waits(scene));
  return concluded(terms, scene);
}

/** Before the first night an answer may change what else is open. */
function askedAnew(scene: Scene): Outcome {
  askAll(scene);
  return scene.story;
}

const unknown = (typed: string | undefined, possible: readonly string[]): Refused => ({ refused: { code: 'unknown-option', args: { typed: typed ?? '', possible } } });

const valueOf = (terms: Terms, { key, options }: OpenDecision, typed: string): Json | undefined =>
  (options ? optionOf(typed, options)?.value : readWords(castOf(terms), decisionKey(key), typed));

function atAnyTime(terms: Terms, play: Play, key: string, value: string): Outcome | Refused {
  const cast = castOf(terms);
  const deed = [...cast.map(one => one.atAnyTime), ofTable(cast)].map(one => one?.[key]).find(one => one !== undefined);
  const possible = deed?.options(play) ?? [];
  if (!deed || possible.length === 0) return { refused: { code: 'not-now', variant: 'decision', args: { key, possible: openKeys(play) } } };
  const named = possible.find(one => one.toLowerCase() === value.toLowerCase());
  if (named === undefined) return unknown(value, possible);
  const scene = new Scene(terms, play, { cast, waits: false });
  scene.add({ type: 'DecisionMade', key, value: named, by: 'host', options: possible });
  deed.carry(scene, named);
  conclude(scene);
  if (isStage(play, DUSK) && !waits(scene)) return resolved(terms, scene.play, scene, false);
  if (isDay(play)) runPending(scene, waits(scene));
  return concluded(terms, scene);
}

const openKeys = (play: Play): readonly string[] => {
  const keys = Object.keys(play.decisions).map(decisionKey);
  return keys.length === 0 ? ['nothing'] : keys;
};
