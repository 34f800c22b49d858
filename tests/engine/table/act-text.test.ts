import { describe, expect, test } from 'vitest';
import type { Field } from '../../../engine/core/forms.ts';
import type { AskView, View } from '../../../engine/core/views.ts';
import { readAct } from '../../../engine/table/act-text.ts';

const field = (of: Field['of'], max = 1): Field => ({ of, label: 'x', min: 0, max, distinct: false, from: () => [] });
const oneOf = (...values: readonly string[]): Field => ({ ...field(values.includes('Doctor') ? 'role' : 'option', values.length), from: () => values });
const ask = (id: string, ability: string, form: AskView['form'], more: Partial<AskView> = {}): AskView => ({ id, abilities: [ability], form, ...more });

const names = ['Ann', 'Bob', 'Cat', 'Lee-Ann'];
const view: View = {
  ruleset: 'mafia', viewer: 's1', phase: { name: 'night', number: 2 }, over: false,
  seats: names.map((name, index) => ({ seat: `s${index + 1}`, name, alive: true })),
  living: ['s1', 's2', 's3', 's4'], dead: [],
  chats: [{ slug: 'mafia:red', members: ['s1', 's2'], open: true }, { slug: 'neighborhood:s3', members: ['s1', 's3'], open: true }], news: [], winners: null, common: [], mates: [], beside: [], decisions: [], shut: [], meetings: [],
  polls: [
    { id: 'lynch', open: true, choices: ['s1', 's2', 's3', 's4', 'nobody'], mayVote: true, mayUnvote: true, waiting: [], ballots: [], bar: {}, needed: {} },
    { id: 'mayor', open: true, choices: ['s1', 's2', 'abstain'], mayVote: true, mayUnvote: true, waiting: [], ballots: [], bar: {}, needed: {} },
  ],
  asks: [
    ask('a1', 'cop', { targets: field('seat') }),
    ask('a2', 'fortune teller', { pair: field('seat', 2) }),
    ask('a3', 'crowd seeker', { whom: field('seat', 9), as: field('role', 9) }),
    ask('a4', 'witch', { whom: field('seat', 2), how: field('option', 2), says: field('text') }),
    ask('a5', 'bus driver', { from: field('seat'), to: field('seat') }),
    ask('a6', 'mafia vigilante', { targets: field('seat') }),
    ask('a7', 'mafia', { targets: field('seat') }),
    ask('a8', 'arsonist', { targets: field('seat'), mode: oneOf('ignite'), addons: oneOf('Roleblocking', 'strongman') }),
    ask('a9', 'mailman', { targets: field('seat'), letter: field('text') }),
    ask('a10', 'cop of', { role: oneOf('Doctor', 'Jack of all Trades') }),
  ],
};

const meant = (text: string, at: View = view) => {
  const read = readAct(text, at);
  if (!read.ok) throw new Error(`${read.misread.code} ${JSON.stringify(read.misread.args)}`);
  return read.meant;
};

