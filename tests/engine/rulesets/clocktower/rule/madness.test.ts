import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: clocktower
  seed: 3
  decide: { pixie-shown: Dreamer }
  players: { Pix: Pixie, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
`;

rule('clocktower/rule/madness#1', 'who publicly tries to be taken for a character is mad about it', `${table}
    - day 1: [Pix: claim Dreamer]
    - night 2: [Gus: lleech Cat]
    - night 3: [Pix: dreamer Gus]
    - expect: { dead: [Cat], refused: [] }
    - day 3: []
    - expect: { told: { Pix: [{ ability: dreamer, about: [Gus] }] } }
`);

rule('clocktower/rule/madness#2', 'only the Pixie is concerned: for everybody else a claim has no effect', `${table}
    - day 1: [Bob: claim Dreamer]
    - night 2: [Gus: lleech Cat]
    - night 3: [Bob: dreamer Gus]
    - expect: { refused: [{ by: Bob }] }
`);

rule('clocktower/rule/madness#3', 'whispers alone make nobody mad', `${table}
    - day 1:
        - Pix: whisper Dan
        - Dan: accept Pix
        - Pix: whisper Dan say "I am the Dreamer"
    - night 2: [Gus: lleech Cat]
    - night 3: [Pix: dreamer Gus]
    - expect: { refused: [{ by: Pix }] }
`);

rule('clocktower/rule/madness#4', 'anybody may claim any character of the script, in public', `${table}
    - day 1: [Eve: claim vortox, Fay: claim lil' monsta, Bob: claim nonsense]
    - expect: { announced: [{ kind: notice, ability: claim, about: [Eve] }, { about: [Fay] }], refused: [{ by: Bob }] }
`);

rule('clocktower/rule/madness#5', 'judged when it is needed, so a claim that was taken back counts for nothing, and nothing is announced', `${table}
    - day 1: [Pix: claim Dreamer, Pix: unclaim Dreamer]
    - night 2: [Gus: lleech Cat]
    - night 3: [Pix: dreamer Gus]
    - expect: { refused: [{ by: Pix }], unannounced: [{ ability: pixie }] }
`);
