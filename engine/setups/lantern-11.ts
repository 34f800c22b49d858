import { setup, spread } from '../setup.ts';

export const lantern11 = setup({
  id: 'lantern-11',
  ruleset: 'clocktower',
  name: 'Lantern street',
  about: 'Eleven by the clocktower rules, all characters drawn: three on the evil side, and an Outsider.',
  roles: spread(['11x drawn']),
});
