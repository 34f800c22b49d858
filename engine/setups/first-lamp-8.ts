import { setup } from '../setup.ts';

export const firstLamp8 = setup({
  id: 'first-lamp-8',
  ruleset: 'clocktower',
  name: 'First lamp',
  about: 'Eight for a first game by the clocktower rules: plain characters that everybody knows beforehand.',
  roles: [
    'Lleech',
    'Fearmonger',
    'Fortune Teller',
    'Dreamer',
    'Innkeeper',
    'Slayer',
    'Nightwatchman',
    'Damsel',
  ],
});
