import { setup, spread } from '../setup.ts';

export const millPond12 = setup({
  id: 'mill-pond-12',
  ruleset: 'werewolves',
  name: 'Mill pond',
  about: 'Twelve round a tavern: who drinks is safe while somebody pours, and a flute sounds over the water.',
  roles: spread(['Alcoholic', 'Bartender', 'Oracle', 'Huntsman', '2x Citizen', '2x Wolf', 'Wolf Cub', 'Saboteur Wolf', 'Flute Player', 'Despot']),
});
