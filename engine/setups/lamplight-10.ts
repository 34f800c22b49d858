import { setup, spread } from '../setup.ts';

export const lamplight10 = setup({
  id: 'lamplight-10',
  ruleset: 'werewolves',
  name: 'Lamplight',
  about: 'Ten: a huntsman and a huntress, three in the pack, and two who want votes of their own.',
  roles: spread(['Huntsman', 'Huntress', 'Town Crier', '2x Citizen', 'Wolf', 'Scared Wolf', 'Tracking Wolf', 'Angel', 'Despot']),
});
