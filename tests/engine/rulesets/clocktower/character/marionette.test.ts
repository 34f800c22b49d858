import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { faultOf, manySeeds, toldBy } from '../sweep.ts';

const game = (hal = 'Marionette as Fortune Teller', changes: Readonly<Record<string, string>> = {}, decide = '') => {
  const players: Readonly<Record<string, string>> = {
    Ann: 'Mathematician', Bob: 'Innkeeper', Cat: 'Savant', Dan: 'Slayer', Eve: 'Damsel', Fay: 'Mezepheles', Gus: 'Lleech', Hal: hal, Ivy: 'Dreamer', ...changes,
  };
  return `
  rules: clocktower
  options: { check: off }
  decide: { mezepheles-word: kumquat, ${decide} }
  players: { ${Object.entries(players).map(([name, role]) => `${name}: ${role}`).join(', ')} }
  play:
`;
};
const first = '    - night 1: [Gus: lleech Ivy]\n';
const lawful = (hal = 'Marionette', decide = '') => `
  rules: clocktower
  decide: { ${decide} }
  players: { Ann: Mathematician, Bob: Innkeeper, Cat: Savant, Dan: Slayer, Eve: Fool, Fay: Mezepheles, Gus: Lleech, Hal: ${hal}, Ivy: Dreamer, Jim: Exorcist }
`;

rule('clocktower/character/marionette#1', 'is an evil Minion who is told to be a good character, and good', `${game()}
    - expect: { told: { Hal: [{ kind: role, result: Fortune Teller, text: You are good }] }, untold: { Hal: [{ result: Marionette }, { text: evil }] }, roles: { Hal: Marionette as Fortune Teller } }
${first}    - day 1: []
    - expect: { phase: day 1 }
`);
test('clocktower/character/marionette#1: the character is not in play', () => {
  const told = manySeeds(lawful(), 100).map(({ told: all }) => String(all.find(one => one['to'] === 'Hal')!['result']));
  expect([...new Set(told)].sort()).toEqual(['Alchemist', 'Cult Leader', 'Fortune Teller', 'Nightwatchman', 'Pixie']);
  expect(faultOf(lawful('Marionette as Savant'))).toContain('the Marionette believes to be the Savant, whom somebody else is or believes to be');
  expect(faultOf(lawful('Marionette', 'marionette-token: Savant'))).toContain('"marionette-token" cannot be "Savant"');
});
test('clocktower/character/marionette?2: an Outsider only by choice of whoever runs the game', () => {
  for (const one of ['Damsel', 'Tinker', 'Puzzlemaster', 'Atheist']) expect(faultOf(lawful('Marionette', `marionette-token: ${one}`))).toBe('');
  for (const one of ['Drunk', 'Baron', 'Vortox']) expect(faultOf(lawful('Marionette', `marionette-token: ${one}`))).toContain(`"marionette-token" cannot be "${one}"`);
});

test('clocktower/character/marionette#2: takes a place of the Minions', () => {
  expect(faultOf(lawful())).toBe('');
  expect(faultOf(lawful().replace('Fay: Mezepheles', 'Fay: Pixie'))).toContain('7 Townsfolk, 0 Outsiders, 2 Minions and 1 Demon with these characters, and here are 8 Townsfolk, 0 Outsiders, 1 Minion');
});

test('clocktower/character/marionette#3: sits beside the Demon, travellers passed over', () => {
  const moved = lawful().replace(', Hal: Marionette', '').replace('Ann: Math', 'Hal: Marionette, Ann: Math');
  expect(faultOf(moved)).toContain('the Marionette sits beside the Demon');
  expect(faultOf(lawful().replace('Hal: Marionette', 'Tom: good Deviant, Hal: Marionette'))).toBe('');
});

rule('clocktower/character/marionette#4', 'the Demon learns at the step of the first night which of the Minions it is', `${game()}
    - expect: { told: { Gus: [{ ability: minions, result: [Fay, Hal] }] }, untold: { Gus: [{ ability: marionette }] } }
${first}    - day 1: []
    - expect: { told: { Gus: [{ kind: role, ability: marionette, phase: night 1, about: [Hal], result: Hal }] }, untold: { Fay: [{ ability: marionette }] } }
`);

rule('clocktower/character/marionette#5', 'is not shown the evil team nor to other Minions, and receives no list', `${game('Marionette as Fortune Teller', { Bob: 'Baron' })}${first}    - day 1: []
    - expect:
        told: { Fay: [{ ability: minions, result: [Bob] }, { ability: demon, result: Gus }] }
        untold: { Hal: [{ ability: minions }, { ability: demon }, { ability: bluffs }], Fay: [{ about: { has: [Hal] } }] }
`);

rule('clocktower/character/marionette#6', 'is asked like the believed character, and nothing comes of it', `${game('Marionette as Exorcist')}${first}    - night 2: [Hal: exorcist Gus, Gus: lleech Cat]
    - night 3: [Hal: exorcist Gus, Hal: exorcist Ann]
    - day 3: []
    - expect: { dead: [Cat], refused: [{ by: Hal, code: illegal-target, phase: night 3 }], untold: { Gus: [{ ability: exorcist }] } }
`);

