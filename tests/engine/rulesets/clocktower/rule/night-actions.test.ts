import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { from, hours, refusal, session, seven, viewOf } from './board.ts';

const vortox = seven.replace('Lleech', 'Vortox');
/** Day 1 with the execution that a Vortox asks for: Fay's. */
const dayOne = '    - day 1 nominations: [Ann: nominate Fay]\n    - day 1 voting: [Gus: vote Fay yes, Ann: vote Fay yes, Bob: vote Fay yes, Cat: vote Fay yes]\n';
/** The host is Fay, so that everybody else's ability works. */
const lleech = (...lines: readonly string[]): string => from(seven, 'day 1: []', ...lines).replace('lleech Eve', 'lleech Fay');

test('clocktower/rule/night-actions#1: choices lock in hour 22 of the night', () => {
  expect(hours(`${seven}\n  play:\n    - night 1: []\n`, 2)).toEqual([22, 24]);
  const open = session(`${seven}\n  play:\n    - night 1: [Cat: dreamer Ann]\n`);
  const locked = session(`${seven}\n  play:\n    - night 1 lock: [Cat: dreamer Ann]\n`);
  expect([refusal(open), refusal(locked)]).toEqual([undefined, 'locked: The choices of this night are locked and stand until dawn; the next can be made in the next night.']);
});

rule('clocktower/rule/night-actions#2', 'until the lock a choice is replaced or taken back, and the last one stands', `${lleech('night 2: [Gus: lleech Ann, Gus: lleech Bob, Cat: dreamer Ann, Cat: cancel dreamer, Eve: nightwatchman Ann, Eve: nightwatchman Dan]', 'day 2: []')}
    - expect: { dead: [Bob], untold: { Cat: [{ ability: dreamer }], Ann: [{ ability: nightwatchman }] }, told: { Dan: [{ ability: nightwatchman }] } }
`);
rule('clocktower/rule/night-actions#2', 'after the lock it is neither replaced nor taken back', `${lleech('night 2: [Gus: lleech Ann, Cat: dreamer Ann]', 'night 2 lock: [Gus: lleech Bob, Cat: cancel dreamer, Eve: nightwatchman Ann]')}
    - expect: { refused: [{ by: Gus, code: locked }, { by: Cat, code: locked }, { by: Eve, code: locked }] }
    - day 2: []
    - expect: { dead: [Ann], told: { Cat: [{ ability: dreamer }] }, untold: { Ann: [{ ability: nightwatchman }] } }
`);

const blind = (...acts: readonly string[]): string => lleech(`night 2: [${acts.join(', ')}]`);
rule('clocktower/rule/night-actions#3', 'nothing happens and nothing is told before the lock, whatever was chosen', `${blind('Dan: exorcist Gus', 'Gus: lleech Ann', 'Cat: dreamer Ann')}
    - expect: { dead: [], untold: { Gus: [{ ability: exorcist }], Cat: [{ kind: result }] } }
    - night 2 lock: []
    - expect: { dead: [], untold: { Gus: [{ ability: exorcist }], Cat: [{ kind: result }] } }
`);
test('clocktower/rule/night-actions#3: the published order decides, and not the order in which choices came', () => {
  const acts = ['Dan: exorcist Gus', 'Gus: lleech Cat', 'Cat: dreamer Ann'];
  const outcome = (...order: readonly number[]) => {
    const { desk, log } = session(`${blind(...order.map(at => acts[at]!))}    - day 2: []\n`);
    return JSON.stringify([desk.game.play!.seats, log.filter(({ type }) => type === 'told')]);
  };
  for (const order of [[0, 2, 1], [1, 0, 2], [2, 1, 0]]) expect(outcome(...order)).toBe(outcome(0, 1, 2));
});

const hosted = seven.replace('rules: clocktower', 'rules: clocktower\n  options: { mode: storyteller }');
rule('clocktower/rule/night-actions#4', 'between lock and dawn the Storyteller decides, and what is open at dawn takes its default', `${hosted}
  play:
    - night 1: [Gus: lleech Eve, Cat: dreamer Ann]
    - night 1: [Storyteller: decide dreamer-decoy Baron]
    - expect: { refused: [{ by: Storyteller }] }
    - night 1 lock: [Storyteller: decide dreamer-decoy Baron]
    - day 1: []
    - expect: { told: { Cat: [{ ability: dreamer, result: [Savant, Baron] }] } }
    - night 2: [Cat: dreamer Ann]
    - day 2: []
    - expect: { phase: day 2, told: { Cat: [{ ability: dreamer, result: { size: 2 } }] } }
`);

