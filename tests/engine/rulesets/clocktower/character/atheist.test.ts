import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { voted } from '../execution.ts';
import { cannotPlay, madeOf, overSeeds } from '../over-seeds.ts';
import { plain, seven } from './atheist-tables.ts';

rule('clocktower/character/atheist#1', 'every evil place is filled by a Townsfolk, Outsiders stay as in the row', `${seven('', '', ', Hal: Damsel')}
    - night 1: []
    - day 1: []
    - expect: { phase: day 1, roles: { Ann: Atheist }, untold: { Bob: [{ ability: { anyOf: [minions, demon, bluffs] } }] } }
`);

test('clocktower/character/atheist#1: no evil character can be dealt beside it, and no Outsider more or less', () => {
  cannotPlay(`${seven().replace('Exorcist', 'Fearmonger')} []\n`, /7 players are dealt 7 Townsfolk, 0 Outsiders, 0 Minions and 0 Demons with these characters/);
  cannotPlay(`${seven().replace('Exorcist', 'Damsel')} []\n`, /7 players are dealt 7 Townsfolk, 0 Outsiders, 0 Minions and 0 Demons/);
  cannotPlay(`${seven('', '', ', Hal: Fool')} []\n`, /8 players are dealt 7 Townsfolk, 1 Outsider, 0 Minions and 0 Demons/);
});

rule('clocktower/character/atheist#2', 'the Storyteller may let anybody die, protected or not, by night and by day', `${seven('atheist-break: Bob, innkeeper-drunk: Cat')}
    - night 1: []
    - night 2: [Dan: innkeeper Bob and Cat]
    - day 2: []
    - expect: { dead: [Bob], announced: [{ kind: death, phase: day 2, about: [Bob] }] }
    - day 2: [Storyteller: decide atheist-break Eve]
    - expect: { dead: [Bob, Eve], announced: [{ kind: death, phase: day 2, about: [Eve] }], phase: day 2 }
`);

rule('clocktower/character/atheist#2', 'and bend what is told, for the whole game', `${seven('atheist-break: [Ann, nobody], mathematician-number: 0, malfunction-info: Fool and Vortox, savant-pair: "AAA (false) | BBB (false)"')}
    - night 1: [Cat: dreamer Eve]
    - night 2: []
    - day 2: [Bob: whisper Storyteller, Bob: savant]
    - night 3: [Cat: dreamer Eve]
    - day 3: []
    - expect:
        dead: [Ann]
        told: { Cat: [{ phase: night 1, ability: dreamer, result: [Fool, Vortox] }, { phase: night 3, ability: dreamer, result: [Fool, Vortox] }], Bob: [{ ability: savant, text: BBB }] }
`);

rule('clocktower/character/atheist#3', 'the Storyteller can be nominated in every game, once a day, by any living person', `${plain}
    - night 2: [Gus: lleech Ann]
    - day 2 nominations: [Ann: nominate Storyteller, Bob: nominate Storyteller, Dan: nominate Storyteller, Dan: nominate Eve]
    - expect: { refused: [{ by: Ann, code: { not: malformed } }, { by: Dan, text: nominate Storyteller }], announced: [{ about: { has: [Bob] }, ability: nominate }] }
    - day 2 voting: [Bob: vote Storyteller yes, Dan: vote Storyteller yes, Eve: vote Storyteller yes]
    - end
    - expect: { phase: night 3, dead: [Ann] }                         # three of six
    - day 3 nominations: [Bob: nominate Storyteller, Dan: nominate Eve]
    - day 3 voting: [Bob: vote Storyteller yes, Dan: vote Storyteller yes, Eve: vote Storyteller yes, Fay: vote Storyteller yes, Bob: vote Eve yes, Dan: vote Eve yes, Fay: vote Eve yes, Gus: vote Eve yes]
    - end
    - expect: { phase: night 4, dead: [Ann] }                         # a tie
    - day 4 nominations: [Bob: nominate Storyteller]
    - day 4 voting: [Bob: vote Storyteller yes, Dan: vote Storyteller yes, Eve: vote Storyteller yes, Fay: vote Storyteller yes]
    - end
    - expect: { phase: over }
`);

rule('clocktower/character/atheist#4', 'the hand starts at the top of the seat list and ends at the bottom', `${plain}
    - day 1 nominations:
        - Bob: nominate Storyteller
        - Gus: vote Storyteller yes
        - Gus: vote Storyteller no           # at the bottom: still free
        - Ann: vote Storyteller yes
        - Ann: vote Storyteller no           # refused: at the top, locked at once
        - Bob: vote Storyteller yes
        - Bob: vote Storyteller no           # refused: the next
    - expect: { refused: [{ by: Ann }, { by: Bob }], announced: [{ ability: nominate, text: 'Ann, Bob, Cat, Dan, Eve, Fay and Gus' }] }
`);

test('clocktower/character/atheist#4: only these two were refused', () => {
  const { session } = played(`${plain}
    - day 1 nominations: [Bob: nominate Storyteller, Gus: vote Storyteller yes, Gus: vote Storyteller no, Cat: vote Storyteller yes, Cat: vote Storyteller no, Ann: vote Storyteller yes, Ann: vote Storyteller no]
`);
  expect(resultOf(session).refused.map(({ by }) => by)).toEqual(['Ann']);
});

const executed = (day: number, ...voters: readonly string[]): string => `${voted(day, 'Storyteller', ...voters)}
    - end`;

rule('clocktower/character/atheist#5', 'executing the Storyteller makes good win with the Atheist in play', `${seven()}
    - night 1: []${executed(1, 'Ann', 'Bob', 'Cat', 'Dan')}
    - expect: { phase: over, dead: [], winners: [Ann, Bob, Cat, Dan, Eve, Fay, Gus] }
`);

