import { setup, spread } from '../setup.ts';

export const lot10 = setup({
  id: 'lot-10',
  ruleset: 'werewolves',
  name: 'By lot, for ten',
  about: 'Ten by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['10x drawn']),
});
