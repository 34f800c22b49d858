import { setup, spread } from '../setup.ts';

export const marketDay24 = setup({
  id: 'market-day-24',
  ruleset: 'werewolves',
  name: 'Market day',
  about: 'Twenty-four: a kitchen, two with flutes, a grandmother at home, and much said in the dark.',
  roles: spread(['Grandma', 'Houseguest', 'Crowd Seeker', 'Huntsman', '3x Baker', 'Devout Villager', 'Amnesiac', '3x Citizen', '3x Wolf', 'Alpha Wolf', 'Corrupt Wolf', 'Pack Tanner', 'Recluse', 'Lone Warlock', 'Flute Player', 'Flute Charmer', 'Chef', 'Cupid']),
});
