import { describe, expect, test } from 'vitest';
import { playRecord } from '../../../engine/testing/play-record.ts';
import { readRecord } from '../../../engine/testing/read-record.ts';
import { resultFor, resultOf } from '../../../engine/testing/result.ts';
import { played } from '../../../engine/testing/rule.ts';

const head = `rules: mafia
options: { start: night }
players:
  Ann: Town Cop
  Bob: Mafia Goon
  Cat: Town Doctor
  Dan: Town
  Eve: Town
  Fay: Town
`;

/** What is wrong with a record: `LINE: sentence`, or nothing. */
function fault(text: string, until?: string): string | undefined {
  const record = readRecord(text);
  if (!record.ok) return `${record.fault.line}: ${record.fault.message}`;
  const game = playRecord(record.value, until);
  return game.ok ? undefined : `${game.fault.line}: ${game.fault.message}`;
}

describe('a record that is none', () => {
  test.each([
    ['', '1: a record is a map that begins with "rules: mafia"'],
    ['just words', '1: a record is a map that begins with "rules: mafia"'],
    ['rules: [', '1: this is no YAML: '],
    ['a: 1\na: 2\n', '2: this is no YAML: Map keys must be unique'],
    ['players: { Ann: Town }', '1: the file begins with the rules that it is about, such as "rules: mafia"'],
    ['rules: mafia\nplyers: { Ann: Town }\nplayers: { Ann: Town }', '2: "plyers" is no key here; did you mean "players"?'],
    ['rules: mafia\nplayers: {}', '2: there are no players, such as Ann: Town Cop'],
    ['rules: mafia\nplayers: [Ann]', '2: players are a map of names and roles, such as Ann: Town Cop'],
    ['rules: mafai\nplayers: { Ann: Town }', '1: there are no rules called "mafai"; did you mean "mafia"? (rules: mafia'],
    [head.replace('rules: mafia', 'rules: mafia\nseed: x'), '2: the seed is a whole number'],
    [head.replace('rules: mafia', 'rules: mafia\nseed: -1'), '2: the seed is not negative'],
    [head.replace('start: night', 'strat: night'), '2: "strat" is no key here; did you mean "start"?'],
    [head.replace('start: night', 'start: noon'), '2: the option "start" cannot be "noon": it is one of day, night, confirmation'],
    [head.replace('Town Cop', 'Town Kop'), `4: Ann's role "Town Kop": unknown word "Kop" at character 6; did you mean "Cop"?`],
    [head.replace('Town Cop', '7'), `4: Ann's role 7: a role is a text such as "Town Cop"`],
    [head.replace('Town Cop', 'Cop'), `4: Ann's role "Cop": "Cop" has no alignment; a player has exactly one, as in "Town Cop" at character 1`],
    [head.replace('  Fay: Town\n', '').replace('  Eve: Town\n', ''), '3: 4 players are too few for a lawful game of five or more (option check: off allows it)'],
    [head.replace('Ann:', 'Ann Lee:'), '4: a player cannot be called "Ann Lee": names are one word, each different, and none that acts use; "AnnLee" would do'],
    [head.replace('Bob:', 'ann:'), '5: a player cannot be called "ann": names are one word, each different, and none that acts use; "ann2" would do'],
    [head.replace('Bob:', 'Host:'), '5: a player cannot be called "Host": names are one word, each different, and none that acts use; "Host2" would do'],
    [`${head}decide: { nexsus-target: Bob }\n`, '10: "nexsus-target" is no key here; did you mean "nexus-target"?'],
    [`${head}play: night\n`, '10: play is a list of phases, "end" and "expect"'],
    [`${head}play:\n  - night 1\n`, '11: here stands a phase with its acts, "expect" or "end", and not "night 1" (a phase without acts is "night 1: []")'],
    [`${head}play:\n  - ende\n`, '11: here stands a phase with its acts, "expect" or "end", and not "ende"'],
    [`${head}play:\n  - Ann: cop Bob\n`, '11: "Ann" is no phase, such as "night 1"; '],
    [`${head}play:\n  - expct: {}\n`, '11: "expct" is no phase, such as "night 1"; did you mean "expect"?'],
    [`${head}play:\n  - night 1: cop Bob\n`, '11: under a phase stands a list of acts, such as "- Ann: vote Bob", or []'],
    [`${head}play:\n  - night 1:\n      - cop Bob\n`, '12: an act is one player and a text, such as "Ann: vote Bob"'],
    [`${head}play:\n  - night 1:\n      - Ann: cop Bob\n        Bob: x\n`, '12: an act is one player and a text, such as "Ann: vote Bob"'],
    [`${head}play:\n  - night 1:\n      - Ann:\n`, `12: Ann's act is a text, such as "Ann: vote nobody"`],
    [`${head}play:\n  - night 1:\n      - Anm: cop Bob\n`, '12: nobody here is called "Anm"; did you mean Ann?'],
    [`${head}play:\n  - night 1: []\n  - end\n  - night 1: []\n`, '13: "night 1" cannot come here: the game is in "day 1", and only that phase or a later one may be named'],
    [`${head}play:\n  - dusk 2: []\n`, '11: "dusk 2" cannot come here: the game is in "night 1", and only that phase or a later one may be named'],
    [`${head}play:\n  - night 99999: []\n`, '11: "night 99999" cannot come here: '],
    [`${head}play:\n  - night 1: [Host: pause]\n  - end\n`, '12: the game is paused here, so that no phase ends by itself; "Host: resume" lets it go on'],
  ])('%j', (text, message) => {
    expect(fault(text)).toContain(message);
    expect(fault(text)).not.toMatch(/\n/);
  });
});

