import { setup, spread } from '../setup.ts';

export const lantern10 = setup({
  id: 'lantern-10',
  ruleset: 'clocktower',
  name: 'Lantern hall',
  about: 'Ten by the clocktower rules, all characters drawn: three on the evil side.',
  roles: spread(['10x drawn']),
});
