import { setup, spread } from '../setup.ts';

export const lot30 = setup({
  id: 'lot-30',
  ruleset: 'werewolves',
  name: 'By lot, for thirty',
  about: 'Thirty by the werewolves rules, all roles drawn: even in strength, with all that they need.',
  roles: spread(['30x drawn']),
});
