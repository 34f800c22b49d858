import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { faultOf, manySeeds, tallyOf } from '../sweep.ts';

const game = (changes: Readonly<Record<string, string>> = {}, decide = '') => {
  const players: Readonly<Record<string, string>> = {
    Ann: 'Slayer', Bob: 'Fortune Teller', Cat: 'Fool', Dan: 'Innkeeper', Eve: 'Mathematician', Fay: 'Baron', Gus: 'Lleech', Hal: 'Savant', Ivy: 'Exorcist', ...changes,
  };
  return `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Dan, ${decide} }
  players: { ${Object.entries(players).map(([name, role]) => `${name}: ${role}`).join(', ')} }
  play:
`;
};
const host = (name: string, also = '') => `    - night 1: [Gus: lleech ${name}${also === '' ? '' : `, ${also}`}]\n`;
const good = 'winners: [Ann, Bob, Cat, Dan, Eve, Hal, Ivy]';
const votes = (whom: string) => ['Ann', 'Bob', 'Dan', 'Eve', 'Hal'].map(name => `${name}: vote ${whom} yes`).join(', ');
const day = (number: number, whom: string) => `
    - day ${number} nominations: [Ann: nominate ${whom}]
    - day ${number} voting: [${votes(whom)}]
    - night ${number + 1}: []
`;
/** Only a spoiled Fortune Teller is asked for: the truth is yes. */
const wrong = 'fortune-teller-answer: no';
const asked = 'Bob: fortune teller Gus and Ann';
const answer = (night: number, result: boolean) => `{ told: { Bob: [{ ability: fortune teller, phase: night ${night}, result: ${result} }] } }`;

rule('clocktower/character/lleech#1', 'the host is poisoned from the step of the first night on', `${game({}, wrong)}${host('Bob', asked)}    - night 3: [${asked}]
    - day 3: []
    - expect: { told: { Bob: [{ phase: night 1, result: false }, { phase: night 3, result: false }] } }
`);

rule('clocktower/character/lleech#2', 'dies when the host dies', `${game()}${host('Hal')}${day(1, 'Hal')}    - expect: { phase: over, dead: [Gus, Hal], ${good} }\n`);
rule('clocktower/character/lleech#2', 'and in no other way', `${game()}${host('Hal')}${day(1, 'Gus')}    - night 2: [Gus: lleech Gus]
    - day 2: []
    - expect: { phase: day 2, dead: [] }
`);

rule('clocktower/character/lleech#3', 'kills whom it chooses in later nights; the dead are wasted targets', `${game()}${host('Hal')}    - night 2: [Gus: lleech Ann]
    - day 2: []
    - expect: { dead: [Ann] }
    - night 3: [Gus: lleech Ann]
    - day 3: []
    - expect: { dead: [Ann], refused: [], announced: [{ phase: day 3, text: A quiet night }] }
`);

rule('clocktower/character/lleech#4', 'kills itself with the own host', `${game()}${host('Hal')}    - night 2: [Gus: lleech Hal]
    - end
    - expect: { phase: over, dead: [Gus, Hal], ${good} }
`);

rule('clocktower/character/lleech#5', 'survives the own execution, which counts, and the report says no more', `${game()}${host('Hal')}    - day 1 nominations: [Ann: nominate Gus]
    - expect: { phase: day 1 nominations }
    - day 1 voting: [${votes('Gus')}]
    - end
    - expect: { phase: night 2, dead: [], announced: [{ kind: notice, about: [Gus], text: stays in the game }], unannounced: [{ text: Lleech }, { about: { has: [Hal] } }] }
`);

rule('clocktower/character/lleech#6', 'a shot at it does nothing', `${game()}${host('Hal')}    - day 1: [Ann: slayer Gus]
    - expect: { phase: day 1, dead: [], announced: [{ ability: slayer, text: Nothing happens. }] }
`);
rule('clocktower/character/lleech#6', 'a shot at the host kills the host', `${game()}${host('Hal')}    - day 1: [Ann: slayer Hal]
    - expect: { phase: over, dead: [Gus, Hal], ${good} }
`);