describe('abilities', () => {
  test('a way that one ability alone has is enough', () => {
    expect(meant('ignite')).toEqual({ type: 'answer', ask: 'a8', raw: { targets: [], mode: ['ignite'], addons: [] } });
    expect(meant('Roleblocking')).toMatchObject({ ask: 'a8', raw: { addons: ['Roleblocking'] } });
    const twice = { ...view, asks: [...view.asks, ask('a11', 'bomber', { mode: oneOf('ignite') })] };
    expect(readAct('ignite', twice)).toMatchObject({ ok: false, misread: { code: 'unknown-ability' } });
  });

  test.each<[string, string, Record<string, string[]>]>([
    ['cop Bob', 'a1', { targets: ['s2'] }],
    ['COP bob', 'a1', { targets: ['s2'] }],
    ['  cop    Bob  ', 'a1', { targets: ['s2'] }],
    ['cop @s3', 'a1', { targets: ['s3'] }],
    ['cop lee-ann', 'a1', { targets: ['s4'] }],
    ['cop', 'a1', { targets: [] }],
    ['cop Bob and Cat', 'a1', { targets: ['s2', 's3'] }],
    ['Fortune Teller Ann and @s2', 'a2', { pair: ['s1', 's2'] }],
    ['fortune teller Ann, Bob', 'a2', { pair: ['s1', 's2'] }],
    ['crowd seeker Ann as Wolf and Bob as Wise Witch', 'a3', { whom: ['s1', 's2'], as: ['Wolf', 'Wise Witch'] }],
    ['witch Ann and Bob with life and death say “rise, friend”', 'a4', { whom: ['s1', 's2'], how: ['life', 'death'], says: ['rise, friend'] }],
    ['witch Ann with LIFE', 'a4', { whom: ['s1'], how: ['life'], says: [] }],
    ['witch Ann say "Tom &amp; Bob with &lt;love&gt;"', 'a4', { whom: ['s1'], how: [], says: ['Tom & Bob with <love>'] }],
    ['bus driver Ann and Bob', 'a5', { from: ['s1'], to: ['s2'] }],
    ['mafia vigilante Cat', 'a6', { targets: ['s3'] }],
    ['mafia Cat', 'a7', { targets: ['s3'] }],
    ['arsonist with ignite', 'a8', { targets: [], mode: ['ignite'], addons: [] }],
    ['arsonist Bob with roleblocking and STRONGMAN', 'a8', { targets: ['s2'], mode: [], addons: ['Roleblocking', 'strongman'] }],
    ['arsonist Bob with strongman, ignite', 'a8', { targets: ['s2'], mode: ['ignite'], addons: ['strongman'] }],
    ['arsonist ignite', 'a8', { targets: [], mode: ['ignite'], addons: [] }],
    ['arsonist Bob and IGNITE', 'a8', { targets: ['s2'], mode: ['ignite'], addons: [] }],
    ['arsonist Bob with style', 'a8', { targets: ['s2'], mode: ['style'], addons: [] }],
    ['cop of as jack OF all trades', 'a10', { role: ['Jack of all Trades'] }],
    ['mailman Bob say "two\n lines, “quoted” &amp; with Ann as Cop"', 'a9', { targets: ['s2'], letter: ['two\n lines, “quoted” & with Ann as Cop'] }],
    ['mailman Bob "two words, and Ann"', 'a9', { targets: ['s2'], letter: ['two words, and Ann'] }],
    ['mailman Bob say ""', 'a9', { targets: ['s2'], letter: [''] }],
  ])('%s', (text, id, raw) => {
    expect(meant(text)).toEqual({ type: 'answer', ask: id, raw });
  });

  test('what no field takes is handed on, so that the form can refuse it', () => {
    expect(meant('cop Bob with style as Wolf')).toMatchObject({ ask: 'a1', raw: { option: ['style as wolf'] } });
    expect(meant('cop Bob say "hi"')).toEqual({ type: 'answer', ask: 'a1', raw: { targets: ['s2'], text: ['hi'] } });
  });

  test('use: the only ability', () => {
    expect(meant('use Bob', { ...view, asks: [view.asks[0]!] })).toEqual({ type: 'answer', ask: 'a1', raw: { targets: ['s2'] } });
  });

  test('copies of one ability: the next free one, then the last', () => {
    const copies = (first: boolean, second: boolean): View => ({
      ...view,
      asks: [first, second].map((isChosen, n) => ask(`c${n}`, 'cop', { targets: field('seat') }, isChosen ? { chosen: { by: 's1', answer: {} } } : {})),
    });
    expect([copies(false, false), copies(true, false), copies(true, true)].map(at => meant('cop Bob', at))).toMatchObject([{ ask: 'c0' }, { ask: 'c1' }, { ask: 'c1' }]);
    expect(meant('use Bob', copies(true, false))).toMatchObject({ ask: 'c1' });
    expect(meant('cancel cop', copies(true, false))).toEqual({ type: 'withdraw', ask: 'c0' });
  });

  test('cancel', () => {
    expect(meant('cancel Fortune Teller')).toEqual({ type: 'withdraw', ask: 'a2' });
  });

  test('a bare cancel: the only act that stands, if it is the only one', () => {
    const chosen = (...at: readonly number[]): View => ({ ...view, asks: view.asks.map((one, n) => (at.includes(n) ? { ...one, chosen: { by: 's1', answer: {} } } : one)) });
    expect(meant('cancel', chosen(1))).toEqual({ type: 'withdraw', ask: 'a2' });
    expect(readAct('cancel', chosen())).toEqual({ ok: false, misread: { code: 'nothing-to-withdraw', args: {} } });
    expect(readAct('cancel', chosen(0, 1))).toMatchObject({ ok: false, misread: { code: 'ambiguous' } });
  });

  test('who is not to be found is named as they were typed', () => {
    expect(readAct('vote @s2 or @s3', view)).toMatchObject({ misread: { code: 'unknown-player', args: { typed: 'Bob or Cat' } } });
  });
});

