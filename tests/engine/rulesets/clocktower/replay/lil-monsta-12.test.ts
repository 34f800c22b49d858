import { rule } from '../../../../../engine/testing/rule.ts';
import { assumed, gameOf, type Script } from './game.ts';

const names = Array.from({ length: 14 }, (_, n) => `P${n + 1}`);
const without = (...gone: readonly string[]): string => `[${names.filter(one => !gone.includes(one)).join(', ')}]`;

const resolved = (executed: string, tally: number): string =>
  `announced: [{ kind: vote, about: [${executed}], result: ${tally} }, { kind: death, about: [${executed}] }], winners: []`;
const dawn = (day: number, dead: string, living: number, needed: number): string =>
  `announced: [{ kind: death, phase: day ${day}, about: [${dead}] }, { kind: phase, text: '${living} players are in the game; ${needed} votes' }], winners: []`;
const news = `{ kind: notice, ability: fearmonger }`;
const evil = 'phase: over, winners: [P1, P4, P9, P14]';

/** All that the catalogue expects of its assumed script, in one game that goes on to its end. */
const whole: Readonly<Record<string, string>> = {
  'night 1': `{ alive: ${without()}, roles: { P1: Damsel, P2: Puzzlemaster, P3: Slayer, P4: Evil Twin, P5: good Scapegoat, P6: Alchemist with Fearmonger, P7: Savant, P8: Pixie, P9: Baron, P10: good Deviant, P11: Dreamer, P12: Tinker, P13: Drunk as Fortune Teller, P14: Mezepheles } }`,
  'day 1': `{ dead: [], winners: [], announced: [${news}, { text: '12 players are in the game; 7 votes' }], told: { P4: [{ ability: damsel }], P9: [{ ability: damsel }], P14: [{ ability: damsel }] } }`,
  'dusk 1': `{ dead: [P12], phase: night 2, ${resolved('P12', 11)} }`,
  'day 2': `{ dead: [P12, P6, P10], ${dawn(2, 'P6', 10, 6).replace('announced: [', `announced: [${news}, { text: P10 is exiled }, `)} }`,
  'dusk 2': `{ dead: [P12, P6, P10, P4], phase: night 3, ${resolved('P4', 9)} }`,
  'day 3': `{ alive: ${without('P12', 'P6', 'P10', 'P4', 'P11', 'P5')}, ${dawn(3, 'P11', 8, 5).replace('announced: [', 'announced: [{ text: P5 is exiled }, ')} }`,
  'dusk 3': `{ phase: night 4, ${resolved('P9', 7)} }`,
  'night 4': `{ roles: { P1: Damsel } }`,
  'day 4': `{ ${dawn(4, 'P1', 6, 4)}, roles: { P1: evil Damsel }, told: { P1: [{ phase: night 4, result: evil }], P8: [{ phase: night 4, ability: dreamer, about: [P14] }] } }`,
  'dusk 4': `{ phase: night 5, ${resolved('P7', 5)} }`,
  'day 5': `{ ${dawn(5, 'P2', 4, 3)} }`,
  'dusk 5': `{ phase: night 6, ${resolved('P8', 3)}, alive: [P3, P13, P14] }`,
  end: `{ ${evil}, dead: ${without('P3', 'P14')} }`,
};

/** P8 dreams in the night after the gain. */
const script: Script = { ...assumed, deeds: { ...assumed.deeds, 'night 4': ['P8: dreamer P14'] } };

const only = (...keys: readonly string[]): Readonly<Record<string, string>> => Object.fromEntries(keys.map(key => [key, whole[key]!]));
const told = (...keys: readonly string[]): string => gameOf(script, only(...keys, 'end'));

rule('clocktower/replay/lil-monsta-12#1', 'the whole game, with all that is expected of it', gameOf(script, whole));
rule('clocktower/replay/lil-monsta-12#1', 'fourteen sit at the table, and twelve of them are counted', gameOf(script, only('night 1', 'day 1', 'end')));
rule('clocktower/replay/lil-monsta-12#2', 'who is what', told('night 1'));
rule('clocktower/replay/lil-monsta-12#3', 'P14 holds the token at the end', gameOf(script, { 'day 5': '{ told: { P14: [{ phase: night 5, ability: "lil\' monsta", result: P14 }] } }', end: `{ ${evil} }` }));
rule('clocktower/replay/lil-monsta-12#4', 'the deal is checked, and this one is lawful', gameOf(script, only('night 1', 'end')));
rule('clocktower/replay/lil-monsta-12#5', 'P1 starts good, and is evil when she dies', told('night 4', 'day 4'));
rule('clocktower/replay/lil-monsta-12#6', 'day 1', told('day 1', 'dusk 1'));
rule('clocktower/replay/lil-monsta-12#7', 'night 2', told('day 2'));
rule('clocktower/replay/lil-monsta-12#8', 'day 2', told('day 2', 'dusk 2'));
rule('clocktower/replay/lil-monsta-12#9', 'night 3', told('day 3'));
rule('clocktower/replay/lil-monsta-12#10', 'day 3', told('day 3', 'dusk 3'));
rule('clocktower/replay/lil-monsta-12#11', 'night 4', told('day 4'));
rule('clocktower/replay/lil-monsta-12#12', 'day 4', told('dusk 4'));
rule('clocktower/replay/lil-monsta-12#13', 'night 5', told('day 5'));
rule('clocktower/replay/lil-monsta-12#14', 'day 5', told('dusk 5'));
rule('clocktower/replay/lil-monsta-12#15', 'three are left, and the game ends with them', told('dusk 5'));

const end = (script: Partial<Script>, expected: string): string => gameOf({ ...assumed, ...script }, { end: expected });
const lastVictim = (who: string): Partial<Script> => ({ victims: [...assumed.victims.slice(0, -1), who] });

rule('clocktower/replay/lil-monsta-12#16', 'P13 in the last night: evil', end({}, `{ ${evil} }`));
rule('clocktower/replay/lil-monsta-12#16', 'P3 in the last night: evil as well', end(lastVictim('P3'), `{ ${evil} }`));
const goodWins = 'phase: over, winners: [P2, P3, P5, P6, P7, P8, P10, P11, P12, P13]';
rule('clocktower/replay/lil-monsta-12#16', 'variant: the babysitter P14 in the last night: good wins, in one event with two left', end(lastVictim('P14'), `{ ${goodWins} }`));
rule('clocktower/replay/lil-monsta-12#17', 'one dies in each night but the first', told('day 1', 'day 2', 'day 3', 'day 4', 'day 5'));
rule('clocktower/replay/lil-monsta-12#18', 'one execution a day', told('dusk 1', 'dusk 2', 'dusk 3', 'dusk 4', 'dusk 5'));
rule('clocktower/replay/lil-monsta-12#19', 'P4 and P9 are executed, and the game goes on', told('dusk 2', 'dusk 3'));
rule('clocktower/replay/lil-monsta-12#20', 'P12 is executed, and the game goes on', told('dusk 1'));
rule('clocktower/replay/lil-monsta-12#21', 'P7, the former twin, and P8 are executed without more', told('dusk 4', 'dusk 5'));
rule('clocktower/replay/lil-monsta-12#22', 'who wins', told('dusk 5'));
rule('clocktower/replay/lil-monsta-12#23', 'each day from the second begins with a death, and each ends with an execution', told('day 2', 'dusk 2', 'day 3', 'dusk 3', 'day 4', 'dusk 4'));
rule('clocktower/replay/lil-monsta-12?1', 'evil, at dawn of day 6', gameOf(script, { 'night 6': '{ phase: night 6, winners: [] }', end: `{ ${evil}, announced: [{ kind: win, result: evil }] }` }));
rule('clocktower/replay/lil-monsta-12?2', 'it does not matter which of P3 and P13', end(lastVictim('P3'), `{ ${evil} }`));
rule('clocktower/replay/lil-monsta-12?3', 'the travellers sit there from the first night on', gameOf(script, { 'night 1': `{ phase: night 1, alive: ${without()} }`, end: `{ ${evil} }` }));

/** A day on which somebody else is executed, which ends the game there. */
const executes = (day: number, who: string, more: Partial<Script> = {}): Partial<Script> => {
  const [other, usual] = assumed.pairs[day]!;
  return { ...more, pairs: { ...assumed.pairs, [day]: [other === who ? usual : other, who] }, until: `dusk ${day}` };
};
const babysits = (night: number, who: string): Partial<Script> => ({ babysitters: { ...assumed.babysitters, [night]: who } });

/** Before the conversion P1 is good. */
const goodWithP1 = goodWins.replace('[P2', '[P1, P2');
const evilWithoutP1 = 'phase: over, winners: [P4, P9, P14]';

rule('clocktower/replay/lil-monsta-12#14', 'variant: P14 is executed on day 5 in place of P8: good wins', end(executes(5, 'P14'), `{ ${goodWins} }`));
rule('clocktower/replay/lil-monsta-12#8', 'variant: P4 babysits in night 2 and is executed on day 2: good wins, as nothing blocks', end(executes(2, 'P4', babysits(2, 'P4')), `{ ${goodWithP1} }`));
rule('clocktower/replay/lil-monsta-12#20', 'variant: the good twin P7 is executed on day 2: evil wins', end(executes(2, 'P7'), `{ ${evilWithoutP1} }`));
rule('clocktower/replay/lil-monsta-12#21', 'variant: P7 executed on day 4, long after the Evil Twin: nothing', end({ until: 'dusk 4' }, '{ phase: night 5, winners: [] }'));
rule('clocktower/replay/lil-monsta-12#19', 'variant: P9 babysits in night 3 and is executed on day 3: good wins', end(executes(3, 'P9', babysits(3, 'P9')), `{ ${goodWithP1} }`));

const guess = { 'day 3': ['P14: damsel P1'] };
rule('clocktower/replay/lil-monsta-12#5', 'variant: P14 guesses P1 while she is good: evil wins', end({ deeds: { ...assumed.deeds, ...guess }, until: 'day 3' }, `{ ${evilWithoutP1} }`));
rule('clocktower/replay/lil-monsta-12#5', 'variant: P1 was turned in night 3, and P14 guesses her: good wins', end({
  deeds: { ...assumed.deeds, 'day 2': ['P1: say "kumquat"', ...assumed.deeds['day 2']!], ...guess }, until: 'day 3',
}, `{ ${goodWins} }`));

const shot = { 'day 5': ['P3: slayer P14'] };
rule('clocktower/replay/lil-monsta-12#15', 'variant: P3, sober, shoots P14 on day 5: good wins', end({ decide: { ...assumed.decide, 'puzzle-drunk': 'P7' }, deeds: { ...assumed.deeds, ...shot }, until: 'day 5' }, `{ ${goodWins} }`));
rule('clocktower/replay/lil-monsta-12#13', 'variant: P3, whose drunkenness outlives P2, shoots P14 on day 5: nothing', end({ deeds: { ...assumed.deeds, ...shot }, until: 'day 5' }, '{ phase: day 5, winners: [], alive: [P3, P8, P13, P14] }'));
