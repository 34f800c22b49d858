import { textsOf } from '../../../core/json.ts';
import { BadPin, pinned } from '../../../core/pins.ts';
import type { Character } from '../character.ts';
import { decide } from '../decide.ts';
import { isPlayedByItself, isSetUpByHand, option } from '../options.ts';
import type { Scene } from '../scene.ts';

const KEY = 'fabled-in-play';

const fabledIn = (cast: readonly Character[]): readonly Character[] => cast.filter(({ kind }) => kind === 'fabled');

export const isFabledInPlay = ({ play }: Pick<Scene, 'play'>, { id }: Pick<Character, 'id'>): boolean => play.powers[`t.${id}`] !== undefined;

/** What was asked for in advance; nothing where that was left open. */
function pinnedNames({ terms, cast }: Scene): readonly string[] | undefined {
  const pin = pinned(terms, KEY, 0);
  if (pin === undefined) return undefined;
  const names = (typeof pin === 'string' ? pin.split(/\s+and\s+|\s*,\s*/i) : textsOf(pin)).map(name => name.toLowerCase().replace(/[‘’]/g, "'").trim());
  const known = fabledIn(cast).map(({ name }) => name);
  if (names.some(name => name !== 'none' && !known.some(one => one.toLowerCase() === name))) throw new BadPin(KEY, pin, ['none', ...known]);
  return names;
}

/** Which fabled are in play: those that belong to the script, and those that whoever runs the game asked for. clocktower/fabled/general */
export function openFabled(scene: Scene): void {
  const asked = pinnedNames(scene) ?? askedFor(scene);
  const chosen = fabledIn(scene.cast).filter(({ name, joins }) => joins?.(scene.cast) || asked.includes(name.toLowerCase()));
  for (const one of chosen) enterFabled(scene, one);
  if (!isSetUpByHand(scene.terms)) scene.add({ type: 'DecisionMade', key: KEY, value: chosen.map(({ name }) => name), by: pinnedNames(scene) === undefined ? 'auto' : 'pin', options: fabledIn(scene.cast).map(({ name }) => name) });
}

/** Which fabled whoever completes the deal by hand would have besides those that belong to the script: by default none. */
function askedFor(scene: Scene): readonly string[] {
  if (!isSetUpByHand(scene.terms)) return [];
  const names = fabledIn(scene.cast).filter(({ joins }) => !joins?.(scene.cast)).map(({ name }) => name);
  const options = groupsOf(names).map(value => ({ value, says: value.join(' and ') || 'none' }));
  return textsOf(decide(scene, { keys: [KEY], options, fallback: () => [] })).map(name => name.toLowerCase());
}

/** Every choice of some of these, none and all among them. */
const groupsOf = (names: readonly string[]): readonly (readonly string[])[] => names.reduce<readonly (readonly string[])[]>((groups, name) => [...groups, ...groups.map(group => [...group, name])], [[]]);

/** A fabled enters, before everybody. clocktower/fabled/general#2 */
export function enterFabled(scene: Scene, { id, announces }: Character): void {
  scene.add({ type: 'PowerGained', power: { id: `t.${id}`, power: id, holder: 'table', origin: 'granted' } });
  const ability = id.replaceAll('-', ' ');
  scene.announce({ kind: 'notice', key: `fabled.${id}`, ability, about: [] });
  for (const key of announces?.(scene.cast) ?? []) scene.announce({ kind: 'notice', key, ability, about: [] });
}

/** Those that enter by default as things stand, unless somebody decides about it. clocktower/fabled/general: fabled-in-play */
export function enterDue(scene: Scene): void {
  if (option(scene.terms, 'stalled') !== 'contest' || !isPlayedByItself(scene.terms, scene.play) || pinnedNames(scene) !== undefined) return;
  for (const one of fabledIn(scene.cast)) if (!isFabledInPlay(scene, one) && one.enters?.(scene.play)) byDefault(scene, one);
}

function byDefault(scene: Scene, one: Character): void {
  scene.add({ type: 'DecisionMade', key: `${KEY}/${one.id}`, value: one.name, by: 'auto', options: fabledIn(scene.cast).map(({ name }) => name) });
  enterFabled(scene, one);
}
