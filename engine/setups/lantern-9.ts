import { setup, spread } from '../setup.ts';

export const lantern9 = setup({
  id: 'lantern-9',
  ruleset: 'clocktower',
  name: 'Lantern row',
  about: 'Nine by the clocktower rules, all characters drawn: two Outsiders make it hard for the good side.',
  roles: spread(['9x drawn']),
});
