import { describe, expect, it } from 'vitest';
import { check, type Form } from '../../../engine/core/forms.ts';
import { linesOf } from '../../../engine/core/line-list.ts';
import { viewOf } from '../../functions/forms/fields-of.ts';

const view = { ...viewOf([], 4), seats: ['Ann', 'Bob', 'Cat: the 2nd', 'Dan'].map((name, at) => ({ seat: `s${at + 1}`, name, alive: true })) };
const all = ['s2', 's3', 's4'];
const form: Form = {
  whom: { of: 'seat', label: 'whom-some', min: 3, max: 3, distinct: true, from: () => all },
  role: { of: 'role', label: 'role', min: 3, max: 3, distinct: false, each: 'whom', from: () => ['Citizen', 'Fortune Teller', 'Wolf'] },
};
const sent = (text: string) => check(form, view, { whom: [], role: [text] });

describe('a value for each player, as lines', () => {
  it('starts with the names, or with what stands', () => {
    expect(linesOf(form, 'role', view)).toBe('Bob:\nCat the 2nd:\nDan:');
    expect(linesOf(form, 'role', view, { whom: ['s4', 's2', 's3'], role: ['Wolf', 'Citizen', 'Citizen'] })).toBe('Bob: Citizen\nCat the 2nd: Citizen\nDan: Wolf');
  });

  it('is read in any order and spelling', () => {
    expect(sent('dan:wolf\n\nBob: fortuneteller\n  Cat the 2nd : CITIZEN ')).toEqual({ ok: true, answer: { whom: ['s4', 's2', 's3'], role: ['Wolf', 'Fortune Teller', 'Citizen'] } });
  });

  it('says which line is wrong, and what may have been meant', () => {
    expect(sent('Bob: Citizen\nCat the 2nd: Wulf\nDan: Wolf')).toMatchObject({ ok: false, faults: [{ field: 'role', value: 'Wulf', because: { variant: 'line.value.near', args: { line: 2, nearest: 'Wolf' } } }] });
    expect(sent('Bub: Citizen\nDan: Wolf')).toMatchObject({ ok: false, faults: [{ field: 'role', value: 'Bub', because: { variant: 'line.name.near', args: { line: 1, nearest: 'Bob' } } }] });
    expect(sent('Bob: Citizen\nCat the 2nd:\nDan:')).toMatchObject({ ok: false, faults: [{ field: 'role', code: 'too-few', because: { args: { names: ['Cat the 2nd', 'Dan'] } } }] });
  });

  it('is not asked for where not all have to be named', () => {
    const free: Form = { ...form, whom: { ...form['whom']!, min: 1 } };
    expect(check(free, view, { whom: ['s2'], role: ['Bob: Wolf'] })).toMatchObject({ ok: false, faults: [{ field: 'role' }] });
  });
});
