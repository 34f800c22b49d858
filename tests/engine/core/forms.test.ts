import { describe, expect, test } from 'vitest';
import { check, deadAll, livingAll, livingOthers, oneSeat, seats, type Form } from '../../../engine/core/forms.ts';
import type { View } from '../../../engine/core/views.ts';

const view = { viewer: 's1', living: ['s1', 's2', 's3'], dead: ['s4'] } as unknown as View;
const modes = { of: 'option', label: 'how', min: 0, max: 2, distinct: false, from: () => ['ignite', 'douse'] } as const;
const letter = { of: 'text', label: 'letter', min: 1, max: 1, distinct: true, longest: 400, from: () => [] } as const;
const words = { of: 'text', label: 'what', min: 0, max: 1, distinct: true, longest: 5, from: () => [] } as const;

describe('what is good', () => {
  test.each<[string, Form, Record<string, string | string[] | undefined>, Record<string, string[]>]>([
    ['one living other', { target: oneSeat('whom', livingOthers) }, { target: 's2' }, { target: ['s2'] }],
    ['oneself, where that is allowed', { target: oneSeat('whom', livingAll) }, { target: ['s1'] }, { target: ['s1'] }],
    ['a dead player', { target: oneSeat('whom', deadAll) }, { target: 's4' }, { target: ['s4'] }],
    ['two in the order in which they are named', { pair: seats('whom', 2, livingAll) }, { pair: ['s3', 's1'] }, { pair: ['s3', 's1'] }],
    ['a field that may stay empty is left out', { modes, words }, { modes: [], words: undefined }, {}],
    ['one value twice, where that is allowed', { modes }, { modes: ['douse', 'douse'] }, { modes: ['douse', 'douse'] }],
    ['as long as it may be, in characters', { words }, { words: 'abcd🙂' }, { words: ['abcd🙂'] }],
    ['words without the blanks around them', { words: letter }, { words: `\n ${'🙂'.repeat(400)} ` }, { words: ['🙂'.repeat(400)] }],
    ['words that may be left out, of blanks alone', { words }, { words: '  ' }, {}],
    ['an empty form', {}, {}, {}],
    ['a field that is not there, without a value', {}, { target: [] }, {}],
  ])('%s', (_, form, raw, answer) => {
    expect(check(form, view, raw)).toEqual({ ok: true, answer });
  });
});

describe('what is not', () => {
  const possible = ['s2', 's3'];
  test.each<[string, Form, Record<string, string | string[]>, object]>([
    ['oneself', { t: oneSeat('whom', livingOthers) }, { t: 's1' }, { code: 'illegal-target', field: 't', value: 's1', possible, nearest: 's2' }],
    ['a dead player', { t: oneSeat('whom', livingOthers) }, { t: 's4' }, { code: 'illegal-target', field: 't', value: 's4', possible, nearest: 's2' }],
    ['nobody', { t: oneSeat('whom', livingOthers) }, {}, { code: 'too-few', field: 't', possible }],
    ['too many', { t: oneSeat('whom', livingOthers) }, { t: ['s2', 's3'] }, { code: 'too-many', field: 't', possible }],
    ['the same twice', { t: seats('whom', 2, livingOthers) }, { t: ['s2', 's2'] }, { code: 'repeated', field: 't', possible }],
    ['no such mode', { modes }, { modes: 'explode' }, { code: 'unknown-option', field: 'modes', value: 'explode', possible: ['ignite', 'douse'], nearest: undefined }],
    ['too long', { words }, { words: 'abcdef' }, { code: 'too-long', field: 'words' }],
    ['401 characters', { letter }, { letter: 'é'.repeat(401) }, { code: 'too-long', field: 'letter' }],
    ['nothing but blanks', { letter }, { letter: ' \n ' }, { code: 'too-few', field: 'letter', possible: [] }],
    ['a field by the name of something else', {}, { toString: 's2' }, { code: 'unknown-field', field: 'toString', value: 's2' }],
    ['no such field', {}, { target: 's2' }, { code: 'unknown-field', field: 'target', value: 's2' }],
  ])('%s', (_, form, raw, fault) => {
    expect(check(form, view, raw)).toEqual({ ok: false, faults: [fault] });
  });

  test('every fault is told', () => {
    const read = check({ a: oneSeat('whom', livingOthers), b: oneSeat('whom', livingOthers) }, view, { b: 's1', c: 'x' });
    expect(read.ok ? [] : read.faults.map(({ code, field }) => `${field} ${code}`)).toEqual(['c unknown-field', 'a too-few', 'b illegal-target']);
  });
});