rule('clocktower/character/lleech#7', 'the host stays the same and is not told', `${game({}, wrong)}${host('Bob')}    - night 2: [Gus: lleech Ann, ${asked}]
    - night 3: [${asked}]
    - day 3: []
    - expect: { told: { Bob: [{ phase: night 2, result: false }, { phase: night 3, result: false }] }, untold: { Bob: [{ text: Lleech }, { about: [Gus] }, { text: poison }] } }
`);

rule('clocktower/character/lleech#8', 'the ability of a Fool who is the host does not save', `${game()}${host('Cat')}    - night 2: [Gus: lleech Cat]
    - end
    - expect: { phase: over, dead: [Cat, Gus], ${good} }
`);

rule('clocktower/character/lleech#9', 'protected when the host dies, it dies when the protection ends', `${game({}, 'innkeeper-drunk: Ann')}${host('Hal')}    - night 2: [Dan: innkeeper Gus and Ann, Gus: lleech Hal, ${asked}]
    - end
    - expect: { phase: over, dead: [Gus, Hal], ${good}, told: { Bob: [{ ability: fortune teller, phase: night 2 }] } }
`);

rule('clocktower/character/lleech#10', 'its death and that of the host are one event: good wins with two players left', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Slayer, Fay: Baron, Gus: Lleech, Hal: Savant }
  play:
    - night 1: [Gus: lleech Hal]
    - night 2: [Gus: lleech Hal]
    - end
    - expect: { phase: over, alive: [Ann, Fay], winners: [Ann, Hal] }
`);

rule('clocktower/character/lleech#11', 'cannot name itself', `${game()}    - night 1: [Gus: lleech Gus]
    - expect: { refused: [{ by: Gus, code: illegal-target }] }
`);

const drunk = (decide = '') => game({}, `innkeeper-drunk: [Gus, Ann], ${decide}`);
rule('clocktower/character/lleech#12', 'while malfunctioning it kills nobody and the host is healthy', `${drunk(wrong)}${host('Bob')}    - night 2: [Dan: innkeeper Gus and Ann, Gus: lleech Hal, ${asked}]
    - day 2: []
    - expect: { dead: [], told: { Bob: [{ phase: night 2, result: true }] } }
    - night 3: [${asked}]
    - day 3: []
    - expect: ${answer(3, false)}
`);
rule('clocktower/character/lleech#12', 'it can be executed', `${drunk()}${host('Hal')}    - night 2: [Dan: innkeeper Gus and Ann]${day(2, 'Gus')}    - expect: { phase: over, dead: [Gus], ${good} }\n`);
rule('clocktower/character/lleech#12', 'and does not die with the host', `${game({ Hal: 'Tinker' }, 'innkeeper-drunk: Gus, tinker-death: no')}${host('Hal')}    - night 2: [Dan: innkeeper Gus and Ann]
    - day 2: [Storyteller: decide tinker-death yes]
    - expect: { phase: day 2, dead: [Hal] }
`);

const late = `${drunk()}${host('Hal')}    - night 2: [Dan: innkeeper Gus and Ann]${day(2, 'Hal')}    - expect: { phase: over, dead: [Gus, Hal], ${good} }\n`;
rule('clocktower/character/lleech#13', 'dies as soon as it functions again if the host is dead by then', late);
rule('clocktower/character/lleech?3', 'good does not lose the win by a host who died meanwhile', late);

const unborn = `${game({ Fay: 'Puzzlemaster' }, 'puzzle-drunk: Gus, innkeeper-drunk: [Fay, Fay, Ann], fortune-teller-answer: no')}${host('Bob', asked)}`;
rule('clocktower/character/lleech#14', 'malfunctioning in the first night it never has a host, and dies like others', `${unborn}    - day 1: []
    - expect: ${answer(1, true)}
    - night 2: [Dan: innkeeper Fay and Hal, ${asked}, Gus: lleech Ivy]
    - day 2: []
    - expect: { dead: [Ivy], told: { Bob: [{ phase: night 2, result: true }] } }${day(2, 'Gus')}
    - expect: { phase: over, dead: [Gus, Ivy] }
`);
rule('clocktower/character/lleech?2', 'and is given none later', `${unborn}    - night 2: [Dan: innkeeper Fay and Hal, Gus: lleech Bob]
    - day 2: []
    - expect: { phase: day 2, dead: [Bob] }
