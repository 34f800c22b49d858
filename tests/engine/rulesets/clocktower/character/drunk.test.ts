import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { faultOf, manySeeds, toldBy } from '../sweep.ts';

const game = (ann = 'Drunk as Fortune Teller', decide = '', gus = 'Lleech', dan = 'Mathematician') => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: ${ann}, Bob: Slayer, Cat: Savant, Dan: ${dan}, Eve: Innkeeper, Fay: Mezepheles, Gus: ${gus}, Hal: Dreamer }
  play:
`;
rule('clocktower/character/drunk#1', 'is told to be one of the Townsfolk, and good, and is asked as such', `${game()}
    - expect: { told: { Ann: [{ kind: role, result: Fortune Teller, text: You are good }] }, untold: { Ann: [{ result: Drunk }] } }
    - night 1: [Gus: lleech Bob, Ann: fortune teller Cat and Dan]
    - day 1: []
    - expect: { told: { Ann: [{ kind: result, ability: fortune teller, about: [Cat, Dan], result: { anyOf: [true, false] } }] } }
`);

rule('clocktower/character/drunk#2', 'limits follow the believed character', `${game('Drunk as Exorcist')}
    - night 1: [Gus: lleech Bob, Ann: exorcist Gus]
    - night 2: [Ann: exorcist Gus]
    - night 3: [Ann: exorcist Gus]
    - expect: { refused: [{ by: Ann, phase: night 1 }, { by: Ann, code: illegal-target, phase: night 3 }] }
`);
rule('clocktower/character/drunk#2', 'effects never occur', `${game('Drunk as Exorcist')}
    - night 1: [Gus: lleech Bob]
    - night 2: [Ann: exorcist Gus, Gus: lleech Cat]
    - day 2: []
    - expect: { dead: [Cat], untold: { Gus: [{ ability: exorcist }] } }
`);

rule('clocktower/character/drunk#3', 'is seen as the Drunk', `${game('Drunk as Fool', 'dreamer-decoy: Baron')}
    - night 1: [Gus: lleech Bob, Hal: dreamer Ann]
    - day 1: []
    - expect: { told: { Hal: [{ ability: dreamer, result: [Drunk, Baron] }] } }
`);
test('clocktower/character/drunk#3: counts as an Outsider in the deal', () => {
  const table = (hal: string) => `
  rules: clocktower
  players: { Ann: Drunk as Dreamer, Bob: Slayer, Cat: Savant, Dan: Mathematician, Eve: Innkeeper, Fay: Fearmonger, Gus: Lleech, Hal: ${hal} }
`;
  expect(faultOf(table('Fool'))).toBe('');
  expect(faultOf(table('Tinker'))).toContain('8 players are dealt 5 Townsfolk, 1 Outsider, 1 Minion and 1 Demon with these characters, and here are 4 Townsfolk, 2 Outsiders');
});

rule('clocktower/character/drunk#4', 'learns the truth when the game is over, and not before', `${game('Drunk as Fool')}
    - night 1: [Gus: lleech Bob]
    - night 2: [Gus: lleech Cat]
    - day 2: []
    - expect: { untold: { Ann: [{ text: Drunk }], Gus: [{ about: [Ann] }] }, unannounced: [{ text: Drunk }] }
    - night 3: [Gus: lleech Bob]
    - end
    - expect: { phase: over, announced: [{ kind: reveal, about: [Ann], result: Drunk as Fool }] }
