import { setup, spread } from '../setup.ts';

export const firstMoon12 = setup({
  id: 'first-moon-12',
  ruleset: 'werewolves',
  name: 'First moon',
  about: 'Twelve by the werewolves rules: two wolves and one to come, offices to be elected, and an Angel.',
  roles: spread(['Wolf', 'Infecting Wolf', 'Fortune Teller', 'Witch', 'Medium', 'Bartender', '2x Baker', 'Child', 'Coroner', 'Barber', 'Angel']),
});
