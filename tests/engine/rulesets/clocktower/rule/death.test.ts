import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { announcements, board, from, refusal, session, seven, viewOf, withTinker } from './board.ts';

const executed = `${from(seven, 'day 1 nominations: [Ann: nominate Cat]', 'day 1 voting: [Dan: vote Cat yes, Eve: vote Cat yes, Fay: vote Cat yes, Gus: vote Cat yes]')}    - end\n`;

rule('clocktower/rule/death#1', 'a death tells the name and how, and neither character nor side', `${executed}
    - expect: { dead: [Cat], announced: [{ kind: death, about: [Cat], text: 'Cat is voted out with 4 votes, and is out of the game.' }], unannounced: [{ kind: reveal }, { text: Dreamer }, { text: good }] }
    - night 3: []
    - expect: { unannounced: [{ kind: reveal }, { text: Dreamer }] }
`);
rule('clocktower/rule/death#1', 'in the night and by day', `${from(withTinker, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2: [Storyteller: decide tinker-death yes]')}
    - expect:
        announced: [{ kind: death, about: [Ann], text: Ann left the game in the night. }, { kind: death, about: [Dan], text: Dan is out of the game. }]
        unannounced: [{ kind: reveal }, { text: Savant }, { text: Tinker }]
`);
test('clocktower/rule/death#1: nobody sees of a dead player what they were', () => {
  for (const who of ['public', 'Ann', 'Gus']) expect(viewOf(session(executed), who).seats.find(({ name }) => name === 'Cat')!.role).toBeUndefined();
});

const twoByNight = `
  rules: clocktower
  options: { check: off }
  decide: { tinker-death: "yes" }
  players: { Ann: Tinker, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Vortox }
  play:
    - day 1 nominations: [Ann: nominate Dan]
    - day 1 voting: [Eve: vote Dan yes, Fay: vote Dan yes, Gus: vote Dan yes, Ann: vote Dan yes]
    - night 2: [Gus: vortox Cat, Cat: dreamer Bob]`;
test('clocktower/rule/death#2: who dies in the night is reported at dawn, in the order of the seats, without cause or sequence', () => {
  const at = (more: string) => announcements(session(`${twoByNight}\n${more}`));
  expect(at('    - night 2 lock: []\n').filter(text => /in the night/.test(text))).toEqual([]);
  expect(at('    - day 2: []\n').filter(text => /in the night/.test(text))).toEqual(['Ann left the game in the night.', 'Cat left the game in the night.']);
});
rule('clocktower/rule/death#2', 'a death takes effect at its step: who is attacked before the own step has none', `${twoByNight}
    - expect: { dead: [Dan] }
    - day 2: []
    - expect: { dead: [Ann, Cat, Dan], untold: { Cat: [{ kind: result }] } }
`);

