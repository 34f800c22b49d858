import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { faultOf, manySeeds, toldBy } from '../sweep.ts';

const game = (changes: Readonly<Record<string, string>> = {}, decide = '') => {
  const players: Readonly<Record<string, string>> = {
    Ann: 'Slayer', Bob: 'Fortune Teller', Cat: 'Fool', Dan: 'Innkeeper', Eve: 'Mathematician', Fay: 'Baron', Gus: 'Vortox', Hal: 'Savant', Ivy: 'Exorcist', ...changes,
  };
  return `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Dan, ${decide} }
  players: { ${Object.entries(players).map(([name, role]) => `${name}: ${role}`).join(', ')} }
  play:
`;
};
const good = 'winners: [Ann, Bob, Cat, Dan, Eve, Hal, Ivy]';
const evil = 'phase: over, winners: [Fay, Gus]';
const votes = (whom: string, by = ['Ann', 'Bob', 'Dan', 'Eve', 'Hal']) => by.map(name => `${name}: vote ${whom} yes`).join(', ');
const day = (number: number, whom: string) => `
    - day ${number} nominations: [Ann: nominate ${whom}]
    - day ${number} voting: [${votes(whom)}]
`;
/** The Fool is executed on day 1 and lives, so that there is a second night. */
const begun = day(1, 'Cat');
const asked = 'Bob: fortune teller Gus and Ann';
const answers = (night: number, result: boolean) => `told: { Bob: [{ ability: fortune teller, phase: night ${night}, result: ${result} }] }`;

rule('clocktower/character/vortox#1', 'kills whom it chooses; a dead target is wasted', `${game()}${begun}    - night 2: [Gus: vortox Ann]
    - day 2: []
    - expect: { dead: [Ann] }
    - day 2 nominations: [Bob: nominate Ann]
    - day 2 voting: [${votes('Ann')}]
    - night 3: [Gus: vortox Ann]
    - day 3: []
    - expect: { phase: day 3, dead: [Ann], refused: [] }
`);

rule('clocktower/character/vortox#2', 'abilities of Townsfolk yield only false information, from the first night on', `${game()}
    - night 1: [${asked}]
    - day 1: []
    - expect: { ${answers(1, false)} }${begun}    - night 2: [Bob: fortune teller Ann and Hal]
    - day 2: []
    - expect: { ${answers(2, true)} }
`);
test('clocktower/character/vortox#2: only a false answer can be pinned', () => {
  const pinned = (pair: string) => `${game({ Eve: 'Nightwatchman', Hal: 'Dreamer' }, `false-answer: ${pair}`)}    - night 1: [Hal: dreamer Cat]\n    - day 1: []\n`;
  expect(faultOf(pinned('Fool and Vortox'))).toMatch(/"false-answer" cannot be "Fool and Vortox" .* possible then: .*Pixie and Vortox/);
  expect(faultOf(pinned('Pixie and Vortox'))).toBe('');
});
test('clocktower/character/vortox#2: by default one of the false answers is drawn', () => {
  const told = toldBy(manySeeds(`${game({ Hal: 'Dreamer' })}    - night 1: [Hal: dreamer Cat]\n    - day 1: []\n`, 80), 'Hal', 'dreamer');
  expect(told.filter(pair => pair.includes('Fool'))).toEqual([]);
  expect(new Set(told).size).toBeGreaterThan(30);
});

rule('clocktower/character/vortox#3', 'evil wins when a day resolves without an execution', `${game()}
    - day 1 nominations: []
    - end
    - expect: { ${evil}, dead: [] }
`);
rule('clocktower/character/vortox#4', 'on a tie', `${game()}
    - day 1 nominations: [Ann: nominate Cat, Bob: nominate Dan]
    - day 1 voting: [${votes('Cat')}, ${votes('Dan')}]
    - night 2: []
    - expect: { ${evil}, dead: [] }
`);
rule('clocktower/character/vortox#4', 'by too few votes', `${game()}
    - day 1 nominations: [Ann: nominate Cat]
    - day 1 voting: [${votes('Cat', ['Ann', 'Bob', 'Dan', 'Eve'])}]
    - night 2: []
    - expect: { ${evil}, dead: [] }
`);
rule('clocktower/character/vortox#4', 'without nominations, on the first day too', `${game()}
    - night 2: []
    - expect: { ${evil}, dead: [] }
`);

rule('clocktower/character/vortox#5', 'one who survives was executed', `${game()}${begun}    - night 2: []\n    - expect: { phase: night 2, dead: [] }\n`);
rule('clocktower/character/vortox#5', 'so was a corpse', `${game()}${begun}    - night 2: [Gus: vortox Fay]${day(2, 'Fay')}    - night 3: []\n    - expect: { phase: night 3, dead: [Fay] }\n`);
rule('clocktower/character/vortox#5', 'and a Scapegoat in the place of another', `${game({ Tom: 'good Scapegoat' }, 'scapegoat-swap: yes')}${day(1, 'Hal')}    - night 2: []
    - expect: { phase: night 2, announced: [{ about: [Tom, Hal] }] }
`);
rule('clocktower/character/vortox#5', 'an exile is none', `${game({ Tom: 'good Deviant' })}
    - day 1: [Ann: exile Tom, Bob: exile Tom, Cat: exile Tom, Dan: exile Tom, Eve: exile Tom]
    - expect: { announced: [{ about: [Tom], text: exiled }] }
    - night 2: []
    - expect: { phase: over, winners: [Fay, Gus] }
`);
rule('clocktower/character/vortox#5', 'nor is the death of a Tinker', `${game({ Hal: 'Tinker' })}
    - day 1: [Storyteller: decide tinker-death yes]
    - night 2: []
    - expect: { ${evil}, dead: [Hal] }
`);
rule('clocktower/character/vortox#5', 'nor a shot that kills', `${game({ Hal: 'Tinker' }, 'slayer-tinker: yes')}
    - day 1: [Ann: slayer Hal]
    - expect: { phase: day 1, dead: [Hal] }
    - night 2: []
    - expect: { ${evil}, dead: [Hal] }
`);

