import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech, Tom: evil Scapegoat, Uma: good Deviant }
  decide: { deviant-funny: "no", scapegoat-swap: "no" }
  play:
    - night 1: [Gus: lleech Eve]
`;
const four = (traveller: string): string => ['Ann', 'Bob', 'Cat', 'Dan'].map(name => `${name}: exile ${traveller}`).join(', ');

rule('clocktower/rule/exile#1', 'at any time of any part of the day, whatever nominations are running', `${table}
    - day 1: [Ann: exile Tom]
    - day 1 nominations: [Bob: nominate Cat, Bob: exile Tom]
    - day 1 voting: [Ann: vote Cat yes, Cat: exile Tom, Dan: exile Tom]
    - expect: { refused: [], alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus, Uma] }
`);

rule('clocktower/rule/exile#2', 'every player, the dead too, may support, and withdraw; no vote is spent', `${table}
    - night 2: [Gus: lleech Ann]
    - day 2: [Ann: exile Tom, Bob: exile Tom, Cat: exile Tom, Cat: cancel exile, Dan: exile Tom]
    - expect: { alive: [Bob, Cat, Dan, Eve, Fay, Gus, Tom, Uma] }
    - day 2: [Eve: exile Tom]
    - expect: { alive: [Bob, Cat, Dan, Eve, Fay, Gus, Uma] }
    - day 2 nominations: [Bob: nominate Cat]
    - day 2 voting: [Ann: vote Cat yes]
    - expect: { refused: [] }
`);

rule('clocktower/rule/exile#3', 'passes at the moment more than half of all players support it', `${table}
    - day 1: [Ann: exile Tom, Bob: exile Tom, Cat: exile Tom]
    - expect: { alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus, Tom, Uma] }
    - day 1: [Dan: exile Tom]
    - expect: { alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus, Uma], announced: [{ kind: notice, ability: exile, about: [Tom] }] }
`);

rule('clocktower/rule/exile#4', "it is not the day's execution, and no execution at all", `
  rules: clocktower
  seed: 3
  decide: { deviant-funny: "no" }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Vortox, Uma: good Deviant }
  play:
    - day 1: [${four('Uma')}]
    - day 1 nominations: []
    - end
    - expect: { phase: over, winners: [Fay, Gus] }
`);

rule('clocktower/rule/exile#5', 'an exiled traveller may talk, may not nominate, and keeps one vote', `${table}
    - day 1: [${four('Tom')}]
    - day 1:
        - Tom: say "well"
    - day 1 nominations: [Tom: nominate Ann, Bob: nominate Cat]
    - day 1 voting: [Tom: vote Cat yes, Ann: vote Cat yes, Bob: vote Cat yes, Dan: vote Cat yes]
    - expect: { refused: [{ by: Tom, text: nominate Ann }] }
    - end
    - expect: { dead: [Cat, Tom] }
    - day 2 nominations: [Bob: nominate Dan]
    - day 2 voting: [Tom: vote Dan yes]
    - expect: { refused: [{ by: Tom }] }
`);

rule('clocktower/rule/exile#6', 'a call that does not pass lapses at dusk, and may be opened again', `${table}
    - day 1: [Ann: exile Tom, Bob: exile Tom, Cat: exile Tom]
    - day 2: [Dan: exile Tom]
    - expect: { alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus, Tom, Uma] }
    - day 2: [Ann: exile Tom, Bob: exile Tom, Cat: exile Tom]
    - expect: { alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus, Uma] }
`);

rule('clocktower/rule/exile#7', 'the side of an exiled traveller is not told', `${table}
    - day 1: [${four('Tom')}]
    - expect: { unannounced: [{ about: [Tom], text: evil }, { result: evil }, { kind: reveal }] }
`);

rule('clocktower/rule/exile#8', 'abilities do not touch it, except one that says so', `${table}
    - night 2: [Gus: lleech Ann]
    - day 2: [${four('Tom')}]
    - expect: { alive: [Bob, Cat, Dan, Eve, Fay, Gus, Uma] }
`);

rule('clocktower/rule/exile?1', 'a majority of all players, alive and dead', `${table}
    - night 2: [Gus: lleech Ann]
    - night 3: [Gus: lleech Bob]
    - day 3: [Cat: exile Tom, Dan: exile Tom, Fay: exile Tom]
    - expect: { dead: [Ann, Bob] }
    - day 3: [Bob: exile Tom]
    - expect: { dead: [Ann, Bob, Tom] }
`);

rule('clocktower/rule/exile?2', 'not at night', `${table}
    - night 2: [Ann: exile Tom]
    - expect: { refused: [{ by: Ann }] }
`);
