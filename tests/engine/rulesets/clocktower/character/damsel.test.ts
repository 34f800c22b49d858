import { rule } from '../../../../../engine/testing/rule.ts';

const game = (changes: Readonly<Record<string, string>> = {}, decide = '') => {
  const players: Readonly<Record<string, string>> = {
    Ann: 'Damsel', Bob: 'Mathematician', Cat: 'Innkeeper', Dan: 'Alchemist with Mezepheles', Eve: 'Savant', Fay: 'Fearmonger', Gus: 'Lleech', Hal: 'Marionette as Slayer', Ivy: 'Baron', Jim: 'Dreamer', ...changes,
  };
  return `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { ${Object.entries(players).map(([name, role]) => `${name}: ${role}`).join(', ')} }
  play:
`;
};
const told = '{ kind: notice, ability: damsel }';
const evil = 'winners: [Fay, Gus, Hal, Ivy]';
const miss = '{ kind: notice, ability: damsel, text: Nothing happens. }';

rule('clocktower/character/damsel#1', 'every Minion but the Marionette is told in the first night that there is one, and not who', `${game()}
    - night 1: [Gus: lleech Jim]
    - day 1: []
    - expect:
        told: { Fay: [{ kind: notice, ability: damsel, phase: night 1, about: [] }], Ivy: [{ kind: notice, ability: damsel, phase: night 1 }] }
        untold: { Fay: [{ text: Ann }], Gus: [${told}], Hal: [${told}], Dan: [${told}], Eve: [${told}] }
`);

const late = `${game({}, 'innkeeper-drunk: Gus')}
    - night 1: [Gus: lleech Ann]
    - day 1: []
    - expect: { untold: { Fay: [${told}], Ivy: [${told}] } }
    - night 2: [Cat: innkeeper Gus and Eve]
    - day 2: []
    - expect: { told: { Fay: [{ ability: damsel, phase: night 2 }], Ivy: [{ ability: damsel, phase: night 2 }] }, untold: { Hal: [${told}] } }
    - day 3: []
    - expect: { untold: { Fay: [${told}] } }
`;
rule('clocktower/character/damsel#2', 'a later night informs whom a malfunction had kept uninformed', late);
rule('clocktower/character/damsel#2', 'and does nothing otherwise', `${game()}
    - night 1: [Gus: lleech Jim]
    - day 1: []
    - expect: { told: { Fay: [${told}] } }
    - day 3: []
    - expect: { untold: { Fay: [${told}], Ivy: [${told}] } }
`);
rule('clocktower/character/damsel?1', 'the step of later nights is there for late information alone', late);

rule('clocktower/character/damsel#3', 'a right guess by a Minion makes the team of the Damsel lose at once', `${game()}
    - night 1: [Gus: lleech Jim]
    - day 1: [Fay: damsel Ann]
    - expect: { phase: over, dead: [], ${evil} }
`);
rule('clocktower/character/damsel#3', 'only the command is a guess', `${game()}
    - night 1: [Gus: lleech Jim]
    - day 1: [Fay: 'say "I guess that Ann is the Damsel"']
    - expect: { phase: day 1, unannounced: [{ ability: damsel }] }
    - day 1: [Ivy: damsel Ann]
    - expect: { phase: over }
`);

const dead = `${game()}
    - night 1: [Gus: lleech Jim]
    - night 2: [Gus: lleech Fay]
    - day 2: [Fay: damsel Ann]
    - expect: { phase: over, dead: [Fay], ${evil} }
`;
rule('clocktower/character/damsel#3', 'a dead Minion may guess', dead);
rule('clocktower/character/damsel?2', 'a dead Minion may guess', dead);

rule('clocktower/character/damsel#4', 'the first guess of any Minion uses up the one of them all', `${game()}
    - night 1: [Gus: lleech Jim]
    - day 1: [Fay: damsel Eve, Ivy: damsel Ann]
    - day 2: [Fay: damsel Ann]
    - expect: { phase: day 2, announced: [${miss}] }
`);

rule('clocktower/character/damsel#5', 'others do nothing and use nothing up, and every miss reads the same', `${game()}
    - night 1: [Gus: lleech Jim]
    - day 1: [Eve: damsel Ann]
    - expect: { phase: day 1, announced: [${miss}] }
    - day 1: [Gus: damsel Ann]
    - expect: { phase: day 1, announced: [${miss}] }
    - day 1: [Ann: damsel Ann, Ivy: damsel Ann]
    - expect: { phase: over, ${evil} }
`);
rule('clocktower/character/damsel#5', 'the miss of a Minion reads like any', `${game()}
    - night 1: [Gus: lleech Jim]
    - day 1: [Fay: damsel Eve]
    - expect: { announced: [${miss}, { kind: notice, ability: damsel, about: [Fay, Eve] }] }
`);

