import { setup, spread } from '../setup.ts';

export const butchersRow16 = setup({
  id: 'butchers-row-16',
  ruleset: 'werewolves',
  name: "Butchers' row",
  about: 'Sixteen and a shop of three, one of whom is no friend; love and the plague come along.',
  roles: spread(['2x Butcher', 'Bloody Butcher', 'Innkeeper', 'Idiot', 'Assistant', 'Medium', 'Exorcist', '2x Citizen', 'Alpha Wolf', 'Corrupt Wolf', 'Psychic Wolf', 'Plague Bearer', 'Plague Doctor', 'Cupid']),
});
