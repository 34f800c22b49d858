import { setup, spread } from '../setup.ts';

export const harvest14 = setup({
  id: 'harvest-14',
  ruleset: 'werewolves',
  name: 'Harvest moon',
  about: 'Fourteen: a jury looks at people by night, a demon bargains, and a golem waits for its office.',
  roles: spread(['2x Juror', 'Bard', 'Journalist', 'Executioner', 'Macho', '2x Citizen', 'Wolf', 'Alpha Wolf', 'Sneaking Wolf', 'Lone Wolf', 'Demon', 'Golem']),
});
