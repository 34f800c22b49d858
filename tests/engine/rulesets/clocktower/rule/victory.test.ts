import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { announcements, from, session, seven } from './board.ts';

const table = (decide: string, players: string, ...lines: readonly string[]): string => `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Ann, ${decide} }
  players: { ${players} }
  play:
${lines.map(line => `    - ${line}\n`).join('')}`;
const yes = (whom: string, ...who: readonly string[]): string => who.map(one => `${one}: vote ${whom} yes`).join(', ');
/** A day on which one is nominated by Ann, or another, and these vote for it. */
const day = (n: number, whom: string, who: readonly string[], by = 'Ann'): readonly string[] => [`day ${n} nominations: [${by}: nominate ${whom}]`, `day ${n} voting: [${yes(whom, ...who)}]`, 'end'];
const usual = 'Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech';
const twins = usual.replace('Fearmonger', 'Evil Twin');
const host = 'night 1: [Gus: lleech Eve]';

rule('clocktower/rule/victory#1', 'good wins when the Demon is dead', `${table('', usual, host, 'day 1: [Bob: slayer Eve]')}
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);
rule('clocktower/rule/victory#1', 'every Demon: one of two is not enough', `${table('', usual.replace('Ann: Savant', 'Ann: Vortox'), host, ...day(1, 'Ann', ['Bob', 'Cat', 'Dan', 'Eve']))}
    - expect: { phase: night 2, dead: [Ann], winners: [] }
`);

const nights = (...victims: readonly string[]): readonly string[] => victims.map((victim, at) => `night ${at + 2}: [Gus: lleech ${victim}]`);
rule('clocktower/rule/victory#2', 'evil wins when two players live, and a traveller is not counted', `${table('', `${usual}, Tom: good Deviant`, host, ...nights('Ann', 'Bob', 'Cat', 'Dan'), 'day 5: []')}
    - expect: { phase: day 5, winners: [], alive: [Eve, Fay, Gus, Tom] }
    - night 6: [Gus: lleech Fay]
    - end
    - expect: { phase: over, alive: [Eve, Gus, Tom], winners: [Fay, Gus] }
`);

rule('clocktower/rule/victory#3', 'at once after a shot, by day', `${table('', usual, host, 'day 1: [Bob: slayer Eve, Ann: whisper Bob]')}
    - expect: { phase: over, refused: [{ by: Ann, code: over }] }
`);
rule('clocktower/rule/victory#3', 'after a public guess', `${table('', `${usual}, Hal: Damsel`, host, 'day 1: [Fay: damsel Hal]')}
    - expect: { phase: over, winners: [Fay, Gus] }
`);
rule('clocktower/rule/victory#3', 'after an execution', `${table('', usual, host, ...day(1, 'Eve', ['Ann', 'Bob', 'Cat', 'Dan']))}
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);
rule('clocktower/rule/victory#3', 'after a cult is complete', `${table('', usual.replace('Ann: Savant', 'Ann: Cult Leader'), host, 'day 1: [Ann: cult leader, Bob: vote Ann in cult, Cat: vote Ann in cult, Dan: vote Ann in cult]')}
    - expect: { phase: day 1, winners: [] }
    - day 1: [Eve: vote Ann in cult]
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);
rule('clocktower/rule/victory#3', 'at dusk', `${table('', usual.replace('Lleech', 'Vortox'), 'day 1: []', 'end', 'end')}
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/rule/victory#4', 'what fulfils a condition for both is won by good: the good twin who is the host is executed', `${table('evil-twin-pair: Eve', twins, host, ...day(1, 'Eve', ['Ann', 'Bob', 'Cat', 'Dan']))}
    - expect: { phase: over, dead: [Eve, Gus], winners: [Ann, Bob, Cat, Dan, Eve] }
`);
rule('clocktower/rule/victory#4', 'of the twin alone evil has the win', `${table('evil-twin-pair: Ann', twins, host, ...day(1, 'Ann', ['Eve', 'Bob', 'Cat', 'Dan'], 'Bob'))}
    - expect: { phase: over, dead: [Ann], winners: [Fay, Gus] }
`);

const later = table('lil-monsta-victim: Fay, tinker-death: "yes"', 'Ann: Savant, Bob: Slayer, Cat: Tinker, Fay: Fearmonger', 'night 2: []');
rule('clocktower/rule/victory#5', 'an earlier event decides, though a later step of the night would have favoured the others: the babysitter dies before the Tinker would', `${later}
    - end
    - expect: { phase: over, dead: [Fay], winners: [Ann, Bob, Cat] }
`);
rule('clocktower/rule/victory?1', 'it is judged after every step of a night, later ones come to nothing, and it is told at dawn', `${later}
    - night 2 lock: []
    - expect: { phase: night 2 lock, winners: [], dead: [] }
    - end
    - expect: { phase: over, alive: [Ann, Bob, Cat], announced: [{ kind: win }] }
`);

const marked = (nominator: string): string => table('', usual, 'night 1: [Gus: lleech Eve, Fay: fearmonger Ann]', ...day(1, 'Ann', ['Bob', 'Cat', 'Dan', 'Eve'], nominator));
rule('clocktower/rule/victory#6', "the Fearmonger's mark, nominated by the Fearmonger and executed", `${marked('Fay')}
    - expect: { phase: over, winners: [Fay, Gus] }
`);
rule('clocktower/rule/victory#6', 'not when another has nominated', `${marked('Bob')}
    - expect: { phase: night 2, winners: [] }
`);
rule('clocktower/rule/victory#6', 'the good twin executed', `${table('evil-twin-pair: Ann', twins, host, ...day(1, 'Ann', ['Bob', 'Cat', 'Dan', 'Eve']))}
    - expect: { phase: over, winners: [Fay, Gus] }
`);
rule('clocktower/rule/victory#6', 'the Storyteller executed in a game of the Atheist', `${table('', usual.replace('Fearmonger', 'Atheist').replace('Lleech', 'Fool'), ...day(1, 'Storyteller', ['Ann', 'Bob', 'Cat', 'Dan']))}
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve, Fay, Gus] }
`);
rule('clocktower/rule/victory#6', 'the contest of the Fiddler', `${table('fabled-in-play: Fiddler', usual, 'night 1: [Gus: lleech Eve, Gus: fiddler Ann]', 'day 1: [Bob: vote Ann in fiddler]', 'end', 'end')}
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);

