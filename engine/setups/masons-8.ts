import { setup, spread } from '../setup.ts';

export const masons8 = setup({
  id: 'masons-8',
  ruleset: 'mafia',
  name: 'Masons of eight',
  about: 'Two Masons know each other for good; the Mafia can pass for honest.',
  roles: spread(['Mafia Godfather', 'Mafia Goon', '2x Town Mason', 'Town Cop', 'Town Miller', '2x Town']),
});
