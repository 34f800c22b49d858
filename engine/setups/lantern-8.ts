import { setup, spread } from '../setup.ts';

export const lantern8 = setup({
  id: 'lantern-8',
  ruleset: 'clocktower',
  name: 'Lantern walk',
  about: 'Eight by the clocktower rules, all characters drawn: one of them is a burden to the good side.',
  roles: spread(['8x drawn']),
});
