import fc from 'fast-check';
import type { InputBlock, ModalView } from '@slack/types';
import { describe, expect, it } from 'vitest';
import { check, type Field, type Form, livingOthers, oneSeat, seats, isSettled } from '../../../engine/core/forms.ts';
import type { AskView, View } from '../../../engine/core/views.ts';
import { roles } from '../../../engine/rulesets/mafia/roles/index.ts';
import { formOf as rolesForm } from '../../../engine/rulesets/mafia/power.ts';
import { themes } from '../../../engine/themes/words.ts';
import { actForm } from '../../../functions/forms/act-form.ts';
import { changedIn } from '../../../functions/forms/act-answer.ts';
import { blockOf, hasPlaces, inputsFor, slotOf } from '../../../functions/forms/fields.ts';
import { submissionBody } from '../../../functions/listeners/sender.ts';
import { checkView } from '../../../local/workspace/server/blocks/index.ts';

const words = (of: Field['of'], values: readonly string[], more: Partial<Field> = {}): Field => ({ of, label: 'whom', min: 1, max: 1, distinct: true, from: () => values, ...more });

function viewOf(asks: readonly AskView[], players = 5): View {
  const all = Array.from({ length: players }, (_, n) => `s${n + 1}`);
  return {
    ruleset: 'mafia', viewer: 's1', phase: { name: 'night', number: 2 }, over: false,
    seats: all.map(seat => ({ seat, name: `Player ${seat} <!channel>`, alive: true })),
    living: all, dead: [], asks, polls: [], chats: [], news: [], winners: null, common: [], mates: [], beside: [], decisions: [], shut: [], meetings: [],
  };
}

const askOf = (form: Form, more: Partial<AskView> = {}): AskView => ({ id: 's1.1', abilities: ['some ability'], form, ...more });

const inputs = (blocks: ModalView['blocks']): InputBlock[] => blocks.filter((block): block is InputBlock => block.type === 'input');

/** The form, sent with these values by block. */
function sent(form: ReturnType<typeof actForm>, values: Readonly<Record<string, readonly string[]>>) {
  const state = Object.fromEntries(inputs(form.blocks).map(({ block_id, element }) => {
    const picked = values[block_id!] ?? [];
    const many = element.type === 'multi_static_select' || element.type === 'checkboxes';
    const value = element.type === 'plain_text_input' ? { value: picked[0] ?? null } : many ? { selected_options: picked.map(one => ({ value: one })) } : { selected_option: picked[0] === undefined ? null : { value: picked[0] } };
    return [block_id!, { pick: { type: element.type, ...value } }];
  }));
  return submissionBody().parse({ user: { id: 'U1' }, view: { ...form, id: 'V1', state: { values: state } } }).view;
}

const formOf = (ask: AskView, players?: number) => actForm('workplace', 'g1', viewOf([ask], players));

