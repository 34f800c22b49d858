import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { cannotPlay, overSeeds, share } from '../over-seeds.ts';
import { plain, seven } from './atheist-tables.ts';

rule('clocktower/character/atheist?1', 'without the Atheist the Storyteller breaks no rule', `${plain}
    - day 1: [Storyteller: decide atheist-break Ann]
    - expect: { dead: [], refused: [{ by: Storyteller, code: not-now }] }
`);

test('clocktower/character/atheist?1: nor does a pin of what is told where nothing spoils it', () => {
  const { session } = played(`${plain.replace('check: off }', 'check: off }\n  decide: { malfunction-info: Fool and Vortox, dreamer-decoy: Baron }').replace('lleech Cat', 'lleech Dan, Cat: dreamer Ann')}\n    - day 1: []\n`);
  expect(resultOf(session).told.filter(({ ability }) => ability === 'dreamer').map(({ result }) => result)).toEqual([['Savant', 'Baron']]);
});

const drawn = (decide = ''): string => `
  rules: clocktower
  decide: { ${decide} }
  players: { Ann: drawn, Bob: drawn, Cat: drawn, Dan: drawn, Eve: drawn, Fay: drawn, Gus: drawn, Hal: drawn }
  play: []
`;

test('decisions of the atheist: the decision atheist-include is no by default, and a yes deals it', () => {
  for (const game of overSeeds(40, drawn())) expect(Object.values(game.roles)).not.toContain('Atheist');
  for (const game of overSeeds(10, drawn("atheist-include: 'yes'"))) {
    expect(Object.values(game.roles)).toContain('Atheist');
    expect(Object.values(game.roles).filter(role => /Fearmonger$|^Baron|^Mezepheles|^Evil Twin|Marionette|Lleech|Vortox/.test(role.replace(/ with .*/, '')))).toEqual([]);
  }
  cannotPlay(drawn('atheist-include: perhaps'), /"atheist-include" cannot be "perhaps".*possible then: yes, no$/);
});

const nights = (decide = ''): string => `${seven(decide)}
    - night 1: []
    - night 2: [Dan: innkeeper Bob and Cat]
    - day 2: []
`;

test('decisions of the atheist: the decision atheist-break lets one who can die die in each later night by default', () => {
  const games = overSeeds(60, nights());
  for (const { deaths } of games) expect(deaths.map(({ phase }) => phase)).toEqual(['night 2']);
  const died = games.map(({ deaths }) => String(deaths[0]!['player']));
  expect(new Set(died)).toEqual(new Set(['Ann', 'Dan', 'Eve', 'Fay', 'Gus']));
  for (const name of new Set(died)) expect(share(died, one => one === name)).toBeLessThan(0.4);
});

test('decisions of the atheist: the decision atheist-break is one of the living, or nobody', () => {
  const [game] = overSeeds(1, nights('atheist-break: nobody'));
  expect(game!.deaths).toEqual([]);
  cannotPlay(`${nights('atheist-break: Bob')}    - night 3: []\n    - day 3: []\n`, /"atheist-break" cannot be "Bob".*possible then: Ann, Cat, Dan, Eve, Fay, Gus, nobody$/);
});
