import { setup, spread } from '../setup.ts';

export const mimes11 = setup({
  id: 'mimes-11',
  ruleset: 'mafia',
  name: 'Please vote for me',
  about: 'The Mimes want to be voted out.',
  roles: spread(['2x Mafia Goon', '2x Mime', 'Town Universal Backup', 'Town Cop', 'Town Sensor', 'Town Jailkeeper', '3x Town']),
});
