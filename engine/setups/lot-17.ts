import { setup, spread } from '../setup.ts';

export const lot17 = setup({
  id: 'lot-17',
  ruleset: 'werewolves',
  name: 'By lot, for seventeen',
  about: 'Seventeen by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['17x drawn']),
});
