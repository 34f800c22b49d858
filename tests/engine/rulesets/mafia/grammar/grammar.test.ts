import { describe, expect, test } from 'vitest';
import catalogue from '../../../../../engine/rulesets/mafia/rules.json' with { type: 'json' };
import { parseRole } from '../../../../../engine/rulesets/mafia/grammar/parse.ts';
import { prefixForm, printRole } from '../../../../../engine/rulesets/mafia/grammar/print.ts';
import { rule } from '../../../../../engine/testing/rule.ts';

const read = (text: string) => {
  const parsed = parseRole(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return { canonical: printRole(parsed.role), parse: prefixForm(parsed.role) };
};

describe('parse', () => {
  test.each([
    ['Cop', 'cop', 'Cop'],
    ['Town', 'align(town, vanilla)', 'Town'],
    ['Town Cop', 'align(town, cop)', 'Town Cop'],
    ['Mafia Goon', 'align(mafia, member(mafia))', 'Mafia Goon'],
    ['Mafioso', 'align(mafia, member(mafia))', 'Mafia Goon'],
    ['Mafia', 'align(mafia, member(mafia))', 'Mafia Goon'],
    ['Mafia Roleblocker', 'align(mafia, all(member(mafia), roleblocker))', 'Mafia Roleblocker'],
    ['Mafia Goon Roleblocker', 'align(mafia, all(member(mafia), roleblocker))', 'Mafia Roleblocker'],
    ['Mafia-aligned Roleblocker', 'align(mafia, roleblocker)', 'Mafia-aligned Roleblocker'],
    ['Mafia-aligned', 'align(mafia, vanilla)', 'Mafia-aligned'],
    ['Town-aligned Cop', 'align(town, cop)', 'Town Cop'],
    ['Town Mafioso', 'align(town, member(mafia))', 'Town Mafia Goon'],
    ['Doctor Cop', 'all(doctor, cop)', 'Doctor Cop'],
    ['Town Cop Cop', 'align(town, all(cop, cop))', 'Town Cop Cop'],
    ['  town   COP ', 'align(town, cop)', 'Town Cop'],
  ])('%s is %s', (text, parse, canonical) => {
    expect(read(text)).toEqual({ parse, canonical });
    expect(read(canonical)).toEqual({ parse, canonical });
  });

  test('the parse cases of the catalogue that need no more than this set', () => {
    const cases = catalogue.entries.find(({ id }) => id === 'mafia/grammar/parse')!.cases!;
    const known = cases.flatMap(one => ('parse' in one && parseRole(one.input).ok ? [one] : []));
    expect(known.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 87, 95].map(n => `mafia/grammar/parse#${n}`));
    for (const { input, parse } of known) expect(read(input).parse).toBe(parse);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['Town Kop', { column: 5, message: 'unknown word "Kop"', nearest: ['Cop'] }],
    ['Twon Cop', { column: 0, message: 'unknown word "Twon"', nearest: ['Town'] }],
    ['Town Doctr', { column: 5, message: 'unknown word "Doctr"', nearest: ['Doctor'] }],
    ['', { column: 0, message: 'a role has at least an alignment, and here is nothing', nearest: [] }],
    ['Town Mafia', { column: 5, message: 'two alignments; a role has exactly one, and "Mafia" would be the second', nearest: [] }],
    ['Cop Town', { column: 4, message: 'the alignment "Town" stands at the front of a role', nearest: [] }],
    ['Town Xyzzyplugh', { column: 5, message: 'unknown word "Xyzzyplugh"', nearest: [] }],
    ['Town Cops', { column: 5, message: 'unknown word "Cops"', nearest: ['Cop'] }],
  ])('%j', (text, fault) => {
    expect(parseRole(text)).toEqual({ ok: false, fault });
  });
});

const withRole = (role: string, expected: string) => `
  rules: mafia
  options: { start: night }
  players: { Ann: ${role}, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - expect: { roles: { Ann: ${expected}, Fay: Town } }
`;

rule('mafia/grammar/alignment-words#1', 'an alignment stands at the front, or as X-aligned', withRole('Town-aligned Cop', 'Town Cop'));
rule('mafia/grammar/alignment-words#4', 'a member name brings its alignment', withRole('Mafioso', 'Mafia Goon'));
rule('mafia/grammar/role?1', 'a base role may be held twice', withRole('Town Cop Cop', 'Town Cop Cop'));

rule('mafia/grammar/role?1', 'copies are independent uses: an act takes the next free one, then replaces the last', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Vigilante Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Mafia Goon, Hal: Town }
  play:
    - night 1: [Ann: vigilante Bob, Ann: use Dan, Ann: vigilante Eve]
    - end
    - expect: { dead: [Bob, Eve], refused: [] }
    - night 2: [Ann: vigilante Cat, Ann: vigilante Fay, Ann: cancel vigilante]
    - end
    - expect: { dead: [Bob, Eve, Fay] }
