import { setup, spread } from '../setup.ts';

export const firstMoon12 = setup({
  id: 'first-moon-12',
  ruleset: 'werewolves',
  name: 'First moon',
  about: 'Twelve: two in the pack and one to come, bakers who trust each other, and an Angel.',
  roles: spread(['Fortune Teller', '2x Baker', 'Child', '3x Citizen', 'Wolf', 'Infecting Wolf', 'Wolf Cub', 'Tanner', 'Angel']),
});
