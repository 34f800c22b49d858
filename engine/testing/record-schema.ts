import { z } from 'zod';

const json = z.json();
const one = (what: string) => ({ error: what });

const name = z.union([z.string(), z.number()], one('a name is one word')).transform(String);
const names = z.array(name, one('here stands a list of names, such as [Ann, Bob], or [] for nobody'));

const pattern = z.record(z.string(), json, one('a pattern is a map such as { ability: cop, result: Town }'));
/** One pattern may stand without its list. */
const patterns = z.preprocess(
  value => (typeof value === 'object' && value !== null && !Array.isArray(value) ? [value] : value),
  z.array(pattern, one('here stands a list of patterns, such as [{ kind: death, about: [Ann] }]')),
);
const byPlayer = z.record(z.string(), patterns, one('here stand players with patterns, such as Ann: [{ result: Town }]'));

/** What an `expect` may hold. */
export const expectSchema = z.strictObject(
  {
    alive: names.optional(),
    dead: names.optional(),
    phase: z.string(one('a phase is written like "night 1", or "over"')).optional(),
    winners: names.optional(),
    told: byPlayer.optional(),
    untold: byPlayer.optional(),
    announced: patterns.optional(),
    unannounced: patterns.optional(),
    refused: patterns.optional(),
    roles: z.record(z.string(), json, one('here stand players with their roles, such as Ann: Town Cop')).optional(),
    channels: z.record(z.string(), names, one('here stand channels with their members, such as mafia: [Bob]')).optional(),
  },
  one('an expect is a map, such as { phase: day 1, dead: [Ann] }'),
);

const seed = z.int(one('the seed is a whole number')).min(0, one('the seed is not negative')).default(1);
const rules = z.string(one('the file begins with the rules that it is about, such as "rules: mafia"'));
const options = z.record(z.string(), json, one('options are a map, such as { start: night }')).nullish().transform(value => value ?? {});
const pins = z.record(z.string(), json, one('decide is a map, such as { lover-target: Bob }')).nullish().transform(value => value ?? {});

/** A record as YAML gives it. What stands under `play` is looked at item by item. */
export const recordSchema = z.strictObject(
  {
    rules,
    seed,
    options,
    decide: pins,
    players: z
      .record(z.string(), json, one('players are a map of names and roles, such as Ann: Town Cop'))
      .refine(players => Object.keys(players).length > 0, one('there are no players, such as Ann: Town Cop')),
    play: z.array(z.unknown(), one('play is a list of phases, "end" and "expect"')).nullish().transform(value => value ?? []),
  },
  one('a record is a map that begins with "rules: mafia"'),
);

/** A setup file: a record without names and without play. */
export const setupSchema = z.strictObject(
  {
    rules,
    seed,
    options,
    decide: pins,
    roles: z.array(json, one('roles are a list, such as [Town Cop, 2x Mafia Goon, 4x Town]')).min(1, one('there are no roles')),
  },
  one('a setup is a map that begins with "rules: mafia"'),
);
