import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const game = (changes: Readonly<Record<string, string>> = {}, decide = '') => {
  const players: Readonly<Record<string, string>> = {
    Ann: 'Mathematician', Bob: 'Innkeeper', Cat: 'Savant', Dan: 'Slayer', Eve: 'Nightwatchman', Fay: 'Evil Twin', Gus: 'Lleech', Hal: 'Mezepheles', Ivy: 'Dreamer', ...changes,
  };
  return `
  rules: clocktower
  options: { check: off }
  decide: { evil-twin-pair: Cat, mezepheles-word: kumquat, ${decide} }
  players: { ${Object.entries(players).map(([name, role]) => `${name}: ${role}`).join(', ')} }
  play:
`;
};
const vortox = { Gus: 'Vortox' };
const votes = (whom: string) => ['Ann', 'Bob', 'Eve', 'Ivy', 'Hal'].map(name => `${name}: vote ${whom} yes`).join(', ');
const day = (number: number, whom: string) => `
    - day ${number} nominations: [Hal: nominate ${whom}]
    - day ${number} voting: [${votes(whom)}]
    - night ${number + 1}: []
`;
const first = '    - night 1: [Gus: lleech Ivy]\n';
const evil = 'phase: over, winners: [Fay, Gus, Hal]';
const good = 'phase: over, winners: [Ann, Bob, Cat, Dan, Eve, Ivy]';
const met = '{ ability: evil twin }';

rule('clocktower/character/evil-twin#1', 'the two learn who and what the other is', `${game()}${first}    - day 1: []
    - expect:
        told:
          Fay: [{ kind: result, ability: evil twin, phase: night 1, about: [Cat], result: Cat, text: Savant }]
          Cat: [{ kind: result, ability: evil twin, phase: night 1, about: [Fay], result: Fay, text: Evil Twin }]
        untold: { Gus: [${met}], Ann: [${met}] }
`);
rule('clocktower/character/evil-twin?1', 'the true character is shown, whatever the twin believes', `${game({ Cat: 'Drunk as Savant' })}${first}    - day 1: []
    - expect: { told: { Fay: [{ ability: evil twin, text: Drunk }] }, untold: { Fay: [{ text: Savant }] } }
`);

rule('clocktower/character/evil-twin#2', 'evil wins by the execution of the good one', `${game()}${first}${day(1, 'Cat')}    - expect: { ${evil}, dead: [Cat] }\n`);
rule('clocktower/character/evil-twin#2', 'who need not die', `${game({ Cat: 'Fool' })}${first}${day(1, 'Cat')}    - expect: { ${evil}, dead: [] }\n`);
rule('clocktower/character/evil-twin#2', 'and may be dead already', `${game()}${first}    - night 2: [Gus: lleech Cat]${day(2, 'Cat')}    - expect: { ${evil}, dead: [Cat] }\n`);

const slain = `${game(vortox)}
    - day 1: [Dan: slayer Gus]
    - expect: { phase: day 1, dead: [Gus], winners: [] }
`;
rule('clocktower/character/evil-twin#3', 'good cannot win while both live', slain);
rule('clocktower/character/evil-twin#3', 'by a cult neither', `${game({ Dan: 'Cult Leader' })}${first}
    - day 1: [Dan: cult leader, Ann: vote Dan in cult, Bob: vote Dan in cult, Cat: vote Dan in cult, Eve: vote Dan in cult, Ivy: vote Dan in cult]
    - expect: { phase: day 1, winners: [] }
`);

