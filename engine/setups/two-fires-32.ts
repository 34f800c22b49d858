import { setup, spread } from '../setup.ts';

export const twoFires32 = setup({
  id: 'two-fires-32',
  ruleset: 'werewolves',
  name: 'Two fires',
  about: 'Thirty-two: those who set fires and one of old blood beside the pack, and two shops side by side.',
  roles: spread(['2x Butcher', 'Bloody Butcher', '2x Baker', 'Aura Teller', 'Huntsman', 'Priest', 'Barber', 'Medium', 'Journalist', 'Huntress', 'Exorcist', 'Macho', 'Runner', '2x Citizen', 'Royal Knight', '2x Wolf', 'Direwolf', 'Infecting Wolf', 'Sneaking Wolf', 'Psychic Wolf', 'Lone Wolf', 'Archivist Fox', 'Warlock', 'Pyromancer', 'Wisp', 'Vampire', 'Despot', 'Riding Hood']),
});
