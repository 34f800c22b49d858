import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { isMalfunctioning } from '../../../../../engine/rulesets/clocktower/working.ts';
import type { Play } from '../../../../../engine/core/state.ts';
import { session } from './board.ts';
import { drunkAt, play, table } from './malfunction-tables.ts';

rule('clocktower/rule/malfunction#7', 'it lasts for ever unless its source says otherwise', `${play('puzzle-drunk: Dan', 'day 1: []', 'day 2: []', 'day 3: []', 'day 4: [Dan: slayer Hal]')}
    - expect: { phase: day 4, dead: [] }
`);

rule('clocktower/rule/malfunction#7', "the Innkeeper's ends at dusk", `${play('puzzle-drunk: Ida, innkeeper-drunk: Dan', 'night 2: [Ann: innkeeper Dan and Cat]', 'day 3: [Dan: slayer Hal]')}
    - expect: { phase: over, dead: [Gus, Hal] }
`);

test("clocktower/rule/malfunction#8: it ends with its source's death and is suspended while the source malfunctions; the Puzzlemaster's outlives the Puzzlemaster", () => {
  const night2 = (decide: string, ...acts: readonly string[]) => drunkAt(play(decide, `night 2: [${acts.join(', ')}]`, 'day 2: []'));
  expect(night2('puzzle-drunk: Ida, innkeeper-drunk: Dan', 'Ann: innkeeper Dan and Cat')).toEqual(['Dan', 'Hal', 'Ida']);
  expect(night2('puzzle-drunk: Ida, innkeeper-drunk: Dan', 'Ann: innkeeper Dan and Cat', 'Gus: lleech Ann')).toEqual(['Hal', 'Ida']);
  expect(night2('puzzle-drunk: Ida, innkeeper-drunk: Gus', 'Ann: innkeeper Gus and Cat')).toEqual(['Gus', 'Ida']);
  expect(night2('puzzle-drunk: Ida', 'Gus: lleech Bob')).toEqual(['Hal', 'Ida']);
  expect(night2('puzzle-drunk: Ida, innkeeper-drunk: Bob', 'Ann: innkeeper Bob and Cat')).toEqual(['Bob', 'Hal']);
});

rule('clocktower/rule/malfunction#9', 'an effect whose source did not work at its step does not come into being later', `${play('puzzle-drunk: Ida, innkeeper-drunk: Fay', 'night 2: [Ann: innkeeper Fay and Cat, Fay: fearmonger Dan]', 'night 3: []', 'day 3 nominations: [Fay: nominate Dan]', 'day 3 voting: [Ann: vote Dan yes, Bob: vote Dan yes, Eve: vote Dan yes, Gus: vote Dan yes, Fay: vote Dan yes]')}
    - end
    - expect: { phase: night 4, dead: [Dan], winners: [] }
`);

rule('clocktower/rule/malfunction#9', 'and one whose source worked does', `${play('puzzle-drunk: Ida', 'night 2: [Fay: fearmonger Dan]', 'night 3: []', 'day 3 nominations: [Fay: nominate Dan]', 'day 3 voting: [Ann: vote Dan yes, Bob: vote Dan yes, Eve: vote Dan yes, Gus: vote Dan yes, Fay: vote Dan yes]')}
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);

test('clocktower/rule/malfunction#10: in a loop the effect that was created first stays', () => {
  // The Puzzlemaster's drunk is there from the deal: an Innkeeper who is that drunk never makes the Puzzlemaster drunk.
  expect(drunkAt(play('puzzle-drunk: Ann, innkeeper-drunk: Bob', 'night 2: [Ann: innkeeper Bob and Cat]', 'day 2: []'))).toEqual(['Ann', 'Hal']);
  const at = session(play('puzzle-drunk: Ida', 'day 1: []')).desk.game.play!;
  const loop = (...pairs: readonly (readonly [string, string])[]): Play => ({ ...at, traits: pairs.map(([by, holder]) => ({ trait: 'drunk', holder, by })) });
  const drunk = (looped: Play) => ['s1', 's2', 's3'].filter(seat => isMalfunctioning(looped, seat));
  expect(drunk(loop(['s1', 's2'], ['s2', 's1']))).toEqual(['s2']);
  expect(drunk(loop(['s2', 's1'], ['s1', 's2']))).toEqual(['s1']);
  expect(drunk(loop(['s1', 's2'], ['s2', 's3'], ['s3', 's1']))).toEqual(['s1', 's2']);
  expect(drunk(loop(['s2', 's3'], ['s1', 's2'], ['s3', 's1']))).toEqual(['s2', 's3']);
});

rule('clocktower/rule/malfunction#11', 'it starts at its step, and what was done before in that night stands: the Fortune Teller is poisoned before, the Innkeeper has protected before the Demon', `${play('puzzle-drunk: Ida, innkeeper-drunk: Gus', 'night 2: [Ann: innkeeper Gus and Cat, Gus: lleech Dan]', 'day 2: []')}
    - expect: { dead: [] }
`);

rule('clocktower/rule/malfunction#11', 'a drunkenness that ends with a later death had its effect until then', `${play('puzzle-drunk: Ida, innkeeper-drunk: Fay', 'night 2: [Ann: innkeeper Fay and Cat, Fay: fearmonger Dan, Gus: lleech Ann]', 'day 2: []')}
    - expect: { dead: [Ann], unannounced: [{ ability: fearmonger }] }
`);

rule('clocktower/rule/malfunction#12', "what stands in brackets is never undone: a drunk Baron's Outsiders stay", `
  rules: clocktower
  decide: { puzzle-drunk: Fay }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Puzzlemaster, Eve: Tinker, Fay: Baron, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: []
    - expect: { roles: { Dan: Puzzlemaster, Eve: Tinker, Fay: Baron }, alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus] }