const word = seven.replace('Fearmonger', 'Mezepheles').replace('rules: clocktower', 'rules: clocktower\n  decide: { mezepheles-word: walrus }');
test('clocktower/rule/night-actions#5: results come at dawn, before the public report', () => {
  const { log } = session(`${lleech('night 2: [Gus: lleech Ann, Cat: dreamer Bob]')}    - end\n`);
  const at = (find: (text: string) => boolean) => log.findIndex(entry => (entry.type === 'told' || entry.type === 'announced') && find(entry.message.text));
  expect(at(text => text.startsWith('Bob is one of'))).toBeGreaterThan(log.findIndex(entry => entry.type === 'phase' && entry.phase === 'day 2'));
  expect(at(text => text.startsWith('Bob is one of'))).toBeLessThan(at(text => text.startsWith('Ann left the game')));
});
rule('clocktower/rule/night-actions#5', 'who dies after a result was gained still gets it', `${from(word, `day 1: ['Ann': 'say "walrus"']`, 'night 2: [Gus: lleech Ann]', 'day 2: []')}
    - expect: { dead: [Ann], told: { Ann: [{ kind: notice, result: evil }] } }
`);

const unaware = (role: string): string => `
  rules: clocktower
  options: { check: off }
  players: { Ann: ${role}, Bob: Slayer, Cat: Savant, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve, Ann: dreamer Gus]`;
test('clocktower/rule/night-actions#6: the Drunk and the Marionette are asked and answered like what they believe to be', () => {
  const asked = (role: string) => viewOf(session(unaware(role)), 'Ann').asks.map(({ abilities, chosen, form }) => [abilities, chosen, Object.keys(form)]);
  const told = (role: string) => session(`${unaware(role)}\n    - day 1: []\n`).log.flatMap(entry => (entry.type === 'told' && entry.message.to === 'Ann' && entry.message.kind === 'result' ? [entry.message] : []));
  const [real] = told('Dreamer');
  for (const role of ['Drunk as Dreamer', 'Marionette as Dreamer']) {
    expect(asked(role).map(([abilities, , form]) => [abilities, form])).toEqual([[['dreamer'], ['whom']]]);
    expect(asked(role)).toEqual(asked('Dreamer'));
    expect(told(role).map(({ ability, about, phase }) => [ability, about, phase])).toEqual([[real!.ability, real!.about, real!.phase]]);
    const late = session(`${unaware(role)}\n    - night 1 lock: [Ann: dreamer Bob]\n`);
    expect(refusal(late)).toMatch(/^locked: /);
  }
});

test('clocktower/rule/night-actions#7: the dead are not asked', () => {
  const game = session(lleech('night 2: [Gus: lleech Cat]', 'night 3: [Cat: dreamer Ann]'));
  expect(viewOf(game, 'Cat').asks).toEqual([]);
  expect(refusal(game)).toMatch(/^dead: You are out of the game and "dreamer" with you/);
  expect(viewOf(session(lleech('night 2: [Gus: lleech Ann]', 'night 3: []')), 'Cat').asks.map(({ abilities }) => abilities)).toEqual([['dreamer']]);
});

rule('clocktower/rule/night-actions#8', 'an unlawful choice is refused with the reason when it is made', `${lleech('night 2: [Cat: dreamer Cat, Dan: exorcist Ann, Gus: lleech Ann and Bob]', 'night 3: [Dan: exorcist Ann]')}
    - expect:
        refused:
          - { by: Cat, code: illegal-target, message: '"Cat" cannot be chosen. Possible: Ann, Bob, Dan, Eve, Fay and Gus.' }
          - { by: Gus, code: too-many }
          - { by: Dan, code: illegal-target, phase: night 3, message: 'Possible: Bob, Cat, Dan, Eve, Fay and Gus.' }
`);
rule('clocktower/rule/night-actions#8', 'and whether the chooser lives is looked at again at the step', `${lleech('night 2: [Cat: dreamer Ann, Gus: lleech Cat]', 'day 2: []')}
    - expect: { dead: [Cat], untold: { Cat: [{ ability: dreamer }] } }
`);

