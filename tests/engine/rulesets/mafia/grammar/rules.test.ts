import { describe, expect, test } from 'vitest';
import { categories } from '../../../../../engine/rulesets/mafia/power.ts';
import { roles } from '../../../../../engine/rulesets/mafia/roles/index.ts';
import type { BaseRole } from '../../../../../engine/rulesets/mafia/power.ts';
import { faultOf, read, termOf, why } from './read.ts';

const all: readonly BaseRole[] = roles;

describe('what a role is', () => {
  test('mafia/grammar/role#1: powers and a way to win', () =>
    expect(read('Town Cop').role).toEqual({ alignment: 'town', members: [], parts: [{ kind: 'role', id: 'cop' }] }));
  test('mafia/grammar/role#2: base roles, modifiers and memberships in any number, and one alignment', () =>
    expect(termOf('Town Mason Neighbor Loyal 2-shot Cop Bulletproof')).toBe(
      'align(town, all(member(masonhood), member(neighborhood), loyal(n-shot(2, cop)), bulletproof))',
    ));
  test('mafia/grammar/role#3: an alignment alone, even with a membership, has no powers', () => {
    expect(read('Town').role.parts).toEqual([]);
    expect(read('Mafia Goon').role.parts).toEqual([]);
  });
  test('mafia/grammar/role#4: a power role has parts', () => expect(read('Town Bulletproof').role.parts).toHaveLength(1));
  test('mafia/grammar/role?1: the same base role twice', () => expect(termOf('Town Cop Cop')).toBe('align(town, all(cop, cop))'));

  test('mafia/grammar/base-role#1: a mode each', () => expect(all.every(({ mode }) => mode === 'active' || mode === 'passive')).toBe(true));
  test('mafia/grammar/base-role#3: only active ones choose', () =>
    expect(all.filter(({ mode, chooses }) => mode === 'passive' && chooses)).toEqual([]));
  test('mafia/grammar/base-role#5: at least one category each', () => {
    expect(categories).toEqual(['manipulative', 'protective', 'killing', 'investigative', 'miscellaneous']);
    expect(all.filter(role => role.categories.length === 0)).toEqual([]);
  });
  test('mafia/grammar/base-role#6: only Manipulative ones are Blocking or Redirecting', () =>
    expect(all.filter(role => role.subcategory !== undefined && !role.categories.includes('manipulative'))).toEqual([]));
});

describe('modifiers', () => {
  test('mafia/grammar/modifier#1: on a base role, a membership, another modifier', () => {
    expect(termOf('Enabled Cop')).toBe('enabled(cop)');
    expect(termOf('Mason Enabled')).toBe('align(town, enabled(member(masonhood)))');
    expect(termOf('Enabled Strongman Vigilante')).toBe('apply(enabled(strongman), vigilante)');
  });
  test('mafia/grammar/modifier#3: a base role of the same mode as a modifier', () => {
    expect(termOf('Bulletproofing Ascetic')).toBe('ing(bulletproof, ascetic)');
    expect(why('Bulletproofing Cop')).toContain('must have the mode');
    expect(why('Roleblocking Ascetic')).toContain('must have the mode');
    expect(termOf('Active Bulletproofing Ascetic')).toBe('active(ing(bulletproof, ascetic))');
    expect(why('Bulletproofing Active Ascetic')).toContain('Bulletproof is passive, Ascetic active');
  });
  test('mafia/grammar/modifier#4: not all fit all three kinds', () => {
    expect(why('Mason Loyal')).toBe('Loyal is a modifier with nothing to modify');
    expect(why('Encryptor Cop')).toBe('Encryptor fits faction memberships only');
  });
  test('mafia/grammar/modifier#5: what fits a base role fits an expression with it', () =>
    expect(termOf('Loyal 2-shot Public Cop')).toBe('loyal(n-shot(2, public(cop)))'));
  test('mafia/grammar/modifier?1: on a group, if it fits one of them', () => {
    expect(termOf('Loyal (Cop/Bulletproof)')).toBe('loyal(slash(cop, bulletproof))');
    expect(why('Loyal (Ascetic/Bulletproof)')).toBe('Loyal fits targeting roles only; Ascetic is passive');
  });
  test('mafia/grammar/alignment#1: exactly one', () =>
    expect(why('Town Chaos')).toBe('two alignments; a role has exactly one, and "Chaos" would be the second'));
});