test('clocktower/rule/death#3: the dead speak, whisper and use their vote, and do not nominate', () => {
  const day = (act: string) => session(from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', `day 2 nominations: [Bob: nominate Gus, ${act}]`));
  expect(refusal(day(`'Ann': 'say "hello"'`))).toBeUndefined();
  expect(announcements(day('Ann: whisper Bob')).at(-1)).toMatch(/^Ann and Bob:/);
  expect(board(day('Ann: vote Gus yes'), 'Gus')).toEqual({ Ann: 'yes!' });
  expect(refusal(day('Ann: nominate Cat'))).toMatch(/^dead: /);
});

rule('clocktower/rule/death#4', 'the dead have no ability: a dead Slayer hits nobody', `${from(seven, 'day 1: []', 'night 2: [Gus: lleech Bob]', 'day 2: [Bob: slayer Gus]')}
    - expect: { phase: day 2, dead: [Bob], winners: [] }
`);
rule('clocktower/rule/death#4', 'a living one does', `${from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2: [Bob: slayer Eve]')}
    - expect: { phase: over, dead: [Ann, Eve, Gus], winners: [Ann, Bob, Cat, Dan, Eve] }
`);

const nightOf = (victim: string, ...acts: readonly string[]): string => `
  rules: clocktower
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Mezepheles, Gus: Lleech }
  decide: { mezepheles-word: walrus }
  play:
    - night 1: [Gus: lleech Bob]
    - day 1: ['Ann': 'say "a walrus, I say"']
    - night 2: [Gus: lleech ${victim}, ${acts.join(', ')}]
    - end
`;
rule('clocktower/rule/death#5', 'who is killed before the own step does not act, and a use is not used up', `${nightOf('Eve', 'Eve: nightwatchman Ann', 'Cat: dreamer Ann')}
    - expect: { dead: [Eve], untold: { Ann: [{ ability: nightwatchman }] }, told: { Cat: [{ ability: dreamer }] } }
`);
rule('clocktower/rule/death#5', 'who is not killed does', `${nightOf('Cat', 'Eve: nightwatchman Ann', 'Cat: dreamer Ann')}
    - expect: { dead: [Cat], told: { Ann: [{ ability: nightwatchman, result: Eve }] }, untold: { Cat: [{ ability: dreamer }] } }
`);
rule('clocktower/rule/death#6', 'what was achieved before the death stands and is told at dawn: who was turned, and killed after that', `${nightOf('Ann', 'Dan: exorcist Cat')}
    - expect: { dead: [Ann], roles: { Ann: evil Savant }, told: { Ann: [{ kind: notice, result: evil, phase: night 2 }] } }
`);

const protecting = (...acts: readonly string[]): string => `
  rules: clocktower
  decide: { innkeeper-drunk: [Cat, Dan], puzzle-drunk: Fay }
  options: { check: off }
  players: { Ann: Innkeeper, Bob: Puzzlemaster, Cat: Dreamer, Dan: Slayer, Eve: Nightwatchman, Fay: Savant, Gus: Lleech, Hal: Baron }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [${acts.join(', ')}]
    - day 2: [Dan: slayer Eve]
`;
rule('clocktower/rule/death#7', 'a lasting effect ends when its owner dies: the drunk of a killed Innkeeper is sober', `${protecting('Ann: innkeeper Dan and Cat', 'Gus: lleech Ann').replace('[Cat, Dan]', 'Dan')}
    - expect: { phase: over, dead: [Ann, Eve, Gus] }
`);
rule('clocktower/rule/death#7', 'while the owner lives it goes on', `${protecting('Ann: innkeeper Dan and Cat', 'Gus: lleech Fay').replace('[Cat, Dan]', 'Dan')}
    - expect: { phase: day 2, dead: [Fay] }
`);
rule('clocktower/rule/death#7', "the Puzzlemaster's drunk stays drunk when the Puzzlemaster dies", `${protecting('Gus: lleech Bob').replace('puzzle-drunk: Fay', 'puzzle-drunk: Dan')}
    - expect: { phase: day 2, dead: [Bob] }
`);

rule('clocktower/rule/death#8', 'nobody dies twice: an attack on the dead does nothing', `${from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2: []', 'night 3: [Gus: lleech Ann]', 'day 3: []')}
    - expect: { dead: [Ann], announced: [{ text: 'A quiet night', phase: day 3 }] }
    - night 4: [Gus: lleech Bob]
    - day 4: []
    - expect: { dead: [Ann, Bob] }
`);

rule('clocktower/rule/death#9', 'the dead keep their side, can still be turned, and win or lose with it', `
  rules: clocktower
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Mezepheles, Gus: Lleech }
  decide: { mezepheles-word: walrus }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Ann]
    - day 2: ['Ann': 'say "walrus"']
    - night 3: [Gus: lleech Cat]
    - day 3: [Bob: slayer Eve]
    - expect: { phase: over, dead: [Ann, Cat, Eve, Gus], roles: { Ann: evil Savant }, winners: [Bob, Cat, Dan, Eve], told: { Ann: [{ kind: notice, result: evil, phase: night 3 }] } }
`);

rule('clocktower/rule/death#10', 'a death by day outside an execution is announced at once', `${from(withTinker, 'day 1 nominations: [Storyteller: decide tinker-death yes]')}
    - expect: { phase: day 1 nominations, dead: [Dan], announced: [{ kind: death, about: [Dan], phase: day 1 nominations }] }
`);

rule('clocktower/rule/death#11', 'deaths of one event come in one moment: the host and the Lleech, so that good wins though two are left', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Savant, Bob: Slayer, Eve: Nightwatchman, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Eve]
    - end
    - expect: { phase: over, dead: [Eve, Gus], winners: [Ann, Bob, Eve] }
`);

rule('clocktower/rule/death?1', 'a night death that was prevented leaves no trace in public', `${protecting('Ann: innkeeper Dan and Cat', 'Gus: lleech Dan').replace('[Cat, Dan]', 'Cat').replace('day 2: [Dan: slayer Eve]', 'day 2: []')}
    - expect: { phase: day 2, dead: [], announced: [{ text: A quiet night }], unannounced: [{ text: Dan left }, { text: Innkeeper }] }
`);
rule('clocktower/rule/death?1', 'an execution that nobody dies of is public', `${executed.replace('Dreamer', 'Fool')}
    - expect: { dead: [], announced: [{ kind: notice, about: [Cat], text: stays in the game }] }
`);