rule('clocktower/character/damsel#6', 'the guess of a Marionette uses it up', `${game()}
    - night 1: [Gus: lleech Jim]
    - day 1: [Hal: damsel Eve, Fay: damsel Ann]
    - expect: { phase: day 1 }
`);
rule('clocktower/character/damsel#6', 'the guess of a Marionette counts', `${game()}
    - night 1: [Gus: lleech Jim]
    - day 1: [Hal: damsel Ann]
    - expect: { phase: over, ${evil} }
`);

rule('clocktower/character/damsel#7', 'the Alchemist is no Minion', `${game()}
    - night 1: [Gus: lleech Jim]
    - day 1: [Dan: damsel Ann]
    - expect: { phase: day 1, announced: [${miss}] }
    - day 1: [Fay: damsel Ann]
    - expect: { phase: over }
`);

rule('clocktower/character/damsel#8', 'the right guess of an evil Damsel makes evil lose', `${game({ Ann: 'evil Damsel' })}
    - night 1: [Gus: lleech Jim]
    - day 1: [Fay: damsel Ann]
    - expect: { phase: over, winners: [Bob, Cat, Dan, Eve, Jim] }
`);

rule('clocktower/character/damsel#9', 'which the block of the Evil Twin stops, and nobody sees it', `${game({ Ann: 'evil Damsel', Ivy: 'Evil Twin' }, 'evil-twin-pair: Eve')}
    - night 1: [Gus: lleech Jim]
    - day 1: [Fay: damsel Ann]
    - expect: { phase: day 1, winners: [], announced: [${miss}] }
`);

rule('clocktower/character/damsel#10', 'while malfunctioning nobody is informed and a right guess is used up without effect', `${game({}, 'innkeeper-drunk: Gus')}
    - night 1: [Gus: lleech Ann]
    - day 1: [Fay: damsel Ann]
    - expect: { phase: day 1, announced: [${miss}], untold: { Fay: [${told}], Ivy: [${told}] } }
    - night 2: [Cat: innkeeper Gus and Eve]
    - day 2: [Fay: damsel Ann, Ivy: damsel Ann]
    - expect: { phase: day 2, told: { Fay: [${told}] } }
`);

rule('clocktower/character/damsel#11', 'a Vortox does not keep the Minions from being told', `${game({ Gus: 'Vortox' })}
    - night 1: []
    - day 1: []
    - expect: { told: { Fay: [${told}], Ivy: [${told}] } }
`);

const count = (night: number, number: number) => `{ told: { Bob: [{ ability: mathematician, phase: night ${night}, result: ${number} }] } }`;
rule('clocktower/character/damsel#12', 'counts when malfunction kept the Minions uninformed', `${game()}
    - night 1: [Gus: lleech Ann]
    - day 1: []
    - expect: ${count(1, 1)}
`);
rule('clocktower/character/damsel#12', 'counts when malfunction spoiled a right guess', `${game({}, 'innkeeper-drunk: Ann')}
    - night 1: [Gus: lleech Jim]
    - night 2: [Cat: innkeeper Ann and Eve]
    - day 2: [Fay: damsel Ann]
    - day 3: []
    - expect: ${count(3, 1)}
`);
rule('clocktower/character/damsel#12', 'does not count for a wrong guess, nor for being drunk alone', `${game({}, 'innkeeper-drunk: Ann')}
    - night 1: [Gus: lleech Jim]
    - night 2: [Cat: innkeeper Ann and Eve]
    - day 2: [Fay: damsel Eve]
    - day 3: []
    - expect: ${count(3, 0)}
`);

rule('clocktower/character/damsel#13', 'a dead Damsel cannot be found, and the Minions know what they know', `${game()}
    - night 1: [Gus: lleech Jim]
    - night 2: [Gus: lleech Ann]
    - day 2: [Fay: damsel Ann]
    - expect: { phase: day 2, dead: [Ann], announced: [${miss}], told: { Fay: [${told}] } }
`);

rule('clocktower/character/damsel#14', 'the team of the moment of the guess loses', `${game({ Hal: 'Mezepheles', Dan: 'Slayer' }, 'mezepheles-word: kumquat')}
    - night 1: [Gus: lleech Jim]
    - day 1: [Ann: 'say "A kumquat!"']
    - day 2: [Fay: damsel Ann]
    - expect: { phase: over, roles: { Ann: evil Damsel }, winners: [Bob, Cat, Dan, Eve, Jim] }
`);
