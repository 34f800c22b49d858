import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { voted } from '../execution.ts';
import { cannotPlay, overSeeds } from '../over-seeds.ts';
import { lawful, table, twins, withBaron } from './alchemist-tables.ts';

rule('clocktower/character/alchemist#1', 'is told at step 1 of night 1 which ability of a Minion not in play it has', `${table('Fearmonger')}
    - night 1: [Gus: lleech Dan]
    - night 1 lock: []
    - expect: { untold: { Ann: [{ ability: alchemist }] } }
    - day 1: []
    - expect: { told: { Ann: [{ kind: role, phase: night 1, ability: alchemist, result: Fearmonger }] }, untold: { Bob: [{ ability: alchemist }] } }
`);

test('clocktower/character/alchemist#1: an ability of a Minion who is in play cannot be had', () => {
  cannotPlay(lawful(' with Mezepheles'), /the Alchemist cannot have the ability of the Mezepheles in this game/);
  cannotPlay(lawful('', 'alchemist-ability: Mezepheles'), /"alchemist-ability" cannot be "Mezepheles".*possible then: Evil Twin, Fearmonger$/);
});

rule('clocktower/character/alchemist#2', 'is a good Townsfolk: told of nobody evil nor of the Damsel, and no valid guesser', `${table('Fearmonger', '', 'Lleech', 'Evil Twin')}
    - night 1: [Gus: lleech Dan]
    - day 1: [Ann: damsel Eve]
    - expect:
        phase: day 1
        told: { Fay: [{ ability: damsel }] }
        untold: { Ann: [{ ability: { anyOf: [damsel, minions, demon, bluffs] } }], Fay: [{ ability: minions, result: { has: [Ann] } }], Gus: [{ ability: minions, result: { has: [Ann] } }] }
    - day 1: [Fay: damsel Eve]
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/character/alchemist#2', 'has no say about the babysitter and cannot be one', `${table('Fearmonger', 'lil-monsta-victim: Bob', 'Baron', 'Evil Twin')}
    - night 1: [Ann: lil' monsta Gus, Fay: lil' monsta Fay, Gus: lil' monsta Fay]
    - night 2: [Fay: lil' monsta Ann, Gus: lil' monsta Ann]
    - day 2: []
    - expect: { refused: [{ by: Ann, phase: night 1 }], told: { Fay: [{ phase: night 2, ability: lil' monsta, result: Fay }] }, untold: { Ann: [{ ability: lil' monsta }] } }
`);

rule('clocktower/character/alchemist#3', 'the granted ability acts at the step of that Minion, with the same limits', `${table('Fearmonger', 'innkeeper-drunk: Ann')}
    - night 1: [Gus: lleech Ivy, Ann: fearmonger Bob]
    - day 1: []
    - expect: { announced: [{ phase: day 1, ability: fearmonger }] }
    - night 2: [Ann: fearmonger Bob]                                       # the same as before: no news
    - day 2: []
    - expect: { unannounced: [{ ability: fearmonger }], refused: [] }
    - night 3: [Ann: fearmonger Cat, Dan: innkeeper Ann and Eve]           # step 1 comes before step 2
    - day 3: []
    - expect: { unannounced: [{ ability: fearmonger }] }
    - night 4: [Ann: fearmonger Cat, Gus: lleech Ann]                      # step 2 before step 6
    - day 4: []
    - expect: { dead: [Ann], announced: [{ phase: day 4, ability: fearmonger }] }
    - night 5: [Ann: fearmonger Cat]
    - expect: { refused: [{ by: Ann }] }
`);

rule('clocktower/character/alchemist#4', 'as Fearmonger nominating and executing the mark makes its team lose, a good one', `${table('Fearmonger')}
    - night 1: [Gus: lleech Dan, Ann: fearmonger Bob]${voted(1, 'Bob', 'Ann', 'Cat', 'Eve', 'Fay', 'Hal')}
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/character/alchemist#4', 'or an evil one', `${table('Fearmonger')}
    - night 1: [Gus: lleech Dan, Ann: fearmonger Fay]
    - day 1: []
    - expect: { announced: [{ ability: fearmonger, about: [] }] }${voted(1, 'Fay', 'Ann', 'Cat', 'Eve', 'Bob', 'Hal')}
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve, Hal, Ivy] }
`);

rule('clocktower/character/alchemist#5', 'as Mezepheles is told the word, and the first good player who says it turns evil', `${table('Mezepheles', 'mezepheles-word: kumquat')}
    - night 1: [Gus: lleech Dan]
    - day 1: [Bob: say "kumquat", Cat: say "kumquat"]
    - expect: { told: { Ann: [{ ability: mezepheles, result: kumquat }] } }
    - night 2: []
    - day 2: []
    - expect: { roles: { Bob: evil Savant, Cat: Dreamer, Ann: Alchemist with Mezepheles }, told: { Bob: [{ phase: night 2, result: evil }] } }