describe('an expectation that could never fail', () => {
  test.each([
    ['{ dade: [Ann] }', '"dade" is no key here; did you mean "dead"?'],
    ['{ dead: Ann }', 'here stands a list of names, such as [Ann, Bob], or [] for nobody'],
    ['{ dead: [Anm] }', 'nobody here is called "Anm"; did you mean Ann?'],
    ['{ told: { Anm: [{}] } }', 'nobody here is called "Anm"; did you mean Ann?'],
    ['{ untold: { Ann: [{ reslut: Town }] } }', '"reslut" is no key here; did you mean "result"?'],
    ['{ untold: { Ann: [{ about: [Bib] }] } }', 'nobody here is called "Bib"; did you mean Bob?'],
    ['{ unannounced: [{ kind: deth }] }', '"deth" is no kind; did you mean "death"?'],
    ['{ unannounced: [{ about: { not: [Bib] } }] }', 'nobody here is called "Bib"; did you mean Bob?'],
    ['{ refused: [{ by: Ann, code: ilegal-target }] }', '"ilegal-target" is no code; did you mean "illegal-target"?'],
    ['{ roles: { Anm: Town } }', 'nobody here is called "Anm"; did you mean Ann?'],
    ['{ channels: { mafia: [Anm] } }', 'nobody here is called "Anm"; did you mean Ann?'],
    ['[dead]', 'an expect is a map, such as { phase: day 1, dead: [Ann] }'],
  ])('%s', (expectation, message) => {
    expect(fault(`${head}play:\n  - expect: ${expectation}\n`)).toBe(`11: ${message}`);
  });
});

