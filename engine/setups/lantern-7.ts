import { setup, spread } from '../setup.ts';

export const lantern7 = setup({
  id: 'lantern-7',
  ruleset: 'clocktower',
  name: 'Lantern light',
  about: 'Seven by the clocktower rules, all characters drawn: short, and every one of them counts.',
  roles: spread(['7x drawn']),
});
