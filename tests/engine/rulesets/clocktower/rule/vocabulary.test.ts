import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { isMinion, livingPlayers, neighbours, players, travellers } from '../../../../../engine/rulesets/clocktower/seats.ts';
import { works } from '../../../../../engine/rulesets/clocktower/working.ts';
import { from, orderOn, session, seven, viewOf, withTravellers } from './board.ts';

const playOf = (record: string) => session(record).desk.game.play!;

test('clocktower/rule/vocabulary#1: who was dealt one of the four types is a player, a traveller is a person and no player', () => {
  const play = playOf(from(withTravellers, 'day 1: []'));
  expect(players(play)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7']);
  expect(travellers(play)).toEqual(['s8', 's9']);
});

test('clocktower/rule/vocabulary#2: travellers are left out of what counts and looks for players', () => {
  const play = playOf(from(withTravellers, 'day 1: []'));
  expect(livingPlayers(play)).toHaveLength(7);
  expect(neighbours(play, 's7', { alive: true })).toEqual(['s1', 's6']);
});
rule('clocktower/rule/vocabulary#2', 'and out of what chooses them', `${from(withTravellers, 'day 1: [Bob: slayer Tom]', 'night 2: [Gus: lleech Uma]')}
    - expect: { refused: [{ by: Bob, code: illegal-target }, { by: Gus, code: illegal-target }] }
`);

test('clocktower/rule/vocabulary#3: to function is to live, not to malfunction, and not to be used up', () => {
  const power = (record: string, id: string) => {
    const play = playOf(record);
    return works(play, play.powers[id]!);
  };
  expect(power(from(seven, 'day 1: []'), 's1.1')).toBe(true);
  expect(power(from(seven, 'day 1: []'), 's5.1')).toBe(false);
  expect(power(from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2: []'), 's1.1')).toBe(false);
});
rule('clocktower/rule/vocabulary#3', 'used up, an ability does nothing any more', `${from(seven, 'day 1: [Bob: slayer Ann, Bob: slayer Eve]')}
    - expect: { phase: day 1, dead: [] }
`);

/** The Pixie is told a Townsfolk in play: only the Savant can be pinned where the Dreamer is only believed in. */
const pixie = (shown: string) => `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: ${shown} }
  players: { Ann: Pixie, Bob: Savant, Cat: Slayer, Dan: Drunk as Dreamer, Eve: Exorcist, Fay: Marionette as Nightwatchman, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: []
`;
rule('clocktower/rule/vocabulary#4', 'in play is what was dealt', `${pixie('Savant')}
    - expect: { told: { Ann: [{ ability: pixie, result: Savant }] } }
`);
test('clocktower/rule/vocabulary#4: what the Drunk and the Marionette believe in is not in play', () => {
  for (const believed of ['Dreamer', 'Nightwatchman']) expect(() => session(pixie(believed))).toThrow(/"pixie-shown" cannot be/);
});
rule('clocktower/rule/vocabulary#4', 'a character stays in play when its holder is dead: the Atheist still counts', `
  rules: clocktower
  decide: { atheist-break: Fay }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Atheist, Gus: Fool }
  play:
    - night 2: []
    - day 2 nominations: [Ann: nominate Storyteller]
    - day 2 voting: [Ann: vote Storyteller yes, Bob: vote Storyteller yes, Cat: vote Storyteller yes, Dan: vote Storyteller yes]
    - end
    - expect: { phase: over, dead: [Fay], winners: [Ann, Bob, Cat, Dan, Eve, Fay, Gus] }
`);

rule('clocktower/rule/vocabulary#5', 'dusk comes after the execution: what lasts until dusk is over in the night that follows, and what is told at dawn belongs to the night', `
  rules: clocktower
  options: { check: off }
  decide: { innkeeper-drunk: Bob, red-herring: Ann, fortune-teller-answer: "no" }
  players: { Ann: Innkeeper, Bob: Fortune Teller, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Bob and Cat, Bob: fortune teller Gus and Cat]
    - day 2: []
    - expect: { told: { Bob: [{ phase: night 2, ability: fortune teller, result: false }] } }
    - night 3: [Bob: fortune teller Gus and Cat]
    - expect: { untold: { Bob: [{ ability: fortune teller }] } }
    - day 3: []
    - expect: { told: { Bob: [{ phase: night 3, ability: fortune teller, result: true }] }, announced: [{ kind: phase, phase: day 3, text: Day 3 begins }] }
`);

test('clocktower/rule/vocabulary#6: what happens in other nights is not asked in the first', () => {
  const asked = (record: string, who: string) => viewOf(session(record), who).asks.map(({ abilities }) => abilities[0]);
  const start = `${seven.replace('Lleech', 'Vortox')}\n  play:\n    - night 1: []\n`;
  expect([asked(start, 'Dan'), asked(start, 'Gus'), asked(start, 'Cat')]).toEqual([[], [], ['dreamer']]);
  const next = from(seven, 'night 2: []');
  expect([asked(next, 'Dan'), asked(next, 'Gus'), asked(next, 'Cat')]).toEqual([['exorcist'], ['lleech'], ['dreamer']]);
  const early = session(`${seven}\n  play:\n    - night 1: [Dan: exorcist Gus]\n`).log.findLast(entry => entry.type === 'act');
  expect(early?.type === 'act' && early.refusal).toMatchObject({ code: 'wrong-phase', message: '"exorcist" has its first choice in the second night; there is nothing for you to choose in night 1.' });
});

test('clocktower/rule/vocabulary#7: the seat list is public and fixed, and the seat below the last is the first', () => {
  const game = session(from(seven, 'day 1 nominations: [Ann: nominate Fay]'));
  for (const who of ['public', 'Ann', 'Gus']) expect(viewOf(game, who).seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus']);
  expect(orderOn(game, 'Fay')).toEqual(['Gus', 'Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay']);
});

const dreamt = (whom: string, decoy: string) => `
  rules: clocktower
  options: { check: off }
  decide: { mezepheles-word: walrus, dreamer-decoy: ${decoy} }
  players: { Ann: Slayer, Bob: Savant, Cat: Dreamer, Dan: evil Exorcist, Eve: Nightwatchman, Fay: Mezepheles, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve, Cat: dreamer ${whom}]
    - day 1: []
`;
rule('clocktower/rule/vocabulary#8', 'a good character is one of a good type, whatever side its holder is on', `${dreamt('Dan', 'Baron')}
    - expect: { told: { Cat: [{ ability: dreamer, result: [Exorcist, Baron] }] } }
`);
test('clocktower/rule/vocabulary#8: so that an evil Exorcist is not shown beside another good character, and is no Minion', () => {
  expect(() => session(dreamt('Dan', 'Savant'))).toThrow(/"dreamer-decoy" cannot be/);
  expect(isMinion(playOf(dreamt('Dan', 'Baron')), 's4')).toBe(false);
});

test('clocktower/rule/vocabulary?1: travellers, alive and exiled, have a seat that the hand visits and neighbours are looked for without', () => {
  const exiled = from(withTravellers, 'day 1: [Ann: exile Uma, Bob: exile Uma, Cat: exile Uma, Dan: exile Uma]', 'day 1 nominations: [Ann: nominate Gus]');
  expect(orderOn(session(exiled), 'Gus')).toEqual(['Tom', 'Uma', 'Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus']);
  expect(neighbours(playOf(exiled), 's7', { alive: false })).toEqual(['s1', 's6']);
  expect(neighbours(playOf(exiled), 's1', { alive: false })).toEqual(['s2', 's7']);
});
