import type { Theme } from '../words.ts';

/** Role cards: sentences for what a part does, put together from a role's declaration. */
export const cards: Theme = {
  'card.head': 'You are {role}.',
  'card.vanilla': 'You have no special ability: your voice and your vote are what you have.',
  'card.does.learns-town': '{role}: each night you may choose one other living player. In the morning you learn whether that player is with the Town ("Town") or not ("Non-Town"). "No Result" means that something stopped you.',
  'card.does.saves-once': '{role}: each night you may choose one other living player. One attempt to eliminate that player this night comes to nothing. Nobody is told.',
  'card.does.stops-acts': '{role}: each night you may choose one other living player. Whatever that player tries to do this night is blocked. Nobody is told.',
  'card.does.kills': '{role}: each night you may choose one other living player, who is eliminated at the end of the night.',
  'card.does.learns-targets': '{role}: each night you may choose one other living player. In the morning you learn whom that player chose this night.',
  'card.does.learns-visitors': '{role}: each night you may choose one other living player. In the morning you learn who else chose that player this night.',
  'card.member.night': 'You belong to the {faction}. You know each other, and you can talk in a private channel at night. Together you have {powers}: {shared}. What was chosen last counts.',
  'card.member.none': 'You belong to the {faction}. You know each other. Together you have {powers}: {shared}.',
  'card.shared.kills': 'each night one of you may choose another living player, who is eliminated at the end of the night',
  'card.side.town': 'You win with the Town: when nobody who threatens it is left, and at least one of you is still in the game.',
  'card.side.mafia': 'You win with the Mafia: when everybody else is out of the game, or when nothing can prevent that any more.',
};
