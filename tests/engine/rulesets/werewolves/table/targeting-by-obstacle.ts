import { readGrid } from './grid.ts';

/**
 * What becomes of everything that is used on a player (row).
 * Recluse: which role the Recluse is told of, and whether who it was; Bard: how it is narrated. Assistant, Flute Apprentice: used on them, it stays with
 * them or is moved to their target, whom the Flute Apprentice's enchanted users meet; neither: it strikes back. Pestilence: the user's abilities are blocked.
 * Reaper: the user is sleepless; struck: it fails and the Reaper kills the user; fails: it comes to nothing, and the user lives; met: it works all the same.
 * refused: nobody can be chosen so; -: it is used before any night.
 */
export const targetingByObstacle = readGrid(`
                         | Recluse                | Bard                 | Assistant | Flute Apprentice | Pestilence | Reaper
wolfpack                 | Wolf, known            | attacked             | stays     | moved            | fails      | struck
cult                     | Cult Leader            | attacked             | stays     | moved            | fails      | struck
Juror                    | Juror                  | investigated         | stays     | moved            | fails      | struck
Assassin                 | Assassin               | attacked             | stays     | moved            | fails      | struck
Witch, death             | Witch                  | attacked             | stays     | moved            | fails      | struck
Witch, life              | Witch                  | protected            | stays     | moved            | fails      | fails
Priest                   | Priest                 | attacked             | neither   | moved            | fails      | struck
Barber                   | Barber                 | attacked             | stays     | moved            | fails      | struck
Lone Wolf                | Lone Wolf, known       | attacked             | stays     | moved            | fails      | struck
White Werewolf           | refused                | refused              | refused   | refused          | fails      | refused
Demon, attack            | Demon                  | attacked             | stays     | moved            | fails      | struck
Demon, protect           | Demon                  | protected            | stays     | moved            | fails      | struck
Devil, attack            | Devil                  | attacked             | stays     | moved            | fails      | struck
Devil, protect           | Devil                  | protected            | stays     | moved            | fails      | struck
Devil, wager             | Devil                  | offered a wager      | stays     | stays            | fails      | struck
Wager Recipient, attack  | Devil                  | attacked             | stays     | stays            | fails      | met
Wager Recipient, protect | Wager Recipient        | protected            | stays     | moved            | fails      | struck
Apocalyptic Horseman     | Apocalyptic Horseman   | attacked             | stays     | moved            | met        | fails
Reaper, attack           | Reaper                 | attacked             | stays     | moved            | fails      | refused
Reaper, sleepless        | Reaper                 | kept awake           | stays     | moved            | fails      | refused
Reaper, look             | Reaper                 | investigated         | stays     | moved            | fails      | refused
Reaper, spirit           | Reaper                 | changed role         | stays     | moved            | fails      | refused
Fortune Teller           | Fortune Teller         | investigated         | stays     | moved            | fails      | struck
Aura Teller              | Aura Teller            | investigated         | stays     | moved            | fails      | struck
Crowd Seeker             | Crowd Seeker           | investigated         | stays     | moved            | fails      | struck
Oracle                   | Oracle                 | investigated         | stays     | moved            | fails      | struck
Huntsman                 | Huntsman               | investigated         | stays     | moved            | fails      | struck
Warlock                  | Warlock, known         | investigated         | moved     | moved            | fails      | struck
Lone Warlock             | Lone Warlock, known    | investigated         | moved     | moved            | fails      | struck
Psychic Wolf             | Psychic Wolf, known    | investigated         | moved     | moved            | fails      | struck
Tracking Wolf            | Tracking Wolf, known   | investigated         | moved     | moved            | fails      | struck
Clairvoyant Fox          | Clairvoyant Fox, known | investigated         | moved     | moved            | fails      | struck
Psychopath, look         | Psychopath             | investigated         | stays     | moved            | fails      | struck
Psychopath, disguise     | Psychopath             | disguised            | stays     | moved            | fails      | struck
Detective                | Detective              | investigated         | stays     | stays            | fails      | struck
Flute Charmer            | Flute Charmer          | disguised            | stays     | refused          | fails      | struck
Plague Doctor, check     | Plague Doctor          | investigated         | stays     | moved            | fails      | struck
Plague Doctor, cure      | Plague Doctor          | protected            | stays     | moved            | fails      | struck
Exorcist                 | Exorcist               | manipulated          | stays     | moved            | fails      | struck
Stalker                  | Stalker                | manipulated          | stays     | moved            | fails      | struck
Grandma                  | Grandma                | manipulated          | stays     | moved            | fails      | struck
Corrupt Wolf             | Corrupt Wolf, known    | manipulated          | moved     | moved            | fails      | struck
Saboteur Wolf            | Saboteur Wolf, known   | manipulated          | moved     | moved            | fails      | struck
Tanner                   | Tanner, known          | disguised            | moved     | moved            | fails      | struck
Pack Tanner              | Pack Tanner, known     | disguised            | moved     | moved            | fails      | struck
Infecting Wolf           | Infecting Wolf, known  | changed role         | moved     | moved            | met        | struck
Cupid                    | Cupid                  | loved                | stays     | moved            | met        | struck
Fletcher                 | Fletcher               | chosen as a customer | stays     | -                | -          | -
Houseguest               | Houseguest             | stayed with          | stays     | moved            | fails      | struck
Unemployed Chef          | Unemployed Chef        | protected            | stays     | moved            | fails      | struck
Guardian                 | Guardian               | protected            | stays     | moved            | fails      | struck
Golem, protect           | Golem                  | protected            | stays     | moved            | fails      | struck
Chef                     | Chef                   | fed                  | stays     | moved            | fails      | struck
Pyromancer               | Pyromancer             | powdered             | stays     | moved            | fails      | struck
Wisp                     | Wisp                   | powdered             | stays     | moved            | fails      | struck
Plague Bearer            | Plague Bearer          | contaminated         | stays     | moved            | fails      | struck
Vampire                  | Vampire                | demonized            | stays     | moved            | fails      | struck
Flute Player             | Flute Player           | enchanted            | stays     | refused          | fails      | struck
Shepherd, tag            | Shepherd               | tagged               | stays     | moved            | fails      | struck
Shepherd, herd           | Shepherd               | herded               | stays     | moved            | fails      | struck
Zombie                   | Zombie                 | bitten               | stays     | moved            | fails      | struck
Horseman of War          | Horseman of War        | doomed               | stays     | moved            | met        | struck
Horseman of Pestilence   | Horseman of Pestilence | doomed               | stays     | moved            | met        | struck
Horseman of Famine       | Horseman of Famine     | doomed               | stays     | moved            | met        | struck
Horseman of Death        | Horseman of Death      | doomed               | stays     | moved            | met        | struck
Huntress                 | Huntress               | targeted             | stays     | moved            | fails      | met
Ranger                   | Ranger                 | targeted             | stays     | moved            | fails      | met
Executioner              | Executioner            | targeted             | stays     | moved            | fails      | met
Assistant                | Assistant              | targeted             | stays     | moved            | fails      | met
Angel                    | Angel                  | targeted             | stays     | moved            | fails      | met
Fletcher's Customer      | Fletcher's Customer    | targeted             | stays     | moved            | fails      | met
Flute Apprentice         | Flute Apprentice       | targeted             | stays     | refused          | fails      | met
Mad Scientist            | Mad Scientist          | targeted             | stays     | stays            | fails      | met
`);
