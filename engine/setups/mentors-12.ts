import { setup, spread } from '../setup.ts';

export const mentors12 = setup({
  id: 'mentors-12',
  ruleset: 'mafia',
  name: 'Mentors',
  about: 'Whom one trusts is whom one falls with.',
  roles: spread([
    '2x Mafia Goon',
    'Mafia Rolestopper',
    'Town Mentor',
    'Town Mentor',
    'Town Neighborizer',
    'Town Reviver',
    'Town Beloved',
    'Town Virgin',
    '3x Town',
  ]),
});
