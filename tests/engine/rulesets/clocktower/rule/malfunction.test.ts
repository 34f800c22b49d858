import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { session, viewOf } from './board.ts';
import { drunkAt, play, table, usual } from './malfunction-tables.ts';

test('clocktower/rule/malfunction#1: somebody malfunctions while at least one effect on them is active', () => {
  expect(drunkAt(play('puzzle-drunk: Cat'))).toEqual(['Cat']);
  expect(drunkAt(play('puzzle-drunk: Cat', 'day 1: []'))).toEqual(['Cat', 'Hal']);
  expect(drunkAt(play('puzzle-drunk: Cat, innkeeper-drunk: Ida', 'night 2: [Ann: innkeeper Ida and Dan]', 'day 2: []'))).toEqual(['Cat', 'Hal', 'Ida']);
  expect(drunkAt(play('puzzle-drunk: Cat, innkeeper-drunk: Ida', 'night 2: [Ann: innkeeper Ida and Dan]', 'night 3: []'))).toEqual(['Cat', 'Hal']);
});

rule('clocktower/rule/malfunction#2', "the Innkeeper's drunk: their shot does nothing", `${play('puzzle-drunk: Ida, innkeeper-drunk: Dan', 'night 2: [Ann: innkeeper Dan and Cat]', 'day 2: [Dan: slayer Hal]')}
    - expect: { phase: day 2, dead: [] }
`);

rule('clocktower/rule/malfunction#2', "the Puzzlemaster's drunk", `${play('puzzle-drunk: Dan', 'day 1: [Dan: slayer Hal]')}
    - expect: { phase: day 1, dead: [] }
`);

rule('clocktower/rule/malfunction#2', "the Lleech's poisoned host", `${play('puzzle-drunk: Ida', 'day 1: [Dan: slayer Dan]').replace('lleech Hal', 'lleech Dan')}
    - expect: { phase: day 1, dead: [] }
`);

rule('clocktower/rule/malfunction#2', 'and without any of them it works', `${play('puzzle-drunk: Ida', 'day 1: [Dan: slayer Hal]')}
    - expect: { phase: over, dead: [Gus, Hal] }
`);

rule('clocktower/rule/malfunction#2', 'the Drunk and the Marionette never work', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Drunk as Slayer, Bob: Savant, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Marionette as Innkeeper, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Fay: innkeeper Bob and Cat, Gus: lleech Bob]
    - day 2: [Ann: slayer Eve]
    - expect: { phase: day 2, dead: [Bob] }
`);

rule('clocktower/rule/malfunction#3', 'no protection and no drunkenness: a drunk Innkeeper keeps nobody alive and makes nobody drunk', `${play('puzzle-drunk: Ann, innkeeper-drunk: Dan', 'night 2: [Ann: innkeeper Cat and Dan, Gus: lleech Cat]', 'day 2: []')}
    - expect: { dead: [Cat] }
    - day 2: [Dan: slayer Hal]
    - expect: { phase: over, dead: [Cat, Gus, Hal] }
`);

rule('clocktower/rule/malfunction#3', 'no death by a drunk Demon', `${play('puzzle-drunk: Gus', 'night 2: [Gus: lleech Cat]', 'day 2: []')}
    - expect: { phase: day 2, dead: [] }
`);

rule('clocktower/rule/malfunction#3', 'no poison and no immunity of a drunk Lleech: the named host is healthy, and the Lleech can be executed', `${play('puzzle-drunk: Gus', 'day 1 nominations: [Ann: nominate Gus]', 'day 1 voting: [Ann: vote Gus yes, Bob: vote Gus yes, Cat: vote Gus yes, Dan: vote Gus yes, Eve: vote Gus yes]')}
    - end
    - expect: { phase: over, dead: [Gus], winners: [Ann, Bob, Cat, Dan, Eve, Hal, Ida] }
`);

rule('clocktower/rule/malfunction#3', 'no immunity of a drunk Fool', `${play('puzzle-drunk: Ida', 'night 2: [Gus: lleech Ida]', 'day 2: []')}
    - expect: { dead: [Ida] }
`);

rule('clocktower/rule/malfunction#3', 'no win and no loss by a drunk Fearmonger, and none announced', `${play('puzzle-drunk: Fay', 'day 1 nominations: [Fay: nominate Cat]', 'day 1 voting: [Ann: vote Cat yes, Bob: vote Cat yes, Dan: vote Cat yes, Eve: vote Cat yes, Fay: vote Cat yes]').replace('lleech Hal', 'lleech Hal, Fay: fearmonger Cat')}
    - end
    - expect: { phase: night 2, dead: [Cat], unannounced: [{ ability: fearmonger }] }
`);

rule('clocktower/rule/malfunction#3', 'no change of side by a drunk Mezepheles', `${table('puzzle-drunk: Fay, mezepheles-word: walrus', usual.replace('Fearmonger', 'Mezepheles'), [`day 1: ['Ann': 'say "walrus"']`, 'night 2: []', 'day 2: []'])}
    - expect: { roles: { Ann: Innkeeper }, untold: { Ann: [{ result: evil }] } }
`);

rule('clocktower/rule/malfunction#4', 'nobody else learns anything by it: a poisoned Nightwatchman and a drunk Exorcist', `${table('puzzle-drunk: Eve', usual.replace('Savant', 'Nightwatchman'), ['night 2: [Eve: exorcist Gus, Hal: nightwatchman Cat, Gus: lleech Dan]', 'day 2: []'])}
    - expect: { dead: [Dan], untold: { Gus: [{ ability: exorcist }], Cat: [{ ability: nightwatchman }] } }
`);

rule('clocktower/rule/malfunction#4', 'where they work both are told, and the Demon is stopped', `${table('puzzle-drunk: Ida', usual.replace('Savant', 'Nightwatchman'), ['night 2: [Eve: exorcist Gus, Hal: nightwatchman Cat, Gus: lleech Dan]', 'day 2: []']).replace('lleech Hal', 'lleech Fay')}
    - expect: { dead: [], told: { Gus: [{ ability: exorcist, result: Eve }], Cat: [{ ability: nightwatchman, result: Hal }] } }
`);

const asked = (pin: string) => play(`puzzle-drunk: Cat, fortune-teller-answer: ${pin}`, 'day 1: []').replace('lleech Hal', 'lleech Hal, Cat: fortune teller Gus and Eve');

rule('clocktower/rule/malfunction#5', 'what they are told is decided by the Storyteller, and may be false', `${asked('"no"')}
    - expect: { told: { Cat: [{ ability: fortune teller, result: false }] } }
`);

rule('clocktower/rule/malfunction#5', 'or happen to be true', `${asked('"yes"')}
    - expect: { told: { Cat: [{ ability: fortune teller, result: true }] } }
`);

test('clocktower/rule/malfunction#6: they are not told, and see the same forms and the same kind of answers', () => {
  const seen = (drunk: string) => {
    const game = session(play(`puzzle-drunk: ${drunk}`, 'day 1: []').replace('lleech Hal', 'lleech Hal, Cat: fortune teller Eve and Ann'));
    return game.log.flatMap(entry => (entry.type === 'told' && entry.message.to === 'Cat' ? [{ ...entry.message, text: '', result: typeof entry.message.result }] : []));
  };
  expect(seen('Cat')).toEqual(seen('Dan'));
  const form = (drunk: string) => viewOf(session(play(`puzzle-drunk: ${drunk}`, 'night 2: []')), 'Cat').asks.map(({ form: fields, ...ask }) => [ask, Object.keys(fields)]);
  expect(form('Cat')).toEqual(form('Dan'));
});
