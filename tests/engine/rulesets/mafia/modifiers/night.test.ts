import { rule } from '../../../../../engine/testing/rule.ts';

const motivator = `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Night Motivator, Bob: Town Cop, Cat: Mafia, Dan: Town, Eve: Town }
  play:`;

rule('mafia/modifier/night#1', 'at night only, never by day', `${motivator}
    - day 1: [Ann: motivator Bob]
    - night 1: [Ann: motivator Bob]
    - expect: { refused: [{ by: Ann, phase: day 1 }] }
    - night 2: [Bob: cop Cat, Bob: cop Dan]
    - end
    - expect: { told: { Bob: [{ ability: cop, about: [Cat] }, { ability: cop, about: [Dan] }] } }
`);

const virgin = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Night Virgin, Bob: Town Vigilante, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town }
  play:`;

rule('mafia/modifier/night#2', 'a Night Virgin killed at night shields the next Day and Night', `${virgin}
    - night 1: [Cat: mafia vigilante Ann]
    - night 2: [Cat: mafia vigilante Dan]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/night#2', 'lynched it does not', `${virgin}
    - day 1: [Cat: vote Ann, Dan: vote Ann, Eve: vote Ann, Fay: vote Ann]
    - night 2: [Cat: mafia vigilante Dan]
    - end
    - expect: { dead: [Ann, Dan] }
`);

rule('mafia/modifier/night#3', 'a Night Motivator chooses at night who gets two actions next', `${motivator}
    - night 1: [Ann: motivator Bob, Bob: cop Cat, Bob: cop Dan]
    - end
    - expect: { untold: { Bob: [{ ability: cop, about: [Cat] }] } }
    - night 2: [Bob: cop Cat, Bob: cop Dan]
    - end
    - expect: { told: { Bob: [{ ability: cop, about: [Cat] }, { ability: cop, about: [Dan] }] } }
`);

rule('mafia/modifier/night?1', 'each Night, once', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Night Motivator, Bob: Town Cop, Cat: Mafia, Dan: Town Cop, Eve: Town }
  play:
    - night 1: [Ann: motivator Bob, Ann: motivator Dan]
    - night 2: [Ann: motivator Bob, Bob: cop Cat, Bob: cop Eve, Dan: cop Cat, Dan: cop Eve]
    - end
    - expect: { untold: { Bob: [{ ability: cop, about: [Cat] }] }, told: { Bob: [{ ability: cop, about: [Eve] }], Dan: [{ ability: cop, about: [Cat] }, { ability: cop, about: [Eve] }] } }
    - night 3: [Bob: cop Cat, Bob: cop Dan]
    - end
    - expect: { told: { Bob: [{ ability: cop, about: [Cat] }, { ability: cop, about: [Dan] }] } }
`);

rule('mafia/modifier/night#1', 'a Night Gladiator sets the next Day for the two, and the table hears of it then', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Night Gladiator, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: gladiator Cat]
    - day 2: [Bob: vote Dan, Bob: vote Cat, Dan: vote Cat, Ann: vote Cat]
    - expect: { dead: [Cat], refused: [{ by: Bob, text: vote Dan, code: illegal-target }], announced: [{ kind: notice, about: [Ann, Cat], phase: day 2 }] }
`);
