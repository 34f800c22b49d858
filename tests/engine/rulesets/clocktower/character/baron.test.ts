import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { faultOf, manySeeds } from '../sweep.ts';

const table = (players: string) => `
  rules: clocktower
  players: { Ann: Slayer, Bob: Savant, Cat: Dreamer, Gus: Lleech, ${players} }
`;
const three = 'Dan: Tinker, Eve: Damsel, Fay: Baron';

test('clocktower/character/baron#1: two of the Townsfolk are replaced by two Outsiders', () => {
  expect(faultOf(table(three))).toBe('');
  expect(faultOf(table('Dan: Fool, Eve: Exorcist, Fay: Baron'))).toContain('7 players are dealt 3 Townsfolk, 2 Outsiders, 1 Minion and 1 Demon with these characters, and here are 5 Townsfolk, 0 Outsiders');
  expect(faultOf(table('Dan: Tinker, Eve: Damsel, Fay: Fearmonger'))).toContain('5 Townsfolk, 0 Outsiders');
});

test('clocktower/character/baron#1: so in a deal that is drawn', () => {
  const drawn = `
  rules: clocktower
  players: { Ann: drawn, Bob: drawn, Cat: drawn, Dan: drawn, Eve: drawn, Fay: drawn, Gus: drawn }
`;
  const outsiders = manySeeds(drawn).map(({ roles }) => {
    const all = Object.values(roles);
    return { baron: all.some(role => role.endsWith('Baron')), count: all.filter(role => /^(Puzzlemaster|Tinker|Damsel|Drunk)/.test(role)).length };
  });
  expect(outsiders.filter(({ baron, count }) => count !== (baron ? 2 : 0))).toEqual([]);
  expect(outsiders.filter(({ baron }) => baron).length).toBeGreaterThan(5);
});

const game = (fay: string, gus = 'Lleech') => `
  rules: clocktower
  options: { check: off }
  players: { Ann: Slayer, Bob: Savant, Cat: Dreamer, Dan: Tinker, Eve: Damsel, Fay: ${fay}, Gus: ${gus}, Hal: Mathematician, Ivy: Innkeeper }
  decide: { tinker-death: no, innkeeper-drunk: Fay }
  play:
`;
const roles = 'roles: { Dan: Tinker, Eve: Damsel }';
const killed = `${game('Baron')}
    - night 1: [Gus: lleech Bob]
    - night 2: [Gus: lleech Fay]
    - day 2: []
    - expect: { dead: [Fay], ${roles} }
`;
const drunk = `${game('Baron')}
    - night 1: [Gus: lleech Fay]
    - night 2: [Ivy: innkeeper Fay and Cat]
    - day 2: []
    - expect: { dead: [], ${roles}, told: { Hal: [{ ability: mathematician, phase: night 1, result: 0 }, { ability: mathematician, phase: night 2, result: 0 }] } }
`;
rule('clocktower/character/baron#2', 'death does not undo it', killed);
rule('clocktower/character/baron#2', 'nor does malfunction', drunk);

rule('clocktower/character/baron#3', 'has no step and no choice', `${game('Baron')}
    - night 1: [Fay: baron Ann, Gus: lleech Bob]
    - day 1: [Fay: baron Ann]
    - expect: { refused: [{ by: Fay, phase: night 1 }, { by: Fay, phase: day 1 }], untold: { Fay: [{ kind: result }, { ability: baron }] }, unannounced: [{ ability: baron }] }
`);

test('clocktower/character/baron#4: an Alchemist who is granted the ability makes the same change', () => {
  const alchemist = (granted: string) => `
  rules: clocktower
  players: { Ann: Slayer, Bob: Savant, Cat: Alchemist with ${granted}, Dan: Tinker, Eve: Damsel, Fay: Fearmonger, Gus: Lleech }
`;
  expect(faultOf(alchemist('Baron'))).toBe('');
  expect(faultOf(alchemist('Mezepheles'))).toContain('5 Townsfolk, 0 Outsiders');
});

rule('clocktower/character/baron#5', 'malfunction has no effect', drunk);
rule('clocktower/character/baron#6', 'a Vortox has no effect', `${game('Baron', 'Vortox')}
    - night 1: []
    - day 1: []
    - expect: { ${roles}, told: { Fay: [{ kind: role, result: Baron }, { kind: role, ability: demon, result: Gus }] } }
`);
rule('clocktower/character/baron#7', 'never counts', drunk);
rule('clocktower/character/baron#8', 'the Outsiders stay when the Baron dies', killed);
rule('clocktower/character/baron#9', 'starts evil', `${game('Baron')}
    - night 1: [Gus: lleech Bob]
    - night 2: [Gus: lleech Ann]
    - day 2: [Fay: damsel Eve]
    - expect: { phase: over, winners: [Fay, Gus] }
`);
test('clocktower/character/baron#9: nothing depends on the side', () => {
  expect(faultOf(table('Dan: Tinker, Eve: Damsel, Fay: good Baron'))).toBe('');
});
