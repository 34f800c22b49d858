import type { Theme } from '../words.ts';

/** Why a night came out as it did, one sentence a step. */
export const why: Theme = {
  'trace.control.blocked': "{user}'s {role} was stopped before it could change anything.",
  'trace.granted': '{user} gave {modifier} to {target} for the night.',
  'trace.moved': "{user}'s {role}, meant for {from}, went to {to}.",
  'trace.copied': "{user}'s {role} reached {to} as well, who hid there.",
  'trace.stopped': "{user}'s {role} was stopped at its target by {others}.",
  'trace.visit': '{user} visited {target} as {role}.',
  'trace.untriggered': "{user}'s {role} stayed asleep: nobody visited.",
  'trace.failed': "{user}'s {role} failed: its condition ({modifier}) did not hold.",
  'trace.failed-at': "{user}'s {role} failed at {target}.",
  'trace.shielded': "{user}'s {role} failed: a shield is up.",
  'trace.lethal': 'An attempt on {user} reached {target} as well.',
  'trace.guarded': '{user} stood in for {target} against {others}.',
  'trace.struck-back': '{user} took {target} along.',
  'trace.doused': '{user} marked {target}.',
  'trace.doomed-later': '{user} reached {target}, who is out of the game from {from}.',
  'trace.price': '{user} paid for using {role} ({modifier}).',
  'trace.ignited': '{user} struck everybody marked: {targets}.',
  'trace.no-result': "{user}'s {role} learned nothing.",
  'trace.followed': '{target} left the game along with {others}.',
};

/** What abilities learn, and what else players are told at the end of a phase. */
export const outcomes: Theme = {
  'result.word': '{role} on {about}: {result}.',
  'result.nobody': '{role} on {about}: Nobody.',
  'result.none': '{role} on {about}: None.',
  'result.word.alone': '{role}: {result}.',
  'result.nobody.alone': '{role}: Nobody.',
  'result.none.alone': '{role}: None.',
  'result.word.unnamed': 'You learn: {result}.',
  'result.nobody.unnamed': 'You learn: Nobody.',
  'result.none.unnamed': 'You learn: None.',
  'setup.faction-guns': 'In this game the members of a faction have no gun for the power that they share.',
  'loud': '{about} targeted you.',
  'chosen.again': 'You have chosen {about} before, and this ability reaches nobody twice: it may come to nothing.',
  'mail': 'A message for you, from somebody who is not named: “{text}”',
};
