import { setup, spread } from '../setup.ts';

export const large18 = setup({
  id: 'large-18',
  ruleset: 'mafia',
  name: 'Town hall',
  about: 'Eighteen people and a bit of everything.',
  roles: spread([
    '3x Mafia Goon',
    'Mafia 2-shot Strongman Vigilante',
    'Mafia Godfather',
    'Survivor',
    'Town Cop',
    'Town Doctor',
    'Town Jailkeeper',
    'Town Tracker',
    'Town Gunsmith',
    'Town Bodyguard',
    'Town Loved',
    '5x Town',
  ]),
});
