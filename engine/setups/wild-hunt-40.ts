import { setup, spread } from '../setup.ts';

export const wildHunt40 = setup({
  id: 'wild-hunt-40',
  ruleset: 'werewolves',
  name: 'Wild hunt',
  about: 'Forty, nearly a role each: two horsemen ride, the dead rise, and one of the pack is white.',
  roles: spread(['Grandma', 'Houseguest', 'Assistant', 'Fletcher', 'Fortune Teller', 'Oracle', 'Aura Teller', 'Huntsman', 'Coroner', 'Priest', 'Idiot', 'Executioner', 'Exorcist', '2x Juror', 'Medium', 'Bartender', 'Alcoholic', 'Cursed Civilian', 'Fortune Apprentice', '2x Wolf', 'Wolf Cub', 'Alpha Wolf', 'Infecting Wolf', 'Saboteur Wolf', 'Pack Tanner', 'Psychic Wolf', 'Disguised Fox', 'Lone Warlock', 'Sneaking Wolf', 'Scared Wolf', 'White Werewolf', 'Zombie', 'Horseman of Pestilence', 'Horseman of Death', 'Angel', 'Dog', 'Cat', 'Detective']),
});
