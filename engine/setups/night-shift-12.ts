import { setup } from '../setup.ts';

export const nightShift12 = setup({
  id: 'night-shift-12',
  ruleset: 'clocktower',
  name: 'Night shift',
  about: 'Twelve by the clocktower rules: three on the evil side hand the Demon round, and the Baron has brought four Outsiders.',
  roles: [
    'Baron',
    'Fearmonger',
    'Mezepheles',
    'Puzzlemaster',
    'Tinker',
    'Damsel',
    'Drunk',
    'Savant',
    'Innkeeper',
    'Exorcist',
    'Fool',
    'Pixie',
  ],
});
