import { setup, spread } from '../setup.ts';

export const twoPacks13 = setup({
  id: 'two-packs-13',
  ruleset: 'mafia',
  name: 'Two packs',
  about: 'The Mafia and the Werewolves, each against everybody.',
  roles: spread([
    '2x Mafia Goon',
    'Mafia Roleblocker',
    '2x Werewolf Goon',
    'Town Cop',
    'Town Doctor',
    'Town Voyeur',
    'Town Follower',
    '4x Town',
  ]),
});
