import { setup, spread } from '../setup.ts';

export const oldChurch36 = setup({
  id: 'old-church-36',
  ruleset: 'werewolves',
  name: 'Old church',
  about: 'Thirty-six: a cult, a herd, Hell itself, hounds, and love between all of them.',
  roles: spread(['Cult Leader', '2x Cult Member', 'Cult Acolyte', 'Fortune Teller', 'Journalist', 'Innkeeper', 'Amulet Crafter', 'Stalker', 'Mad Scientist', 'Bard', 'Child', 'Idiot', 'Town Crier', '3x Citizen', 'Witch', '2x Hellhound', '2x Wolf', 'Wolf Cub', 'Alpha Wolf', 'Corrupt Wolf', 'Tracking Wolf', 'Tanner', 'Recluse', 'Clairvoyant Fox', 'Devil', 'Demon', 'Shepherd', 'Cupid', 'Golem', 'Psychopath', 'Despot']),
});
