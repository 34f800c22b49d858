import { setup, spread } from '../setup.ts';

export const weekdays14 = setup({
  id: 'weekdays-14',
  ruleset: 'mafia',
  name: 'Odd days and even ones',
  about: 'Powers that come and go with the calendar.',
  roles: spread([
    '2x Mafia Goon',
    'Mafia Odd Roleblocker',
    'Town Even Cop/Odd Watcher',
    'Town Novice Vigilante',
    'Town Night 2 Bulletproof',
    'Town Non-Consecutive Doctor',
    'Town 2-shot Tracker',
    'Survivor',
    '5x Town',
  ]),
});