rule('clocktower/character/vortox#6', 'good wins when the execution kills it', `${game()}${day(1, 'Gus')}    - night 2: []\n    - expect: { phase: over, dead: [Gus], ${good} }\n`);
rule('clocktower/character/vortox#7', 'good wins when it kills itself', `${game()}${begun}    - night 2: [Gus: vortox Gus]
    - end
    - expect: { phase: over, dead: [Gus], ${good} }
`);

const blocked = game({ Fay: 'Evil Twin' }, 'evil-twin-pair: Ivy');
rule('clocktower/character/vortox#8', 'executed while good is blocked, its rules are over', `${blocked}${day(1, 'Gus')}    - night 2: [Bob: fortune teller Gus and Ann]
    - day 2: []
    - expect: { phase: day 2, dead: [Gus], ${answers(2, true)} }
    - day 3: []
    - expect: { phase: day 3, winners: [] }
`);

const drunk = `${game({}, 'innkeeper-drunk: Gus')}${begun}    - night 2: [Dan: innkeeper Gus and Ann, Gus: vortox Hal, ${asked}]
    - day 2: []
    - expect: { phase: day 2, dead: [], ${answers(2, true)} }
    - night 3: [${asked}]
    - expect: { phase: night 3, winners: [] }
`;
rule('clocktower/character/vortox#9', 'while malfunctioning it neither kills nor falsifies, and a day without an execution is harmless', drunk);
rule('clocktower/character/vortox#10', 'drunk until dusk, it does not win by that day; the next is another matter', `${drunk}    - night 4: []
    - expect: { ${evil} }
`);
rule('clocktower/character/vortox?1', 'its state when the day resolves counts', `${drunk}    - day 3: []
    - expect: { phase: day 3, ${answers(3, false)} }
`);

rule('clocktower/character/vortox#11', 'abilities that are not of the Townsfolk tell the truth', `${game({ Fay: 'Mezepheles', Hal: 'Puzzlemaster', Ivy: 'Evil Twin' }, 'mezepheles-word: kumquat, evil-twin-pair: Ann, puzzle-drunk: Bob')}
    - night 1: []
    - day 1: [Hal: whisper Storyteller, Hal: puzzlemaster Bob]
    - expect: { told: { Fay: [{ ability: mezepheles, result: kumquat }], Ivy: [{ ability: evil twin, result: Ann }], Hal: [{ ability: puzzlemaster, result: Gus }] } }
`);
test('clocktower/character/vortox#11: what a Townsfolk ability tells another player, or a spoiled Townsfolk, is false as well', () => {
  const games = manySeeds(`${game({ Hal: 'Nightwatchman', Ivy: 'Puzzlemaster' }, 'puzzle-drunk: Bob')}
    - night 1: [${asked}, Hal: nightwatchman Ann]
    - day 1: []
`);
  expect(new Set(toldBy(games, 'Bob', 'fortune teller'))).toEqual(new Set(['false']));
  const named = toldBy(games, 'Ann', 'nightwatchman');
  expect(named).toHaveLength(60);
  expect(named.filter(name => name === 'Hal' || name === 'Ann')).toEqual([]);
});

/** The number that a Mathematician is told under a Vortox is false, so it is the trace that tells who counts. */
const counted = (night: number, record: string) => manySeeds(record, 1)[0]!.trace
  .filter(({ phase, step }) => phase === `night ${night}` && step === 'ledger').map(({ text }) => String(text).split(' ')[0]!).filter(name => name !== 'Eve');
test('clocktower/character/vortox#12: a Townsfolk player who was told something false counts', () => {
  expect(counted(1, `${game()}    - night 1: [${asked}]\n    - day 1: []\n`)).toEqual(['Bob']);
});
test('clocktower/character/vortox#12: the Vortox counts when its kill was prevented or it was kept from acting', () => {
  const night2 = (acts: string) => counted(2, `${game({}, 'innkeeper-drunk: Fay')}${begun}    - night 2: [${acts}]\n    - day 2: []\n`);
  expect(night2('Gus: vortox Hal')).toEqual([]);
  expect(night2('Dan: innkeeper Hal and Fay, Gus: vortox Hal')).toEqual(['Gus']);
  expect(night2('Ivy: exorcist Gus, Gus: vortox Hal')).toEqual(['Ivy', 'Gus']);
});

rule('clocktower/character/vortox#13', 'dead by its own choice before the answers of a blocked game, it falsifies them no more', `${blocked}${begun}    - night 2: [Gus: vortox Gus, Bob: fortune teller Gus and Ann]
    - day 2: []
    - expect: { phase: day 2, dead: [Gus], ${answers(2, true)} }
`);
rule('clocktower/character/vortox#13', 'without a block the game has ended before', `${game()}${begun}    - night 2: [Gus: vortox Gus, ${asked}]
    - end
    - expect: { phase: over, dead: [Gus], untold: { Bob: [{ ability: fortune teller }] } }
`);

rule('clocktower/character/vortox#14', 'evil Townsfolk are told false things too', `${game({ Bob: 'evil Fortune Teller' })}
    - night 1: [${asked}]
    - day 1: []
    - expect: { ${answers(1, false)} }
`);
