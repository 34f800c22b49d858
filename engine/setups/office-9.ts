import { setup, spread } from '../setup.ts';

export const office9 = setup({
  id: 'office-9',
  ruleset: 'mafia',
  name: 'Office nine',
  about: 'A Roleblocker in the Mafia, four helpers in the Town.',
  roles: spread(['Mafia Goon', 'Mafia Roleblocker', 'Town Cop', 'Town Doctor', 'Town Tracker', 'Town Vigilante', '3x Town']),
});
