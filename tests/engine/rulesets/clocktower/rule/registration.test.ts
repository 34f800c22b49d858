import { rule } from '../../../../../engine/testing/rule.ts';


const seen = (players: string, target: string, pair: string, more = ''): string => `
  rules: clocktower
  seed: 3
  options: { check: off }
  decide: { dreamer-decoy: ${pair}${more} }
  players: { Ann: Dreamer, ${players} }
  play:
    - night 1: [Gus: lleech Bob, Ann: dreamer ${target}]
    - day 1: []
`;
const rest = 'Bob: Slayer, Cat: Savant, Dan: Exorcist, Eve: Nightwatchman';

rule('clocktower/rule/registration#1', 'everybody registers as what they are', `${seen(`${rest}, Fay: Fearmonger, Gus: Lleech`, 'Fay', 'Fool')}
    - expect: { told: { Ann: [{ ability: dreamer, result: [Fool, Fearmonger] }] } }
`);

rule('clocktower/rule/registration#2', 'the red herring is a Demon to its own Fortune Teller, and to nobody else', `
  rules: clocktower
  seed: 3
  decide: { red-herring: Dan }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve, Ann: fortune teller Dan and Cat]
    - day 1: [Bob: slayer Dan]
    - expect: { dead: [], told: { Ann: [{ ability: fortune teller, result: true }] } }
`);

const token = (more: string, decide = ''): string => `
  rules: clocktower
  seed: 3
  options: { check: off }
  decide: { red-herring: Cat, lil-monsta-victim: Cat${decide} }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Savant, Dan: Exorcist, Eve: Dreamer, Dam: Damsel, Fay: Fearmonger, Gus: Mezepheles, Tom: evil Deviant }
  play:
    - night 1: [Fay: lil' monsta Gus, Gus: lil' monsta Gus, Ann: fortune teller Gus and Bob, Eve: dreamer Gus]
${more}`;

rule('clocktower/rule/registration#3', 'the babysitter counts as the Demon for the Fortune Teller, the Exorcist, the Slayer and the end', `${token(`
    - night 2: [Dan: exorcist Gus, Fay: lil' monsta Fay, Gus: lil' monsta Fay]
    - day 2: []
    - expect: { dead: [], told: { Ann: [{ ability: fortune teller, result: true }], Gus: [{ ability: exorcist, result: Dan }] } }
    - day 2: [Bob: slayer Gus]
    - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve, Dam] }
`)}`);

rule('clocktower/rule/registration#4', 'the babysitter stays a Minion for the Dreamer, the token and the guess of the Damsel', `${token(`
    - day 1: [Gus: damsel Dam]
    - expect: { phase: over, winners: [Fay, Gus, Tom], told: { Eve: [{ ability: dreamer, result: { has: [Mezepheles] } }] } }
`)}`);

rule('clocktower/rule/registration#5', 'the Drunk registers as the Drunk', `${seen(`${rest}, Dru: Drunk as Fool, Fay: Fearmonger, Gus: Lleech`, 'Dru', 'Baron')}
    - expect: { told: { Ann: [{ ability: dreamer, result: [Drunk, Baron] }] } }
`);
rule('clocktower/rule/registration#5', 'the Marionette as the Marionette, a Minion', `${seen(`${rest}, Fay: Fearmonger, Gus: Lleech, Mar: Marionette as Fool`, 'Mar', 'Tinker')}
    - expect: { told: { Ann: [{ ability: dreamer, result: [Tinker, Marionette] }] } }
`);

rule('clocktower/rule/registration#6', 'the Alchemist registers as the Alchemist, whatever ability was granted', `${seen(`${rest}, Alc: Alchemist with Fearmonger, Fay: Baron, Gus: Lleech`, 'Alc', 'Vortox')}
    - expect: { told: { Ann: [{ ability: dreamer, result: [Alchemist, Vortox] }] } }
`);

rule('clocktower/rule/registration#7', 'who malfunctions registers all the same', `${seen('Bob: Slayer, Cat: Savant, Dan: Exorcist, Puz: Puzzlemaster, Fay: Fearmonger, Gus: Lleech', 'Cat', 'Vortox', ', puzzle-drunk: Cat')}
    - expect: { told: { Ann: [{ ability: dreamer, result: [Savant, Vortox] }] } }
`);
