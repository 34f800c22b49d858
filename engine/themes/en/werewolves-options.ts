import type { Theme } from '../words.ts';

/** What the options of the werewolves rules settle. */
export const werewolvesOptions: Theme = {
  'option.werewolves.elections': 'Offices that are elected',
  'option.werewolves.elections.hint': 'Some of "mayor", "reporter" and "guardian", with commas between.',
  'option.werewolves.mayorThreshold': 'Offices have their larger powers while more players are in the game than',
  'option.werewolves.mayorThreshold.hint': 'A number of players.',
  'option.werewolves.lynchTie': 'Where the vote of the day ends in a tie',
  'option.werewolves.lynchTie.none': 'nobody is voted out',
  'option.werewolves.lynchTie.random': 'one of them is drawn',
  'option.werewolves.groupTie': 'Where the vote of a group ends in a tie',
  'option.werewolves.groupTie.random': 'one of them is drawn',
  'option.werewolves.groupTie.none': 'nothing comes of it',
  'option.werewolves.knowledgeableWolf': 'The Knowledgeable Wolf is told',
  'option.werewolves.knowledgeableWolf.half': 'half of the roles that were dealt',
  'option.werewolves.knowledgeableWolf.all': 'all of the roles that were dealt',
  'option.werewolves.doomsdayUnaligned': 'The end of all days comes for players of no side, too',
  'option.werewolves.doomsdayUnaligned.true': 'Yes',
  'option.werewolves.doomsdayUnaligned.false': 'No',
  'option.werewolves.stalemateAfter': 'The host is asked for a tie after so many days and nights on which nobody has left',
  'option.werewolves.stalemateAfter.hint': 'A number of days and nights; 0 for never.',
  'option.werewolves.delaying': 'Abilities that work at once may be put off: to the last minutes, to the next phase, or until a vote has ended in a way that is named',
  'option.werewolves.roleList': 'What is told of the roles in the game',
  'option.werewolves.roleList.open': 'all of them',
  'option.werewolves.roleList.partial': 'half of them; of the others team and kind',
  'option.werewolves.roleList.hidden': 'nothing',
  'option.werewolves.check': 'The setup must be one that the rules would deal',
};
