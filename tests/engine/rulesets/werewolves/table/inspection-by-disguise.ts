import { readGrid } from './grid.ts';

/**
 * What somebody (row) is told who looks at Tom while something (column) lies over him, or over whoever looks. Tom is a Corrupt Wolf, or what the column
 * names. A guess is always the true role (yes: it is seen), a count is of the true role, the Oracle compares with a Wolf.
 * fails: nothing is told but that; -: one cannot be beside the other.
 */
export const inspectionByDisguise = readGrid(`
                | none         | Sneaking Wolf | White Werewolf | Demon        | Devil        | Shepherd           | Psychopath, own
Fortune Teller  | Corrupt Wolf | Citizen       | Wolf           | Baker        | Baker        | Baker              | Baker
Warlock         | Corrupt Wolf | Citizen       | Wolf           | Baker        | Baker        | Baker              | Baker
Lone Warlock    | Corrupt Wolf | Citizen       | Wolf           | Baker        | Baker        | Baker              | Baker
Clairvoyant Fox | Corrupt Wolf | Citizen       | Wolf           | Baker        | Baker        | Baker              | Baker
Psychopath      | Corrupt Wolf | Citizen       | Wolf           | Baker        | Baker        | Baker              | Baker
Juror           | Corrupt Wolf | Citizen       | Wolf           | Baker        | Baker        | Baker              | Baker
Wager Recipient | Corrupt Wolf | Citizen       | Wolf           | Baker        | Baker        | Baker              | Baker
Crowd Seeker    | yes          | no            | no             | no           | no           | no                 | no
Psychic Wolf    | yes          | no            | no             | no           | no           | no                 | no
Flute Charmer   | Corrupt Wolf | Citizen       | Wolf           | Demon        | Devil        | Baker              | Baker
Ranger          | Corrupt Wolf | Citizen       | Wolf           | Demon        | Devil        | Baker              | Baker
Aura Teller     | a threat     | not a threat  | a threat       | a threat     | a threat     | not a threat       | not a threat
Tracking Wolf   | not a threat | slight threat | not a threat   | major threat | major threat | significant threat | significant threat
Innkeeper       | 1            | 0             | 0              | 1            | 1            | 0                  | 0
Oracle          | yes          | yes           | no             | no           | no           | no                 | no
Huntsman        | yes          | yes           | yes            | no           | no           | no                 | no
Detective       | yes          | yes           | yes            | yes          | yes          | yes                | yes
Reaper          | Corrupt Wolf | Sneaking Wolf | White Werewolf | Demon        | Devil        | Shepherd           | Psychopath
Herald          | Corrupt Wolf | Sneaking Wolf | White Werewolf | Demon        | Devil        | Shepherd           | Psychopath

                | Psychopath, other | Tanner       | Pack Tanner  | tanned Sneaking Wolf | Disguised Fox      | Horseman of Famine
Fortune Teller  | Baker             | Baker        | Baker        | Baker                | Baker              | Horseman of Famine
Warlock         | Baker             | Baker        | Baker        | Baker                | Baker              | Horseman of Famine
Lone Warlock    | Baker             | Baker        | Baker        | Baker                | Baker              | Horseman of Famine
Clairvoyant Fox | Baker             | Baker        | Baker        | Baker                | Disguised Fox      | Horseman of Famine
Psychopath      | Baker             | Baker        | Baker        | Baker                | Disguised Fox      | Horseman of Famine
Juror           | Baker             | Baker        | Baker        | Baker                | Baker              | Horseman of Famine
Wager Recipient | Baker             | Baker        | Baker        | Baker                | Baker              | Horseman of Famine
Crowd Seeker    | no                | no           | no           | no                   | no                 | no
Psychic Wolf    | no                | no           | no           | no                   | no                 | no
Flute Charmer   | Corrupt Wolf      | Corrupt Wolf | Corrupt Wolf | Citizen              | Disguised Fox      | Horseman of Famine
Ranger          | Corrupt Wolf      | Corrupt Wolf | Corrupt Wolf | Citizen              | Baker              | Horseman of Famine
Aura Teller     | a threat          | a threat     | a threat     | not a threat         | not a threat       | not a threat
Tracking Wolf   | not a threat      | not a threat | not a threat | slight threat        | significant threat | significant threat
Innkeeper       | 1                 | 1            | 1            | 0                    | 0                  | 0
Oracle          | yes               | yes          | yes          | yes                  | yes                | yes
Huntsman        | yes               | yes          | yes          | yes                  | no                 | yes
Detective       | yes               | yes          | yes          | yes                  | yes                | yes
Reaper          | Corrupt Wolf      | Corrupt Wolf | Corrupt Wolf | Sneaking Wolf        | Disguised Fox      | Corrupt Wolf
Herald          | Corrupt Wolf      | Corrupt Wolf | Corrupt Wolf | Sneaking Wolf        | Disguised Fox      | Corrupt Wolf

                | Flute Charmer | enchanted, falsely | enchanted, truly | Pestilence
Fortune Teller  | Flute Player  | Flute Player       | Corrupt Wolf     | fails
Warlock         | Flute Player  | Flute Player       | Corrupt Wolf     | fails
Lone Warlock    | Flute Player  | Flute Player       | Corrupt Wolf     | fails
Clairvoyant Fox | Flute Player  | Flute Player       | Corrupt Wolf     | fails
Psychopath      | Flute Player  | Flute Player       | Corrupt Wolf     | fails
Juror           | Flute Player  | Flute Player       | Corrupt Wolf     | fails
Wager Recipient | Flute Player  | Corrupt Wolf       | Corrupt Wolf     | Corrupt Wolf
Crowd Seeker    | no            | no                 | yes              | fails
Psychic Wolf    | no            | no                 | yes              | fails
Flute Charmer   | Corrupt Wolf  | -                  | -                | fails
Ranger          | Corrupt Wolf  | Corrupt Wolf       | Corrupt Wolf     | fails
Aura Teller     | a threat      | a threat           | a threat         | fails
Tracking Wolf   | not a threat  | not a threat       | not a threat     | fails
Innkeeper       | 1             | 1                  | 1                | fails
Oracle          | yes           | yes                | yes              | fails
Huntsman        | yes           | yes                | yes              | fails
Detective       | yes           | yes                | yes              | fails
Reaper          | Corrupt Wolf  | Corrupt Wolf       | Corrupt Wolf     | fails
Herald          | Corrupt Wolf  | Corrupt Wolf       | Corrupt Wolf     | Corrupt Wolf
`);