const deadAtheist = `${seven('atheist-break: Ann')}
    - night 1: []
    - night 2: []${executed(2, 'Bob', 'Cat', 'Dan', 'Eve')}
    - expect: { phase: over, dead: [Ann], winners: [Ann, Bob, Cat, Dan, Eve, Fay, Gus] }
`;

rule('clocktower/character/atheist#5', 'whether alive or dead', deadAtheist);
rule('clocktower/character/atheist#12', 'the winning condition outlives the Atheist', deadAtheist);

const without = `${plain}${executed(1, 'Ann', 'Bob', 'Cat', 'Dan')}
    - expect: { phase: over, dead: [], winners: [Fay, Gus] }
`;

rule('clocktower/character/atheist#6', 'executing the Storyteller without the Atheist in play makes evil win', without);
rule('clocktower/character/atheist?2', 'the Storyteller can be nominated although the Atheist is not in play; the price is an evil win', without);

rule('clocktower/character/atheist#6', 'a character that somebody only believes to be is not in play', `${plain.replace('Cat: Dreamer', 'Cat: Drunk as Atheist')}${executed(1, 'Ann', 'Bob', 'Cat', 'Dan')}
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/character/atheist#7', 'with two players left evil wins, and all players lose', `${seven('atheist-break: [Bob, Cat, Dan, Eve, Fay]')}
    - night 1: []
    - night 2: []
    - night 3: []
    - night 4: []
    - night 5: []
    - day 5: []
    - expect: { phase: day 5, dead: [Bob, Cat, Dan, Eve], winners: [] }
    - night 6: []
    - day 6: []
    - expect: { phase: over, dead: [Bob, Cat, Dan, Eve, Fay], winners: [], announced: [{ kind: win, result: evil, about: [] }] }
`);

rule('clocktower/character/atheist#8', 'that all Demons are dead is never fulfilled', `${seven("atheist-break: Bob")}
    - night 1: []
    - expect: { phase: night 1 }
    - day 1: []${voted(1, 'Gus', 'Ann', 'Bob', 'Cat', 'Dan')}
    - end
    - expect: { phase: night 2, dead: [Gus] }
    - day 2: []
    - expect: { phase: day 2, dead: [Bob, Gus] }
`);

rule('clocktower/character/atheist#9', 'while malfunctioning the executed Storyteller changes nothing and the game goes on', `${seven('puzzle-drunk: Ann', '', ', Hal: Puzzlemaster')}
    - night 1: []${executed(1, 'Ann', 'Bob', 'Cat', 'Dan', 'Eve')}
    - expect: { phase: night 2, dead: [], winners: [] }
`);

test('clocktower/character/atheist#9: the defaults never let the Atheist malfunction', () => {
  const record = (choice: string): string => `${seven('', '', ', Hal: Puzzlemaster')}\n    - night 1: []\n    - night 2: [Dan: innkeeper ${choice}]\n    - day 2: []\n`;
  const all = [...overSeeds(15, record('Ann and Dan')), ...overSeeds(15, record('Ann and Bob'))];
  for (const game of all) {
    expect(madeOf(game, 'innkeeper-drunk')).not.toBe('Ann');
    expect(madeOf(game, 'puzzle-drunk')).not.toBe('Ann');
  }
});

test('clocktower/character/atheist#10: it cannot come together with a Vortox', () => {
  for (const demon of ['Vortox', 'Lleech']) cannotPlay(`${seven().replace('Exorcist', demon)} []\n`, /0 Minions and 0 Demons with these characters, and here are 6 Townsfolk, 0 Outsiders, 0 Minions and 1 Demon/);
});

rule('clocktower/character/atheist#11', 'what the Storyteller simulates enters nothing; the number told may be bent', `${seven('innkeeper-drunk: Gus, atheist-break: Bob')}
    - night 1: [Cat: dreamer Eve]
    - night 2: [Dan: innkeeper Bob and Gus]
    - day 2: []
    - expect: { dead: [Bob], told: { Fay: [{ phase: night 1, ability: mathematician, result: 0 }, { phase: night 2, ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/atheist#11', 'a bent number', `${seven('mathematician-number: 4')}
    - night 1: []
    - day 1: []
    - expect: { told: { Fay: [{ ability: mathematician, result: 4 }] } }
`);

rule('clocktower/character/atheist#13', 'dealt good; nobody turns evil but by a granted Mezepheles, or beside such a convert', `
  rules: clocktower
  decide: { mezepheles-word: kumquat, cult-neighbour: Bob, atheist-break: nobody }
  players: { Ann: Atheist, Bob: Savant, Cat: Cult Leader, Dan: Alchemist with Mezepheles, Eve: Slayer, Fay: Mathematician, Gus: Exorcist }
  play:
    - night 1: []
    - day 1: [Bob: say "kumquat"]
    - expect: { roles: { Ann: Atheist, Bob: Savant, Cat: Cult Leader }, told: { Ann: [{ kind: role, text: You are good }] } }
    - night 2: []
    - day 2: []
    - expect: { roles: { Ann: Atheist, Bob: evil Savant, Cat: evil Cult Leader, Dan: Alchemist with Mezepheles, Eve: Slayer, Fay: Mathematician, Gus: Exorcist } }
`);

test('clocktower/character/atheist#13: no Evil Twin can be granted where nobody is evil', () =>
  cannotPlay(`${seven().replace('Exorcist', 'Alchemist with Evil Twin')} []\n`, /the Alchemist cannot have the ability of the Evil Twin in this game/));