rule('clocktower/character/evil-twin#4', 'with the Demon gone play goes on without Demon actions', `${slain}    - night 2: [Gus: vortox Ann]
    - day 2: []
    - expect: { phase: day 2, dead: [Gus], refused: [{ by: Gus }], winners: [] }
`);
rule('clocktower/character/evil-twin#4', 'until the evil one dies', `${slain}${day(1, 'Fay')}    - expect: { ${good}, dead: [Fay, Gus] }\n`);
rule('clocktower/character/evil-twin#4', 'or the good one', `${slain.replace('Cat: Savant', 'Cat: Tinker')}    - day 1: [Storyteller: decide tinker-death yes]\n    - expect: { ${good}, dead: [Cat, Gus] }\n`);
const sobered = `${slain.replace('decide: {', 'decide: { innkeeper-drunk: Fay,')}    - night 2: [Bob: innkeeper Fay and Ann, Ivy: dreamer Fay]
    - end
    - expect: { ${good}, dead: [Gus], untold: { Ivy: [{ ability: dreamer }] } }
`;
rule('clocktower/character/evil-twin#4', 'or the Evil Twin malfunctions', sobered);
rule('clocktower/character/evil-twin?2', 'good wins at the step that makes the Evil Twin drunk', sobered);

rule('clocktower/character/evil-twin#5', 'executing the evil one only ends the pair', `${game()}${first}${day(1, 'Fay')}    - expect: { phase: night 2, dead: [Fay] }\n`);
rule('clocktower/character/evil-twin#5', 'a good twin killed by night ends it, and nobody wins by that', `${game(vortox)}${day(1, 'Eve')}    - night 2: [Gus: vortox Cat]
    - day 2: []
    - expect: { phase: day 2, dead: [Cat, Eve] }
    - day 2: [Dan: slayer Gus]
    - expect: { ${good} }
`);
rule('clocktower/character/evil-twin#5', 'a good twin killed by a shot as well', `${game()}
    - night 1: [Gus: lleech Cat]
    - day 1: [Dan: slayer Cat]
    - expect: { ${good}, dead: [Cat, Gus] }
`);

rule('clocktower/character/evil-twin#6', 'there is no new pair after the good one has died', `${game()}${first}    - night 2: [Gus: lleech Cat]
    - expect: { told: { Fay: [${met}] } }
    - day 4: []
    - expect: { dead: [Cat], untold: { Fay: [${met}], Ann: [${met}], Dan: [${met}] } }
`);

const converted = (decide: string, changes = {}) => `${game(changes, decide)}${first}    - day 1: [Cat: 'say "kumquat"']
    - expect: { told: { Cat: [${met}] } }
    - night 2: []
    - day 2: []
`;
rule('clocktower/character/evil-twin#7', 'when both are of one side there is a new twin at dawn, and that pair is informed', `${converted('evil-twin-repair: Dan')}
    - expect:
        roles: { Cat: evil Savant }
        told: { Fay: [{ ability: evil twin, phase: night 2, about: [Dan], result: Dan, text: Slayer }], Dan: [{ ability: evil twin, phase: night 2, result: Fay }] }
        untold: { Cat: [${met}] }${day(2, 'Dan')}
    - expect: { phase: over, winners: [Cat, Fay, Gus, Hal] }
`);

rule('clocktower/character/evil-twin#8', 'evil wins with two players left, twins as they may be', `
  rules: clocktower
  options: { check: off }
  decide: { evil-twin-pair: Cat }
  players: { Cat: Savant, Dan: Slayer, Eve: Tinker, Fay: Evil Twin, Gus: Vortox }
  play:
    - day 1: [Dan: slayer Gus, Storyteller: decide tinker-death yes]
    - day 1 nominations: [Cat: nominate Dan]
    - day 1 voting: [Cat: vote Dan yes, Fay: vote Dan yes]
    - end
    - expect: { phase: over, alive: [Cat, Fay], winners: [Fay, Gus] }
`);

rule('clocktower/character/evil-twin#9', 'good wins when the execution of the good twin kills the last Demon as well', `${game()}
    - night 1: [Gus: lleech Cat]${day(1, 'Cat')}
    - expect: { ${good}, dead: [Cat, Gus] }
`);

rule('clocktower/character/evil-twin#10', 'who is spared for the Scapegoat was not executed', `${game({ Tom: 'good Scapegoat' }, 'scapegoat-swap: yes')}${first}${day(1, 'Cat')}    - expect: { phase: night 2, announced: [{ about: [Tom, Cat] }] }\n`);