rule('clocktower/rule/victory#7', 'where an ability makes a side lose, the other wins: a mark on one of the evil', `${table('', `${usual}, Hal: Baron`, 'night 1: [Gus: lleech Eve, Fay: fearmonger Hal]', ...day(1, 'Hal', ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'], 'Fay'))}
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);

const shot = (...more: readonly string[]): string => table('evil-twin-pair: Ann', twins, host, 'day 1: [Bob: slayer Eve]', ...more);
rule('clocktower/rule/victory#8', 'while both twins live no condition of good has any effect', `${shot()}
    - expect: { phase: day 1, dead: [Eve, Gus], winners: [] }
`);
rule('clocktower/rule/victory#8', 'nor does the tie help good: with two left evil alone has won', `${table('evil-twin-pair: Ann', 'Ann: Savant, Bob: Slayer, Fay: Evil Twin, Gus: Lleech', 'night 1: [Gus: lleech Bob]', ...day(1, 'Bob', ['Ann', 'Fay', 'Gus']))}
    - expect: { phase: over, dead: [Bob, Gus], winners: [Fay, Gus] }
`);
rule('clocktower/rule/victory?2', 'the tie rule does not beat the Evil Twin', `${table('evil-twin-pair: Ann', 'Ann: Savant, Bob: Slayer, Fay: Evil Twin, Gus: Lleech', 'night 1: [Gus: lleech Bob]', ...day(1, 'Bob', ['Ann', 'Fay', 'Gus']))}
    - expect: { phase: over, winners: [Fay, Gus] }
`);
rule('clocktower/rule/victory#8', "only the Fiddler's contest is outside it", `${table('evil-twin-pair: Ann, fabled-in-play: Fiddler', twins, 'night 1: [Gus: lleech Eve, Gus: fiddler Ann]', 'day 1: [Bob: vote Ann in fiddler]', 'end', 'end')}
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve] }
`);

rule('clocktower/rule/victory#9', 'when the block ends, what is still fulfilled takes effect at once', `${shot(...day(1, 'Fay', ['Ann', 'Bob', 'Cat']))}
    - expect: { phase: over, dead: [Eve, Fay, Gus], winners: [Ann, Bob, Cat, Dan, Eve] }