describe('an expectation that fails says what is so instead', () => {
  const after = `${head}play:
  - night 1: [Ann: cop Bob, Bob: mafia vigilante Dan, Cat: use Cat]
  - end
  - expect: `;
  test.each([
    ['{ phase: night 1 }', 'phase: expected "night 1", but it is "day 1"'],
    ['{ dead: [Dan, Eve] }', 'dead: expected [Dan, Eve], but it is [Dan] (missing Eve)'],
    ['{ alive: [Ann] }', 'alive: expected [Ann], but it is [Ann, Bob, Cat, Eve, Fay] (too many: Bob, Cat, Eve, Fay)'],
    ['{ winners: [Bob] }', 'winners: expected [Bob], but it is [] (missing Bob)'],
    ['{ told: { Ann: [{ ability: cop, result: Town }] } }', 'told Ann: nothing matches { ability: cop, result: Town }; the nearest is "Cop on Bob: Non-Town.", where result is Non-Town'],
    ['{ told: { Dan: [{ ability: cop }] } }', 'told Dan: nothing matches { ability: cop }; the nearest is "Your role: Town.", where ability is nothing'],
    ['{ untold: { Ann: [{ ability: cop }] } }', 'untold Ann: nothing should match { ability: cop }, but there was "Cop on Bob: Non-Town."'],
    ['{ announced: [{ kind: death, about: [Eve] }] }', 'announced: nothing matches { kind: death, about: [Eve] }; the nearest is "'],
    ['{ unannounced: [{ kind: death }] }', 'unannounced: nothing should match { kind: death }, but there was "'],
    ['{ refused: [{ by: Cat, code: dead }] }', 'refused: nothing matches { by: Cat, code: dead }; the nearest is ""Cat" cannot be chosen.'],
    ['{ refused: [] }', 'refused: expected nothing, but "'],
    ['{ roles: { Ann: Town } }', 'roles: expected Ann to be Town, but it is Town Cop'],
    ['{ channels: { mafia: [Ann, Bob] } }', 'channel mafia: expected [Ann, Bob], but it is [Bob] (missing Ann)'],
    ['{ channels: { mimes: [Ann] } }', 'channel mimes: expected [Ann], but there is no such channel (there are mafia)'],
  ])('%s', (expectation, message) => {
    const { failures, checked } = played(after + expectation);
    expect(checked).toBe(1);
    expect(failures).toHaveLength(1);
    expect(failures[0]!.line).toBe(13);
    expect(failures[0]!.message).toContain(message);
  });

  test('messages and refusals count since the last expect only', () => {
    const again = `${after}{ dead: [Dan] }\n  - expect: { told: { Ann: [{ ability: cop }] }, refused: [{ by: Cat }],\n      announced: [{ kind: death }] }`;
    expect(played(again).failures.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '14 told Ann: nothing matches { ability: cop }; there was nothing at all since the last expect',
      '15 announced: nothing matches { kind: death }; there was nothing at all since the last expect',
      '14 refused: nothing matches { by: Cat }; there was nothing at all since the last expect',
    ]);
  });
});

describe('phases', () => {
  const phases = (play: string): readonly (string | undefined)[] => {
    const { session } = played(`${head}play:\n${play}`);
    return session.log.flatMap(entry => (entry.type === 'phase' ? [entry.phase] : []));
  };

  test('a header brings the game there, ending what runs as the deadline would', () => {
    expect(phases('  - day 2: []')).toEqual(['night 1', 'day 1', 'night 2', 'day 2']);
  });

  test('the running phase may be named again', () => {
    expect(phases('  - night 1: []\n  - night 1:\n  - Night  1: []\n  - end')).toEqual(['night 1', 'day 1']);
  });

  test('after the end of the game end and headers do nothing, and acts are refused', () => {
    const { session } = played(`${head}play:
  - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob, Fay: vote Bob]
  - end
  - night 7: [Ann: cop Dan, Ann: vote Dan, Host: end phase]
  - expect: { phase: over, winners: [Ann, Cat, Dan, Eve, Fay] }`);
    expect(resultOf(session).refused.map(({ by, code }) => `${String(by)} ${String(code)}`)).toEqual(['Fay over', 'Ann over', 'Ann over', 'Host over']);
  });

  test('until stops when the phase has begun', () => {
    const text = `${head}play:\n  - night 1: [Bob: mafia vigilante Dan]\n  - day 1: [Ann: vote Bob]\n  - day 3: []\n`;
    const record = readRecord(text);
    if (!record.ok) throw new Error('unread');
    const at = (until: string) => {
      const game = playRecord(record.value, until);
      return game.ok ? resultOf(game.value.session) : game.fault.message;
    };
    expect(at('Night 1')).toMatchObject({ phase: 'night 1', deaths: [] });
    expect(at('day 1')).toMatchObject({ phase: 'day 1', deaths: [{ player: 'Dan', phase: 'night 1', cause: 'vigilante' }] });
    expect(at('day 2')).toMatchObject({ phase: 'day 2' });
    expect(at('day 9')).toBe('the game does not come to "day 9": it stops in "day 3"');
    expect(at('over')).toBe('the game does not come to "over": it stops in "day 3"');
  });
});