describe('votes and words', () => {
  test.each([
    ['vote Bob', { type: 'vote', poll: 'lynch', choice: 's2' }],
    ['VOTE @s4', { type: 'vote', poll: 'lynch', choice: 's4' }],
    ['vote nobody', { type: 'vote', poll: 'lynch', choice: 'nobody' }],
    ['vote Ann in mayor', { type: 'vote', poll: 'mayor', choice: 's1' }],
    ['vote Abstain in Mayor', { type: 'vote', poll: 'mayor', choice: 'abstain' }],
    ['unvote', { type: 'unvote', poll: 'lynch' }],
    ['unvote in mayor', { type: 'unvote', poll: 'mayor' }],
    ['say "hello there"', { type: 'say', text: 'hello there' }],
    ['say „hello“ in Mafia', { type: 'say', text: 'hello', chat: 'mafia' }],
    ['say "x" in mafia:RED', { type: 'say', text: 'x', chat: 'mafia:red' }],
    ['say "x" in neighborhood:cat', { type: 'say', text: 'x', chat: 'neighborhood:s3' }],
    ['say "x" in neighborhood:@s3', { type: 'say', text: 'x', chat: 'neighborhood:s3' }],
    ['say hello there', { type: 'say', text: 'hello there' }],
    ['say hello there in Mafia:RED', { type: 'say', text: 'hello there', chat: 'mafia:red' }],
    ['say see you in neighborhood:cat', { type: 'say', text: 'see you', chat: 'neighborhood:s3' }],
    ['say I was in town', { type: 'say', text: 'I was in town' }],
    ['say "a "quoted" word" in mafia', { type: 'say', text: 'a "quoted" word', chat: 'mafia' }],
  ])('%s', (text, expected) => {
    expect(meant(text)).toEqual(expected);
  });

  test('a bare yes, where votes are about players: whom to name; where one is not, it is meant', () => {
    const about = (subject: string): View['polls'][number] => ({ ...view.polls[0]!, id: `nominee:${subject}`, subject, choices: ['yes', 'no'] });
    const reason = (...subjects: readonly string[]): unknown => {
      const read = readAct('vote Yes', { ...view, polls: subjects.map(about) });
      return read.ok ? read.meant : read.misread.args['reason'];
    };
    expect(reason('s2')).toBe('the vote is about somebody, who has to be named: vote Bob yes');
    expect(reason('s2', 's3')).toBe('the vote is about somebody, who has to be named: vote Bob yes, or vote Cat yes');
    expect(meant('vote yes', { ...view, polls: [about('s2'), { ...view.polls[0]!, id: 'medium', choices: ['yes', 'no'] }] })).toEqual({ type: 'vote', poll: 'medium', choice: 'yes' });
  });

  test('without a poll of its own a vote means the lynch', () => {
    expect(meant('vote Bob', { ...view, polls: [] })).toEqual({ type: 'vote', poll: 'lynch', choice: 's2' });
  });
});

describe('what cannot be read', () => {
  test.each<[string, string, object]>([
    ['cop Bobb', 'unknown-player', { typed: 'Bobb', nearest: 'Bob' }],
    ['cop Zacharias', 'unknown-player', { typed: 'Zacharias', possible: names }],
    ['cop @s9', 'unknown-player', { typed: '@s9' }],
    ['kop Bob', 'unknown-ability', { typed: 'kop', nearest: 'cop' }],
    ['fortune tellr Ann and Bob', 'unknown-ability', { nearest: 'fortune teller' }],
    ['dance', 'unknown-ability', { typed: 'dance' }],
    ['copBob', 'unknown-ability', { typed: 'copBob' }],
    ['use Bob', 'ambiguous', { possible: ['cop', 'fortune teller', 'crowd seeker', 'witch', 'bus driver', 'mafia vigilante', 'mafia', 'arsonist', 'mailman', 'cop of'] }],
    ['vote', 'malformed', { reason: 'whom is the vote for? For example: vote nobody' }],
    ['vote Bobb', 'unknown-player', { typed: 'Bobb', nearest: 'Bob' }],
    ['say', 'malformed', { reason: 'what is said stands in quotes, as in say "hello" in mafia' }],
    ['say "hello', 'malformed', { reason: 'what is said stands in quotes, as in say "hello" in mafia' }],
    ['cancel kop', 'unknown-ability', { nearest: 'cop' }],
    ['', 'unknown-ability', {}],
  ])('%j', (text, code, args) => {
    const read = readAct(text, view);
    expect(read.ok ? read : read.misread).toMatchObject({ code, args });
  });

  test.each<[string, Partial<View>, string, object]>([
    ['in the wrong phase', {}, 'wrong-phase', { now: 'night 2' }],
    ['by the dead', { dead: ['s1'] }, 'dead', {}],
    ['after the end', { over: true, dead: ['s1'] }, 'over', {}],
  ])('%s', (_, change, code, args) => {
    for (const text of ['cop Bob', 'use Bob', 'cancel cop']) {
      expect(readAct(text, { ...view, asks: [], ...change })).toEqual({ ok: false, misread: { code, args } });
    }
  });
});
