import { vacant } from '../offices.ts';
import { LYNCH, numbered } from '../poll-names.ts';
import type { Scene } from '../scene.ts';

/** How many more lynches there are today, by what caused them. */
export const MORE_LYNCHES = 'moreLynches';
/** What the dead are asked today. */
export const QUESTION = 'question';

/** From Day 1: the lynch polls, the election of a vacant office, the question to the dead. werewolves/rule/phases#2 */
export function openDayPolls(scene: Scene): void {
  if (scene.play.phase.number === 0) return;
  const lynches = 1 + Number(scene.fact(MORE_LYNCHES) ?? 0);
  scene.set(MORE_LYNCHES, 0);
  scene.add(...numbered(LYNCH, lynches).map(poll => ({ type: 'PollOpened' as const, poll })));
  const office = vacant(scene);
  if (office !== undefined) scene.add({ type: 'PollOpened', poll: office });
  if (typeof scene.fact(QUESTION) === 'string' && scene.fact(QUESTION) !== '') scene.add({ type: 'PollOpened', poll: scene.roles.oneThat('asks-the-dead').id });
}

/** One more lynch on the coming day. */
export const addLynch = (scene: Scene): void => scene.set(MORE_LYNCHES, Number(scene.fact(MORE_LYNCHES) ?? 0) + 1);
