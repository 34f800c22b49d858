import { rule } from '../../../../../engine/testing/rule.ts';

const game = (changes: Readonly<Record<string, string>> = {}, decide = '') => {
  const players: Readonly<Record<string, string>> = {
    Ann: 'Mathematician', Bob: 'Innkeeper', Cat: 'Savant', Dan: 'Slayer', Eve: 'Fool', Fay: 'Fearmonger', Gus: 'Lleech', Hal: 'Baron', Ivy: 'Dreamer', ...changes,
  };
  return `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { ${Object.entries(players).map(([name, role]) => `${name}: ${role}`).join(', ')} }
  play:
`;
};
const all = ['Ann', 'Bob', 'Cat', 'Dan', 'Ivy', 'Hal'];
const votes = (whom: string) => all.map(name => `${name}: vote ${whom} yes`).join(', ');
/** A day on which somebody is nominated and voted out. */
const day = (number: number, by: string, whom: string) => `
    - day ${number} nominations: ['${by}: nominate ${whom}']
    - day ${number} voting: [${votes(whom)}]
    - night ${number + 1}: []
`.replaceAll(`'${by}: nominate ${whom}'`, `${by}: nominate ${whom}`);
const evil = 'phase: over, winners: [Fay, Gus, Hal]';
const news = '{ kind: notice, ability: fearmonger }';
const first = (mark = 'Cat') => `    - night 1: [Gus: lleech Ivy, Fay: fearmonger ${mark}]${day(1, 'Fay', 'Cat')}`;

rule('clocktower/character/fearmonger#1', 'only the player chosen last is marked', `${game()}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Cat]
    - night 2: [Fay: fearmonger Dan]${day(2, 'Fay', 'Cat')}
    - expect: { phase: night 3, dead: [Cat] }${day(3, 'Fay', 'Dan')}
    - expect: { ${evil} }
`);

rule('clocktower/character/fearmonger#2', 'the team of a mark that the Fearmonger nominated loses by the execution', `${game()}${first()}
    - expect: { ${evil}, dead: [Cat] }
`);
rule('clocktower/character/fearmonger#2', 'not by that of anybody else', `${game()}${first('Dan')}
    - expect: { phase: night 2, dead: [Cat] }
`);
rule('clocktower/character/fearmonger#2', 'and on the day of the nomination alone', `${game()}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Cat]
    - day 1 nominations: [Fay: nominate Cat]${day(2, 'Ann', 'Cat')}
    - expect: { phase: night 3, dead: [Cat] }
`);

rule('clocktower/character/fearmonger#3', 'a nomination by another does nothing', `${game()}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Cat]${day(1, 'Hal', 'Cat')}
    - expect: { phase: night 2, dead: [Cat] }
`);
rule('clocktower/character/fearmonger#3', 'nor does a mark that was moved away', `${game()}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Cat]
    - night 2: [Fay: fearmonger Dan]${day(2, 'Fay', 'Cat')}
    - expect: { phase: night 3, dead: [Cat] }
`);

rule('clocktower/character/fearmonger#4', 'to be executed is enough', `${game()}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Eve]${day(1, 'Fay', 'Eve')}
    - expect: { ${evil}, dead: [] }
`);

const good = 'winners: [Ann, Bob, Cat, Dan, Eve, Ivy]';
rule('clocktower/character/fearmonger#5', 'an evil mark makes evil lose', `${game({ Ivy: 'Dreamer' })}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Hal]${day(1, 'Fay', 'Hal')}
    - expect: { phase: over, ${good} }
`);
rule('clocktower/character/fearmonger#5', 'which the block of the Evil Twin stops', `${game({ Hal: 'Evil Twin' }, 'evil-twin-pair: Dan')}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Gus]${day(1, 'Fay', 'Gus')}
    - expect: { phase: night 2, dead: [], winners: [] }
`);
rule('clocktower/character/fearmonger#5', 'the team is that of the execution', `${game({ Hal: 'Mezepheles' }, 'mezepheles-word: kumquat')}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Cat]
    - day 1: [Cat: 'say "kumquat"']
    - night 2: []${day(2, 'Fay', 'Cat')}
    - expect: { phase: over, winners: [Ann, Bob, Dan, Eve, Ivy] }
`);

const again = `${game()}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Cat]
    - day 1: []
    - expect: { announced: [{ kind: notice, ability: fearmonger, phase: day 1, about: [] }], unannounced: [{ text: Cat, phase: day 1 }, { about: [Cat] }] }
    - night 2: [Fay: fearmonger Cat]
    - day 2: []
    - expect: { unannounced: [${news}] }
    - night 3: [Fay: fearmonger Dan]
    - day 3: []
    - expect: { announced: [${news}], unannounced: [{ text: Dan }] }
    - night 4: []
    - day 4: []
    - expect: { unannounced: [${news}] }
`;
rule('clocktower/character/fearmonger#6', 'a choice that differs from the present mark is announced without a name, the same one is not', again);

rule('clocktower/character/fearmonger#7', 'the choice of the first night is announced, even of oneself', `${game()}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Fay]
    - day 1: []
    - expect: { refused: [], announced: [${news}] }
`);