`);

test('clocktower/character/drunk#5: what is believed is not in play: no Pixie is shown it, and by default it is none of the three', () => {
  const pixie = (decide: string) => game('Drunk as Fool', decide, 'Lleech', 'Pixie');
  const fault = faultOf(pixie('pixie-shown: Fool'));
  expect(fault).toContain('"pixie-shown" cannot be "Fool"');
  expect(fault.split('possible then: ')[1]!.split(', ').sort()).toEqual(['Dreamer', 'Innkeeper', 'Savant', 'Slayer']);
  const three = manySeeds(`${pixie('')}    - expect: { phase: night 1 }\n`).flatMap(({ told }) => told.filter(one => one['ability'] === 'bluffs').map(one => String(one['result'])));
  expect(three).toHaveLength(60);
  expect(three.filter(one => one.includes('Fool'))).toEqual([]);
  expect(three.filter(one => one.includes('Exorcist')).length).toBeGreaterThan(0);
});

rule('clocktower/character/drunk#7', 'a believed Fool dies', `${game('Drunk as Fool')}
    - night 1: [Gus: lleech Bob]
    - night 2: [Gus: lleech Ann]
    - day 2: []
    - expect: { dead: [Ann] }
`);
rule('clocktower/character/drunk#7', 'the shot of a believed Slayer kills nobody', `${game('Drunk as Slayer', '', 'Vortox')}
    - day 1: [Ann: slayer Gus]
    - expect: { phase: day 1, dead: [], announced: [{ ability: slayer, text: Nothing happens. }] }
`);
rule('clocktower/character/drunk#7', 'a believed Cult Leader never changes sides', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Drunk as Cult Leader, Gus: Lleech, Bob: Slayer, Cat: Savant, Dan: Fool, Fay: Baron }
  play:
    - night 1: [Gus: lleech Bob]
    - day 2: []
    - expect: { roles: { Ann: Drunk as Cult Leader }, untold: { Ann: [{ kind: notice }] } }
`);
rule('clocktower/character/drunk#7', 'a believed Alchemist is told of a Minion ability', `${game('Drunk as Alchemist')}
    - night 1: [Gus: lleech Bob]
    - day 1: []
    - expect: { told: { Ann: [{ ability: alchemist, phase: night 1, result: { anyOf: [Fearmonger, Evil Twin] } }] } }
`);

rule('clocktower/character/drunk#7', 'is asked what such a Minion is asked, without effect', `${game('Drunk as Alchemist', 'alchemist-ability: Fearmonger')}
    - night 1: [Gus: lleech Ann, Ann: fearmonger Cat]
    - day 1: []
    - expect: { refused: [], told: { Ann: [{ ability: alchemist, result: Fearmonger }], Dan: [{ ability: mathematician, result: 0 }] }, unannounced: [{ ability: fearmonger }] }
    - day 1 nominations: [Ann: nominate Cat]
    - day 1 voting: [Ann: vote Cat yes, Bob: vote Cat yes, Dan: vote Cat yes, Eve: vote Cat yes, Hal: vote Cat yes]
    - night 2: []
    - expect: { phase: night 2, dead: [Cat] }
`);
rule('clocktower/character/drunk#7', 'and is told what such a Minion is told, true or not', `${game('Drunk as Alchemist', 'alchemist-ability: Evil Twin, drunk-info: Hal')}
    - night 1: [Gus: lleech Bob]
    - day 1: []
    - expect: { told: { Ann: [{ ability: evil twin, result: Hal, text: Their character }] }, untold: { Hal: [{ ability: evil twin }] } }
`);

rule('clocktower/character/drunk#8', 'poison changes nothing about the answers', `${game('Drunk as Fortune Teller', 'drunk-info: [yes, no]')}
    - night 1: [Gus: lleech Ann, Ann: fortune teller Bob and Cat]
    - night 2: [Ann: fortune teller Bob and Gus]
    - day 2: []
    - expect: { told: { Ann: [{ phase: night 1, result: true }, { phase: night 2, result: false }], Dan: [{ phase: night 1, ability: mathematician, result: 0 }, { phase: night 2, ability: mathematician, result: 0 }] } }
`);

