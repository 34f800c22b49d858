import { rule } from '../../../../../engine/testing/rule.ts';

/** Ann says the word on day 1 and turns evil in night 2. */
const turned = (players: string, ...lines: readonly string[]): string => `
  rules: clocktower
  decide: { mezepheles-word: walrus }
  players: { ${players} }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: ['Ann': 'say "walrus"']
${lines.map(line => `    - ${line}\n`).join('')}`;
const usual = 'Ann: Slayer, Bob: Savant, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Mezepheles, Gus: Lleech';

rule('clocktower/rule/alignment#1', 'by the word of the Mezepheles', `${turned(usual, 'night 2: []', 'day 2: []')}
    - expect: { roles: { Ann: evil Slayer, Bob: Savant, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman } }
`);
rule('clocktower/rule/alignment#1', 'by the Cult Leader at their own step', `
  rules: clocktower
  decide: { cult-neighbour: Gus }
  players: { Ann: Cult Leader, Bob: Savant, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: []
    - expect: { roles: { Ann: evil Cult Leader, Bob: Savant } }
`);
rule('clocktower/rule/alignment#1', 'by nothing else: neither death, nor execution, nor drunkenness turns anybody', `
  rules: clocktower
  decide: { innkeeper-drunk: Cat }
  players: { Ann: Innkeeper, Bob: Savant, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Cat and Dan, Gus: lleech Bob]
    - day 2 nominations: [Ann: nominate Dan]
    - day 2 voting: [Eve: vote Dan yes, Fay: vote Dan yes, Gus: vote Dan yes, Ann: vote Dan yes]
    - night 3: []
    - expect: { dead: [Bob, Dan], roles: { Ann: Innkeeper, Bob: Savant, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech } }
`);

rule('clocktower/rule/alignment#2', 'character, type and ability stay: a turned Slayer still kills the Demon', `${turned(usual, 'night 2: []', 'day 2: [Ann: slayer Eve]')}
    - expect: { phase: over, dead: [Eve, Gus], roles: { Ann: evil Slayer }, winners: [Bob, Cat, Dan, Eve] }
`);
rule('clocktower/rule/alignment#2', 'and nothing is told of who else is there', `${turned(usual, 'night 2: []', 'day 2: []')}
    - expect: { told: { Ann: [{ kind: notice, result: evil }] }, untold: { Ann: [{ ability: minions }, { ability: demon }, { about: [Gus] }, { about: [Fay] }, { ability: bluffs }], Gus: [{ about: [Ann] }], Fay: [{ about: [Ann] }] } }
`);

rule('clocktower/rule/alignment#3', 'the player is told at dawn, and nobody else', `${turned(usual, 'night 2: []', 'night 2 lock: []')}
    - expect: { untold: { Ann: [{ result: evil }] } }
    - day 2: []
    - expect:
        told: { Ann: [{ kind: notice, result: evil, phase: night 2 }] }
        untold: { Bob: [{ result: evil }], Fay: [{ result: evil }], Gus: [{ result: evil }] }
        unannounced: [{ text: sides }, { about: [Ann] }]
`);

rule('clocktower/rule/alignment#4', 'the message is true under a Vortox', `
  rules: clocktower
  decide: { mezepheles-word: walrus }
  players: { Ann: Slayer, Bob: Innkeeper, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Mezepheles, Gus: Vortox }
  play:
    - day 1: ['Ann': 'say "walrus"']
    - day 1 nominations: [Bob: nominate Eve]
    - day 1 voting: [Fay: vote Eve yes, Gus: vote Eve yes, Ann: vote Eve yes, Bob: vote Eve yes]
    - night 2: []
    - day 2: []
    - expect: { told: { Ann: [{ kind: notice, result: evil }] }, roles: { Ann: evil Slayer } }
`);
rule('clocktower/rule/alignment#4', 'and for who malfunctions: the poisoned host of the Lleech', `${turned(usual, 'night 2: []', 'day 2: []').replace('lleech Eve', 'lleech Ann')}
    - expect: { told: { Ann: [{ kind: notice, result: evil }] }, roles: { Ann: evil Slayer } }
`);

rule('clocktower/rule/alignment#5', 'who is evil at the end wins with evil, dead or alive; who is good with good', `${turned(usual, 'night 2: [Gus: lleech Ann]', 'night 3: [Gus: lleech Bob]', 'night 4: [Gus: lleech Cat]', 'night 5: [Gus: lleech Dan]', 'night 6: [Gus: lleech Fay]')}
    - end
    - expect: { phase: over, alive: [Eve, Gus], winners: [Ann, Fay, Gus] }
`);

const damsel = (guesser: string): string => turned('Ann: Slayer, Bob: Savant, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Mezepheles, Gus: Lleech, Hal: Damsel', 'night 2: []', `day 2: [${guesser}: damsel Hal]`);
rule('clocktower/rule/alignment#6', 'a turned Townsfolk is no Minion: their guess of the Damsel does nothing', `${damsel('Ann')}
    - expect: { phase: day 2, winners: [], roles: { Ann: evil Slayer } }
    - day 2: [Fay: damsel Hal]
    - expect: { phase: over, winners: [Ann, Fay, Gus] }
`);
rule('clocktower/rule/alignment#6', 'and no Demon: the Demon alone is asked to die', `${turned(usual, 'night 2: []', 'day 2 nominations: [Bob: nominate Ann]', 'day 2 voting: [Bob: vote Ann yes, Cat: vote Ann yes, Dan: vote Ann yes, Eve: vote Ann yes]')}
    - end
    - expect: { phase: night 3, dead: [Ann], winners: [] }
`);
