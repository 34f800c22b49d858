import { setup } from '../setup.ts';

export const strings10 = setup({
  id: 'strings-10',
  ruleset: 'clocktower',
  name: 'On strings',
  about: 'Ten by the clocktower rules: one of the good is none, and does not know it.',
  roles: [
    'Vortox',
    'Marionette',
    'Evil Twin',
    'Fortune Teller',
    'Dreamer',
    'Savant',
    'Exorcist',
    'Mathematician',
    'Fool',
    'Slayer',
  ],
});
