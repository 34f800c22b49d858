import fc from 'fast-check';
import { expect, it } from 'vitest';
import { check, type Field, livingOthers, oneSeat, isSettled } from '../../../engine/core/forms.ts';
import { roles } from '../../../engine/rulesets/mafia/roles/index.ts';
import { formOf as rolesForm } from '../../../engine/rulesets/mafia/power.ts';
import { themes } from '../../../engine/themes/words.ts';
import { actForm } from '../../../functions/forms/act-form.ts';
import { changedIn } from '../../../functions/forms/act-answer.ts';
import { blockOf, hasPlaces, inputsFor, slotOf } from '../../../functions/forms/fields.ts';
import { checkView } from '../../../local/workspace/server/blocks/index.ts';
import { askOf, formOf, sent, viewOf } from './fields-of.ts';

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