`);

test('clocktower/character/lleech#15: is in no game with a Vortox', () => {
  expect(faultOf(`
  rules: clocktower
  players: { Ann: Slayer, Bob: Savant, Cat: Fool, Dan: Dreamer, Eve: Exorcist, Fay: Vortox, Gus: Lleech }
`)).toContain('1 Minion and 1 Demon with these characters, and here are 5 Townsfolk, 0 Outsiders, 0 Minions and 2 Demons');
});

const counts = (night: number, number: number) => `    - day ${night}: []\n    - expect: { told: { Eve: [{ ability: mathematician, phase: night ${night}, result: ${number} }] } }\n`;
rule('clocktower/character/lleech#16', 'the host counts when the poison spoils an ability', `${game({}, wrong)}${host('Bob', asked)}${counts(1, 1)}`);
rule('clocktower/character/lleech#16', 'and not otherwise', `${game()}${host('Bob')}${counts(1, 0)}`);
rule('clocktower/character/lleech#16', 'the Lleech counts when its kill was prevented by an ability', `${game()}${host('Hal')}    - night 2: [Gus: lleech Cat]\n${counts(2, 1)}`);
rule('clocktower/character/lleech#16', 'or by malfunction', `${drunk()}${host('Hal')}    - night 2: [Dan: innkeeper Gus and Ann, Gus: lleech Ivy]\n${counts(2, 1)}`);
rule('clocktower/character/lleech#16', 'or when malfunction kept it from having a host', `${game({ Fay: 'Puzzlemaster' }, 'puzzle-drunk: Gus')}${host('Hal')}${counts(1, 1)}`);
rule('clocktower/character/lleech#16', 'who shot it in vain because of the link counts', `${game()}${host('Hal')}    - day 1: [Ann: slayer Gus]\n    - night 2: []\n${counts(2, 1)}`);

rule('clocktower/character/lleech#17', 'the host is healthy when it is dead', `${game({ Fay: 'Evil Twin' }, `${wrong}, evil-twin-pair: Ann, innkeeper-drunk: Gus`)}${host('Bob')}    - night 2: [Dan: innkeeper Gus and Hal]${day(2, 'Gus')}
    - expect: { phase: night 3, dead: [Gus] }
    - night 3: [${asked}]
    - day 3: []
    - expect: ${answer(3, true)}
`);

rule('clocktower/character/lleech#18', 'the host may be evil', `${game({ Fay: 'Fearmonger' })}${host('Fay', 'Fay: fearmonger Ann')}    - day 1: []
    - expect: { refused: [], unannounced: [{ ability: fearmonger }] }
    - night 2: [Gus: lleech Fay]
    - end
    - expect: { phase: over, dead: [Fay, Gus], ${good} }
`);

rule('clocktower/character/lleech?1', 'self-hosting is refused, and another choice stands', `${game()}    - night 1: [Gus: lleech Hal, Gus: lleech Gus]
    - expect: { refused: [{ by: Gus, code: illegal-target }] }
    - day 1: [Ann: slayer Hal]
    - expect: { phase: over, dead: [Gus, Hal] }
`);

const unnamed = (decide = '') => `${game({}, decide)}    - night 1: []\n    - day 1: []\n`;
test('clocktower/character/lleech#1: a host that was not named is drawn among the living others', () => {
  expect(Object.keys(tallyOf(manySeeds(unnamed(), 100), 'missing-action'))).toEqual(['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Hal', 'Ivy']);
  expect(faultOf(unnamed('missing-action: Gus'))).toMatch(/"missing-action" cannot be "Gus" .* possible then: Ann, Bob, Cat, Dan, Eve, Fay, Hal, Ivy$/);
});
rule('clocktower/character/lleech#1', 'or pinned, and nobody is asked', `${unnamed('missing-action: Hal').replace('check: off', 'check: off, mode: storyteller')}    - day 1: [Storyteller: decide missing-action Bob, Ann: slayer Hal]
    - expect: { phase: over, refused: [{ by: Storyteller, code: not-now }], dead: [Gus, Hal] }
`);