`);

rule('clocktower/rule/victory#10', 'with the Demon dead behind the block there are no actions of the Demon, and two left are a win for evil', `${table('evil-twin-pair: Ann, tinker-death: "no"', 'Ann: Savant, Bob: Slayer, Cat: Tinker, Eve: Nightwatchman, Fay: Evil Twin, Gus: Lleech', host, 'day 1: [Bob: slayer Eve]', 'night 2: [Gus: lleech Bob]', 'day 2: []')}
    - expect: { phase: day 2, alive: [Ann, Bob, Cat, Fay], refused: [{ by: Gus, code: dead }] }
    - day 2 nominations: [Ann: nominate Bob]
    - day 2 voting: [Ann: vote Bob yes, Cat: vote Bob yes, Fay: vote Bob yes]
    - night 3: []
    - expect: { phase: night 3, winners: [] }
    - day 3: [Storyteller: decide tinker-death yes]
    - expect: { phase: over, alive: [Ann, Fay], winners: [Fay, Gus] }
`);

rule('clocktower/rule/victory#11', 'a game of the Atheist has no Demon, and is not won by there being none', `${table('atheist-break: nobody', usual.replace('Fearmonger', 'Atheist').replace('Lleech', 'Fool'), ...day(1, 'Bob', ['Ann', 'Cat', 'Dan', 'Eve']), 'night 2: []', 'day 2: []')}
    - expect: { phase: day 2, dead: [Bob], winners: [] }
`);

rule('clocktower/rule/victory#12', 'the executed Demon that leaves two players is one event, and good wins', `${table('', 'Ann: Savant, Bob: Slayer, Gus: Vortox', ...day(1, 'Gus', ['Ann', 'Bob']))}
    - expect: { phase: over, alive: [Ann, Bob], winners: [Ann, Bob] }
`);

test('clocktower/rule/victory#13: at the end all characters and sides are told, and the log is there', () => {
  const game = session(table('mezepheles-word: walrus', usual.replace('Fearmonger', 'Mezepheles'), host, `day 1: ['Ann': 'say "walrus"']`, 'night 2: []', 'day 2: [Bob: slayer Eve]'));
  expect(announcements(game).slice(-8)).toEqual([
    expect.stringMatching(/^The game is over: good wins/), 'Ann was evil Savant.', 'Bob was Slayer.', 'Cat was Dreamer.', 'Dan was Exorcist.', 'Eve was Nightwatchman.', 'Fay was Mezepheles.', 'Gus was Lleech.',
  ]);
  expect(game.log.some(entry => entry.type === 'trace' && entry.rule === 'clocktower/rule/victory#1')).toBe(true);
});
rule('clocktower/rule/victory#13', 'and not before', `${from(seven, 'day 1: []', 'night 2: [Gus: lleech Ann]', 'day 2: []')}
    - expect: { unannounced: [{ kind: reveal }, { text: Savant }] }
`);

rule('clocktower/rule/victory#14', 'a new side counts from the event on: who was turned is not asked by the cult any more', `${table('mezepheles-word: walrus', `${usual.replace('Fearmonger', 'Mezepheles').replace('Cat: Dreamer', 'Cat: Cult Leader')}`, host, `day 1: ['Ann': 'say "walrus"']`, 'night 2: []', 'day 2: [Cat: cult leader, Bob: vote Cat in cult, Dan: vote Cat in cult]')}
    - expect: { phase: day 2, roles: { Ann: evil Savant, Cat: Cult Leader } }
    - day 2: [Eve: vote Cat in cult]
    - expect: { phase: over, winners: [Bob, Cat, Dan, Eve] }
`);

rule('clocktower/rule/victory?3', 'with two left, and the block ended by the same event while the Demon is dead, good wins', `${table('evil-twin-pair: Ann, tinker-death: "no"', 'Ann: Savant, Bob: Slayer, Cat: Tinker, Eve: Nightwatchman, Fay: Evil Twin, Gus: Lleech', host, 'day 1: [Bob: slayer Eve]', 'day 2: [Storyteller: decide tinker-death yes]')}
    - expect: { phase: day 2, alive: [Ann, Bob, Fay], winners: [] }
    - day 2 nominations: [Ann: nominate Fay]
    - day 2 voting: [Ann: vote Fay yes, Bob: vote Fay yes]
    - end
    - expect: { phase: over, alive: [Ann, Bob], winners: [Ann, Bob, Cat, Eve] }
`);
