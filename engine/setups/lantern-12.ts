import { setup, spread } from '../setup.ts';

export const lantern12 = setup({
  id: 'lantern-12',
  ruleset: 'clocktower',
  name: 'Lantern square',
  about: 'Twelve by the clocktower rules, all characters drawn: three on the evil side, and two Outsiders.',
  roles: spread(['12x drawn']),
});
