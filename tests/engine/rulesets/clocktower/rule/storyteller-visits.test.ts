import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: clocktower
  seed: 3
  decide: { puzzle-drunk: Cat }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Puz: Puzzlemaster, Dru: Drunk as Fool, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
`;

rule('clocktower/rule/storyteller-visits#1', 'a visit is declared in public', `${table}
    - day 1: [Ann: whisper Storyteller]
    - expect: { announced: [{ kind: notice, about: [Ann] }] }
`);

rule('clocktower/rule/storyteller-visits#2', 'anybody may, with or without an ability, as often as they like', `${table}
    - day 1:
        - Bob: whisper Storyteller
        - Bob: say "hello"
        - Bob: whisper Storyteller
        - Gus: whisper Storyteller
    - expect: { refused: [], announced: [{ about: [Bob] }, { about: [Gus] }] }
`);

rule('clocktower/rule/storyteller-visits#3', 'the notice does not say why, nor what was asked', `${table}
    - day 1: [Ann: whisper Storyteller, Ann: savant]
    - expect: { unannounced: [{ ability: savant }, { text: Savant }] }
`);

rule('clocktower/rule/storyteller-visits#4', 'Savant and Puzzlemaster use theirs only inside a visit', `${table}
    - day 1: [Ann: savant, Puz: puzzlemaster Cat]
    - expect: { refused: [{ by: Ann }, { by: Puz }], untold: { Ann: [{ ability: savant }], Puz: [{ ability: puzzlemaster }] } }
    - day 1: [Ann: whisper Storyteller, Puz: whisper Storyteller, Ann: savant, Puz: puzzlemaster Cat]
    - expect: { refused: [], told: { Ann: [{ ability: savant }], Puz: [{ ability: puzzlemaster, result: Gus }] } }
`);

rule('clocktower/rule/storyteller-visits#5', 'it is open at once', `${table}
    - day 1: [Ann: whisper Storyteller, Ann: savant]
    - expect: { refused: [], told: { Ann: [{ ability: savant }] } }
`);

rule('clocktower/rule/storyteller-visits#6', "closed by the visitor's next public post, and at dusk", `${table}
    - day 1:
        - Ann: whisper Storyteller
        - Bob: say "hello"
        - Puz: whisper Storyteller
        - Puz: say "bye"
        - Puz: puzzlemaster Cat
        - Ann: savant
    - expect: { refused: [{ by: Puz }], told: { Ann: [{ ability: savant }] } }
    - day 2: [Ann: savant]
    - expect: { refused: [{ by: Ann }] }
`);

rule('clocktower/rule/storyteller-visits#7', 'every visitor is offered the same', `${table}
    - day 1: [Bob: whisper Storyteller, Bob: savant, Bob: puzzlemaster Cat]
    - expect: { refused: [], told: { Bob: [{ kind: notice }] }, untold: { Bob: [{ ability: savant }, { ability: puzzlemaster }] } }
`);

rule('clocktower/rule/storyteller-visits?1', 'without the ability there is nothing to learn', `${table}
    - day 1: [Dru: whisper Storyteller, Dru: savant]
    - expect: { refused: [], untold: { Dru: [{ kind: result }] } }
`);