const drunk = (changes: Readonly<Record<string, string>> = {}) => game(changes, 'innkeeper-drunk: [Fay, Ann]');
rule('clocktower/character/evil-twin#11', 'while malfunctioning evil does not win', `${drunk()}${first}    - night 2: [Bob: innkeeper Fay and Ann]${day(2, 'Cat')}    - expect: { phase: night 3, dead: [Cat] }\n`);
rule('clocktower/character/evil-twin#11', 'and nothing is blocked', `${drunk(vortox)}${day(1, 'Eve')}    - night 2: [Bob: innkeeper Fay and Ann]
    - day 2: [Dan: slayer Gus]
    - expect: { ${good} }
`);

rule('clocktower/character/evil-twin#12', 'malfunctioning at the step, somebody is shown in the same words and nobody else is told; the real pair comes when the Evil Twin functions', `${game({}, 'malfunction-info: Dan, innkeeper-drunk: Gus')}
    - night 1: [Gus: lleech Fay]
    - day 1: []
    - expect:
        told: { Fay: [{ kind: result, ability: evil twin, phase: night 1, about: [Dan], result: Dan, text: Their character }] }
        untold: { Cat: [${met}], Dan: [${met}], Fay: [{ text: Cat }] }
    - night 2: [Bob: innkeeper Gus and Ann]
    - day 2: []
    - expect: { told: { Fay: [{ ability: evil twin, phase: night 2, result: Cat }], Cat: [{ ability: evil twin, phase: night 2, result: Fay }] } }
`);

rule('clocktower/character/evil-twin#13', 'a Vortox does not touch it', `${game(vortox)}    - day 1: []\n    - expect: { told: { Fay: [{ ability: evil twin, result: Cat }], Cat: [{ ability: evil twin, result: Fay }] } }\n`);

const count = (night: number, number: number) => `    - expect: { told: { Ann: [{ ability: mathematician, phase: night ${night}, result: ${number} }] } }\n`;
rule('clocktower/character/evil-twin#14', 'counts when malfunction suppressed the meeting', `${game()}
    - night 1: [Gus: lleech Fay]
    - day 1: []
${count(1, 1)}`);
rule('clocktower/character/evil-twin#14', 'counts when it suppressed the win', `${drunk()}${first}    - night 2: [Bob: innkeeper Fay and Ann]${day(2, 'Cat')}    - day 3: []\n${count(3, 1)}`);
rule('clocktower/character/evil-twin#14', 'not where nothing was at stake', `${drunk()}${first}    - night 2: [Bob: innkeeper Fay and Ann]${day(2, 'Eve')}    - day 3: []\n${count(3, 0)}`);

const suppressed = (record: string): unknown => played(record).session.desk.game.play!.facts['ledger'];
test('clocktower/character/evil-twin#14: counts when it suppressed the block, at the moment at which good wins, and not while the block holds', () => {
  expect(suppressed(sobered)).toEqual(['s6']);
  expect(suppressed(slain)).toEqual([]);
});

rule('clocktower/character/evil-twin#15', 'the death of the Evil Twin ends everything', `${game()}${first}    - night 2: [Gus: lleech Fay]${day(2, 'Cat')}    - expect: { phase: night 3, dead: [Cat, Fay] }\n`);

const alchemist = game({ Fay: 'Alchemist with Evil Twin' }, 'evil-twin-pair: Hal').replace('evil-twin-pair: Cat, ', '');
rule('clocktower/character/evil-twin#16', 'an Alchemist with the ability is the one whose execution lets evil win', `${alchemist}${first}    - day 1: []
    - expect: { told: { Fay: [{ ability: evil twin, result: Hal, text: Mezepheles }], Hal: [{ ability: evil twin, result: Fay, text: Alchemist }] } }
${day(1, 'Fay')}    - expect: { phase: over, winners: [Gus, Hal] }
`);
rule('clocktower/character/evil-twin#16', 'that of the evil one does not', `${alchemist}${first}${day(1, 'Hal')}    - expect: { phase: night 2, dead: [Hal] }\n`);
