import type { Theme } from '../words.ts';

/** What comes of a night or a death: roles that change, ties, and what everybody is told besides. */
export const dawn: Theme = {
  'hidden.allowed': 'In this game somebody may have something Hidden: a part of the own role that is not known even to its player.',
  'role.now': 'Your role is now: {result}.',
  'role.gained': 'You have gained an ability: {result}.',
  'role.woken': 'Your turn has come. From now on you have: {result}.',
  'role.joined': '{about} is now on your team ({faction}).',
  'tie.named': 'You are bound to {about}: should {about} leave the game, you leave it, too.',
  'tie.leads': '{about} is now in your care, and the two of you can talk in a private channel.',
  'tie.follows': '{about} has taken you on, and the two of you can talk in a private channel. Should {about} leave the game, you leave it, too.',
  'revived': '{about} is back in the game.',
  'revealed': '{about} is with this side: {result}.',
  'motivated': 'Tonight you may use one of your abilities twice.',
  'skipped.day': 'Day {number} is skipped.',
  'death.day': '{about} left the game today. Role: {result}.',
  'death.day.unknown': '{about} left the game today.',
  'death.host': 'The host has taken {about} out of the game. Role: {result}.',
  'death.host.unknown': 'The host has taken {about} out of the game.',
  'trace.absorbed': '{user} gained {role} from {others}.',
  'trace.inherited': '{user} inherited {role} from {others}.',
  'trace.woken': '{user} now has {role}.',
  'trace.vanillaised': '{target} lost every ability.',
  'trace.revived': '{target} came back.',
};
