import { describe, expect, test } from 'vitest';
import { playRecord } from '../../../engine/testing/play-record.ts';
import { readRecord } from '../../../engine/testing/read-record.ts';
import { played } from '../../../engine/testing/rule.ts';
import { head } from './record-texts.ts';

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
