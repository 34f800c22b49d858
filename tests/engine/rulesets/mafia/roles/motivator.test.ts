import { rule } from '../../../../../engine/testing/rule.ts';

const table = (motivator: string, friend: string): string => `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town ${motivator}, Bob: Town ${friend}, Cat: Mafia, Dan: Town, Eve: Town }`;

const twice = 'told: { Bob: [{ ability: cop, about: [Cat], result: Non-Town }, { ability: cop, about: [Dan], result: Town }] }';
const once = 'told: { Bob: [{ ability: cop, about: [Dan] }] }, untold: { Bob: [{ ability: cop, about: [Cat] }] }';

rule('mafia/role/motivator#1', 'an Even Motivator chooses somebody by day, on even Days only', `${table('Even Motivator', 'Cop')}
  play:
    - day 1: [Ann: motivator Bob]
    - night 1: [Bob: cop Cat, Bob: cop Dan]
    - end
    - expect: { refused: [{ by: Ann }], ${once} }
    - day 2: [Ann: motivator Bob]
    - night 2: [Bob: cop Cat, Bob: cop Dan]
    - end
    - expect: { refused: [], ${twice} }
`);

rule('mafia/role/motivator#2', 'whoever was chosen performs two actions at the next opportunity; a Night Motivator chooses at night', `${table('Night Motivator', 'Cop')}
  play:
    - day 1: [Ann: motivator Bob]
    - night 1: [Ann: motivator Bob]
    - night 2: [Bob: cop Cat, Bob: cop Dan]
    - end
    - expect: { refused: [{ by: Ann, phase: day 1 }], ${twice} }
`);

rule('mafia/role/motivator#3', 'one ability, twice, in the following Night, and told so when that starts', `${table('Motivator', 'Cop Tracker')}
  play:
    - day 1: [Ann: motivator Ann, Ann: motivator Bob]
    - expect: { refused: [{ by: Ann, code: illegal-target }], untold: { Bob: [{ kind: notice }] } }
    - end
    - expect: { phase: night 1, told: { Bob: [{ kind: notice, phase: night 1, text: twice }] } }
    - night 1: [Bob: tracker Cat, Bob: tracker Eve, Bob: cop Cat, Bob: cop Dan]
    - end
    - expect:
        told: { Bob: [{ ability: cop, about: [Cat] }, { ability: cop, about: [Dan] }, { ability: tracker, about: [Cat] }] }
        untold: { Bob: [{ ability: tracker, about: [Eve] }] }
    - night 2: [Bob: cop Cat, Bob: cop Dan]
    - end
    - expect: { ${once} }
`);

rule('mafia/role/motivator#4', 'a Night Motivator of Night 1 is about Night 2, not about Night 1', `${table('Night Motivator', 'Cop')}
  play:
    - night 1: [Ann: motivator Bob, Bob: cop Cat, Bob: cop Dan]
    - end
    - expect: { ${once} }
    - day 2: []
    - expect: { untold: { Bob: [{ text: twice }] } }
    - night 2: [Bob: cop Cat, Bob: cop Dan]
    - end
    - expect: { told: { Bob: [{ text: twice }, { ability: cop, about: [Cat] }, { ability: cop, about: [Dan] }] } }
`);

rule('mafia/role/motivator?1', 'the second use spends a second shot; Non-Consecutive pauses afterwards; Compulsive does not force it', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Motivator, Bob: Town 2-shot Cop, Cat: Mafia, Dan: Town Motivator, Eve: Town 1-shot Cop, Fay: Town Motivator, Gus: Town Non-Consecutive Cop, Hal: Town Motivator, Ivy: Town Compulsive Vigilante, Jon: Town, Kay: Town }
  decide: { compulsive-target: [Jon, Kay] }
  play:
    - day 1: [Ann: motivator Bob, Dan: motivator Eve, Fay: motivator Gus, Hal: motivator Ivy]
    - night 1: [Bob: cop Cat, Bob: cop Dan, Eve: cop Cat, Eve: cop Dan, Gus: cop Cat, Gus: cop Dan]
    - end
    - expect:
        dead: [Jon]
        told:
          Bob: [{ ability: cop, about: [Cat] }, { ability: cop, about: [Dan] }]
          Eve: [{ ability: cop, about: [Dan] }]
          Gus: [{ ability: cop, about: [Cat] }, { ability: cop, about: [Dan] }]
        untold: { Eve: [{ ability: cop, about: [Cat] }] }
    - night 2: [Bob: cop Cat, Gus: cop Cat]
    - expect: { refused: [{ by: Bob }, { by: Gus }] }
`);

rule('mafia/role/motivator?2', 'a Motivator is Miscellaneous', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Motivator, Bob: Town Day Voyeur, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - day 1: [Ann: motivator Dan, Bob: voyeur Dan]
    - end
    - expect: { told: { Bob: [{ ability: voyeur, about: [Dan], result: [Investigative, Miscellaneous] }] } }
`);
