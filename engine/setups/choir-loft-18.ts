import { setup, spread } from '../setup.ts';

export const choirLoft18 = setup({
  id: 'choir-loft-18',
  ruleset: 'werewolves',
  name: 'Choir loft',
  about: 'Eighteen: a cult in the loft, a fox in the yard, and two who set fires.',
  roles: spread(['Cult Leader', '2x Cult Member', 'Cult Acolyte', 'Coroner', 'Innkeeper', 'Idiot', '3x Citizen', '2x Wolf', 'Clairvoyant Fox', 'Direwolf', 'Warlock', 'Pyromancer', 'Wisp', 'Riding Hood']),
});
