import { describe, expect, test } from 'vitest';
import { mafia } from '../../../engine/rulesets/mafia/ruleset.ts';
import { optionsFrom, unusual } from '../../../engine/table/options.ts';

const specs = mafia.options;

describe('options as they were given', () => {
  test.each([
    [{}, {}],
    [{ start: 'night', parity: 'off' }, { start: 'night', parity: 'off' }],
    [{ lovedcap: 'off', GOVERNORWINDOW: '1h' }, { lovedCap: 'off', governorWindow: '1h' }],
    [{ governorWindow: 0 }, { governorWindow: 0 }],
    [{ parity: false, multitask: true }, { parity: false, multitask: true }],
  ])('%j are %j', (given, value) => {
    expect(optionsFrom(specs, given)).toEqual({ ok: true, value });
  });

  test.each([
    [{ flp: 'none' }, 'flp', 'there is no such option; the nearest is "flip"'],
    [{ colour: 'red' }, 'colour', `there is no such option; there are ${Object.keys(specs).join(', ')}`],
    [{ start: 'night', FLIP: 'some' }, 'flip', 'it is one of full, alignment, none'],
    [{ multitask: 'perhaps' }, 'multitask', 'it is on or off'],
    [{ governorWindow: 'soon' }, 'governorWindow', 'it is 0 or a duration such as "1h"'],
    [{ permissionFrom: '' }, 'permissionFrom', 'it is "town" or a player\'s name'],
  ])('%j is refused', (given, name, reason) => {
    expect(optionsFrom(specs, given)).toEqual({ ok: false, name, reason });
  });
});

test('what is as usual is not told', () => {
  expect(unusual(specs, { start: 'day', flip: 'none', governorWindow: 0, multitask: 'off' })).toEqual({ flip: 'none', multitask: 'off' });
});

test('each option stands for itself: its default and its values are allowed', () => {
  for (const { default: usual, values = [], check } of Object.values(specs)) for (const value of [usual, ...values]) expect(check(value)).toBeUndefined();
});
