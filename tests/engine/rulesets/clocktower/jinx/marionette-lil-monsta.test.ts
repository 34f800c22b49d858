import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { faultOf } from '../sweep.ts';

const game = (changes: Readonly<Record<string, string>> = {}, decide = '') => {
  const players: Readonly<Record<string, string>> = {
    Ann: 'Slayer', Bob: 'Fool', Cat: 'Savant', Dan: 'Dreamer', Eve: 'Innkeeper', Fay: 'Baron', Gus: 'Mezepheles', Hal: 'Marionette as Exorcist', ...changes,
  };
  return `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { ${Object.entries(players).map(([name, role]) => `${name}: ${role}`).join(', ')} }
  play:
`;
};
const to = (fay: string, gus = fay) => `Fay: lil' monsta ${fay}, Gus: lil' monsta ${gus}`;
const votes = (whom: string) => ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map(name => `${name}: vote ${whom} yes`).join(', ');

test('clocktower/jinx/marionette-lil-monsta#1: it sits beside another Minion, and no Demon is needed', () => {
  const table = (seats: string) => `
  rules: clocktower
  players: { ${seats} }
`;
  const start = 'Ann: Slayer, Bob: Fool, Cat: Savant, Dan: Dreamer, ';
  expect(faultOf(table(`${start}Eve: Innkeeper, Fay: Evil Twin, Gus: Marionette`))).toBe('');
  expect(faultOf(table(`${start}Fay: Evil Twin, Eve: Innkeeper, Gus: Marionette`))).toContain('the Marionette sits beside the Demon, or beside another Minion where no player is the Demon');
});

rule('clocktower/jinx/marionette-lil-monsta#2', 'it is neither asked who babysits nor told who does', `${game({}, 'lil-monsta-victim: Cat')}
    - night 1: [Hal: lil' monsta Hal, ${to('Gus')}]
    - day 2: []
    - expect: { refused: [{ by: Hal }], told: { Fay: [{ ability: lil' monsta, phase: night 2, result: Gus }] }, untold: { Hal: [{ ability: lil' monsta }, { text: Monsta }] } }
`);

const held = `${game()}
    - night 1: [${to('Hal')}]
    - day 1: []
    - expect: { told: { Fay: [{ ability: lil' monsta, result: Hal }] }, untold: { Hal: [{ ability: lil' monsta }, { text: Monsta }, { ability: marionette }] } }
`;
rule('clocktower/jinx/marionette-lil-monsta#3', 'it can be given the token, and dies like any babysitter', `${held}
    - day 1 nominations: [Ann: nominate Hal]
    - day 1 voting: [${votes('Hal')}]
    - end
    - expect: { phase: over, dead: [Hal], winners: [Ann, Bob, Cat, Dan, Eve] }
`);
rule('clocktower/jinx/marionette-lil-monsta?1', 'holding the token it learns nothing of it', `${held}
    - night 2: []
    - day 2: []
    - expect: { phase: day 2, untold: { Hal: [{ text: Monsta }, { text: Marionette }, { kind: notice }] } }
`);

rule('clocktower/jinx/marionette-lil-monsta#4', 'each who first receives the token is told who it is, once', `${game({}, 'lil-monsta-victim: [Cat, Dan, Ann]')}
    - night 1: [${to('Fay')}]
    - day 1: []
    - expect: { told: { Fay: [{ kind: role, ability: marionette, about: [Hal], result: Hal }] }, untold: { Gus: [{ ability: marionette }] } }
    - night 2: [${to('Gus')}]
    - day 2: []
    - expect: { told: { Gus: [{ ability: marionette, phase: night 2, result: Hal }] }, untold: { Fay: [{ ability: marionette }] } }
    - night 3: [${to('Fay')}]
    - day 3: []
    - expect: { untold: { Fay: [{ ability: marionette }], Gus: [{ ability: marionette }] } }
`);

rule('clocktower/jinx/marionette-lil-monsta#5', 'when the other Minions are dead the token stays where it is, and nobody is asked', `${game({ Gus: 'Tinker' }, 'lil-monsta-victim: [Fay, Cat], tinker-death: no')}
    - night 1: [Fay: lil' monsta Hal]
    - night 2: []
    - day 2: []
    - expect: { dead: [Fay] }
    - night 3: [Hal: lil' monsta Hal, Fay: lil' monsta Hal]
    - day 3: [Ann: slayer Hal]
    - expect: { phase: over, refused: [{ by: Hal }, { by: Fay }], dead: [Cat, Fay, Hal], winners: [Ann, Bob, Cat, Dan, Eve, Gus] }
`);
