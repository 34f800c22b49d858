import { workplace } from './workplace.ts';
import type { Theme } from '../words.ts';

/** The field's own words: lynch and kill. What it does not say otherwise it says as the workplace theme does. */
export const classic: Theme = {
  ...workplace,
  'card.does.kills': '{role}: each night you may choose one other living player, who dies at the end of the night.',
  'card.does.saves-once': '{role}: each night you may choose one other living player; one attempt to kill that player this night has no effect.',
  'card.shared.kills': 'each night one of you may choose another living player, who dies at the end of the night',
  'card.side.mafia': 'You win with the Mafia: when everybody else is dead, or when nothing can prevent that any more.',
  'card.side.town': 'You win with the Town: when nobody who threatens it is left alive, and at least one of you is.',
  'dawn.quiet': 'A quiet night: nobody died.',
  'death.night': '{about} was killed in the night. {about} was {result}.',
  'death.night.unknown': '{about} was killed in the night.',
  'death.lynch': '{about} was lynched. {about} was {result}.',
  'death.lynch.unknown': '{about} was lynched.',
  'verdict.lynch.majority': 'Hammer: with {votes} votes {about} is lynched.',
  'verdict.lynch.deadline': 'Deadline: with {votes} {votes|vote|votes} {about} is lynched.',
  'verdict.nobody.majority': 'Hammer: with {votes} votes nobody is lynched today.',
  'verdict.nobody.deadline': 'Deadline without a majority: nobody is lynched today.',
  'trace.killed': '{target} was killed by {others}.',
  'trace.lynch': '{target} was lynched with {votes} {votes|vote|votes}.',
  'trace.no-lynch': 'Nobody was lynched.',
};