`);

rule('clocktower/character/alchemist#5', 'possibly the Alchemist', `${table('Mezepheles', 'mezepheles-word: kumquat')}
    - night 1: [Gus: lleech Dan]
    - day 1: [Ann: say "kumquat"]
    - night 2: []
    - day 2: []
    - expect: { roles: { Ann: evil Alchemist with Mezepheles } }
`);

rule('clocktower/character/alchemist#6', 'as Evil Twin has an evil twin, and executing the Alchemist makes evil win', `${twins}
    - night 1: [Gus: lleech Dan]
    - day 1: []
    - expect: { told: { Ann: [{ ability: evil twin, result: Gus, text: Lleech }], Gus: [{ ability: evil twin, result: Ann, text: Alchemist }] } }${voted(1, 'Ann', 'Bob', 'Cat', 'Eve', 'Fay', 'Hal')}
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);

test('clocktower/character/alchemist#6: the twin is an evil player, and by default not the Marionette', () => {
  const record = (decide: string): string => `${table('Evil Twin', decide, 'Lleech', 'Marionette as Pixie')}\n    - night 1: [Gus: lleech Dan]\n    - day 1: []\n`;
  cannotPlay(record('evil-twin-pair: Bob'), /"evil-twin-pair" cannot be "Bob".*possible then: Fay, Gus$/);
  for (const game of overSeeds(10, record(''))) expect(game.told.filter(({ to, ability }) => to === 'Ann' && ability === 'evil twin').map(({ result }) => result)).toEqual(['Gus']);
});

rule('clocktower/character/alchemist#7', 'with the Baron ability the two extra Outsiders are dealt', `${withBaron('Dan: Tinker, Eve: Drunk as Dreamer', ' with Baron')}
    - night 1: []
    - day 1: []
    - expect: { phase: day 1, told: { Ann: [{ ability: alchemist, result: Baron }] } }
`);

test('clocktower/character/alchemist#7: without them the deal is refused', () =>
  cannotPlay(`${withBaron('Dan: Dreamer, Eve: Innkeeper', ' with Baron')} []\n`, /8 players are dealt 3 Townsfolk, 3 Outsiders, 1 Minion and 1 Demon with these characters, and here are 5 Townsfolk, 1 Outsider/));

rule('clocktower/character/alchemist?1', 'a change in brackets comes with a granted ability: the counts are those of the Baron', `${withBaron('Dan: Tinker, Eve: Puzzlemaster', ' with Baron')}
    - night 1: []
    - day 1: []
    - expect: { phase: day 1 }
`);

test('clocktower/character/alchemist?1: the extra Outsiders fit no other ability', () =>
  cannotPlay(`${withBaron('Dan: Tinker, Eve: Puzzlemaster', ' with Fearmonger')} []\n`, /here are 3 Townsfolk, 3 Outsiders/));

test('clocktower/character/alchemist#8: the Marionette ability is never granted', () => {
  cannotPlay(lawful(' with Marionette'), /has the ability of a Minion who can use it, and not that of the Marionette/);
  cannotPlay(lawful('', 'alchemist-ability: Marionette'), /possible then: Evil Twin, Fearmonger$/);
});

test('clocktower/character/alchemist#9: with all four other Minions in play it is not dealt', () => {
  cannotPlay(`
  rules: clocktower
  options: { check: off }
  players: { Ann: Alchemist, Bob: Savant, Cat: Fool, Dan: Fearmonger, Eve: Baron, Fay: Mezepheles, Gus: Evil Twin, Hal: Lleech }
  play: []
`, /no Minion is left whose ability the Alchemist could have/);
});

const bag = (minions: string): string => `
  rules: clocktower
  options: { script: "Alchemist, Savant, Fool, Slayer, Dreamer, Pixie, Exorcist, Damsel, Tinker, ${minions}, Lleech" }
  players: { Ann: drawn, Bob: drawn, Cat: drawn, Dan: drawn, Eve: drawn, Fay: drawn, Gus: drawn }
  play: []
`;

test('clocktower/character/alchemist#9: nor drawn, where no ability would be left', () => {
  const dealt = (minions: string): readonly string[] => overSeeds(25, bag(minions)).flatMap(({ roles }) => Object.values(roles)).filter(role => role.startsWith('Alchemist'));
  expect(dealt('Mezepheles')).toEqual([]);
  expect(new Set(dealt('Mezepheles, Fearmonger'))).toEqual(new Set(['Alchemist with Fearmonger', 'Alchemist with Mezepheles']));
});
