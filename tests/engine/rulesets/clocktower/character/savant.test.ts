import { expect, test } from 'vitest';
import { fieldsOf, type Json } from '../../../../../engine/core/json.ts';
import { resultOf, type Result } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay, overSeeds, share } from '../over-seeds.ts';
import { asks, functioning, table } from './savant-tables.ts';

const poisoned = (decide = ''): string => `${table(decide)}
    - night 1: [Gus: lleech Ann]
    - day 1: ${asks}`;

const falsified = (decide = ''): string => `${table(decide, 'Vortox')}
    - night 1: []
    - day 1: ${asks}`;

/** Every pair that was made in a game, in order: the marks of the two. */
const pairsIn = ({ decisions }: Result): readonly (readonly { readonly [name: string]: Json }[])[] =>
  decisions.filter(({ key }) => key === 'savant-pair').map(({ made }) => (made as readonly Json[]).map(fieldsOf));

const marksIn = (game: Result): readonly boolean[] => pairsIn(game)[0]!.map(one => one['true'] === true);
const textOf = ({ told }: Result): string => String(told.find(({ ability, kind }) => ability === 'savant' && kind === 'result')?.['text']);

rule('clocktower/character/savant#1', 'a visit yields two statements', `${functioning("savant-pair: 'Fay is a Minion | Bob is a Minion'")}
    - expect: { told: { Ann: [{ kind: result, phase: day 1, ability: savant, text: Fay is a Minion }, { kind: result, ability: savant, text: Bob is a Minion }] } }
`);

test('clocktower/character/savant#1: one of them true and one false, in an order that tells nothing', () => {
  for (const game of overSeeds(25, `${functioning()}\n`)) expect(marksIn(game)).toEqual([true, false]);
  const texts = overSeeds(50, `${functioning("savant-pair: 'AAA | BBB'")}\n`).map(textOf);
  const trueFirst = share(texts, text => text.indexOf('AAA') < text.indexOf('BBB'));
  expect(trueFirst).toBeGreaterThan(0.3);
  expect(trueFirst).toBeLessThan(0.7);
});

test('clocktower/character/savant#1: what the listener gets does not say which is which', () => {
  const { desk } = played(`${functioning()}\n`).session;
  expect(JSON.stringify(desk.view('s1').news.filter(({ ability, kind }) => ability === 'savant' && kind === 'result'))).not.toMatch(/"true"/);
});

rule('clocktower/character/savant#2', 'one pair a day, and an unused day is lost', `${functioning()}
    - expect: { told: { Ann: [{ ability: savant }] } }
    - day 1: [Ann: savant]
    - day 1 nominations: [Ann: savant]
    - expect: { refused: [{ by: Ann, phase: day 1 }, { by: Ann, phase: day 1 nominations }], untold: { Ann: [{ kind: result }] } }
    - night 2: []
    - day 3: ${asks}
    - expect: { told: { Ann: [{ kind: result, phase: day 3, ability: savant }] } }
    - day 3: [Ann: savant]
    - expect: { refused: [{ by: Ann, phase: day 3 }] }
`);

rule('clocktower/character/savant#3', 'only in a declared visit, and in private', `${table()}
    - night 1: [Gus: lleech Dan]
    - day 1: [Ann: savant]
    - expect: { refused: [{ by: Ann }], untold: { Ann: [{ ability: savant }] } }
    - day 1: ${asks}
    - expect:
        announced: [{ kind: notice, about: [Ann], ability: whisper }]
        unannounced: [{ ability: savant }, { text: Savant }]
        told: { Ann: [{ kind: result, ability: savant }] }
        untold: { Bob: [{ ability: savant }], Gus: [{ ability: savant }] }
`);

/** True and false statements of these forms, as they stand in the two tables below. */
const truths = {
  first: (one: { readonly [name: string]: Json }): boolean | undefined => factOf(one, { dead: [] }),
  later: (one: { readonly [name: string]: Json }): boolean | undefined => factOf(one, { dead: ['s5'] }),
};

const kinds: Readonly<Record<string, string>> = { s1: 'townsfolk', s2: 'townsfolk', s3: 'townsfolk', s4: 'townsfolk', s5: 'outsider', s6: 'minion', s7: 'demon', s8: 'townsfolk' };
const dealt = ['Savant', 'Slayer', 'Dreamer', 'Innkeeper', 'Damsel', 'Fearmonger', 'Lleech', 'Mathematician'];

function factOf({ key, count, seats, name }: { readonly [name: string]: Json }, { dead }: { readonly dead: readonly string[] }): boolean | undefined {
  const [, form, kind] = /^clocktower\.statement\.([\w-]+)(?:\.(\w+))?$/.exec(String(key)) ?? [];
  const [a, b] = (seats ?? []) as readonly string[];
  const isEvil = (seat: string): boolean => ['s6', 's7'].includes(seat);
  switch (form) {
    case 'count': return Object.keys(kinds).filter(seat => kinds[seat] === kind && !dead.includes(seat)).length === count;
    case 'same': return isEvil(a!) === isEvil(b!);
    case 'in-play': return dealt.includes(String(name));
    case 'kind': return kinds[a!] === kind;
    case 'chosen': return dead.length === 0 ? a === 's4' : a === 's5';
    default: return undefined;
  }
}

test('clocktower/character/savant#4: truth is measured at the time of the visit', () => {
  const later = `${table()}\n    - night 1: [Gus: lleech Dan]\n    - night 2: [Gus: lleech Eve]\n    - day 2: ${asks}\n`;
  for (const [record, is] of [[`${functioning()}\n`, truths.first], [later, truths.later]] as const) {
    for (const game of overSeeds(60, record)) for (const statement of pairsIn(game)[0]!) expect(is(statement), JSON.stringify(statement)).toBe(statement['true']);
  }
});

