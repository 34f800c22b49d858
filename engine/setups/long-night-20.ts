import { setup, spread } from '../setup.ts';

export const longNight20 = setup({
  id: 'long-night-20',
  ruleset: 'werewolves',
  name: 'Long night',
  about: 'Twenty: an amulet goes round, hounds run with the pack, and Hell holds two chairs.',
  roles: spread(['Amulet Holder', 'Fortune Teller', 'Witch', 'Coroner', 'Trickster', 'Barber', 'Fletcher', '2x Citizen', 'Town Crier', '2x Hellhound', 'Infecting Wolf', 'Wolf', 'Tanner', 'Wolf Cub', 'Devil', 'Demon', 'Detective', 'Psychopath']),
});
