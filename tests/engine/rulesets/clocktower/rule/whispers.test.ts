import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
`;

rule('clocktower/rule/whispers#1', 'a whisper is declared in public, with both names', `${table}
    - day 1: [Ann: whisper Cat]
    - expect: { announced: [{ kind: notice, ability: whisper, about: [Ann, Cat] }] }
`);

rule('clocktower/rule/whispers#2', 'nothing private is delivered before it is accepted', `${table}
    - day 1:
        - Ann: whisper Cat
        - Ann: whisper Cat say "psst"
    - expect: { refused: [{ by: Ann }], channels: { "whisper:s1:s3": [] }, untold: { Cat: [{ text: psst }] } }
    - day 1: [Cat: accept Ann]
    - expect: { channels: { "whisper:s1:s3": [Ann, Cat] } }
`);

rule('clocktower/rule/whispers#3', 'an open whisper is a conversation of these two alone', `${table}
    - day 1:
        - Ann: whisper Cat
        - Cat: accept Ann
        - Ann: whisper Cat say "the harmonica is mine"
    - expect:
        told: { Cat: [{ ability: whisper, about: [Ann], text: the harmonica is mine }] }
        untold: { Bob: [{ text: harmonica }], Gus: [{ text: harmonica }], Ann: [{ text: harmonica }] }
`);

rule('clocktower/rule/whispers#4', 'it is closed for both when either speaks in public', `${table}
    - day 1:
        - Ann: whisper Cat
        - Cat: accept Ann
        - Bob: say "hello"
    - expect: { channels: { "whisper:s1:s3": [Ann, Cat] } }
    - day 1:
        - Cat: say "good morning"
        - Ann: whisper Cat say "still there?"
    - expect: { channels: { "whisper:s1:s3": [] }, refused: [{ by: Ann }] }
`);

rule('clocktower/rule/whispers#5', 'after closing it takes a new declaration and a new answer', `${table}
    - day 1:
        - Ann: whisper Cat
        - Cat: accept Ann
        - Ann: say "hello"
        - Cat: accept Ann
    - expect: { refused: [{ by: Cat }] }
    - day 1: [Cat: whisper Ann, Ann: accept Cat]
    - expect: { refused: [], channels: { "whisper:s1:s3": [Ann, Cat] } }
`);

rule('clocktower/rule/whispers#6', 'opening and closing are public, the words never', `${table}
    - day 1: [Ann: whisper Cat, Cat: accept Ann]
    - expect: { announced: [{ ability: whisper, about: [Ann, Cat] }] }
    - day 1:
        - Ann: whisper Cat say "harmonica"
    - expect: { unannounced: [{ text: harmonica }] }
    - day 1:
        - Ann: say "well"
    - expect: { announced: [{ ability: whisper, about: [Ann, Cat] }], unannounced: [{ text: well }] }
`);

rule('clocktower/rule/whispers#7', 'one public post closes all whispers of its author and none of others', `${table}
    - day 1:
        - Ann: whisper Cat
        - Cat: accept Ann
        - Ann: whisper Dan
        - Dan: accept Ann
        - Bob: whisper Eve
        - Eve: accept Bob
        - Ann: say "hello"
    - expect: { channels: { "whisper:s1:s3": [], "whisper:s1:s4": [], "whisper:s2:s5": [Bob, Eve] } }
`);

rule('clocktower/rule/whispers#8', 'the dead may whisper', `${table}
    - night 2: [Gus: lleech Ann]
    - day 2: [Ann: whisper Cat, Cat: accept Ann]
    - expect: { dead: [Ann], refused: [], channels: { "whisper:s1:s3": [Ann, Cat] } }
`);

rule('clocktower/rule/whispers#9', 'the evil team has no channel of its own', `${table}
    - expect: { phase: night 1, channels: { evil: [], minions: [] } }
    - night 1:
        - Fay: say "hi" in evil
    - expect: { refused: [{ by: Fay }] }
`);

rule('clocktower/rule/whispers#10', 'commands are no public speech and close nothing', `${table}
    - day 1:
        - Ann: whisper Cat
        - Cat: accept Ann
        - Ann: claim Slayer
        - Ann: slayer Bob
        - Cat: damsel Bob
    - day 1 nominations: [Ann: nominate Bob, Cat: vote Bob no]
    - expect: { channels: { "whisper:s1:s3": [Ann, Cat] } }
`);

rule('clocktower/rule/whispers#11', 'only by day: at dusk open ones close and unanswered ones lapse', `${table}
    - day 1: [Ann: whisper Cat, Cat: accept Ann, Bob: whisper Eve]
    - night 2: [Ann: whisper Dan]
    - expect: { refused: [{ by: Ann }], channels: { "whisper:s1:s3": [] } }
    - day 2: [Eve: accept Bob]
    - expect: { refused: [{ by: Eve }] }
`);

rule('clocktower/rule/whispers?1', "the notice about a command is nobody's post", `${table}
    - day 1:
        - Ann: whisper Cat
        - Cat: accept Ann
        - Ann: cult leader
    - expect: { channels: { "whisper:s1:s3": [Ann, Cat] } }
`);

rule('clocktower/rule/whispers?2', 'a declaration can be turned down, which is shown', `${table}
    - day 1: [Ann: whisper Cat, Cat: decline Ann]
    - expect: { announced: [{ ability: whisper, about: [Ann, Cat] }] }
    - day 1: [Cat: accept Ann]
    - expect: { refused: [{ by: Cat }] }
`);
