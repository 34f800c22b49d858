import { test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { voted } from '../execution.ts';
import { cannotPlay } from '../over-seeds.ts';
import { table } from './slayer-tables.ts';

rule('clocktower/character/slayer?1', 'after the last vote was locked the day has resolved, and no shot is possible', `${table()}${voted(1, 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ann', 'Bob')}
    - expect: { phase: night 2, dead: [Bob] }
    - night 2: [Ann: slayer Fay]
    - expect: { refused: [{ by: Ann, phase: night 2 }], dead: [Bob] }
`);

rule('decisions of the slayer', 'the decision slayer-tinker lets a Tinker who is shot at die, and by default does not', `${table(", slayer-tinker: 'yes'")}
    - day 1: [Ann: slayer Gus]
    - expect: { phase: day 1, dead: [Gus], announced: [{ kind: death, about: [Gus] }] }
`);

rule('decisions of the slayer', 'a Tinker who is shot at lives by default, and is never asked about where the shooter has no ability', `${table()}
    - day 1: [Ann: slayer Gus, Bob: slayer Gus]
    - expect: { phase: day 1, dead: [] }
`);

rule('decisions of the slayer', 'the Storyteller is asked at once, and a second shot waits', `${table('', ', mode: storyteller')}
    - night 1 lock: []
    - day 1: [Bob: slayer Gus]
    - expect: { announced: [{ ability: slayer, text: Nothing happens }] }
    - day 1: [Ann: slayer Gus, Ann: slayer Fay]
    - expect: { dead: [], refused: [{ by: Ann, text: slayer Fay }], unannounced: [{ ability: slayer }] }
    - day 1: [Storyteller: decide slayer-tinker perhaps, Storyteller: decide slayer-tinker yes]
    - expect: { dead: [Gus], refused: [{ by: Storyteller, code: unknown-option, message: yes }], phase: day 1 }
`);

test('decisions of the slayer: the decision slayer-tinker is a yes or a no', () =>
  cannotPlay(`${table(', slayer-tinker: perhaps')}\n    - day 1: [Ann: slayer Gus]\n`, /"slayer-tinker" cannot be "perhaps".*possible then: yes, no$/));