describe('any form as inputs', () => {
  it('one player: a select with the others, and nothing that has to be filled in', () => {
    const [input] = inputs(formOf(askOf({ targets: oneSeat('whom', livingOthers) }, { chosen: { by: 's1', answer: { targets: ['s3'] } } })).blocks);
    expect(input).toMatchObject({ block_id: 's1.1/targets', optional: true, label: { text: 'Whom?' }, element: { type: 'static_select', initial_option: { value: 's3' } } });
    expect(input!.element).toMatchObject({ options: [{ value: 's2' }, { value: 's3' }, { value: 's4' }, { value: 's5' }] });
  });

  it('two different players: a list for each, since the order counts', () => {
    const ask = askOf({ targets: seats('whom', 2, livingOthers) }, { chosen: { by: 's1', answer: { targets: ['s4', 's2'] } } });
    const form = formOf(ask);
    expect(inputs(form.blocks).map(({ block_id, label, hint, element }) => [block_id, label.text, hint?.text, element.type])).toEqual([
      ['s1.1/targets/0', 'Whom? (first)', 'Exactly 2; the order counts.', 'static_select'], ['s1.1/targets/1', 'Whom? (second)', undefined, 'static_select'],
    ]);
    expect(inputs(form.blocks).map(({ element }) => element)).toMatchObject([{ initial_option: { value: 's4' } }, { initial_option: { value: 's2' } }]);
    expect(changedIn(sent(form, { 's1.1/targets/0': ['s2'], 's1.1/targets/1': ['s4'] }))).toEqual([{ type: 'answer', ask: 's1.1', raw: { targets: ['s2', 's4'] } }]);
  });

  it('many different players: one list, in the order in which they are chosen', () => {
    const ask = askOf({ targets: seats('whom', 6, livingOthers) }, { chosen: { by: 's1', answer: { targets: ['s4', 's2'] } } });
    const [input] = inputs(formOf(ask, 9).blocks);
    expect(input!.element).toMatchObject({ type: 'multi_static_select', max_selected_items: 6, initial_options: [{ value: 's4' }, { value: 's2' }] });
    expect(input!.hint!.text).toBe('Exactly 6, in the order in which you choose them.');
  });

  it('modes and additions: what may be left empty says so', () => {
    const ask = askOf({ targets: oneSeat('whom', livingOthers), mode: words('option', ['ignite'], { min: 0 }), with: words('option', ['roleblocking', 'strongman'], { min: 0, max: 2 }) });
    const form = formOf(ask);
    expect(inputs(form.blocks).map(({ element, hint }) => [element.type, hint?.text])).toEqual([
      ['static_select', undefined], ['static_select', 'May be left empty.'], ['multi_static_select', 'Up to 2. May be left empty.'],
    ]);
    expect(changedIn(sent(form, { 's1.1/targets': ['s2'], 's1.1/with': ['roleblocking', 'strongman'] }))).toEqual([
      { type: 'answer', ask: 's1.1', raw: { targets: ['s2'], mode: [], with: ['roleblocking', 'strongman'] } },
    ]);
  });

  it('a choice that stands in for another says so', () => {
    const ask = askOf({ targets: { ...oneSeat('whom', livingOthers), unless: 'option' }, option: words('option', ['ignite'], { label: 'mode', min: 0 }) });
    expect(inputs(formOf(ask).blocks)[0]!.hint!.text).toBe('Left empty where "How?" is filled in.');
    expect(changedIn(sent(formOf(ask), { 's1.1/option': ['ignite'] }))).toEqual([{ type: 'answer', ask: 's1.1', raw: { targets: [], option: ['ignite'] } }]);
  });

  it('nothing that has to be chosen: used by a box to tick, or by any choice; the box cleared, it is taken back', () => {
    const form = { with: words('option', ['roleblocking'], { min: 0 }) };
    const fresh = formOf(askOf(form));
    expect(changedIn(sent(fresh, { 's1.1/': ['yes'] }))).toEqual([{ type: 'answer', ask: 's1.1', raw: { with: [] } }]);
    expect(changedIn(sent(fresh, { 's1.1/with': ['roleblocking'] }))).toEqual([{ type: 'answer', ask: 's1.1', raw: { with: ['roleblocking'] } }]);
    const used = formOf(askOf(form, { chosen: { by: 's1', answer: { with: ['roleblocking'] } } }));
    expect(changedIn(sent(used, { 's1.1/with': ['roleblocking'] }))).toEqual([{ type: 'withdraw', ask: 's1.1' }]);
  });

  it('what excludes another, what is done at once, and what is done before everybody, say so', () => {
    const form = { targets: oneSeat('whom', livingOthers) };
    const asks = [askOf(form, { id: 'a', abilities: ['cop'], excludes: 's1' }), askOf(form, { id: 'b', abilities: ['doctor'], excludes: 's1' }), askOf(form, { id: 'c', now: true }), askOf(form, { id: 'd', abilities: ['crier'], open: true })];
    const text = JSON.stringify(actForm('workplace', 'g1', viewOf(asks)));
    expect(text).toContain('You use this one or Doctor, not both: what was chosen last counts.');
    expect(text).toContain('It is carried out as soon as you press Done, and cannot be taken back.');
    expect(text).toContain('It is used in public: type `/curfew crier …` in the channel of the game');
    expect(text).not.toContain(blockOf('d', 'targets'));
    const open = actForm('workplace', 'g1', viewOf(asks), true);
    expect(inputs(open.blocks).map(({ block_id }) => block_id)).toEqual([blockOf('d', 'targets')]);
    expect(open.private_metadata).toBe('g1/night%202/public');
    expect(JSON.stringify(open)).toContain('Everybody is told at once that you use it.');
  });

  it('the same one several times: a select for each', () => {
    const ask = askOf({ targets: { ...seats('whom', 3, livingOthers), distinct: false } });
    const form = formOf(ask);
    expect(inputs(form.blocks).map(({ block_id, label }) => [block_id, label.text])).toEqual([['s1.1/targets/0', 'Whom? (first)'], ['s1.1/targets/1', 'Whom? (second)'], ['s1.1/targets/2', 'Whom? (third)']]);
    expect(changedIn(sent(form, { 's1.1/targets/0': ['s2'], 's1.1/targets/1': ['s2'], 's1.1/targets/2': ['s3'] }))).toEqual([{ type: 'answer', ask: 's1.1', raw: { targets: ['s2', 's2', 's3'] } }]);
  });

  it('a bare ability: a box to tick, and to clear', () => {
    const form = formOf(askOf({}));
    expect(changedIn(sent(form, { 's1.1/': ['yes'] }))).toEqual([{ type: 'answer', ask: 's1.1', raw: {} }]);
    const used = formOf(askOf({}, { chosen: { by: 's1', answer: {} } }));
    expect(changedIn(sent(used, { 's1.1/': ['yes'] }))).toEqual([]);
    expect(changedIn(sent(used, {}))).toEqual([{ type: 'withdraw', ask: 's1.1' }]);
  });

  it('words, with their limit', () => {
    const form = formOf(askOf({ words: words('text', [], { longest: 140 }) }, { chosen: { by: 's1', answer: { words: ['before'] } } }));
    expect(inputs(form.blocks)[0]!.element).toMatchObject({ type: 'plain_text_input', max_length: 3_000, initial_value: 'before', multiline: true });
    expect(inputs(form.blocks)[0]!.hint!.text).toBe('At most 140 characters.');
    expect(changedIn(sent(form, { 's1.1/words': ['after'] }))).toEqual([{ type: 'answer', ask: 's1.1', raw: { words: ['after'] } }]);
  });

  it('nobody to choose: says so, because Slack takes no empty list', () => {
    const form = formOf(askOf({ targets: oneSeat('whom', () => []) }));
    expect(checkView(form)).toEqual([]);
    expect(JSON.stringify(form)).toContain('Whom? There is nobody to choose now.');
  });

  it('more than a hundred: in groups', () => {
    const form = formOf(askOf({ role: words('role', Array.from({ length: 250 }, (_, n) => `Role ${n + 1}`)) }));
    expect(inputs(form.blocks)[0]!.element).toMatchObject({ option_groups: [{ label: { text: 'Role 1 – Role 100' } }, { label: { text: 'Role 101 – Role 200' } }, { label: { text: 'Role 201 – Role 250' } }] });
    expect(checkView(form)).toEqual([]);
  });

  it('a value that no option can hold is a bug', () => {
    expect(() => formOf(askOf({ role: words('role', ['x'.repeat(76)]) }))).toThrow('76 characters');
  });

  it('changes of two abilities are two answers', () => {
    const two = [askOf({ targets: oneSeat('whom', livingOthers) }), askOf({ targets: oneSeat('whom', livingOthers) }, { id: 't.1', chosen: { by: 's1', answer: { targets: ['s2'] } } })];
    const form = actForm('workplace', 'g1', viewOf(two));
    expect(changedIn(sent(form, { 's1.1/targets': ['s3'], 't.1/targets': ['s2'] }))).toEqual([{ type: 'answer', ask: 's1.1', raw: { targets: ['s3'] } }]);
    expect(changedIn(sent(form, { 's1.1/targets': ['s3'] }))).toEqual([{ type: 'answer', ask: 's1.1', raw: { targets: ['s3'] } }, { type: 'withdraw', ask: 't.1' }]);
  });

  it('what somebody writes in a name means nothing', () => {
    const form = formOf(askOf({ targets: oneSeat('whom', livingOthers) }, { chosen: { by: 's2', answer: { targets: ['s3'] } } }));
    expect(JSON.stringify(form)).toContain('Chosen by Player s2 &lt;!channel&gt;.');
    expect(JSON.stringify(form.blocks.filter(({ type }) => type === 'section'))).not.toContain('<!channel>');
  });

  it('never more blocks than a modal holds', () => {
    const many = Array.from({ length: 80 }, (_, n) => askOf({ targets: oneSeat('whom', livingOthers) }, { id: `s1.${n}` }));
    expect(checkView(actForm('workplace', 'g1', viewOf(many)))).toEqual([]);
  });
});