rule('clocktower/rule/night-actions#9', 'who chose nothing does nothing, and nothing is used up', `${lleech('day 2: []')}
    - expect: { dead: [], untold: { Cat: [{ ability: dreamer }], Ann: [{ ability: nightwatchman }] }, unannounced: [{ ability: fearmonger }] }
    - night 3: [Eve: nightwatchman Ann]
    - day 3: []
    - expect: { refused: [], told: { Ann: [{ ability: nightwatchman, phase: night 3 }] } }
`);

test('clocktower/rule/night-actions#10: a Lleech that names no host gets another living player by chance', () => {
  const hosts = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => {
    const game = session(`${seven.replace('rules: clocktower', `rules: clocktower\n  seed: ${seed}`)}\n  play:\n    - day 1: []\n`);
    return game.desk.game.play!.traits.filter(({ trait }) => trait === 'poisoned').map(({ holder }) => holder);
  });
  for (const host of hosts) expect(host).toEqual([expect.stringMatching(/^s[1-6]$/)]);
  expect(new Set(hosts.flat()).size).toBeGreaterThan(1);
});

const token = (role: string): string => `
  rules: clocktower
  options: { check: off }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: ${role} }
  decide: { lil-monsta-victim: Ann }
  play:`;
rule('clocktower/rule/night-actions#11', "with no babysitter named, Lil' Monsta stays where it is", `${token('Baron')}
    - night 1: [Fay: lil monsta Gus, Gus: lil monsta Gus]
    - night 2: []
    - day 2: []
    - expect: { dead: [Ann], told: { Fay: [{ ability: lil' monsta, result: Gus, phase: night 2 }] } }
`);
test("clocktower/rule/night-actions#11: in the first night it goes to a Minion by chance, never to the Marionette", () => {
  const holders = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => session(`${token('Marionette as Pixie').replace('rules: clocktower', `rules: clocktower\n  seed: ${seed}`)}\n    - day 1: []\n`).desk.game.play!.traits.find(({ trait }) => trait === 'demon')!.holder);
  expect(new Set(holders)).toEqual(new Set(['s6']));
  const both = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => session(`${token('Baron').replace('rules: clocktower', `rules: clocktower\n  seed: ${seed}`)}\n    - day 1: []\n`).desk.game.play!.traits.find(({ trait }) => trait === 'demon')!.holder);
  expect(new Set(both)).toEqual(new Set(['s6', 's7']));
});
rule('clocktower/rule/night-actions#11', 'any living player may be named; one who cannot hold it counts as no choice', `${token('Baron')}
    - night 1: [Fay: lil monsta Gus, Gus: lil monsta Gus]
    - night 2: [Fay: lil monsta Bob, Gus: lil monsta Bob]
    - day 2: []
    - expect: { told: { Fay: [{ ability: lil' monsta, result: Gus, phase: night 2 }] }, untold: { Fay: [{ result: Bob }] } }
`);

const marked = (third: string): string => `${from(seven, 'day 1: []', 'night 2: [Fay: fearmonger Ann]', 'day 2: []')}    - expect: { announced: [{ ability: fearmonger, phase: day 2 }] }\n    - night 3: [${third}]\n    - day 3 nominations: [Fay: nominate Ann]\n`;
rule('clocktower/rule/night-actions#12', 'a Fearmonger that names nobody keeps the mark, and nothing is announced', `${marked('')}
    - expect: { unannounced: [{ ability: fearmonger }] }
    - day 3 voting: [Bob: vote Ann yes, Cat: vote Ann yes, Dan: vote Ann yes, Eve: vote Ann yes]
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);
rule('clocktower/rule/night-actions#12', 'one that names another loses the first mark', `${marked('Fay: fearmonger Bob')}
    - expect: { announced: [{ ability: fearmonger, phase: day 3 }] }
    - day 3 voting: [Bob: vote Ann yes, Cat: vote Ann yes, Dan: vote Ann yes, Eve: vote Ann yes]
    - end
    - expect: { phase: night 4, winners: [], dead: [Ann] }
`);

rule('clocktower/rule/night-actions?1', 'a silent Demon kills nobody', `${vortox}
  play:
${dayOne}
    - night 2: []
    - day 2: []
    - expect: { dead: [Fay], announced: [{ text: A quiet night }] }
`);
