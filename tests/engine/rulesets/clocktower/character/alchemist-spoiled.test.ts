import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { voted } from '../execution.ts';
import { cannotPlay, overSeeds } from '../over-seeds.ts';
import { lawful, table, twins, withBaron } from './alchemist-tables.ts';

const drunk = `${table('Fearmonger', 'puzzle-drunk: Ann', 'Lleech', 'Evil Twin').replace('Cat: Dreamer', 'Cat: Puzzlemaster')}
    - night 1: [Gus: lleech Dan, Ann: fearmonger Bob]
    - day 1: []`;

rule('clocktower/character/alchemist#10', 'the granted ability malfunctions; which one it is stays true', `${drunk}
    - expect: { told: { Ann: [{ ability: alchemist, result: Fearmonger }] }, unannounced: [{ ability: fearmonger }] }${voted(1, 'Bob', 'Ann', 'Cat', 'Eve', 'Fay', 'Hal')}
    - end
    - expect: { phase: night 2, dead: [Bob] }
`);

rule('clocktower/character/alchemist#11', 'under a Vortox the ability and what it tells are true', `${table('Mezepheles', 'mezepheles-word: kumquat', 'Vortox')}
    - night 1: []
    - day 1: []
    - expect: { told: { Ann: [{ ability: alchemist, result: Mezepheles }, { ability: mezepheles, result: kumquat }] } }
`);

rule('clocktower/character/alchemist#12', 'counts for the Mathematician where the granted ability went wrong through another', `${drunk}
    - expect: { told: { Hal: [{ phase: night 1, ability: mathematician, result: 1 }] } }
    - night 2: []
    - day 2: []
    - expect: { told: { Hal: [{ phase: night 2, ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/alchemist#13', 'a choice made before being killed the same night is still announced', `${table('Fearmonger')}
    - night 1: [Gus: lleech Dan]
    - night 2: [Ann: fearmonger Bob, Gus: lleech Ann]
    - day 2: []
    - expect: { dead: [Ann], announced: [{ phase: day 2, ability: fearmonger }] }
`);

rule('clocktower/character/alchemist#13', 'lasting effects end with the death: the block of a granted twin', `${twins}
    - night 1: [Gus: lleech Dan]
    - night 2: [Gus: lleech Ann]
    - day 2: [Ivy: slayer Dan]
    - expect: { phase: over, dead: [Ann, Dan, Gus], winners: [Ann, Bob, Cat, Dan, Eve, Hal, Ivy] }
`);

rule('clocktower/character/alchemist#13', 'which held before', `${twins.replace('evil-twin-pair: Gus', 'evil-twin-pair: Fay')}
    - night 1: [Gus: lleech Dan]
    - day 1: [Ivy: slayer Dan]
    - expect: { phase: day 1, dead: [Dan, Gus], winners: [] }
`);

rule('clocktower/character/alchemist#14', 'turned evil the ability stays, and a granted Evil Twin needs a new opposing twin', `${twins}
    - night 1: [Gus: lleech Dan]
    - day 1: [Ann: say "kumquat"]
    - night 2: []
    - day 2: []
    - expect: { roles: { Ann: evil Alchemist with Evil Twin }, told: { Ann: [{ phase: night 2, ability: evil twin, result: Bob }], Bob: [{ ability: evil twin, result: Ann }] } }${voted(2, 'Bob', 'Ivy', 'Cat', 'Eve', 'Fay', 'Hal')}
    - end
    - expect: { phase: over, winners: [Ann, Fay, Gus] }
`);

rule('clocktower/character/alchemist?2', 'the granted Minion is not in play: it may be the wrong half for a Dreamer, and the Alchemist is the right one', `${table('Fearmonger', 'dreamer-decoy: Fearmonger')}
    - night 1: [Gus: lleech Dan, Cat: dreamer Ann]
    - day 1: []
    - expect: { told: { Cat: [{ ability: dreamer, result: [Alchemist, Fearmonger] }] } }
`);

const given = (record: string): ReadonlySet<string> => new Set(overSeeds(30, record).map(({ roles }) => roles['Ann']!));

test('decisions of the alchemist: the decision alchemist-ability is drawn among the abilities not in play, the Baron\'s only with the extra Outsiders', () => {
  expect(given(lawful(''))).toEqual(new Set(['Alchemist with Fearmonger', 'Alchemist with Evil Twin']));
  expect(given(lawful('', '', 'Baron').replace('Slayer', 'Tinker').replace('Savant', 'Puzzlemaster'))).toEqual(new Set(['Alchemist with Fearmonger', 'Alchemist with Mezepheles', 'Alchemist with Evil Twin']));
  expect(given(`${withBaron('Dan: Tinker, Eve: Puzzlemaster', '')} []\n`)).toEqual(new Set(['Alchemist with Baron']));
  cannotPlay(lawful('', 'alchemist-ability: Baron'), /"alchemist-ability" cannot be "Baron".*possible then: Evil Twin, Fearmonger$/);
});

rule('decisions of the alchemist', 'the decision alchemist-ability can be made in advance', lawful('', 'alchemist-ability: Evil Twin').replace('play: [night 1: [], day 1: []]', `play:
    - night 1: []
    - day 1: []
    - expect: { roles: { Ann: Alchemist with Evil Twin }, told: { Ann: [{ ability: alchemist, result: Evil Twin }] } }`));
