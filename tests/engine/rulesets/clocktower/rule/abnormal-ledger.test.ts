import { rule } from '../../../../../engine/testing/rule.ts';

/** What the Mathematician, Mia, learns in a night. The host of the Lleech is Hal, unless it is another. */
const table = (decide: string, players: string, ...lines: readonly string[]): string => `
  rules: clocktower
  options: { check: off }
  decide: { red-herring: Dan, tinker-death: "no", ${decide} }
  players: { ${players}, Mia: Mathematician }
  play:
${lines.map(line => `    - ${line}\n`).join('')}`;
const usual = 'Ann: Innkeeper, Bob: Puzzlemaster, Cat: Fortune Teller, Dan: Slayer, Eve: Exorcist, Fay: Fearmonger, Gus: Lleech, Hal: Tinker, Ida: Fool';
const first = (decide: string, acts: string, players = usual): string => table(decide, players, `night 1: [Gus: lleech Hal, ${acts}]`, 'day 1: []');
const second = (decide: string, acts: string, players = usual): string => table(decide, players, 'night 1: [Gus: lleech Hal]', `night 2: [${acts}]`, 'day 2: []');
/** So many were counted in a night. */
const counts = (night: number, count: number): string => `
    - expect: { told: { Mia: [{ phase: night ${night}, ability: mathematician, result: ${count} }] } }
`;

rule('clocktower/rule/abnormal-ledger#1', "a wrong answer by another's ability counts", `${first('puzzle-drunk: Cat, fortune-teller-answer: "no"', 'Cat: fortune teller Gus and Ann')}${counts(1, 1)}`);
rule('clocktower/rule/abnormal-ledger#1', 'a missing effect counts', `${first('puzzle-drunk: Fay', 'Fay: fearmonger Ann')}${counts(1, 1)}`);
rule('clocktower/rule/abnormal-ledger#1', 'nothing counts where everything works', `${first('puzzle-drunk: Ida', 'Cat: fortune teller Gus and Ann, Fay: fearmonger Ann')}${counts(1, 0)}`);

const cult = table('puzzle-drunk: Cat', 'Ann: Savant, Bob: Puzzlemaster, Dan: Slayer, Hal: Tinker, Fay: Fearmonger, Cat: Cult Leader, Gus: Lleech', 'night 1: [Gus: lleech Hal]',
  `day 1: [Cat: cult leader, ${['Ann', 'Bob', 'Dan', 'Hal', 'Mia'].map(who => `${who}: vote Cat in cult`).join(', ')}]`, 'night 2: []', 'day 2: []');
rule('clocktower/rule/abnormal-ledger#2', 'each player counts once, however often it went wrong: a drunk Cult Leader whose cult is complete by day, and who does not turn at night', `${cult}
    - expect: { phase: day 2, winners: [], roles: { Cat: Cult Leader }, told: { Mia: [{ phase: night 1, ability: mathematician, result: 1 }, { phase: night 2, ability: mathematician, result: 1 }] } }
`);
rule('clocktower/rule/abnormal-ledger#2', 'two to whom it happens in one night are two', `${table('puzzle-drunk: Hal, innkeeper-drunk: Fay', usual, 'night 1: [Gus: lleech Hal]', 'night 2: [Ann: innkeeper Cat and Fay, Fay: fearmonger Ann, Gus: lleech Cat]', 'day 2: []')}${counts(2, 2)}`);

rule('clocktower/rule/abnormal-ledger#3', 'what went wrong in a night is not counted in the next', `${table('puzzle-drunk: Fay', usual, 'night 1: [Gus: lleech Hal, Fay: fearmonger Ann]', 'night 2: []', 'day 2: []')}
    - expect: { told: { Mia: [{ phase: night 1, ability: mathematician, result: 1 }, { phase: night 2, ability: mathematician, result: 0 }] } }
`);
rule('clocktower/rule/abnormal-ledger#3', 'what went wrong by day is counted in the night that follows', `${table('puzzle-drunk: Dan', usual, 'night 1: [Gus: lleech Hal]', 'day 1: [Dan: slayer Gus]', 'night 2: []', 'night 3: []', 'day 3: []')}
    - expect: { told: { Mia: [{ phase: night 1, result: 0 }, { phase: night 2, result: 1 }, { phase: night 3, result: 0 }] } }
`);

