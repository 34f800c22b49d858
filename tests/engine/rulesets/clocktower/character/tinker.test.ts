import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { faultOf, manySeeds, tallyOf } from '../sweep.ts';

const game = (decide = 'tinker-death: yes', ann = 'Tinker', gus = 'Lleech') => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: ${ann}, Bob: Innkeeper, Cat: Slayer, Dan: Mathematician, Eve: Savant, Fay: Baron, Gus: ${gus}, Hal: Dreamer }
  play:
`;
const byDay = 'Storyteller: decide tinker-death yes';

rule('clocktower/character/tinker#1', 'may die in any night but the first', `${game('tinker-death: [no, yes]')}
    - night 1: [Gus: lleech Cat]
    - day 1: []
    - day 2: []
    - expect: { dead: [] }
    - day 3: []
    - expect: { dead: [Ann], announced: [{ kind: death, phase: day 3, about: [Ann] }] }
`);

for (const part of ['day 1', 'day 1 nominations', 'day 1 voting']) {
  rule('clocktower/character/tinker#1', `may die in ${part}`, `${game('')}
    - night 1: [Gus: lleech Cat]
    - day 1 nominations: [Bob: nominate Cat]
    - ${part}: [${byDay}]
    - expect: { phase: ${part}, dead: [Ann], announced: [{ kind: death, phase: ${part}, about: [Ann] }] }
`.replace('- day 1 nominations: [Bob: nominate Cat]\n    - day 1:', '- day 1:'));
}

test('clocktower/character/tinker#1: nobody is the killer', () => {
  const { trace } = resultOf(played(`${game()}
    - night 1: [Gus: lleech Cat]
    - day 2: []
`).session);
  const [death, ...others] = trace.filter(({ step }) => step === 'death').map(({ text }) => String(text));
  expect(death).toContain('Ann');
  expect(['Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'].filter(name => death!.includes(name))).toEqual([]);
  expect(others).toEqual([]);
});

rule('clocktower/character/tinker#2', 'by night at the own step, after the Demons and before the information, and reported with the others at dawn', `${game()}
    - night 1: [Gus: lleech Cat]
    - night 2: [Gus: lleech Eve, Hal: dreamer Bob]
    - expect: { dead: [] }
    - end
    - expect: { phase: day 2, dead: [Ann, Eve], announced: [{ kind: death, phase: day 2, about: [Ann] }, { kind: death, phase: day 2, about: [Eve] }] }
`);

rule('clocktower/character/tinker#2', 'what follows from it comes before later steps', `${game()}
    - night 1: [Gus: lleech Ann]
    - night 2: [Bob: innkeeper Gus and Eve, Gus: lleech Eve, Hal: dreamer Bob]
    - end
    - expect: { phase: day 2, dead: [Ann], told: { Hal: [{ ability: dreamer, phase: night 2 }] } }
`.replace('tinker-death: yes', 'tinker-death: yes, innkeeper-drunk: Gus'));

rule('clocktower/character/tinker#3', 'by day it is announced at once, and is no execution', `${game('', 'Tinker', 'Vortox')}
    - day 1: [${byDay}]
    - expect: { phase: day 1, dead: [Ann], announced: [{ kind: death, phase: day 1, about: [Ann] }], unannounced: [{ text: voted out }] }
    - night 2: []
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/character/tinker#4', 'cannot die so while protected', `${game('tinker-death: yes, innkeeper-drunk: Eve')}
    - night 1: [Gus: lleech Cat]
    - night 2: [Bob: innkeeper Ann and Eve]
    - day 2: []
    - expect: { dead: [] }
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('clocktower/character/tinker#5', 'may survive the whole game', `${game('tinker-death: no, fabled-in-play: Djinn')}
    - night 1: [Gus: lleech Cat]
    - night 6: [Gus: lleech Cat]
    - end
    - expect: { phase: over, dead: [Cat, Gus], winners: [Ann, Bob, Cat, Dan, Eve, Hal] }
`);

