import { setup, spread } from '../setup.ts';

export const lantern14 = setup({
  id: 'lantern-14',
  ruleset: 'clocktower',
  name: 'Lantern town',
  about: 'Fourteen by the clocktower rules, all characters drawn: four on the evil side, and an Outsider.',
  roles: spread(['14x drawn']),
});
