import { expect, test } from 'vitest';
import { readRecord } from '../../../../../engine/testing/read-record.ts';
import { playRecord } from '../../../../../engine/testing/play-record.ts';
import { rule } from '../../../../../engine/testing/rule.ts';
import { announcements, dead, from, hours, refusal, session, seven, viewOf, withTravellers } from './board.ts';

const parts = ['day 1', 'day 1 nominations', 'day 1 voting'] as const;
const nominated = (...acts: readonly string[]): string => from(seven, 'day 1 nominations: [Ann: nominate Cat]', `day 1 voting: [${acts.join(', ')}]`);

test('clocktower/rule/phases#1: night 1 comes first, then day 1, then night 2', () => {
  const game = session(nominated());
  for (let n = 0; n < 12; n += 1) game.end();
  const opened = game.log.flatMap(entry => (entry.type === 'phase' ? [entry.phase] : []));
  expect(opened.slice(0, 7)).toEqual(['night 1', 'night 1 lock', 'day 1', 'day 1 nominations', 'day 1 voting', 'night 2', 'night 2 lock']);
  expect(opened.slice(7, 11)).toEqual(['day 2', 'day 2 nominations', 'night 3', 'night 3 lock']);
});

test('clocktower/rule/phases#2: a day is 12 hours of talk, 12 of nominations and 24 of voting', () => {
  expect(hours(nominated(), 2)).toEqual([72, 94]);
  expect(hours(from(seven, 'day 1: []'), 2)).toEqual([36, 48]);
});

test('clocktower/rule/phases#3: a night is 24 hours', () => {
  const lines = `${seven}\n  play:\n    - night 1: []\n`;
  expect(hours(lines, 3)).toEqual([22, 24, 36]);
});

test('clocktower/rule/phases#4: in the discussion people talk and whisper; nobody nominates or votes', () => {
  const day = (act: string) => session(from(seven, `day 1: [${act}]`));
  expect(refusal(day(`'Ann': 'say "hello"'`))).toBeUndefined();
  expect(announcements(day('Ann: whisper Bob')).at(-1)).toMatch(/Ann and Bob/);
  expect(refusal(day('Ann: nominate Bob'))).toBe('wrong-phase: Nominations open after the discussion; until then you can talk and whisper.');
  expect(refusal(day('Ann: vote Bob yes'))).toBe('unknown-poll: No vote is open in day 1.');
});

rule('clocktower/rule/phases#5', 'nominations open with a public notice, and not before the discussion has had its time', `${from(seven, 'day 1: [Storyteller: end phase]')}
    - expect: { phase: day 1, refused: [{ by: Storyteller, code: not-now, message: The discussion has its full time }], unannounced: [{ text: Nominations are open }] }
    - end
    - expect: { phase: day 1 nominations, announced: [{ kind: phase, text: Nominations are open on day 1 }] }
`);

rule('clocktower/rule/phases#6', 'in the nomination part there are nominations and votes on them', `${from(seven, 'day 1 nominations: [Ann: nominate Cat, Dan: vote Cat yes, Dan: vote Cat no, Bob: nominate Dan]')}
    - expect: { phase: day 1 nominations, refused: [{ by: Dan, code: locked }], announced: [{ about: [Ann, Cat] }, { about: [Bob, Dan] }] }
`);

rule('clocktower/rule/phases#7', 'in the voting part there are votes on every nomination of the day, and no new one', `${from(seven, 'day 1 nominations: [Ann: nominate Cat, Bob: nominate Dan]', 'day 1 voting: [Dan: vote Cat yes, Dan: vote Cat no, Eve: vote Dan yes, Eve: vote Dan no, Fay: nominate Gus]')}
    - expect:
        refused: [{ by: Dan, code: locked }, { by: Eve, code: locked }, { by: Fay, code: wrong-phase, message: you can vote on Cat and Dan }]
        unannounced: [{ about: [Fay, Gus] }]
`);

for (const [at, part] of parts.entries()) {
  test(`clocktower/rule/phases#8: everybody may talk in ${part}`, () => {
    const before = ['day 1: [Ann: whisper Bob, Bob: accept Ann]', 'day 1 nominations: [Ann: nominate Cat]', 'day 1 voting: []'].slice(0, at + 1);
    const game = session(`${from(seven, ...before)}    - ${part}: ['Ann': 'say "hello"']\n`);
    expect(refusal(game)).toBeUndefined();
    expect(announcements(game).at(-1)).toBe('Ann and Bob have stopped whispering.');
  });
}

const allButOne = ['Dan: vote Cat yes', 'Eve: vote Cat yes', 'Fay: vote Cat yes', 'Gus: vote Cat yes', 'Ann: vote Cat no', 'Bob: vote Cat no'];
rule('clocktower/rule/phases#9', 'the day resolves when the time is up', `${nominated('Dan: vote Cat yes')}
    - expect: { phase: day 1 voting }
    - end
    - expect: { phase: night 2, announced: [{ kind: vote, about: [Cat], result: 1 }] }
`);
rule('clocktower/rule/phases#9', 'the day resolves when every vote is locked', `${nominated(...allButOne)}
    - expect: { phase: day 1 voting }
    - day 1 voting: [Cat: vote Cat no]
    - expect: { phase: night 2, dead: [Cat] }
`);
rule('clocktower/rule/phases#9', 'the day resolves by a lawful early end', `${nominated(...allButOne.slice(0, 3), 'Storyteller: end phase')}
    - expect: { phase: day 1 voting, refused: [{ by: Storyteller, code: not-now }] }
    - day 1 voting: [Gus: vote Cat yes, Storyteller: end phase]
    - expect: { phase: night 2, dead: [Cat] }
`);