const fieldArb = fc.record({
  of: fc.constantFrom<Field['of'][]>('seat', 'role', 'option', 'text'),
  min: fc.integer({ min: 0, max: 2 }), more: fc.integer({ min: 0, max: 2 }), distinct: fc.boolean(),
  count: fc.integer({ min: 0, max: 160 }),
}).map(({ of, min, more, distinct, count }): Field => ({
  of, label: 'whom', min, max: of === 'text' ? 1 : Math.max(1, min + more), distinct, longest: 200,
  from: view => (of === 'seat' ? view.living.slice(0, count) : Array.from({ length: count }, (_, n) => `value ${n}`)),
}));

it('any form is one that Slack takes, and what is picked in it comes back as it was picked', () => {
  fc.assert(fc.property(fc.dictionary(fc.stringMatching(/^[a-z-]{1,12}$/), fieldArb, { minKeys: 1, maxKeys: 4 }), fc.integer({ min: 1, max: 120 }), (form, players) => {
    const ask = askOf(form);
    const view = viewOf([ask], players);
    const modal = actForm('workplace', 'g1', view);
    expect(checkView(modal)).toEqual([]);
    const picks: Record<string, readonly string[]> = {};
    const wanted: Record<string, readonly string[]> = {};
    for (const [name, field] of Object.entries(form)) {
      const values = field.of === 'text' ? ['words'] : field.from(view).slice(0, field.max);
      if (values.length === 0 || isSettled(field, view)) continue;
      wanted[name] = values;
      if (field.of === 'text' || !hasPlaces(field)) picks[blockOf(ask.id, name)] = values;
      else values.forEach((value, n) => { picks[blockOf(ask.id, name, n)] = [value]; });
    }
    const changed = changedIn(sent(modal, picks));
    const [answer] = changed;
    if (answer?.type !== 'answer') {
      expect(wanted).toEqual({});
      return;
    }
    for (const [name, values] of Object.entries(wanted)) expect(answer.raw[name]).toEqual(values);
    expect(check(form, view, answer.raw).ok).toBe(Object.entries(form).every(([name, field]) => (wanted[name] ?? []).length >= field.min || isSettled(field, view)));
  }), { numRuns: 150 });
});

it('a field may be called whatever every object has', () => {
  const form = formOf(askOf({ constructor: oneSeat('whom', livingOthers) }));
  expect(changedIn(sent(form, { 's1.1/constructor': ['s2'] }))).toEqual([{ type: 'answer', ask: 's1.1', raw: { constructor: ['s2'] } }]);
});

it('blocks name their slot', () => {
  expect(slotOf(blockOf('s1.1', 'targets', 2))).toEqual({ ask: 's1.1', field: 'targets', place: 2 });
  expect(slotOf(blockOf('a/b', 'x y'))).toEqual({ ask: 'a/b', field: 'x y', place: undefined });
  expect(slotOf('idle')).toBeUndefined();
});

it('every role’s form has its words in every theme', () => {
  for (const theme of Object.keys(themes)) for (const role of roles) expect(() => inputsFor(theme, askOf(rolesForm(role)), viewOf([]))).not.toThrow();
});