test('clocktower/character/savant#5: statements have fixed forms, and each form comes', () => {
  const forms = overSeeds(90, `${functioning()}\n`).flatMap(game => pairsIn(game)[0]!).map(({ key }) => /^clocktower\.statement\.([\w-]+)/.exec(String(key))?.[1]);
  expect(new Set(forms)).toEqual(new Set(['count', 'same', 'in-play', 'kind', 'chosen']));
});

test('clocktower/character/savant#6: while malfunctioning both are false by default', () => {
  for (const game of overSeeds(25, `${poisoned()}\n`)) expect(marksIn(game)).toEqual([false, false]);
});

rule('clocktower/character/savant#6', 'and arbitrary: two true ones may be given as well', `${poisoned("savant-pair: 'AAA (true) | BBB (TRUE)'")}
    - expect: { told: { Ann: [{ ability: savant, text: AAA }, { ability: savant, text: BBB }] }, untold: { Ann: [{ text: true) }] } }
`);

test('clocktower/character/savant#7: under a Vortox both are false, by default and on purpose', () => {
  for (const game of overSeeds(25, `${falsified()}\n`)) expect(marksIn(game)).toEqual([false, false]);
  expect(marksIn(resultOf(played(`${falsified("savant-pair: 'a (false) | b (false)'")}\n`).session))).toEqual([false, false]);
  cannotPlay(`${falsified("savant-pair: 'a | b'")}\n`, /"savant-pair" cannot be "a \| b".*possible then: two false statements/);
});

test('decisions of the savant: the decision savant-pair of a functioning Savant is one true and one false statement', () => {
  for (const pair of ['a (true) | b (true)', 'a (false) | b (false)', 'a', 'a | b | c', 'a | ']) {
    cannotPlay(`${functioning(`savant-pair: '${pair}'`)}\n`, /"savant-pair" cannot be.*possible then: one true and one false statement/);
  }
  expect(marksIn(resultOf(played(`${functioning("savant-pair: 'a (false) | b (true)'")}\n`).session))).toEqual([false, true]);
});

test('decisions of the savant: the decision savant-pair never repeats an earlier statement by default', () => {
  const record = `${functioning()}${[2, 3, 4].map(day => `\n    - night ${day}: []\n    - day ${day}: ${asks}`).join('')}\n`;
  for (const game of overSeeds(8, record)) {
    const all = pairsIn(game).flat().map(({ true: _, ...one }) => JSON.stringify(one));
    expect(all).toHaveLength(8);
    expect(new Set(all).size).toBe(8);
  }
});

const counted = (decide: string, host: string, result: number): string => `${table(decide)}
    - night 1: [Gus: lleech ${host}]
    - day 1: ${asks}
    - night 2: []
    - day 2: []
    - expect: { told: { Hal: [{ phase: night 2, ability: mathematician, result: ${result} }] } }
`;

rule('clocktower/character/savant#8', 'counts for the Mathematician where the pair was not one true and one false through another', counted("savant-pair: 'a (false) | b (false)'", 'Ann', 1));
rule('clocktower/character/savant#8', 'two true ones are abnormal as well', counted("savant-pair: 'a (true) | b (true)'", 'Ann', 1));
rule('clocktower/character/savant#8', 'a right pair does not count although malfunctioning', counted("savant-pair: 'a (true) | b (false)'", 'Ann', 0));
rule('clocktower/character/savant#8', 'nor that of a functioning Savant', counted("savant-pair: 'a (true) | b (false)'", 'Dan', 0));

rule('clocktower/character/savant#9', 'a dead Savant gets nothing', `${table()}
    - night 1: [Gus: lleech Dan]
    - night 2: [Gus: lleech Ann]
    - day 2: ${asks}
    - expect: { dead: [Ann], untold: { Ann: [{ kind: result }] }, told: { Ann: [{ kind: notice, text: nothing for you to learn }] } }
`);

rule('clocktower/character/savant#9', 'also on the day of dying, once dead', `${table()}
    - night 1: [Gus: lleech Ann]
    - day 1: [Ann: whisper Storyteller]
    - expect: { phase: day 1 }
    - day 1: [Bob: slayer Ann, Ann: savant]
    - expect: { dead: [Ann, Gus], untold: { Ann: [{ ability: savant, kind: result }] } }
`);

test('clocktower/character/savant#9: who dies by day before the Storyteller has answered gets nothing', () => {
  const { session } = played(`
  rules: clocktower
  options: { check: off, mode: storyteller }
  players: { Ann: Savant, Bob: Atheist, Cat: Dreamer, Dan: Innkeeper, Eve: Damsel, Fay: Fool, Gus: Tinker }
  play:
    - night 1 lock: []
    - day 1: [Ann: whisper Storyteller, Ann: savant, Storyteller: decide atheist-break Ann, Storyteller: decide savant-pair "a | b"]
`);
  const game = resultOf(session);
  expect(game.alive).not.toContain('Ann');
  expect(game.told.filter(({ to, kind }) => to === 'Ann' && kind === 'result')).toEqual([]);
});

rule('clocktower/character/savant#10', 'works the same for an evil Savant', `${table("savant-pair: 'AAA | BBB'", 'Lleech', '', 'evil Savant')}
    - night 1: [Gus: lleech Dan]
    - day 1: ${asks}
    - expect: { told: { Ann: [{ ability: savant, text: AAA }] }, roles: { Ann: evil Savant } }
`);
