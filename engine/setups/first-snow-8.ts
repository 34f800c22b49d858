import { setup, spread } from '../setup.ts';

export const firstSnow8 = setup({
  id: 'first-snow-8',
  ruleset: 'werewolves',
  name: 'First snow',
  about: 'Eight, with little that is odd: one who senses wolves, one who runs, and two in the pack.',
  roles: spread(['Aura Teller', 'Runner', '3x Citizen', 'Alpha Wolf', 'Wolf Cub', 'Angel']),
});
