import { setup, spread } from '../setup.ts';

export const lantern13 = setup({
  id: 'lantern-13',
  ruleset: 'clocktower',
  name: 'Lantern quarter',
  about: 'Thirteen by the clocktower rules, all characters drawn: four on the evil side.',
  roles: spread(['13x drawn']),
});
