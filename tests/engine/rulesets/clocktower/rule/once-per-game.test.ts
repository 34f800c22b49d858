import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { announcements, from, session, seven } from './board.ts';

rule('clocktower/rule/once-per-game#1', 'used up by a use that hit the wrong target', `${from(seven, 'day 1: [Bob: slayer Fay, Bob: slayer Eve]')}
    - expect: { phase: day 1, dead: [], winners: [] }
`);
rule('clocktower/rule/once-per-game#1', 'used up by a use while malfunctioning', `${from(seven, 'night 1: []').replace('night 1: [Gus: lleech Eve]\n    - night 1: []', 'night 1: [Gus: lleech Eve, Eve: nightwatchman Ann]')}
    - day 1: []
    - expect: { untold: { Ann: [{ ability: nightwatchman }] } }
    - night 2: [Eve: nightwatchman Bob]
    - expect: { refused: [{ by: Eve, code: not-now, message: '"nightwatchman" was good for one use, and you have used it' }] }
`);
rule('clocktower/rule/once-per-game#1', 'a use that works is one use, too', `${from(seven, 'day 1: []').replace('lleech Eve', 'lleech Fay')}
    - night 2: [Eve: nightwatchman Ann]
    - night 3: [Eve: nightwatchman Bob]
    - expect: { told: { Ann: [{ ability: nightwatchman, result: Eve }] }, refused: [{ by: Eve, code: not-now }] }
    - day 3: []
    - expect: { untold: { Bob: [{ ability: nightwatchman }] } }
`);

rule('clocktower/rule/once-per-game#2', 'going through the motions has no effect, and uses nothing up', `${from(seven, 'day 1: [Ann: slayer Gus, Ann: slayer Eve, Fay: slayer Eve]')}
    - expect: { phase: day 1, dead: [], refused: [] }
    - day 1: [Bob: slayer Eve]
    - expect: { phase: over, dead: [Eve, Gus] }
`);
rule('clocktower/rule/once-per-game#2', 'a guess by who is no Minion leaves the one guess of the Minions', `
  rules: clocktower
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech, Hal: Damsel }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: damsel Hal, Gus: damsel Hal]
    - expect: { phase: day 1, winners: [] }
    - day 1: [Fay: damsel Hal]
    - expect: { phase: over, winners: [Fay, Gus] }
`);

test('clocktower/rule/once-per-game#3: what everybody reads of a use is the same with and without the ability', () => {
  const shot = (who: string) => announcements(session(from(seven, `day 1: [${who}: slayer Fay]`))).slice(-2).map(text => text.replace(who, 'X'));
  expect(shot('Ann')).toEqual(shot('Bob'));
  expect(shot('Fay').map(text => text.replace('Fay', 'X'))).toHaveLength(2);
  const second = announcements(session(from(seven, 'day 1: [Bob: slayer Fay, Bob: slayer Fay]'))).slice(-4);
  expect(second.slice(0, 2)).toEqual(second.slice(2));
});

rule('clocktower/rule/once-per-game#4', 'a use that was planned by somebody who is killed before the step is none', `${from(seven, 'day 1: []').replace('lleech Eve', 'lleech Fay')}
    - night 2: [Eve: nightwatchman Ann, Gus: lleech Eve]
    - day 2: []
    - expect: { dead: [Eve], untold: { Ann: [{ ability: nightwatchman }] } }
`);
test('clocktower/rule/once-per-game#4: and it is not counted as one', () => {
  const { powers } = session(`${from(seven, 'day 1: []').replace('lleech Eve', 'lleech Fay')}    - night 2: [Eve: nightwatchman Ann, Gus: lleech Eve]\n    - day 2: []\n`).desk.game.play!;
  expect(powers['s5.1']!.spent ?? {}).toEqual({});
});

rule('clocktower/rule/once-per-game#5', 'an ability that the Pixie gains is fresh, whatever its first owner did with it', `
  rules: clocktower
  decide: { pixie-shown: Slayer }
  players: { Ann: Pixie, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim Slayer, Bob: slayer Fay]
    - night 2: [Gus: lleech Bob]
    - day 2: []
    - expect: { dead: [Bob], winners: [] }
    - day 2: [Ann: slayer Eve]
    - expect: { phase: over, dead: [Bob, Eve, Gus] }
`);