rule('clocktower/character/tinker#6', 'a malfunctioning one cannot die by the own ability, by night or day', `${game()}
    - night 1: [Gus: lleech Ann]
    - day 2: [${byDay}]
    - expect: { dead: [], refused: [{ by: Storyteller, code: not-now }] }
`);

rule('clocktower/character/tinker#7', 'a Vortox changes nothing', `${game('tinker-death: yes', 'Tinker', 'Vortox')}
    - night 1: []
    - day 1 nominations: [Bob: nominate Fay]
    - day 1 voting: [Ann: vote Fay yes, Bob: vote Fay yes, Cat: vote Fay yes, Dan: vote Fay yes, Eve: vote Fay yes]
    - day 2: []
    - expect: { dead: [Ann, Fay], untold: { Ann: [{ kind: result }] } }
`);

rule('clocktower/character/tinker#8', 'a death that did not happen never counts', `${game()}
    - night 1: [Gus: lleech Ann]
    - day 2: []
    - expect: { dead: [], told: { Dan: [{ ability: mathematician, phase: night 2, result: 0 }] } }
`);

test('clocktower/character/tinker#9: who was killed at an earlier step comes to none', () => {
  const night = (act: string) => resultOf(played(`${game()}
    - night 1: [Gus: lleech Cat]
    - night 2: [${act}]
    - day 2: []
`).session);
  const killed = night('Gus: lleech Ann');
  expect(killed.deaths).toEqual([{ player: 'Ann', phase: 'night 2', cause: 'lleech' }]);
  expect(killed.decisions.filter(({ key }) => key === 'tinker-death')).toEqual([]);
  expect(night('').decisions.filter(({ key }) => key === 'tinker-death')).toHaveLength(1);
});

rule('clocktower/character/tinker#10', 'works the same for an evil one', `${game('tinker-death: yes', 'evil Tinker')}
    - night 1: [Gus: lleech Cat]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('clocktower/character/tinker?1', 'the nomination of a Tinker who died stands', `${game('', 'Tinker', 'Vortox')}
    - day 1 nominations: [Bob: nominate Ann]
    - day 1 voting: [${byDay}, Bob: vote Ann yes, Cat: vote Ann yes, Dan: vote Ann yes, Eve: vote Ann yes]
    - end
    - expect: { phase: night 2, dead: [Ann], announced: [{ kind: notice, about: [Ann], text: voted out }] }
`);

const nights = (players: string) => `
  rules: clocktower
  options: { check: off }
  decide: { fabled-in-play: Djinn }
  players: { Ann: Tinker, Bob: Slayer, Cat: Savant, Gus: Lleech${players} }
  play:
    - night 1: [Gus: lleech Bob]
    - day 5: []
`;
test('clocktower/character/tinker#5: by default dies each night but the first with chance 1 in 6, never by day', () => {
  const games = manySeeds(nights(', Dan: Fool'));
  const { true: dies = 0, false: lives = 0 } = tallyOf(games, 'tinker-death');
  expect(dies / (dies + lives)).toBeGreaterThan(0.1);
  expect(dies / (dies + lives)).toBeLessThan(0.24);
  expect(new Set(games.flatMap(({ deaths }) => deaths.map(({ phase }) => phase)))).toEqual(new Set(['night 2', 'night 3', 'night 4', 'night 5']));
});

test('clocktower/character/tinker#5: by default never while four or fewer live', () => {
  expect(tallyOf(manySeeds(nights('')), 'tinker-death')).toEqual({ false: 240 });
});

test('clocktower/character/tinker#5: the decision is yes or no', () => {
  expect(faultOf(`${game('tinker-death: perhaps')}    - day 2: []\n`)).toMatch(/"tinker-death" cannot be "perhaps" .* yes, no$/);
});

rule('clocktower/character/tinker#5', 'whoever runs the game is asked at the step', `${game('').replace('check: off', 'check: off, mode: storyteller')}
    - night 1: [Gus: lleech Cat]
    - night 2 lock: [Storyteller: decide tinker-death maybe, Storyteller: decide tinker-death yes]
    - end
    - expect: { phase: day 2, dead: [Ann], refused: [{ by: Storyteller, code: unknown-option }] }
`);
