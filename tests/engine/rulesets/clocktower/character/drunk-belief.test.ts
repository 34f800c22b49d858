import { describe, expect, test } from 'vitest';
import { faultOf, manySeeds } from '../sweep.ts';

const lawful = (decide = '', ann = 'Drunk') => `
  rules: clocktower
  decide: { ${decide} }
  players: { Ann: ${ann}, Bob: Slayer, Cat: Savant, Dan: Mathematician, Eve: Innkeeper, Fay: Baron, Kim: Fool, Leo: Fearmonger, Gus: Lleech, Hal: Puzzlemaster, Ivy: Damsel, Jim: Tinker }
`;

describe('what the Drunk believes', () => {
  const believed = (results: ReturnType<typeof manySeeds>) => results.map(({ told }) => String(told.find(one => one['to'] === 'Ann')!['result']));

  test('clocktower/character/drunk#1: is drawn among the Townsfolk that are not in play, without the Atheist', () => {
    expect([...new Set(believed(manySeeds(lawful(), 100)))].sort())
      .toEqual(['Alchemist', 'Cult Leader', 'Dreamer', 'Exorcist', 'Fortune Teller', 'Nightwatchman', 'Pixie']);
  });

  test('clocktower/character/drunk#1: can be pinned to one of them, and to nothing else', () => {
    expect(faultOf(lawful('drunk-token: Pixie'))).toBe('');
    const possible = /Pixie, Dreamer, Fortune Teller, Cult Leader, Exorcist, Nightwatchman, Alchemist, Atheist/;
    for (const no of ['Savant', 'Damsel', 'Drunk', 'Baron']) {
      const fault = faultOf(lawful(`drunk-token: ${no}`));
      expect(fault).toContain(`"drunk-token" cannot be "${no}"`);
      expect(fault.split('possible then: ')[1]!.split(', ').sort()).toEqual(possible.source.split(', ').sort());
    }
  });

  test('clocktower/character/drunk#1: is not in play, in a deal that is given either', () => {
    expect(faultOf(lawful('', 'Drunk as Savant'))).toContain('the Drunk believes to be the Savant, whom somebody else is or believes to be');
    expect(faultOf(lawful('', 'Drunk as Tinker'))).toContain('the Drunk believes to be one of the Townsfolk, and the Tinker is none');
    expect(faultOf(lawful('', 'Drunk as Fool').replace('Kim: Fool', 'Kim: Exorcist'))).toBe('');
  });

  const beside = (ann: string, hal: string) => `
  rules: clocktower
  players: { Ann: ${ann}, Bob: Slayer, Cat: Savant, Dan: Mathematician, Eve: Innkeeper, Fay: Fool, Kim: Tinker, Hal: ${hal}, Gus: Lleech, Ivy: Damsel, Jim: Puzzlemaster, Leo: Baron }
`;
  test('clocktower/character/drunk?1: is believed by nobody else', () => {
    expect(faultOf(beside('Drunk as Dreamer', 'Marionette as Dreamer'))).toContain('believes to be the Dreamer, whom somebody else is or believes to be');
    expect(faultOf(beside('Drunk as Dreamer', 'Marionette as Cult Leader'))).toBe('');
    const both = manySeeds(beside('Drunk', 'Marionette'), 100).map(({ told }) => ['Ann', 'Hal'].map(name => told.find(one => one['to'] === name)!['result']));
    expect(both.filter(([one, other]) => one === other)).toEqual([]);
  });
});

describe('without a character to believe in', () => {
  const script = (townsfolk: string) => `
  rules: clocktower
  options: { script: "${townsfolk}, Drunk, Tinker, Fearmonger, Evil Twin, Lil' Monsta" }
  players: { Ann: drawn, Bob: drawn, Cat: drawn, Dan: drawn, Eve: drawn, Fay: drawn, Gus: drawn, Hal: drawn }
`;
  const five = 'Savant, Slayer, Fool, Dreamer, Exorcist';
  const dealt = (text: string) => manySeeds(text).filter(({ roles }) => Object.values(roles).some(role => role.startsWith('Drunk'))).length;

  test('clocktower/character/drunk#6: the Drunk is not dealt', () => {
    expect(dealt(script(five))).toBe(0);
    expect(dealt(script(`${five}, Innkeeper`))).toBeGreaterThan(10);
  });

  test('clocktower/character/drunk#6: a given deal is refused', () => {
    const names = 'Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jim Kim Leo Mia'.split(' ');
    const townsfolk = ['Atheist', 'Pixie', 'Dreamer', 'Fortune Teller', 'Mathematician', 'Cult Leader', 'Innkeeper', 'Exorcist', 'Savant', 'Nightwatchman', 'Slayer', 'Fool', 'Alchemist with Fearmonger'];
    const table = (outsider: string) => `
  rules: clocktower
  players: { ${names.map((name, at) => `${name}: ${townsfolk[at]!}`).join(', ')}, Ned: ${outsider}, Oda: Damsel }
`;
    expect(faultOf(table('Drunk'))).toContain('nothing is left that the Drunk could believe to be');
    expect(faultOf(table('Tinker'))).toBe('');
  });
});