`);

rule('clocktower/rule/malfunction#13', 'a use of a once-per-game ability while drunk uses it up', `${play('puzzle-drunk: Ida, innkeeper-drunk: Dan', 'night 2: [Ann: innkeeper Dan and Cat]', 'day 2: [Dan: slayer Hal]', 'day 3: [Dan: slayer Hal]')}
    - expect: { phase: day 3, dead: [] }
`);

rule('clocktower/rule/malfunction#14', 'limits hold for them as well, and their choices count: a drunk Exorcist may not name the same player twice', `${play('puzzle-drunk: Eve', 'night 2: [Eve: exorcist Ann]', 'night 3: [Eve: exorcist Ann, Eve: exorcist Bob]', 'night 4: [Eve: exorcist Ann]')}
    - expect: { refused: [{ by: Eve, phase: night 3, code: illegal-target }] }
    - day 4: []
    - expect: { phase: day 4, refused: [] }
`);

rule('clocktower/rule/malfunction#15', 'only players malfunction: no traveller can be chosen', `
  rules: clocktower
  decide: { innkeeper-drunk: Bob }
  players: { Ann: Innkeeper, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech, Tom: good Deviant }
  play:
    - night 1: [Gus: lleech Tom, Gus: lleech Eve]
    - night 2: [Ann: innkeeper Tom and Bob]
    - expect: { refused: [{ by: Gus, phase: night 1, code: illegal-target }, { by: Ann, phase: night 2, code: illegal-target }] }
`);

rule('clocktower/rule/malfunction#15', 'and the token goes on killing while its babysitter is drunk', `
  rules: clocktower
  options: { check: off }
  decide: { puzzle-drunk: Fay, lil-monsta-victim: Ann }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Puzzlemaster, Eve: Nightwatchman, Fay: Fearmonger, Gus: Baron }
  play:
    - night 1: [Fay: lil monsta Fay, Gus: lil monsta Fay]
    - night 2: []
    - day 2: []
    - expect: { dead: [Ann] }
`);

test('clocktower/rule/malfunction#16: of several sources the others stay when one ends', () => {
  const both = play('puzzle-drunk: Dan, innkeeper-drunk: Dan', 'night 2: [Ann: innkeeper Dan and Cat]', 'day 2: []', 'night 3: []');
  expect(drunkAt(both)).toEqual(['Dan', 'Hal']);
  expect(drunkAt(play('puzzle-drunk: Hal', 'night 2: []', 'day 2: []').replace('night 2: []', 'night 2: [Gus: lleech Ann]'))).toEqual(['Hal']);
});

rule('clocktower/rule/malfunction?1', 'a suspended effect comes back when its source works again', `${play('puzzle-drunk: Dan, innkeeper-drunk: Bob', 'night 2: [Ann: innkeeper Bob and Cat]', 'day 2: []', 'day 3: [Dan: slayer Hal]')}
    - expect: { phase: day 3, dead: [] }
`);

rule('clocktower/rule/malfunction?1', 'and is suspended until dusk: the drunk shoots straight', `${play('puzzle-drunk: Dan, innkeeper-drunk: Bob', 'night 2: [Ann: innkeeper Bob and Cat]', 'day 2: [Dan: slayer Hal]')}
    - expect: { phase: over, dead: [Gus, Hal] }
`);

rule('clocktower/rule/malfunction?2', 'which ability an Alchemist has is told truly, drunk or not', `${table('puzzle-drunk: Ann', 'Ann: Alchemist with Baron, Bob: Puzzlemaster, Cat: Dreamer, Dan: Slayer, Eve: Exorcist, Fay: Fearmonger, Gus: Lleech, Hal: Savant', ['day 1: []'])}
    - expect: { told: { Ann: [{ ability: alchemist, result: Baron }] } }
`);
