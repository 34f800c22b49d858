import { rule } from '../../../../../engine/testing/rule.ts';

const nine = (more = '', decide = 'bluffs: Fool and Innkeeper and Tinker'): string => `
  rules: clocktower
  seed: 3
  options: { check: off }
  decide: { ${decide} }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Dru: Drunk as Pixie, Fay: Fearmonger, Bar: Baron, Gus: Lleech, Mar: Marionette as Mathematician${more} }
  play:
`;

rule('clocktower/rule/starting-information#1', 'everybody is told character and side; who does not know themselves is told a good character, as good', `${nine()}
    - expect:
        told:
          Ann: [{ kind: role, result: Savant, text: good }]
          Fay: [{ kind: role, result: Fearmonger, text: evil }]
          Dru: [{ kind: role, result: Pixie, text: good }]
          Mar: [{ kind: role, result: Mathematician, text: good }]
        untold: { Dru: [{ result: Drunk }], Mar: [{ result: Marionette }, { text: evil }] }
`);

rule('clocktower/rule/starting-information#2', 'each Minion learns the other Minions but the Marionette, and the Demon, without characters', `${nine()}
    - expect:
        told:
          Fay: [{ ability: minions, result: [Bar] }, { ability: demon, result: Gus }]
          Bar: [{ ability: minions, result: [Fay] }, { ability: demon, result: Gus }]
        untold: { Fay: [{ result: Baron }, { result: Lleech }, { about: { has: [Mar] } }] }
`);

rule('clocktower/rule/starting-information#3', 'the Demon learns the Minions, the Marionette among them; which one that is follows in night 1', `${nine()}
    - expect: { told: { Gus: [{ ability: minions, result: [Fay, Bar, Mar] }] }, untold: { Gus: [{ ability: marionette }, { result: Fearmonger }] } }
    - night 1: [Gus: lleech Ann]
    - day 1: []
    - expect: { told: { Gus: [{ ability: marionette, about: [Mar] }] } }
`);

rule('clocktower/rule/starting-information#4', 'the Demon learns three good characters that are not in play, the Minions do not', `${nine()}
    - expect: { told: { Gus: [{ ability: bluffs, result: [Fool, Innkeeper, Tinker] }] }, untold: { Fay: [{ ability: bluffs }], Bar: [{ ability: bluffs }] } }
`);

rule('clocktower/rule/starting-information#5', 'the good learn nothing beyond what their ability gives', `${nine()}
    - expect: { untold: { Ann: [{ ability: minions }, { ability: demon }, { ability: bluffs }], Dru: [{ ability: minions }, { ability: demon }], Bob: [{ about: { has: [Gus] } }] } }
`);

rule('clocktower/rule/starting-information#6', 'the Marionette learns nothing of evil', `${nine()}
    - night 1: [Gus: lleech Ann]
    - day 1: []
    - expect: { untold: { Mar: [{ ability: minions }, { ability: demon }, { ability: bluffs }, { ability: damsel }] } }
`);

rule('clocktower/rule/starting-information#7', "with Lil' Monsta the Minions learn one another, and nobody the three characters", `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Mezepheles }
  play:
    - expect:
        told: { Fay: [{ ability: minions, result: [Gus] }], Gus: [{ ability: minions, result: [Fay] }] }
        untold: { Fay: [{ ability: demon }, { ability: bluffs }], Gus: [{ ability: demon }, { ability: bluffs }] }
`);

rule('clocktower/rule/starting-information#8', 'in an Atheist game nobody is told of evil', `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Atheist, Gus: Fool }
  play:
    - night 1: []
    - day 1: []
    - expect: { untold: { Ann: [{ ability: minions }, { ability: demon }, { ability: bluffs }], Gus: [{ ability: minions }, { ability: demon }, { ability: bluffs }], Fay: [{ ability: demon }] } }
`);

rule('clocktower/rule/starting-information#9', 'an evil Traveller learns the Demon on arrival, a good one does not', `${nine(', Tom: evil Deviant, Uma: good Scapegoat')}
    - expect: { told: { Tom: [{ kind: role, ability: demon, result: Gus }] }, untold: { Uma: [{ ability: demon }] } }
`);

rule('clocktower/rule/starting-information#10', 'it is true for the malfunctioning and under a Vortox', `
  rules: clocktower
  seed: 3
  options: { check: off }
  decide: { puzzle-drunk: Fay }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Puz: Puzzlemaster, Fay: Fearmonger, Bar: Baron, Gus: Vortox }
  play:
    - expect: { told: { Fay: [{ ability: minions, result: [Bar] }, { ability: demon, result: Gus }], Ann: [{ kind: role, result: Savant }] } }
`);

rule('clocktower/rule/starting-information#11', 'it is delivered before the first step of night 1', `${nine()}
    - expect: { phase: night 1, told: { Fay: [{ phase: night 1, ability: demon }], Gus: [{ phase: night 1, ability: bluffs }] } }
`);

rule('clocktower/rule/starting-information?1', 'the Marionette is left out among those who know one another', `${nine()}
    - expect: { untold: { Fay: [{ result: { has: [Mar] } }], Bar: [{ result: { has: [Mar] } }], Mar: [{ about: { has: [Fay] } }] } }
`);

rule('clocktower/rule/starting-information?2', 'with the token nobody gets the three characters', `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Mezepheles }
  play:
    - night 1: [Fay: lil' monsta Gus, Gus: lil' monsta Gus]
    - day 1: []
    - expect: { untold: { Gus: [{ ability: bluffs }], Fay: [{ ability: bluffs }] } }
`);
