import { readGrid } from './grid.ts';

/**
 * What becomes of Tom whom somebody (row) strikes at while something (column) stands between them.
 * dies; lives: the attack came to nothing; both die: Tom and the guest; soul: one of the pool saves; escapes, and runs away where the attacker is told so;
 * unherds: two of the herd go free instead; later: falls at the end of the day; survives: without a vote from now on; turns: into that role; ascends;
 * backfires: the attacker pays; refused: Tom cannot be chosen; -: one cannot be beside the other.
 */
export const attackByDefence = readGrid(`
                                 | none | Alcoholic | Houseguest | guest within | potion of life | charmed food | Unemployed Chef | Guardian | Golem | Golem elected | amulet | soul spent | wager
wolfpack                         | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Alpha Wolf                       | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Lone Wolf                        | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
White Werewolf                   | dies | refused   | refused    | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
cult                             | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Assassin                         | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Witch                            | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Priest                           | dies | backfires | backfires  | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Demon by night                   | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | dies  | lives         | lives  | lives      | lives
Devil by night                   | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | dies  | lives         | lives  | lives      | lives
Wager Recipient                  | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | -
Pyromancer                       | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Apocalyptic Horseman             | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Reaper                           | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Huntress                         | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Fletcher's Customer              | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Mad Scientist                    | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | lives  | lives      | lives
Amulet Crafter at night          | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | -      | lives      | lives
Amulet Crafter dead              | dies | lives     | lives      | both die     | lives          | lives        | lives           | lives    | lives | lives         | -      | lives      | lives
Amulet Crafter neglected         | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | -      | dies       | dies
Amulet Holder by day             | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | -      | dies       | dies
Amulet Holder dead               | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | lives         | -      | dies       | dies
Amulet Holder neglected          | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | -      | dies       | dies
Demon by day                     | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | lives
Devil by day                     | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | lives
Wisp                             | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | dies
Barber                           | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | dies
lynch                            | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | dies
Executioner                      | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | dies
Plague Bearer                    | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | dies
Horseman of Death                | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | dies
Zombie                           | dies | dies      | -          | dies         | dies           | dies         | dies            | dies     | dies  | turns Zombie  | dies   | dies       | dies
Chef                             | dies | dies      | dies       | dies         | dies           | refused      | refused         | dies     | dies  | dies          | dies   | dies       | dies
Angel                            | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | dies
Cupid                            | dies | dies      | dies       | dies         | dies           | dies         | dies            | dies     | dies  | lives         | dies   | dies       | dies
Alcoholic without Bartender      | dies | -         | -          | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | dies
Priest, own water                | dies | -         | -          | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | dies
Lone Wolf, own bite              | dies | -         | -          | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | dies
Plague Bearer at a Plague Doctor | dies | -         | -          | dies         | dies           | dies         | dies            | dies     | dies  | dies          | dies   | dies       | dies

                                 | Demon   | Devil   | Imp     | Runner    | Scared Wolf | Recluse   | Apocalyptic | Shepherd | Pyromancer | Wisp
wolfpack                         | soul    | soul    | dies    | runs away | escapes     | lives     | lives       | unherds  | dies       | dies
Alpha Wolf                       | soul    | soul    | dies    | runs away | escapes     | lives     | lives       | unherds  | dies       | dies
Lone Wolf                        | lives   | lives   | lives   | runs away | backfires   | backfires | lives       | lives    | lives      | lives
White Werewolf                   | refused | refused | refused | refused   | escapes     | refused   | refused     | refused  | refused    | refused
cult                             | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Assassin                         | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Witch                            | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Priest                           | lives   | lives   | lives   | backfires | escapes     | lives     | lives       | lives    | lives      | lives
Demon by night                   | lives   | lives   | lives   | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Devil by night                   | lives   | lives   | lives   | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Wager Recipient                  | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Pyromancer                       | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | lives      | lives
Apocalyptic Horseman             | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Reaper                           | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Huntress                         | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Fletcher's Customer              | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Mad Scientist                    | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Amulet Crafter at night          | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Amulet Crafter dead              | soul    | soul    | dies    | dies      | escapes     | dies      | lives       | unherds  | dies       | dies
Amulet Crafter neglected         | soul    | dies    | dies    | dies      | dies        | dies      | dies        | dies     | dies       | dies
Amulet Holder by day             | soul    | dies    | dies    | dies      | dies        | dies      | dies        | dies     | dies       | dies
Amulet Holder dead               | dies    | dies    | dies    | dies      | dies        | dies      | lives       | dies     | dies       | dies
Amulet Holder neglected          | dies    | dies    | dies    | dies      | dies        | dies      | dies        | dies     | dies       | dies
Demon by day                     | lives   | lives   | lives   | dies      | dies        | dies      | dies        | dies     | dies       | dies
Devil by day                     | lives   | lives   | lives   | dies      | dies        | dies      | dies        | dies     | dies       | dies
Wisp                             | soul    | dies    | dies    | dies      | dies        | dies      | dies        | dies     | lives      | lives
Barber                           | soul    | dies    | dies    | dies      | dies        | dies      | dies        | dies     | dies       | dies
lynch                            | dies    | dies    | dies    | dies      | dies        | dies      | dies        | dies     | dies       | dies
Executioner                      | dies    | dies    | dies    | dies      | dies        | dies      | dies        | dies     | dies       | dies
Plague Bearer                    | dies    | dies    | dies    | dies      | dies        | dies      | lives       | dies     | dies       | dies
Horseman of Death                | dies    | dies    | dies    | dies      | dies        | dies      | lives       | dies     | dies       | dies
Zombie                           | lives   | lives   | lives   | dies      | dies        | dies      | dies        | dies     | dies       | dies
Chef                             | dies    | dies    | dies    | dies      | dies        | dies      | dies        | dies     | dies       | dies
Angel                            | dies    | dies    | dies    | dies      | dies        | dies      | dies        | dies     | dies       | dies
Cupid                            | dies    | dies    | dies    | dies      | dies        | dies      | dies        | dies     | dies       | dies
Alcoholic without Bartender      | -       | -       | -       | -         | -           | -         | -           | -        | -          | -
Priest, own water                | -       | -       | -       | -         | -           | -         | -           | -        | -          | -
Lone Wolf, own bite              | -       | -       | -       | -         | -           | -         | -           | -        | -          | -
Plague Bearer at a Plague Doctor | -       | -       | -       | -         | -           | -         | -           | -        | -          | -

                                 | Macho     | Idiot     | Cursed     | Riding Hood | demonized    | demonized Devout | demonized Alpha
wolfpack                         | later     | survives  | turns Wolf | ascends     | turns Undead | dies             | dies
Alpha Wolf                       | later     | survives  | turns Wolf | ascends     | turns Undead | dies             | dies
Lone Wolf                        | later     | survives  | turns Wolf | lives       | turns Undead | dies             | backfires
White Werewolf                   | refused   | refused   | refused    | refused     | turns Undead | refused          | dies
cult                             | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Assassin                         | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Witch                            | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Priest                           | backfires | backfires | backfires  | lives       | turns Undead | backfires        | dies
Demon by night                   | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Devil by night                   | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Wager Recipient                  | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Pyromancer                       | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Apocalyptic Horseman             | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Reaper                           | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Huntress                         | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Fletcher's Customer              | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Mad Scientist                    | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Amulet Crafter at night          | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Amulet Crafter dead              | later     | survives  | dies       | dies        | turns Undead | dies             | dies
Amulet Crafter neglected         | dies      | survives  | dies       | dies        | dies         | dies             | dies
Amulet Holder by day             | dies      | survives  | dies       | dies        | dies         | dies             | dies
Amulet Holder dead               | dies      | survives  | dies       | dies        | turns Undead | dies             | dies
Amulet Holder neglected          | dies      | survives  | dies       | dies        | dies         | dies             | dies
Demon by day                     | dies      | survives  | dies       | dies        | dies         | dies             | dies
Devil by day                     | dies      | survives  | dies       | dies        | dies         | dies             | dies
Wisp                             | dies      | survives  | dies       | dies        | dies         | dies             | dies
Barber                           | dies      | survives  | dies       | dies        | dies         | dies             | dies
lynch                            | dies      | survives  | dies       | dies        | dies         | dies             | dies
Executioner                      | dies      | survives  | dies       | dies        | dies         | dies             | dies
Plague Bearer                    | dies      | survives  | dies       | dies        | turns Undead | dies             | dies
Horseman of Death                | dies      | survives  | dies       | dies        | turns Undead | dies             | dies
Zombie                           | dies      | dies      | dies       | dies        | turns Undead | lives            | lives
Chef                             | dies      | survives  | dies       | dies        | dies         | dies             | dies
Angel                            | dies      | survives  | dies       | dies        | dies         | dies             | dies
Cupid                            | dies      | dies      | dies       | dies        | dies         | dies             | dies
Alcoholic without Bartender      | -         | -         | -          | -           | turns Undead | -                | -
Priest, own water                | -         | -         | -          | -           | turns Undead | -                | -
Lone Wolf, own bite              | -         | -         | -          | -           | turns Undead | -                | -
Plague Bearer at a Plague Doctor | -         | -         | -          | -           | turns Undead | -                | -
`);