describe('composed expressions', () => {
  test('mafia/grammar/composition#1: roles, memberships and modifiers together', () =>
    expect(termOf('Mafia Encryptor Loyal Rolecop')).toBe('align(mafia, all(encryptor(member(mafia)), loyal(rolecop)))'));
  test('mafia/grammar/composition#2: a role modifier stands before', () =>
    expect(faultOf('Town Cop Loyal')).toMatchObject({
      column: 9,
      message: 'a role modifier stands before what it modifies; nothing follows Loyal',
    }));
  test('mafia/grammar/composition#3: a membership modifier stands behind', () => {
    expect(termOf('Mafia Encryptor')).toBe('align(mafia, encryptor(member(mafia)))');
    expect(why('Town Secret Mason Cop')).toBe('a faction modifier stands after its membership: Mason Secret');
  });
  test('mafia/grammar/composition#4: the nearest that is valid', () =>
    expect(termOf('Loyal Lynchproof Doctor')).toBe('all(lynchproof, loyal(doctor))'));
  test('mafia/grammar/composition#5: brackets cover the whole', () => {
    expect(termOf('2-shot (Roleblocking Doctor)')).toBe('n-shot(2, ing(roleblocker, doctor))');
    expect(termOf('(1-shot Weak) Cop')).toBe('apply(n-shot(1, weak), cop)');
    expect(termOf('(Mason Enabled) Doctor')).toBe('align(town, all(enabled(member(masonhood)), doctor))');
    expect(termOf('((Cop))')).toBe('cop');
    expect(faultOf('Doctor ()')).toMatchObject({ column: 7, message: 'these brackets are empty' });
    expect(why('(Loyal Weak) Cop')).toBe('Loyal fits no modifier, and these brackets hold nothing else');
  });
  test('mafia/grammar/composition#6: a slash between alternatives', () =>
    expect(termOf('Cop/Doctor/Watcher')).toBe('slash(cop, doctor, watcher)'));
  test('mafia/grammar/composition?2: side by side, both; brackets cover both', () => {
    expect(termOf('2-shot Lynchproof Bulletproof')).toBe('all(n-shot(2, lynchproof), bulletproof)');
    expect(termOf('2-shot (Lynchproof Bulletproof)')).toBe('n-shot(2, all(lynchproof, bulletproof))');
    expect(termOf('(Cop Doctor) Watcher')).toBe('all(cop, doctor, watcher)');
  });
  test('mafia/grammar/composition?3: modifier, then side by side, then slash; alignment and membership go before all', () => {
    expect(termOf('Town Mason 1-shot Cop Bulletproof/Doctor')).toBe(
      'align(town, all(member(masonhood), slash(all(n-shot(1, cop), bulletproof), doctor)))',
    );
    expect(why('Town Cop/Mason Doctor')).toContain('a membership stands at the front of a role');
    expect(why('Town (Mason Doctor)')).toContain('a membership stands at the front of a role');
    expect(why('Town/Cop')).toBe('an alternative between slashes is empty');
    expect(why('Cop/')).toBe('an alternative between slashes is empty');
  });
  test('mafia/grammar/composition?4: a name is a unit', () => {
    expect(termOf('2-shot Jailkeeper')).toBe('n-shot(2, ing(roleblocker, doctor))');
    expect(termOf('2-shot Deathproof')).toBe('n-shot(2, all(lynchproof, bulletproof))');
    expect(why('Anti-Deputy')).toBe('Anti- fits what refers to an alignment; Deputy refers to none');
  });
});
