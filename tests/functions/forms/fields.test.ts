import { describe, expect, it } from 'vitest';
import { type Field, livingOthers, oneSeat, seats } from '../../../engine/core/forms.ts';
import { actForm } from '../../../functions/forms/act-form.ts';
import { changedIn } from '../../../functions/forms/act-answer.ts';
import { blockOf } from '../../../functions/forms/fields.ts';
import { checkView } from '../../../local/workspace/server/blocks/index.ts';
import { askOf, formOf, inputs, sent, viewOf } from './fields-of.ts';

const words = (of: Field['of'], values: readonly string[], more: Partial<Field> = {}): Field => ({ of, label: 'whom', min: 1, max: 1, distinct: true, from: () => values, ...more });

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