rule('clocktower/rule/abnormal-ledger#4', 'to be drunk counts for nothing by itself: a right answer', `${first('puzzle-drunk: Cat, fortune-teller-answer: "yes"', 'Cat: fortune teller Gus and Ann')}${counts(1, 0)}`);
rule('clocktower/rule/abnormal-ledger#4', 'no choice, a shot at no Demon, an exorcism of no Demon, an attack on the dead', `${table('puzzle-drunk: Dan', usual, 'night 1: [Gus: lleech Hal]', 'day 1: [Dan: slayer Ann]', 'night 2: []', 'day 2: []')}${counts(2, 0)}`);
rule('clocktower/rule/abnormal-ledger#4', 'an exorcism of who is no Demon', `${second('puzzle-drunk: Eve', 'Eve: exorcist Ann')}${counts(2, 0)}`);

const unaware = usual.replace('Cat: Fortune Teller', 'Cat: Drunk as Fortune Teller');
rule('clocktower/rule/abnormal-ledger#5', 'what is the own text counts for nothing: a wrong answer of the Drunk', `${first('puzzle-drunk: Ida, drunk-info: "no"', 'Cat: fortune teller Gus and Ann', unaware)}${counts(1, 0)}`);
rule('clocktower/rule/abnormal-ledger?1', 'the Drunk does not count, not even when poisoned as well', `${first('puzzle-drunk: Ida, drunk-info: "no"', 'Cat: fortune teller Gus and Ann', unaware).replace('lleech Hal', 'lleech Cat')}${counts(1, 0)}`);
rule('clocktower/rule/abnormal-ledger?1', 'nor does the Marionette', `${first('puzzle-drunk: Ida, marionette-info: "no"', 'Cat: fortune teller Gus and Ann', unaware.replace('Drunk', 'Marionette'))}${counts(1, 0)}`);
rule('clocktower/rule/abnormal-ledger#5', 'the red herring', `${first('puzzle-drunk: Ida', 'Cat: fortune teller Dan and Ann')}${counts(1, 0)}`);
rule('clocktower/rule/abnormal-ledger#5', 'a wrong guess of the Puzzlemaster', `${table('puzzle-drunk: Ida', usual, 'night 1: [Gus: lleech Hal]', 'day 1: [Bob: whisper Storyteller, Bob: puzzlemaster Ann]', 'night 2: []', 'day 2: []')}${counts(2, 0)}`);

const vortox = usual.replace('Lleech', 'Vortox').replace('Hal: Tinker', 'Hal: Dreamer');
rule('clocktower/rule/abnormal-ledger#6', 'who is told something false because of a Vortox counts; what the Mathematician is told is false as well', `${table('puzzle-drunk: Ida, mathematician-number: 0', vortox, 'night 1: [Cat: fortune teller Gus and Ann]', 'day 1: []')}${counts(1, 0)}`);
rule('clocktower/rule/abnormal-ledger#6', 'each of them: with two it cannot be said that there are two', `${table('puzzle-drunk: Ida, mathematician-number: 1', vortox, 'night 1: [Cat: fortune teller Gus and Ann, Hal: dreamer Ann]', 'day 1: []')}${counts(1, 1)}`);

rule('clocktower/rule/abnormal-ledger#7', 'an attacker whose victim the Innkeeper protects counts', `${second('puzzle-drunk: Hal, innkeeper-drunk: Ida', 'Ann: innkeeper Cat and Ida, Gus: lleech Cat')}${counts(2, 1)}`);
rule('clocktower/rule/abnormal-ledger#7', 'one who meets the Fool', `${second('puzzle-drunk: Hal', 'Gus: lleech Ida')}${counts(2, 1)}`);
rule('clocktower/rule/abnormal-ledger#7', "a Slayer whose target lives by another's link", `${table('puzzle-drunk: Ida', usual, 'night 1: [Gus: lleech Hal]', 'day 1: [Dan: slayer Gus]', 'night 2: []', 'day 2: []')}${counts(2, 1)}`);
rule('clocktower/rule/abnormal-ledger?2', 'a prevented attack counts though nobody was drunk', `${second('puzzle-drunk: Hal', 'Gus: lleech Ida')}${counts(2, 1)}`);

rule('clocktower/rule/abnormal-ledger#8', 'a Demon that is kept from acting counts', `${second('puzzle-drunk: Ida', 'Eve: exorcist Gus, Gus: lleech Ann')}${counts(2, 1)}`);
rule('clocktower/rule/abnormal-ledger#8', 'unless it would not have acted', `${second('puzzle-drunk: Ida', 'Eve: exorcist Gus')}${counts(2, 0)}`);

