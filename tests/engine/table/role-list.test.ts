import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../engine/core/ruleset.ts';
import { counted } from '../../../engine/setup.ts';
import { readRoleList } from '../../../engine/table/role-list.ts';
import { fake } from '../fake/rules.ts';

const known = ['Town Cop', 'Town Mason', 'Mafia Goon', 'Town'];
/** Rules that know four roles, and deal no game of two. */
const rules: Pick<Ruleset, 'explain' | 'deal'> = {
  explain: text => {
    const canonical = known.find(role => role.toLowerCase() === text.toLowerCase());
    const column = text.indexOf(' ') + 1;
    return canonical
      ? { ok: true, parse: text, canonical, card: [], warnings: [] }
      : { ok: false, fault: { code: 'bad-setup', message: `unknown word "${text.slice(column)}"`, column, nearest: ['Mason', 'Cop'] } };
  },
  deal: (terms, names, roles) => (names.length === 2
    ? { ok: false, faults: [{ code: 'bad-setup', message: 'two are too few' }] }
    : roles[0] === 'Town Mason'
      ? { ok: false, faults: [{ at: 0, code: 'bad-setup', message: 'a Mason is never alone', column: 5 }] }
      : fake.deal(terms, names, roles)),
};
const read = (text: string) => readRoleList(text, rules, { ruleset: 'fake', seed: 1, options: {}, pins: {} });

describe('a list of roles', () => {
  test.each([
    ['Town Cop\nMafia Goon\n\n2x Town', ['Town Cop', 'Mafia Goon', 'Town', 'Town']],
    ['town cop, MAFIA goon; 3X town,', ['Town Cop', 'Mafia Goon', 'Town', 'Town', 'Town']],
    ['- Town Cop\n- 2 × Town\r\n', ['Town Cop', 'Town', 'Town']],
  ])('%j', (text, roles) => {
    expect(read(text)).toEqual({ ok: true, roles });
  });

  test.each([
    ['', 'no role stands in the list'],
    [' \n,;', 'no role stands in the list'],
    ['Town Cop\n2x Town Masn', 'line 2, character 9, at "Masn": unknown word "Masn"; similar: "Mason" and "Cop"'],
    ['Town Cop, 3x', 'line 2, character 2, at "3x": unknown word "3x"; similar: "Mason" and "Cop"'],
    ['0x Town', 'line 1, character 4, at "Town": none of a role is no role'],
    ['61x Town', 'it has more than 60 roles'],
    ['999999999999x Town', 'it has more than 60 roles'],
    ['Town Cop\nTown', 'two are too few'],
    ['Town Mason\nTown\nTown', 'line 1, character 6, at "Mason": a Mason is never alone'],
    ['town mason\nTown\nTown', 'line 1, character 1, at "town": a Mason is never alone'],
  ])('%j is refused in one sentence', (text, reason) => {
    expect(read(text)).toEqual({ ok: false, reason });
  });

  test('is shown counted', () => {
    expect(counted(['Town', 'Town Cop', 'Town', 'Town'])).toEqual(['3x Town', 'Town Cop']);
  });
});