rule('clocktower/rule/phases#10', 'while somebody could still nominate, locked votes end nothing; when nominations close, they do at once', `${from(seven, `day 1 nominations: [Ann: nominate Cat, ${[...allButOne, 'Cat: vote Cat no'].join(', ')}]`)}
    - expect: { phase: day 1 nominations, dead: [] }
    - end
    - expect: { phase: night 2, dead: [Cat] }
`);
const three = from(`
  rules: clocktower
  options: { check: off }
  players: { Ann: Savant, Bob: Slayer, Gus: Lleech }`, 'day 1 nominations: [Ann: nominate Ann, Bob: nominate Bob, Ann: vote Bob no, Bob: vote Ann no, Gus: vote Ann no, Gus: vote Bob no, Ann: vote Ann no, Bob: vote Bob no]').replace('lleech Eve', 'lleech Ann');
rule('clocktower/rule/phases#10', 'when nobody is left who could nominate, the last locked vote ends the day', `${three}
    - expect: { phase: day 1 nominations }
    - day 1 nominations: [Gus: nominate Gus, Ann: vote Gus no, Bob: vote Gus no]
    - expect: { phase: day 1 nominations }
    - day 1 nominations: [Gus: vote Gus no]
    - expect: { phase: night 2, dead: [] }
`);

test('clocktower/rule/phases#11: sweep, tallies, execution, tokens, the end of what lasts until dusk, night: in this order', () => {
  const game = session(`${from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2 nominations: [Bob: nominate Cat, Dan: nominate Bob]', 'day 2 voting: [Ann: vote Cat yes, Dan: vote Cat yes, Eve: vote Cat yes, Fay: vote Cat yes]')}    - end\n`);
  expect(announcements(game).slice(-5)).toEqual([
    'Cat: 4 of 4 votes needed.', 'Bob: 0 of 4 votes needed.', 'Cat is voted out with 4 votes, and is out of the game.', 'The last vote is spent: Ann.',
    'Night 3 begins. The channel is quiet until dawn.',
  ]);
});
rule('clocktower/rule/phases#11', 'what lasts until dusk is still in force at the execution', `
  rules: clocktower
  decide: { innkeeper-drunk: Bob }
  players: { Ann: Innkeeper, Bob: Fool, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Bob and Cat]
    - day 2 nominations: [Ann: nominate Bob]
    - day 2 voting: [Cat: vote Bob yes, Dan: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes]
    - end
    - expect: { dead: [Bob], phase: night 3 }
`);

const atAnyTime = ['Bob: slayer Ann', 'Ann: damsel Bob', 'Cat: cult leader', 'Ann: exile Tom', 'Dan: whisper Storyteller'];
for (const [part, act] of parts.flatMap(one => atAnyTime.map(other => [one, other] as const))) {
  test(`clocktower/rule/phases#12: "${act}" in ${part}`, () => {
    const game = session(`${from(withTravellers, 'day 1: []', ...(part === 'day 1' ? [] : ['day 1 nominations: [Ann: nominate Cat]']))}    - ${part}: [${act}]\n`);
    expect(refusal(game)).toBeUndefined();
    expect(game.phase).toBe(part);
    const late = session(`${from(withTravellers, 'day 1: []')}    - night 2: [${act}]\n`);
    expect(refusal(late)).toMatch(/^wrong-phase: .* is for the day, and it is night 2/);
  });
}

rule('clocktower/rule/phases?1', 'with nobody nominated, the day resolves when nominations close, without an execution', `${from(seven, 'day 1 nominations: []')}
    - expect: { phase: day 1 nominations }
    - end
    - expect: { phase: night 2, announced: [{ kind: vote, text: Nobody is voted out }], dead: [] }
`);
rule('clocktower/rule/phases?1', 'with a Vortox that works, that wins for evil', `${seven.replace('Lleech', 'Vortox')}
  play:
    - day 1 nominations: []
    - expect: { winners: [] }
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);

test('clocktower/rule/phases?2: nobody talks in public at night', () => {
  const game = session(from(seven, 'day 1: []', `night 2: ['Ann': 'say "hello"']`));
  expect(refusal(game)).toMatch(/^closed: /);
});

test('clocktower/rule/phases?3: a game may have other lengths, and choices always lock before dawn', () => {
  const other = seven.replace('rules: clocktower', 'rules: clocktower\n  options: { night: 5h, lock: 1h, discussion: 3h, nominations: 2h, voting: 4h }');
  expect(hours(`${other}\n  play:\n    - night 1: []\n`, 4)).toEqual([5, 6, 9, 11]);
  const read = readRecord(`${seven.replace('rules: clocktower', 'rules: clocktower\n  options: { lock: soon }')}\n  play:\n    - night 1: []\n`);
  const game = read.ok ? playRecord(read.value) : read;
  expect(game.ok ? undefined : game.fault.message).toMatch(/it is a length such as "12h" or a time such as "16:00"/);
  expect(dead(session(from(other, 'day 1: []')))).toEqual([]);
  expect(viewOf(session(from(other, 'night 1 lock: []'))).phase).toEqual({ name: 'night', number: 1, stage: 'lock' });
});
