import { rule } from '../../../../../engine/testing/rule.ts';
import { voted } from '../execution.ts';

const table = (decide = '', fool = 'Fool', demon = 'Lleech'): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: ${fool}, Bob: Savant, Cat: Dreamer, Dan: Innkeeper, Eve: Damsel, Fay: Fearmonger, Gus: ${demon}, Hal: Mathematician, Ivy: Puzzlemaster }
  play:`;

const twice = `${table('puzzle-drunk: Bob')}
    - night 1: [Gus: lleech Cat]
    - day 1: []
    - expect: { phase: day 1 }
    - night 2: [Gus: lleech Ann]
    - day 2: []
    - expect: { dead: [], untold: { Ann: [{ phase: night 2 }] }, unannounced: [{ about: { has: [Ann] } }, { text: Fool }] }
    - night 3: [Gus: lleech Ann]
    - day 3: []
    - expect: { dead: [Ann] }`;

rule('clocktower/character/fool#1', 'the first time the Fool would die, the Fool does not', `${twice}
`);

rule('clocktower/character/fool#1', 'by whatever cause', `${table('puzzle-drunk: Bob')}
    - night 1: [Gus: lleech Cat]${voted(1, 'Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Hal')}
    - end
    - expect: { dead: [] }
    - night 2: [Gus: lleech Ann]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('clocktower/character/fool#2', "a death that another's ability prevents does not use it up", `${table('puzzle-drunk: Bob, innkeeper-drunk: Bob')}
    - night 1: [Gus: lleech Cat]
    - night 2: [Dan: innkeeper Ann and Bob, Gus: lleech Ann]
    - night 3: [Gus: lleech Ann]
    - day 3: []
    - expect: { dead: [] }
    - night 4: [Gus: lleech Ann]
    - day 4: []
    - expect: { dead: [Ann] }
`);

rule('clocktower/character/fool#3', 'executed and alive they count as executed: no other execution, and the Vortox has had its own', `${table('puzzle-drunk: Bob', 'Fool', 'Vortox')}
    - night 1: []
    - day 1 nominations: [Bob: nominate Ann, Cat: nominate Eve]
    - day 1 voting: [Bob: vote Ann yes, Cat: vote Ann yes, Dan: vote Ann yes, Eve: vote Ann yes, Hal: vote Ann yes, Ivy: vote Ann yes, Bob: vote Eve yes, Cat: vote Eve yes, Dan: vote Eve yes, Hal: vote Eve yes, Ivy: vote Eve yes]
    - end
    - expect: { phase: night 2, dead: [], winners: [], announced: [{ kind: notice, about: [Ann], text: stays in the game }] }
`);

rule('clocktower/character/fool#3', 'what the Evil Twin brings follows', `${table('evil-twin-pair: Ann, puzzle-drunk: Bob').replace('Fearmonger', 'Evil Twin')}
    - night 1: [Gus: lleech Cat]${voted(1, 'Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Hal')}
    - end
    - expect: { phase: over, dead: [], winners: [Fay, Gus] }
`);

rule('clocktower/character/fool#3', 'and so does what the Fearmonger brings', `${table('puzzle-drunk: Bob')}
    - night 1: [Gus: lleech Cat, Fay: fearmonger Ann]${voted(1, 'Ann', 'Fay', 'Cat', 'Dan', 'Eve', 'Hal')}
    - end
    - expect: { phase: over, dead: [], winners: [Fay, Gus] }
`);

rule('clocktower/character/fool#4', 'a survived execution is public', `${table('puzzle-drunk: Bob')}
    - night 1: [Gus: lleech Cat]${voted(1, 'Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Hal')}
    - end
    - expect: { announced: [{ about: [Ann], text: and stays in the game }], unannounced: [{ kind: death }, { text: Fool }] }
`);

rule('clocktower/character/fool#4', 'a survived night attack is not, and the Fool is not told', `${twice}
`);

rule('clocktower/character/fool#5', 'the second death is final', `${twice}
    - night 4: [Gus: lleech Ann]
    - day 4: []
    - expect: { dead: [Ann], unannounced: [{ about: [Ann] }] }
`);

const drunk = `${table('puzzle-drunk: Ann')}
    - night 1: [Gus: lleech Cat]
    - night 2: [Gus: lleech Ann]
    - day 2: []`;

rule('clocktower/character/fool#6', 'a malfunctioning Fool dies', `${drunk}
    - expect: { dead: [Ann], announced: [{ kind: death, about: [Ann] }] }
`);

rule('clocktower/character/fool#7', 'a Vortox does not touch it', `${table('puzzle-drunk: Bob', 'Fool', 'Vortox')}
    - night 1: []${voted(1, 'Eve', 'Bob', 'Cat', 'Dan', 'Fay', 'Hal')}
    - night 2: [Gus: vortox Ann]
    - day 2: []
    - expect: { dead: [Eve] }
`);

rule('clocktower/character/fool#8', 'counts for the Mathematician where malfunction by another let the first death happen', `${drunk}
    - expect: { told: { Hal: [{ phase: night 2, ability: mathematician, result: 1 }] } }
`);

rule('clocktower/character/fool#8', 'an attacker whose kill the Fool survived counts, and a second death is nothing abnormal', `${table('puzzle-drunk: Bob')}
    - night 1: [Gus: lleech Cat]
    - night 2: [Gus: lleech Ann]
    - night 3: [Gus: lleech Ann]
    - day 3: []
    - expect: { dead: [Ann], told: { Hal: [{ phase: night 2, ability: mathematician, result: 1 }, { phase: night 3, ability: mathematician, result: 0 }] } }
`);

rule('clocktower/character/fool#9', 'the ability ends with the death: executed dead, nobody survives anything', `${drunk}
    - night 3: [Gus: lleech Ivy]
    - day 3: []${voted(3, 'Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Hal')}
    - end
    - expect: { phase: night 4, dead: [Ann, Ivy], announced: [{ about: [Ann], text: they had left the game before }], unannounced: [{ text: stays in the game }] }
`);

rule('clocktower/character/fool#10', 'works the same for an evil Fool', `${table('puzzle-drunk: Bob', 'evil Fool')}
    - night 1: [Gus: lleech Cat]
    - night 2: [Gus: lleech Ann]
    - day 2: []
    - expect: { dead: [], roles: { Ann: evil Fool } }
`);