rule('clocktower/character/marionette#7', 'wins with evil, and learns the truth when the game is over', `${game()}${first}    - day 1: []
    - expect: { untold: { Hal: [{ text: Marionette }] }, unannounced: [{ text: Marionette }] }
    - day 1: [Fay: damsel Eve]
    - expect: { phase: over, winners: [Fay, Gus, Hal], announced: [{ kind: reveal, about: [Hal], result: Marionette as Fortune Teller }] }
`);

rule('clocktower/character/marionette#8', 'is neither asked about the babysitter nor told of a Damsel', `${game('Marionette as Fool', { Gus: 'Baron' })}
    - night 1: [Hal: lil' monsta Hal, Fay: lil' monsta Gus, Gus: lil' monsta Gus]
    - day 1: []
    - expect: { refused: [{ by: Hal }], told: { Fay: [{ ability: damsel }] }, untold: { Hal: [{ ability: damsel }, { ability: lil' monsta }] } }
`);

rule('clocktower/character/marionette#9', 'makes the guess of the Minions without knowing', `${game()}${first}    - day 1: [Hal: damsel Eve]
    - expect: { phase: over, winners: [Fay, Gus, Hal] }
`);

rule('clocktower/character/marionette#10', 'the secret word does nothing to it', `${game()}${first}    - day 1: [Hal: 'say "kumquat"', Cat: 'say "kumquat"']
    - night 2: []
    - day 2: []
    - expect: { roles: { Hal: Marionette as Fortune Teller, Cat: evil Savant }, untold: { Hal: [{ kind: notice }] } }
`);
rule('clocktower/character/marionette#10', 'as a believed Cult Leader it never hears of a side', `${game('Marionette as Cult Leader', { Gus: 'Slayer', Dan: 'Lleech' })}
    - night 1: [Dan: lleech Ivy]
    - day 2: []
    - expect: { roles: { Hal: Marionette as Cult Leader }, untold: { Hal: [{ kind: notice }] } }
`);

rule('clocktower/character/marionette#11', 'poison changes nothing, and the Demon knows it all the same', `${game('Marionette as Fortune Teller', { Eve: 'Puzzlemaster' }, 'marionette-info: [yes, no], puzzle-drunk: Gus')}
    - night 1: [Hal: fortune teller Ann and Cat]
    - night 2: [Hal: fortune teller Ann and Gus]
    - day 2: []
    - expect: { told: { Gus: [{ ability: marionette, result: Hal }], Hal: [{ phase: night 1, result: true }, { phase: night 2, result: false }] } }
`);
rule('clocktower/character/marionette#11', 'a host of the Lleech goes on as before', `${game('Marionette as Fortune Teller', {}, 'marionette-info: yes')}
    - night 1: [Gus: lleech Hal, Hal: fortune teller Ann and Cat]
    - day 1: []
    - expect: { told: { Hal: [{ ability: fortune teller, result: true }] } }
`);

const asked = (decide = '') => `${game('Marionette as Fortune Teller', { Gus: 'Vortox' }, decide)}    - night 1: [Hal: fortune teller Ann and Gus]\n    - day 1: []\n`;
rule('clocktower/character/marionette#12', 'a Vortox does not make a true answer impossible', `${asked('marionette-info: yes')}    - expect: { told: { Hal: [{ ability: fortune teller, result: true }] } }\n`);
test('clocktower/character/marionette#12: by default the answer is false in three cases of four', () => {
  const { length } = toldBy(manySeeds(asked(), 100), 'Hal', 'fortune teller').filter(one => one === 'true');
  expect(length).toBeGreaterThan(12);
  expect(length).toBeLessThan(39);
  expect(faultOf(asked('marionette-info: Bob'))).toMatch(/"marionette-info" cannot be "Bob" .* yes, no$/);
});

rule('clocktower/character/marionette#13', 'never counts, wrong or poisoned', `${game('Marionette as Fortune Teller', {}, 'marionette-info: yes')}
    - night 1: [Gus: lleech Hal, Hal: fortune teller Ann and Cat]
    - day 1: []
    - expect: { told: { Hal: [{ result: true }], Ann: [{ ability: mathematician, phase: night 1, result: 0 }] } }
`);

rule('clocktower/character/marionette#14', 'is asked no more when dead', `${game()}${first}    - night 2: [Gus: lleech Hal]
    - night 3: [Hal: fortune teller Ann and Cat]
    - day 3: []
    - expect: { dead: [Hal], refused: [{ by: Hal }], untold: { Hal: [{ phase: night 3 }] } }
`);

rule('clocktower/character/marionette#15', 'is evil from the start, and a Cult Leader beside it may become so', `${game('Marionette as Fool', { Ivy: 'Cult Leader', Jim: 'Exorcist' }, 'cult-neighbour: Hal')}
    - night 1: [Gus: lleech Cat]
    - day 1: []
    - expect: { told: { Ivy: [{ kind: notice, result: evil }] }, roles: { Ivy: evil Cult Leader } }
`);

rule('clocktower/character/marionette?1', 'who receives the token learns it where the Demon is one', `${game('Marionette as Fool', { Gus: 'Baron' })}
    - night 1: [Fay: lil' monsta Gus, Gus: lil' monsta Gus]
    - day 1: []
    - expect: { told: { Gus: [{ kind: role, ability: marionette, phase: night 1, result: Hal }] }, untold: { Fay: [{ ability: marionette }] } }
`);
