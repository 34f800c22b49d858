import { outcomes, why } from './why.ts';
import type { Theme } from '../words.ts';
import { clocktowerCards } from './clocktower-cards.ts';
import { werewolvesCards } from './werewolves-cards.ts';
import { werewolvesDraws } from './werewolves-draws.ts';
import { werewolvesDoes } from './werewolves-does.ts';
import { werewolvesOptions } from './werewolves-options.ts';
import { werewolves } from './werewolves.ts';
import { clocktowerOptions } from './clocktower-options.ts';
import { clocktower } from './clocktower.ts';
import { cards } from './cards.ts';
import { dawn } from './dawn.ts';
import { day } from './day.ts';
import { forms } from './forms.ts';
import { mending } from './mending.ts';
import { options } from './options.ts';
import { clocktowerDecisions } from './clocktower-decisions.ts';
import { presiding } from './presiding.ts';
import { refusals } from './refusals.ts';
import { screens } from './screens.ts';
import { stages } from './stages.ts';
import { square } from './square.ts';

/** The default wording: nobody is killed at work. */
export const workplace: Theme = {
  ...why,
  ...outcomes,
  ...dawn,
  ...day,
  ...cards,
  ...clocktowerDecisions,
  ...presiding,
  ...refusals,
  ...screens,
  ...stages,
  ...square,
  ...forms,
  ...mending,
  ...options,
  ...clocktower,
  ...werewolves,
  ...werewolvesCards,
  ...werewolvesDraws,
  ...werewolvesDoes,
  ...werewolvesOptions,
  ...clocktowerCards,
  ...clocktowerOptions,
  'ability.does': '{ability} ({does})',
  'seat.taken': '{about} plays on in the place of {was}.',
  'seat.yours': 'You play on in the place of {was}: everything that was chosen and voted there stands, and you can change it.',
  'role.dealt': 'Your role: {result}.',
  'role.mates': 'On your team with you: {about}.',
  'role.enables': 'As long as you have your role, this works for whoever has it: {result}.',
  'phase.day': 'Day {number} begins. Talk it over and vote.',
  'phase.night': 'Night {number} begins.',
  'dawn.quiet': 'A quiet night: nobody was eliminated.',
  'death.night': '{about} was eliminated in the night. Role: {result}.',
  'death.night.unknown': '{about} was eliminated in the night.',
  'death.lynch': '{about} was voted out. Role: {result}.',
  'death.lynch.unknown': '{about} was voted out.',
  'verdict.lynch.majority': 'A majority of {votes} votes is reached: {about} is voted out.',
  'verdict.lynch.deadline': 'The day ends. With {votes} {votes|vote|votes}, {about} is voted out.',
  'verdict.nobody.majority': 'A majority of {votes} votes is reached: nobody is voted out today.',
  'verdict.nobody.deadline': 'The day ends without a majority: nobody is voted out.',
  'win.declared': 'The host has decided how the game ends.',
  'win.side': 'The game is over: {result} wins. Winners: {about}.',
  'win.nobody': 'The game is over, and nobody has won.',
  'trace.used': '{user} used {role}.',
  'trace.chose': '{user} used {role} on {targets}.',
  'trace.blocked': "{user}'s {role} was blocked by {others}.",
  'trace.saved': "{user}'s {role} protected {target}: {others}'s {kill} came to nothing.",
  'trace.killed': '{target} was eliminated by {others}.',
  'trace.lynch': '{target} was voted out with {votes} {votes|vote|votes}.',
  'trace.no-lynch': 'Nobody was voted out.',
  'trace.declared': 'The host declared: {side} wins.',
};
