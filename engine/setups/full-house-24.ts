import { setup, spread } from '../setup.ts';

export const fullHouse24 = setup({
  id: 'full-house-24',
  ruleset: 'mafia',
  name: 'Full house',
  about: 'Twenty-four: two packs, a stranger, and a long summer.',
  roles: spread([
    '3x Mafia Goon',
    'Mafia Roleblocker',
    'Mafia Janitor',
    '2x Werewolf Goon',
    'Werewolf Tracker',
    'Survivor',
    'Town Cop',
    'Town Doctor',
    'Town Jailkeeper',
    'Town Watcher',
    'Town 2-shot Vigilante',
    '2x Town Mason',
    'Town Governor',
    'Town Universal Backup',
    '6x Town',
  ]),
});