const asked = (decide = '') => `${game('Drunk as Fortune Teller', decide, 'Vortox')}
    - night 1: [Ann: fortune teller Bob and Gus]
    - day 1: []
`;
rule('clocktower/character/drunk#9', 'a Vortox does not make a true answer impossible', `${asked('drunk-info: yes')}
    - expect: { told: { Ann: [{ ability: fortune teller, result: true }] } }
`);
test('clocktower/character/drunk#9: by default the answer is false in three cases of four, under a Vortox too', () => {
  const { length } = toldBy(manySeeds(asked(), 120), 'Ann', 'fortune teller').filter(one => one === 'true');
  expect(length).toBeGreaterThan(15);
  expect(length).toBeLessThan(45);
});
test('clocktower/character/drunk#9: the answer has the form of the believed ability', () => {
  expect(faultOf(asked('drunk-info: Bob'))).toMatch(/"drunk-info" cannot be "Bob" .* yes, no$/);
  expect(toldBy(manySeeds(asked('malfunction-info: no'), 5), 'Ann', 'fortune teller')).toEqual(['false', 'false', 'false', 'false', 'false']);
  expect(toldBy(manySeeds(asked('malfunction-info: no, drunk-info: yes'), 5), 'Ann', 'fortune teller')).toEqual(['true', 'true', 'true', 'true', 'true']);
});

rule('clocktower/character/drunk#10', 'never counts, wrong as the answers may be', `${game('Drunk as Fortune Teller', 'drunk-info: no')}
    - night 1: [Gus: lleech Bob, Ann: fortune teller Cat and Gus]
    - day 1: []
    - expect: { told: { Ann: [{ result: false }], Dan: [{ ability: mathematician, phase: night 1, result: 0 }] } }
`);
rule('clocktower/character/drunk#10', 'nor when somebody poisons them besides', `${game('Drunk as Exorcist')}
    - night 1: [Gus: lleech Ann]
    - night 2: [Ann: exorcist Gus]
    - day 2: []
    - expect: { told: { Dan: [{ ability: mathematician, phase: night 2, result: 0 }] } }
`);

rule('clocktower/character/drunk#11', 'is asked no more when dead', `${game()}
    - night 1: [Gus: lleech Bob]
    - night 2: [Gus: lleech Ann]
    - night 3: [Ann: fortune teller Bob and Cat]
    - day 3: []
    - expect: { dead: [Ann], refused: [{ by: Ann, phase: night 3 }], untold: { Ann: [{ ability: fortune teller, phase: night 3 }] } }
`);

rule('clocktower/character/drunk#12', 'starts good, and stays the Drunk when turned evil', `${game('Drunk as Fool', 'mezepheles-word: kumquat')}
    - night 1: [Gus: lleech Bob]
    - expect: { roles: { Ann: Drunk as Fool } }
    - day 1: [Ann: 'say "kumquat"']
    - night 2: []
    - day 2: []
    - expect: { roles: { Ann: evil Drunk as Fool }, told: { Ann: [{ kind: notice, result: evil }] } }
    - night 3: [Gus: lleech Bob]
    - end
    - expect: { phase: over, winners: [Bob, Cat, Dan, Eve, Hal] }
`);

const pixie = `${game('Drunk as Pixie', 'drunk-info: Slayer')}
    - night 1: [Gus: lleech Cat]
    - day 1: [Ann: claim slayer]
    - night 2: [Gus: lleech Bob]
    - day 2: [Ann: slayer Gus, Ann: slayer Cat]
`;
rule('clocktower/character/drunk?2', 'who believes to be the Pixie sees some Townsfolk and gains nothing', `${pixie}
    - expect: { phase: day 2, dead: [Bob], told: { Ann: [{ ability: pixie, result: Slayer }] } }
`);
test('clocktower/character/drunk?2: any of the Townsfolk can be shown', () => {
  expect(faultOf(pixie.replace('drunk-info: Slayer', 'drunk-info: Tinker'))).toMatch(/possible then: Alchemist, Atheist, Cult Leader, Dreamer, Exorcist, Fool, Fortune Teller, Innkeeper, Mathematician, Nightwatchman, Savant, Slayer$/);
});
