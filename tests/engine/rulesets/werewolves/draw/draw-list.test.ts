import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../../engine/rulesets/werewolves/catalogue.ts';
import { drawing } from '../../../../../engine/rulesets/werewolves/draw/drawing.ts';
import { partOf, sharesOf, type Part } from '../../../../../engine/rulesets/werewolves/draw/shares.ts';
import { werewolves } from '../../../../../engine/rulesets/werewolves/ruleset.ts';
import { readRoleList } from '../../../../../engine/table/role-list.ts';

const termsOf = (seed: number, options = {}) => ({ ruleset: 'werewolves', seed, options, pins: {} });
const namesFor = (size: number): string[] => Array.from({ length: size }, (_, n) => `P${n + 1}`);
const partsOf = (roles: readonly string[]): Record<Part, number> => {
  const parts = { townsfolk: 0, werewolf: 0, solo: 0, unaligned: 0 };
  for (const role of roles) parts[partOf(catalogue.byName(role).team)] += 1;
  return parts;
};

/** What is wrong with a drawn list, or nothing. */
function wrongWith(size: number, seed: number, options: { readonly roleList?: string }): readonly string[] {
  const terms = termsOf(seed, options);
  const roles = drawing.draw(terms, size);
  const { balance, tolerance } = drawing.judge(roles);
  const dealt = werewolves.deal(terms, namesFor(size), roles);
  return [
    ...(roles.length === size ? [] : [`${roles.length} roles for ${size}`]),
    ...(dealt.ok ? [] : dealt.faults.map(({ message }) => message)),
    ...(Math.abs(balance) <= tolerance && tolerance <= size / 10 + 0.001 ? [] : [`its balance is ${balance}`]),
    ...(JSON.stringify(partsOf(roles)) === JSON.stringify(sharesOf(size, seed)) ? [] : [`its parts are ${JSON.stringify(partsOf(roles))}`]),
  ];
}

describe('drawn lists of roles', () => {
  test('for any size and seed: as many as play, accepted as they are, even, with the shares of their parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 40 }), fc.nat(), fc.constantFrom('open', 'partial', 'hidden'), (size, seed, roleList) => {
        expect(wrongWith(size, seed, { roleList })).toEqual([]);
      }),
      { numRuns: 60, examples: [[8, 0, 'open'], [40, 0, 'partial'], [9, 7, 'open'], [17, 3, 'hidden'], [8, 1, 'open'], [8, 2, 'open']] },
    );
  });

  test('the same seed draws the same list, another seed another', () => {
    const lists = [1, 2, 3, 4, 5].map(seed => drawing.draw(termsOf(seed), 14).join());
    expect([1, 2, 3, 4, 5].map(seed => drawing.draw(termsOf(seed), 14).join())).toEqual(lists);
    expect(new Set(lists).size).toBe(5);
  });

  test.each([8, 9, 10, 15, 20, 33, 40])('werewolves/rule/setup#11: of %i players about half are townsfolk, three in ten werewolves, one in ten each of the others', size => {
    for (const seed of [1, 2, 3]) {
      const parts = partsOf(drawing.draw(termsOf(seed), size));
      for (const [part, share] of Object.entries({ townsfolk: 0.5, werewolf: 0.3, solo: 0.1, unaligned: 0.1 })) expect(Math.abs(parts[part as Part] - size * share), part).toBeLessThanOrEqual(1);
    }
  });

  test('a role that is told of the list is drawn only where the list is not open', () => {
    const has = (options: object): number => Array.from({ length: 40 }, (_, seed) => drawing.draw(termsOf(seed, options), 20)).filter(list => list.includes('Knowledgeable Wolf')).length;
    expect([has({}), has({ roleList: 'hidden' }) > 0]).toEqual([0, true]);
  });

  test('what a role says that it needs comes with it, and it comes', () => {
    const lists = Array.from({ length: 80 }, (_, seed) => drawing.draw(termsOf(seed), 24));
    const count = (list: readonly string[], name: string): number => list.filter(one => one === name).length;
    for (const [role, other] of [['Alcoholic', 'Bartender'], ['Cat', 'Dog'], ['Flute Apprentice', 'Flute Player'], ['Plague Doctor', 'Plague Bearer']] as const) {
      const having = lists.filter(list => list.includes(role));
      expect(having.length, role).toBeGreaterThan(0);
      expect(having.filter(list => count(list, other) === 0), role).toEqual([]);
    }
    expect(lists.filter(list => count(list, 'Baker') === 1 || count(list, 'Juror') === 1 || count(list, 'Hellhound') === 1)).toEqual([]);
  });

  test('werewolves/role/fortune-apprentice#1: an apprentice is drawn only beside somebody whose role could be taken over', () => {
    const lists = Array.from({ length: 300 }, (_, seed) => drawing.draw(termsOf(seed), 8 + (seed % 4))).filter(list => list.includes('Fortune Apprentice'));
    const teaches = (name: string): boolean => catalogue.byName(name).team === 'townsfolk' && catalogue.byName(name).category === 'investigative';
    expect(lists.length).toBeGreaterThan(5);
    expect(lists.filter(list => !list.some(teaches))).toEqual([]);
  });

  test('each role that can be dealt says what it is worth, and no other does', () => {
    const dealable = catalogue.all.filter(({ category, deal }) => category !== 'extra' && category !== 'elected' && !deal?.never);
    expect(catalogue.all.filter(({ strength }) => strength !== undefined)).toEqual(dealable);
  });
});

describe('a list that is to be drawn', () => {
  test('is dealt with drawn roles in a drawn order, the same for the same seed', () => {
    const dealt = (seed: number): readonly string[] => {
      const result = werewolves.deal(termsOf(seed), namesFor(12), Array<string>(12).fill('drawn'));
      if (!result.ok) throw new Error(result.faults[0]!.message);
      const [first] = result.outcome.events;
      return first?.type === 'Dealt' ? first.play.order.map(seat => first.play.seats[seat]!.role) : [];
    };
    expect([...dealt(3)].sort()).toEqual([...drawing.draw(termsOf(3), 12)].sort());
    expect(dealt(3)).toEqual(dealt(3));
    expect(dealt(3)).not.toEqual(drawing.draw(termsOf(3), 12));
  });

  test('is typed as a count, and refused in words where it cannot be drawn', () => {
    const said = (text: string): string => {
      const read = readRoleList(text, werewolves, termsOf(1));
      return read.ok ? `${read.roles.length} ${read.roles[0]}` : read.reason;
    };
    expect(said('14x drawn')).toBe('14 drawn');
    expect(said('7x drawn')).toBe('a list is drawn for 8 to 40 players, and these are 7');
    expect(said('41x drawn')).toBe('a list is drawn for 8 to 40 players, and these are 41');
    expect(said('5x Citizen\n5x drawn')).toBe('line 2, character 4, at "drawn": the roles of a list are all drawn, or none is');
  });
});
