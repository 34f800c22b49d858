import type { Theme } from '../words.ts';

/** What is said by day, and of requests by day and at night. */
export const day: Theme = {
  'duel': 'All votes are void. For the rest of this day only {about} can be voted for, or nobody.',
  'stumped': '{about} counts as out of the game from now on: no vote, no abilities. Talking here is still allowed.',
  'verdict.lynch.spared': '{about} has {votes} {votes|vote|votes} and stays. Nobody is voted out today.',
  'verdict.waits': '{about} has a majority of {votes} {votes|vote|votes}. The vote is closed and is carried out in {minutes} {minutes|minute|minutes}.',
  'permission.asked': '{user} asks for permission to use {ability}. Vote {user} in permission to allow it, nobody to refuse.',
  'permission.asked.on': '{user} asks for permission to use {ability} on {about}. Vote {about} in permission to allow it, nobody to refuse.',
  'permission.granted': '{user} has the permission.',
  'permission.refused': '{user} does not get the permission.',
  'trace.spared': '{target} had {votes} {votes|vote|votes} and was spared.',
};
