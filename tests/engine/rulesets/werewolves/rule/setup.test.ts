import { describe, expect, test } from 'vitest';
import { readSetup } from '../../../../../engine/testing/read-setup.ts';

/** What is said against a list of roles; the empty text if it can be dealt. */
function fault(roles: readonly string[], options = ''): string {
  const read = readSetup(`rules: werewolves\n${options}roles:\n${roles.map(role => `  - "${role}"`).join('\n')}\n`, 'random');
  return read.ok ? '' : read.fault.message;
}

const plain = ['3x Citizen', '2x Wolf'];

const cases: readonly (readonly [id: string, title: string, good: readonly string[], bad: readonly string[], says: RegExp])[] = [
  ['werewolves/rule/setup#1', 'a Baker is not alone', ['2x Baker'], ['Baker'], /at least 2 of the role Baker/],
  ['werewolves/rule/setup#1', 'Butchers have a spy', ['2x Butcher', 'Bloody Butcher'], ['2x Butcher'], /needs a Bloody Butcher/],
  ['werewolves/rule/setup#1', 'a Bloody Butcher has Butchers', ['2x Butcher', 'Bloody Butcher'], ['Bloody Butcher'], /needs a Butcher/],
  ['werewolves/rule/setup#1', 'there is one spy among the Butchers', ['3x Butcher', 'Bloody Butcher'], ['3x Butcher', '2x Bloody Butcher'], /at most 1 of the role Bloody Butcher/],
  ['werewolves/rule/setup#1', 'one plain Butcher would know the spy', ['2x Butcher', 'Bloody Butcher'], ['Butcher', 'Bloody Butcher'], /at least 2 of the role Butcher/],
  ['werewolves/rule/setup#2', 'a Hellhound is not alone', ['2x Hellhound'], ['Hellhound'], /at least 2 of the role Hellhound/],
  ['werewolves/rule/setup#3', 'each Cat has a Dog', ['2x Cat', '2x Dog'], ['2x Cat', 'Dog'], /each Cat needs a Dog/],
  ['werewolves/rule/setup#4', 'one Bartender is enough for two who drink', ['2x Alcoholic', 'Bartender'], ['Alcoholic'], /needs a Bartender/],
  ['werewolves/rule/setup#6', 'a Mad Scientist has two teams to choose from', ['Mad Scientist', 'Citizen', 'Wolf'], ['Mad Scientist', 'Citizen', 'Despot'], /needs players of 2 teams/],
  ['werewolves/rule/setup#7', 'one amulet', ['Amulet Holder'], ['Amulet Holder', 'Amulet Crafter'], /at most 1 of these roles/],
  ['werewolves/rule/setup#7', 'one Cupid', ['Cupid'], ['2x Cupid'], /at most 1 of the role Cupid/],
  ['werewolves/rule/setup#9', 'a cult has a leader, and one is enough', ['2x Cult Member', '2x Cult Acolyte', 'Cult Leader'], ['Cult Acolyte'], /needs a Cult Leader/],
  ['werewolves/rule/setup#9', 'members have a leader', ['2x Cult Member', 'Cult Leader'], ['2x Cult Member'], /needs a Cult Leader/],
  ['werewolves/rule/setup#9', 'a jury has two Jurors', ['2x Juror'], ['Juror'], /at least 2 of the role Juror/],
  ['werewolves/rule/setup#10', 'no Horseman rides alone', ['Horseman', 'Horseman of War'], ['Horseman of War'], /at least 2 of these roles/],
  ['werewolves/rule/setup#10', 'no more than four ride', ['4x Horseman'], ['4x Horseman', 'Horseman of War'], /at most 4 of these roles/],
  ['werewolves/rule/setup#10', 'each of another kind', ['Horseman of War', 'Horseman of Death'], ['2x Horseman of War'], /at most 1 of the role Horseman of War/],
];

describe('limits on lists', () => {
  test.each(cases)('%s: %s', (_, __, good, bad, says) => {
    const beside = bad.includes('Mad Scientist') ? [] : plain;
    expect(fault([...beside, ...good])).toBe('');
    const said = fault([...beside, ...bad]);
    expect(said).toMatch(says);
    expect(said).not.toMatch(/[.;] \w|\n/);
    expect(fault([...beside, ...bad], 'options: { check: off }\n')).toBe('');
  });

  test.each(['Amulet Crafter', 'Chef', 'Cult Leader', 'Devil', 'Grandma', 'Mad Scientist', 'Medium', 'White Werewolf'])('werewolves/rule/setup#7: one %s at most', role => {
    expect(fault([...plain, role])).toBe('');
    expect(fault([...plain, `2x ${role}`])).toMatch(/at most 1 of/);
  });

  test.each(['Trickster Wolf', 'Undead Cupid', 'Undead', 'Imp', 'Cupid Wolf', 'Apocalyptic Horseman', 'Demonic Cupid', 'Spirit', 'None'])('werewolves/rule/setup#8: a %s is never dealt', role => {
    expect(fault([...plain, role])).toMatch(new RegExp(`an? ${role} is never dealt`));
  });

  test("werewolves/rule/setup#8: what is held beside a role is no role to be dealt", () => {
    expect(fault([...plain, "Fletcher's Customer"])).toMatch(/no role is called/);
  });

  test('werewolves/rule/setup#5: a Knowledgeable Wolf is for lists that are not open to everybody', () => {
    expect(fault([...plain, 'Knowledgeable Wolf'])).toMatch(/Knowledgeable Wolf needs a list that is not open to everybody: set roleList to partial or hidden/);
    expect(fault([...plain, 'Knowledgeable Wolf'], 'options: { roleList: partial }\n')).toBe('');
    expect(fault([...plain, 'Knowledgeable Wolf'], 'options: { roleList: hidden }\n')).toBe('');
  });

  test('werewolves/role/plague-doctor?1: a Plague Doctor needs the Plague', () => {
    expect(fault([...plain, 'Plague Doctor'])).toMatch(/needs somebody of the Plague team/);
    expect(fault([...plain, 'Plague Doctor', 'Plague Bearer'])).toBe('');
  });
});
