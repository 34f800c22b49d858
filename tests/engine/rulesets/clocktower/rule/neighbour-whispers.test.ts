import { expect, test } from 'vitest';
import { look } from '../../../../../engine/core/look.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Tom: good Deviant, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
`;

rule('clocktower/rule/neighbour-whispers#1', 'one unannounced message a day to each of the two neighbours', `${table}
    - day 1:
        - Ann: whisper Bob say "one"
        - Ann: whisper Gus say "two"
        - Ann: whisper Bob say "three"
    - expect: { told: { Bob: [{ text: one }], Gus: [{ text: two }] }, untold: { Bob: [{ text: three }] }, refused: [{ by: Ann, text: 'whisper Bob say "three"' }] }
`);

rule('clocktower/rule/neighbour-whispers#2', 'fifteen words at most; a longer one uses nothing up', `${table}
    - day 1:
        - Ann: whisper Bob say "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"
        - Ann: whisper Bob say "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"
    - expect: { told: { Bob: [{ text: 14 15 }] }, untold: { Bob: [{ text: 15 16 }] }, refused: [{ by: Ann }] }
`);

rule('clocktower/rule/neighbour-whispers#3', 'words are what stands between blanks, and an empty text is no message', `${table}
    - day 1:
        - Ann: whisper Bob say "   "
        - Ann: whisper Bob say "1   2 3 4 5-5 6 7 8 9 10 11 12 13 14   15  "
    - expect: { told: { Bob: [{ text: 5-5 }] }, unannounced: [{ text: "13 14" }] }
`);

rule('clocktower/rule/neighbour-whispers#4', 'no declaration, no answer, and nothing of it in public', `${table}
    - day 1:
        - Ann: whisper Bob say "hello"
    - expect: { told: { Bob: [{ kind: notice, ability: whisper, about: [Ann], text: hello }] }, unannounced: [{ about: [Ann, Bob] }, { about: [Ann] }], refused: [] }
`);

rule('clocktower/rule/neighbour-whispers#5', 'it opens and closes no whisper, and public speech does not touch it', `${table}
    - day 1:
        - Ann: say "hello all"
        - Ann: whisper Bob say "psst"
    - expect: { told: { Bob: [{ text: psst }] }, channels: { "whisper:s1:s2": [] } }
    - day 1:
        - Ann: whisper Dan
        - Dan: accept Ann
        - Ann: whisper Gus say "quiet"
    - expect: { channels: { "whisper:s1:s5": [Ann, Dan] }, told: { Gus: [{ text: quiet }] } }
`);

rule('clocktower/rule/neighbour-whispers#6', "a reply uses the recipient's own allowance", `${table}
    - day 1:
        - Ann: whisper Bob say "one"
        - Bob: whisper Ann say "two"
        - Bob: whisper Ann say "three"
    - expect: { told: { Ann: [{ text: two }] }, untold: { Ann: [{ text: three }] }, refused: [{ by: Bob }] }
`);

rule('clocktower/rule/neighbour-whispers#7', 'what is unused at dusk is lost: the next day has one again, not two', `${table}
    - day 2:
        - Ann: whisper Bob say "one"
        - Ann: whisper Bob say "two"
    - expect: { told: { Bob: [{ text: one }] }, untold: { Bob: [{ text: two }] }, refused: [{ by: Ann }] }
    - day 3:
        - Ann: whisper Bob say "next"
    - expect: { told: { Bob: [{ text: next }] }, refused: [] }
`);

rule('clocktower/rule/neighbour-whispers#8', 'the nearest players on either side, travellers passed over, the dead not', `${table}
    - night 2: [Gus: lleech Bob]
    - day 2:
        - Cat: whisper Bob say "over him"
        - Cat: whisper Tom say "not a player"
        - Ann: whisper Bob say "though gone"
    - expect: { dead: [Bob], told: { Bob: [{ text: over him }, { text: though gone }] }, untold: { Tom: [{ text: not a player }] }, refused: [{ by: Cat }] }
`);

test('clocktower/rule/neighbour-whispers#9: whoever runs the game sees every one, and nobody else but the neighbour', () => {
  const { desk } = played(`${table}
    - day 1:
        - Ann: whisper Bob say "kumquat"
`).session;
  const hears = (viewer: string): boolean => look(desk.ruleset, desk.game.terms, desk.game.play!, viewer).news.some(({ args }) => args?.['text'] === 'kumquat');
  expect(['host', 's2', 's1', 's3', 'public'].filter(hears)).toEqual(['host', 's2']);
});

rule('clocktower/rule/neighbour-whispers?1', 'a dead neighbour is not skipped', `${table}
    - night 2: [Gus: lleech Bob]
    - day 2:
        - Ann: whisper Cat say "past him"
        - Ann: whisper Bob say "to him"
    - expect: { refused: [{ by: Ann }], told: { Bob: [{ text: to him }] }, untold: { Cat: [{ text: past him }] } }
`);

rule('clocktower/rule/neighbour-whispers?2', 'a link is one word', `${table}
    - day 1:
        - Ann: whisper Bob say "1 2 3 4 5 6 7 8 9 10 11 12 13 14 https://example.com/a-long-page"
    - expect: { refused: [], told: { Bob: [{ text: example.com }] } }
`);
