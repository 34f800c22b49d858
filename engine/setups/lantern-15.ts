import { setup, spread } from '../setup.ts';

export const lantern15 = setup({
  id: 'lantern-15',
  ruleset: 'clocktower',
  name: 'Lantern festival',
  about: 'Fifteen by the clocktower rules, all characters drawn: as many as these rules can seat.',
  roles: spread(['15x drawn']),
});