rule('clocktower/rule/abnormal-ledger#9', 'an Innkeeper without effect', `${second('puzzle-drunk: Ann', 'Ann: innkeeper Cat and Dan')}${counts(2, 1)}`);
rule('clocktower/rule/abnormal-ledger#9', 'a Fearmonger without a mark, and not for the same player again', `${second('puzzle-drunk: Fay', 'Fay: fearmonger Cat')}${counts(2, 1)}`);
rule('clocktower/rule/abnormal-ledger#9', 'an Exorcist who named the Demon', `${second('puzzle-drunk: Eve', 'Eve: exorcist Gus')}${counts(2, 1)}`);
rule('clocktower/rule/abnormal-ledger#9', 'a Slayer who shot the Demon', `${table('puzzle-drunk: Dan', usual, 'night 1: [Gus: lleech Hal]', 'day 1: [Dan: slayer Gus]', 'night 2: []', 'day 2: []')}${counts(2, 1)}`);

rule('clocktower/rule/abnormal-ledger#10', 'the Mathematicians never count themselves', `${table('puzzle-drunk: Mia, mathematician-number: 3', usual, 'night 1: [Gus: lleech Hal]', 'night 2: []', 'day 2: []').replace('Hal: Tinker', 'Hal: Tinker, Joe: Mathematician')}
    - expect: { told: { Mia: [{ phase: night 1, result: 3 }], Joe: [{ phase: night 1, result: 0 }, { phase: night 2, result: 0 }] } }
`);

const scapegoat = table('puzzle-drunk: Hal, scapegoat-swap: "yes"', `${usual}, Tom: good Scapegoat`, 'night 1: [Gus: lleech Hal]', 'day 1 nominations: [Ann: nominate Cat]', 'day 1 voting: [Ann: vote Cat yes, Bob: vote Cat yes, Dan: vote Cat yes, Eve: vote Cat yes, Fay: vote Cat yes, Gus: vote Cat yes]', 'night 2: []', 'day 2: []');
rule('clocktower/rule/abnormal-ledger#11', 'travellers and executions never count: a Scapegoat in the place of another', `${scapegoat}
    - expect: { dead: [Tom], told: { Mia: [{ phase: night 2, result: 0 }] } }
`);
rule('clocktower/rule/abnormal-ledger#11', 'nor an execution that the Fool survives', `${table('puzzle-drunk: Hal', usual, 'night 1: [Gus: lleech Hal]', 'day 1 nominations: [Ann: nominate Ida]', 'day 1 voting: [Ann: vote Ida yes, Bob: vote Ida yes, Dan: vote Ida yes, Eve: vote Ida yes, Fay: vote Ida yes, Gus: vote Ida yes]', 'night 2: []', 'day 2: []')}
    - expect: { dead: [], told: { Mia: [{ phase: night 2, result: 0 }] } }
`);

rule('clocktower/rule/abnormal-ledger#12', 'who died in the meantime still counts', `${table('puzzle-drunk: Dan', usual, 'night 1: [Gus: lleech Hal]', 'day 1: [Dan: slayer Gus]', 'night 2: [Gus: lleech Dan]', 'day 2: []')}
    - expect: { dead: [Dan], told: { Mia: [{ phase: night 2, result: 1 }] } }
`);

const token = (acts: string): string => table('lil-monsta-victim: Ida, innkeeper-drunk: Dan', 'Ann: Innkeeper, Bob: Savant, Cat: Dreamer, Dan: Slayer, Eve: Exorcist, Fay: Fearmonger, Gus: Baron, Ida: Fool', 'night 1: [Fay: lil monsta Fay, Gus: lil monsta Fay]', `night 2: [${acts}]`, 'day 2: []');
rule('clocktower/rule/abnormal-ledger#13', "the babysitter counts when the Exorcist stopped the token", `${token('Eve: exorcist Fay')}
    - expect: { dead: [], told: { Mia: [{ phase: night 2, result: 1 }] } }
`);
rule('clocktower/rule/abnormal-ledger#13', 'and when the victim is saved by the own ability of another', `${token('')}
    - expect: { dead: [], told: { Mia: [{ phase: night 2, result: 1 }] } }
`);