describe('the host', () => {
  test('ends, extends, pauses and resumes; what cannot be done is refused', () => {
    const { session, failures } = played(`${head}play:
  - night 1: [Host: pause, Ann: cop Bob, Host: extend 2h, storyteller: resume, Host: extend soon, Host: kill Dam, Host: paus, Host: end phase, Bob: vote Ann]
  - expect:
      phase: day 1
      refused: [{ by: Ann, code: paused }, { by: Host, text: extend soon, code: malformed }, { by: Host, text: kill Dam, code: unknown-player }, { by: Host, text: paus, code: unknown-command, message: pause }]`);
    expect(failures).toEqual([]);
    expect(session.desk.game.play!.polls['lynch']!.ballots).toEqual([{ seat: 's2', choice: 's1' }]);
  });
});

describe('the result', () => {
  const text = `${head}play:
  - night 1: [Ann: cop Ann, Ann: cop Bob, Bob: mafia vigilante Dan, Bob: 'say "hm" in mafia']
  - end
`;

  test('has exactly the keys and facts of the format', () => {
    const result = resultOf(played(text).session);
    expect(Object.keys(result)).toEqual(['phase', 'alive', 'deaths', 'winners', 'roles', 'told', 'announced', 'channels', 'refused', 'decisions', 'trace']);
    expect(result).toMatchObject({
      phase: 'day 1', alive: ['Ann', 'Bob', 'Cat', 'Eve', 'Fay'], deaths: [{ player: 'Dan', phase: 'night 1', cause: 'vigilante' }], winners: null,
      roles: { Ann: 'Town Cop', Bob: 'Mafia Goon', Dan: 'Town' }, channels: { mafia: ['Bob'] }, decisions: [],
      refused: [{ by: 'Ann', text: 'cop Ann', phase: 'night 1', code: 'illegal-target', message: '"Ann" cannot be chosen. Possible: Bob, Cat, Dan, Eve and Fay.' }],
    });
    const told = result.told.find(({ kind }) => kind === 'result')!;
    expect(Object.entries(told)).toEqual([['to', 'Ann'], ['phase', 'night 1'], ['kind', 'result'], ['ability', 'cop'], ['about', ['Bob']], ['result', 'Non-Town'], ['text', 'Cop on Bob: Non-Town.']]);
    const death = result.announced.find(({ kind }) => kind === 'death')!;
    expect(Object.keys(death)).toEqual(['phase', 'kind', 'about', 'result', 'text']);
    expect(death).toMatchObject({ phase: 'day 1', about: ['Dan'], result: 'Town' });
    expect(Object.keys(result.trace[0]!)).toEqual(['phase', 'step', 'text']);
  });

  test('as a player: nothing of what that player may not know', () => {
    const { session } = played(text);
    const eve = resultFor(session, 'Eve');
    expect(eve).toMatchObject({ roles: { Eve: 'Town', Dan: 'Town' }, channels: {}, refused: [], trace: [], deaths: [{ player: 'Dan', phase: 'night 1' }] });
    expect(Object.keys(eve.roles)).toEqual(['Dan', 'Eve']);
    expect(JSON.stringify(eve)).not.toMatch(/Goon|Cop|vigilante|"hm"/);
    expect(resultFor(session, 'Ann').told.map(({ kind }) => kind)).toEqual(['role', 'result']);
    expect(resultFor(session, 'Bob').channels).toEqual({ mafia: ['Bob'] });
  });

  test('as a player once the game is over: everything that the end reveals', () => {
    const { session } = played(`${head}play:\n  - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]\n`);
    const eve = resultFor(session, 'Eve');
    expect(eve.roles).toMatchObject({ Ann: 'Town Cop', Bob: 'Mafia Goon' });
    expect(eve.deaths).toEqual([{ player: 'Bob', phase: 'day 1', cause: 'lynch' }]);
  });
});