`);

rule('mafia/grammar/role#3', 'an alignment alone is a player without ability', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town Cop }
  play:
    - night 1: [Ann: cop Bob, Ann: use Bob, Fay: cop Bob]
    - expect: { refused: [{ by: Ann, text: cop Bob, code: wrong-phase }, { by: Ann, text: use Bob, code: wrong-phase }] }
`);

rule('mafia/grammar/base-role#4', 'only living players other than the user can be chosen', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Ann, Bob: mafia vigilante Cat]
    - night 2: [Ann: cop Cat, Ann: cop Bob and Dan, Ann: cop, Ann: cop Zed]
    - expect:
        refused:
          - { by: Ann, text: cop Ann, code: illegal-target, message: 'Possible: Bob, Cat' }
          - { by: Ann, text: cop Cat, code: illegal-target, message: 'Possible: Bob, Dan' }
          - { by: Ann, code: too-many }
          - { by: Ann, code: too-few }
          - { by: Ann, code: unknown-player }
`);

rule('mafia/grammar/base-role?1', 'usable each night, not by day, not in Night 0', `
  rules: mafia
  options: { start: confirmation }
  players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 0: [Ann: cop Bob]
    - day 1: [Ann: cop Bob]
    - night 1: [Ann: cop Bob]
    - end
    - night 2: [Ann: cop Cat]
    - end
    - expect:
        refused: [{ by: Ann, phase: night 0, code: wrong-phase }, { by: Ann, phase: day 1, code: wrong-phase }]
        told: { Ann: [{ phase: night 1, result: Non-Town }, { phase: night 2, result: Town }] }
`);

rule('mafia/grammar/base-role?2', 'several base roles in one night', `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: use Bob, Ann: cop Bob, Ann: doctor Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [], told: { Ann: [{ result: Non-Town }] }, refused: [{ by: Ann, text: use Bob, code: ambiguous }] }
`);

const mafiaOf = 'players: { Ann: Mafia Cop, Bob: Mafia Goon, Cat: Town Tracker, Dan: Town, Eve: Town, Fay: Town, Gus: Town }';

rule('mafia/grammar/faction#4', "a faction's power has one user at a time", `
  rules: mafia
  options: { start: night }
  ${mafiaOf}
  play:
    - night 1: [Ann: mafia vigilante Dan, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Eve] }
`);

rule('mafia/grammar/faction?1', 'who performs it may use another power, unless multitask is off', `
  rules: mafia
  options: { start: night }
  ${mafiaOf}
  play:
    - night 1: [Ann: mafia vigilante Dan, Ann: cop Cat]
    - end
    - expect: { dead: [Dan], told: { Ann: [{ result: Town }] } }
`);

rule('mafia/grammar/faction?1', 'with multitask off one of the two', `
  rules: mafia
  options: { start: night, multitask: off }
  ${mafiaOf}
  play:
    - night 1: [Ann: mafia vigilante Dan, Ann: cop Cat]
    - end
    - expect: { dead: [Dan], refused: [{ by: Ann, text: cop Cat }], untold: { Ann: [{ kind: result }] } }
    - night 2: [Ann: cop Cat, Ann: mafia vigilante Eve, Bob: mafia vigilante Fay]
    - end
    - expect: { dead: [Dan, Fay], refused: [{ by: Ann, text: mafia vigilante Eve }], told: { Ann: [{ result: Town }] } }
    - night 3: [Ann: cop Cat, Ann: cancel cop, Ann: mafia vigilante Eve]
    - end
    - expect: { dead: [Dan, Eve, Fay] }
`);

rule('mafia/grammar/faction?2', 'who performs it is the visitor', `
  rules: mafia
  options: { start: night }
  ${mafiaOf}
  play:
    - night 1: [Bob: mafia vigilante Dan, Cat: tracker Bob]
    - end
    - expect: { told: { Cat: [{ result: [Dan] }] } }
    - night 2: [Ann: mafia vigilante Eve, Cat: tracker Bob]
    - end
    - expect: { told: { Cat: [{ result: [] }] } }
`);

rule('mafia/grammar/faction?3', 'the last submission counts and names performer and target', `
  rules: mafia
  options: { start: night }
  ${mafiaOf}
  play:
    - night 1: [Bob: mafia vigilante Dan, Ann: mafia vigilante Eve, Cat: tracker Ann]
    - end
    - expect: { dead: [Eve], told: { Cat: [{ result: [Eve] }] } }
`);

rule('mafia/grammar/faction?4', 'dead members cannot use it', `
  rules: mafia
  options: { start: night }
  ${mafiaOf}
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - night 2: [Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Bob], refused: [{ by: Bob, code: dead }] }
`);
