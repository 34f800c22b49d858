import { setup, spread } from '../setup.ts';

export const dice9 = setup({
  id: 'dice-9',
  ruleset: 'mafia',
  name: 'Loaded dice',
  about: 'Nobody knows what their own power does next.',
  roles: spread([
    '2x Mafia Goon',
    'Town Random (Cop/Doctor)',
    'Town Random (Tracker/Watcher)',
    'Town Jack of all Trades (Cop/Doctor/Vigilante)',
    'Town Amnesiac Cop',
    '3x Town',
  ]),
});