rule('clocktower/character/fearmonger#8', 'nothing happens when the Scapegoat is executed instead', `${game({ Tom: 'good Scapegoat' }, 'scapegoat-swap: yes')}${first()}
    - expect: { phase: night 2, alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus, Hal, Ivy], announced: [{ about: [Tom, Cat] }] }
`);

rule('clocktower/character/fearmonger#9', 'a choice made while malfunctioning neither moves the mark nor is announced', `${game({}, 'innkeeper-drunk: Fay')}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Dan]
    - night 2: [Bob: innkeeper Fay and Ann, Fay: fearmonger Cat]
    - expect: { announced: [${news}] }
    - day 2: []
    - expect: { unannounced: [${news}] }
    - night 3: []${day(3, 'Fay', 'Cat')}
    - expect: { phase: night 4, dead: [Cat] }${day(4, 'Fay', 'Dan')}
    - expect: { ${evil} }
`);
rule('clocktower/character/fearmonger#9', 'and while malfunctioning the mark triggers nothing', `${game({}, 'innkeeper-drunk: Fay')}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Cat]
    - night 2: [Bob: innkeeper Fay and Ann]${day(2, 'Fay', 'Cat')}
    - expect: { phase: night 3, dead: [Cat] }
`);
rule('clocktower/character/fearmonger?1', 'a suppressed announcement is missing, whatever that tells', `${game()}
    - night 1: [Gus: lleech Fay, Fay: fearmonger Cat]
    - day 1: []
    - expect: { unannounced: [${news}, { text: Fearmonger }] }
`);

rule('clocktower/character/fearmonger#10', 'a Vortox does not falsify the announcement', `${game({ Gus: 'Vortox' })}
    - night 1: [Fay: fearmonger Cat]
    - day 1: []
    - expect: { announced: [${news}] }
    - day 1 nominations: [Ann: nominate Dan]
    - day 1 voting: [${votes('Dan')}]
    - night 2: [Fay: fearmonger Cat]
    - day 2: []
    - expect: { unannounced: [${news}] }
`);

const count = (night: number, number: number) => `{ told: { Ann: [{ ability: mathematician, phase: night ${night}, result: ${number} }] } }`;
rule('clocktower/character/fearmonger#11', 'counts when malfunction suppressed a mark and its announcement', `${game()}
    - night 1: [Gus: lleech Fay, Fay: fearmonger Cat]
    - day 1: []
    - expect: ${count(1, 1)}
`);
rule('clocktower/character/fearmonger#11', 'not when nothing was suppressed', `${game({}, 'innkeeper-drunk: Fay')}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Cat]
    - night 2: [Bob: innkeeper Fay and Dan, Fay: fearmonger Cat]
    - day 2: []
    - expect: ${count(2, 0)}
`);
rule('clocktower/character/fearmonger#11', 'counts when malfunction suppressed a loss', `${game({}, 'innkeeper-drunk: [Fay, Dan]')}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Cat]
    - night 2: [Bob: innkeeper Fay and Dan]${day(2, 'Fay', 'Cat')}
    - day 3: []
    - expect: ${count(3, 1)}
`);

rule('clocktower/character/fearmonger#12', 'a choice made before being killed the same night is still announced, and the mark is gone', `${game()}
    - night 1: [Gus: lleech Ivy]
    - night 2: [Fay: fearmonger Cat, Gus: lleech Fay]
    - day 2: []
    - expect: { dead: [Fay], announced: [${news}] }
    - day 2 nominations: [Fay: nominate Cat, Ann: nominate Cat]
    - day 2 voting: [${votes('Cat')}]
    - night 3: []
    - expect: { refused: [{ by: Fay }], dead: [Fay, Cat], phase: night 3 }
`);
rule('clocktower/character/fearmonger#13', 'who dies between the nomination and the execution triggers nothing', `${game({ Gus: 'Evil Twin' }, 'evil-twin-pair: Dan')}
    - night 1: [Fay: lil' monsta Fay, Gus: lil' monsta Fay, Hal: lil' monsta Fay, Fay: fearmonger Cat]
    - day 1 nominations: [Fay: nominate Cat, Dan: slayer Fay]
    - expect: { phase: day 1 nominations, dead: [Fay] }
    - day 1 voting: [${votes('Cat')}]
    - night 2: []
    - expect: { phase: night 2, dead: [Cat, Fay] }
`);

rule('clocktower/character/fearmonger#14', 'an Alchemist who has the ability makes the other team lose', `${game({ Fay: 'Alchemist with Fearmonger', Hal: 'Evil Twin' }, 'evil-twin-pair: Dan')}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Hal]
    - day 1: []
    - expect: { announced: [${news}] }${day(1, 'Fay', 'Hal')}
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve, Fay, Ivy] }
`);
rule('clocktower/character/fearmonger#15', 'a marked Lleech was executed although alive', `${game()}
    - night 1: [Gus: lleech Ivy, Fay: fearmonger Gus]${day(1, 'Fay', 'Gus')}
    - expect: { phase: over, dead: [], ${good} }
`);
