import { setup, spread } from '../setup.ts';

export const highWater28 = setup({
  id: 'high-water-28',
  ruleset: 'werewolves',
  name: 'High water',
  about: 'Twenty-eight: three horsemen ride, there is a laboratory, and a dog has yet to decide.',
  roles: spread(['Mad Scientist', 'Fortune Teller', 'Innkeeper', 'Coroner', 'Stalker', 'Herald', 'Executioner', '2x Juror', 'Bartender', 'Alcoholic', 'Fortune Apprentice', '2x Citizen', '2x Wolf', 'Wolf Cub', 'Alpha Wolf', 'Saboteur Wolf', 'Disguised Fox', 'Tracking Wolf', 'Scared Wolf', 'Horseman of War', 'Horseman of Famine', 'Horseman of Death', 'Dog', 'Cat', 'Angel']),
});
