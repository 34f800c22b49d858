import { classicCards } from './classic-cards.ts';
import { workplace } from './workplace.ts';
import type { Theme } from '../words.ts';

/** The field's own words: lynch and kill. What it does not say otherwise it says as the workplace theme does. */
export const classic: Theme = {
  ...workplace,
  ...classicCards,
  'dawn.quiet': 'A quiet night: nobody died.',
  'death.night': '{about} was killed in the night. {about} was {result}.',
  'death.night.unknown': '{about} was killed in the night.',
  'death.day': '{about} died. {about} was {result}.',
  'death.day.unknown': '{about} died.',
  'tie.named': 'You are bound to {about}: should {about} die, you die, too.',
  'tie.follows': '{about} has taken you on, and the two of you can talk in a private channel. Should {about} die, you die, too.',
  'revived': '{about} is alive again.',
  'death.lynch': '{about} was lynched. {about} was {result}.',
  'death.lynch.unknown': '{about} was lynched.',
  'verdict.lynch.majority': 'A majority of {votes} votes is reached: {about} is lynched.',
  'verdict.lynch.deadline': 'The day ends. With {votes} {votes|vote|votes}, {about} is lynched.',
  'verdict.nobody.majority': 'A majority of {votes} votes is reached: nobody is lynched today.',
  'verdict.nobody.deadline': 'The day ends without a majority: nobody is lynched.',
  'verdict.lynch.spared': '{about} has {votes} {votes|vote|votes} and is not lynched. Nobody is lynched today.',
  'verdict.waits': '{about} has a majority of {votes} {votes|vote|votes}. The vote is closed; the lynch is in {minutes} {minutes|minute|minutes}.',
  'trace.killed': '{target} was killed by {others}.',
  'trace.followed': '{target} died along with {others}.',
  'trace.lynch': '{target} was lynched with {votes} {votes|vote|votes}.',
  'trace.no-lynch': 'Nobody was lynched.',
};
