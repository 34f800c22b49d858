import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { ${players}, Xia: Town, Yan: Town, Zed: Town }
  play:${play}`;

rule('mafia/modifier/encryptor#1', 'as long as the Encryptor lives the faction may talk by day', game('Ann: Mafia Encryptor, Bob: Mafia Goon, Cat: Town Vigilante', `
    - day 1: [Bob: 'say "good morning" in mafia', Cat: 'say "hello" in mafia']
    - expect: { told: { Ann: [{ text: good morning }] }, refused: [{ by: Cat, code: closed }] }
    - night 2: [Cat: vigilante Ann, Bob: 'say "at night" in mafia']
    - expect: { told: { Ann: [{ text: at night }] } }
    - day 2: [Bob: 'say "alone" in mafia']
    - expect: { refused: [{ by: Bob, code: closed }] }
`));

rule('mafia/modifier/encryptor#1', 'another faction may not', game('Ann: Mafia Encryptor, Bob: Town Mason, Cat: Town Mason', `
    - day 1: [Bob: 'say "good morning" in masonhood']
    - expect: { refused: [{ by: Bob, code: closed }] }
`));

rule('mafia/modifier/encryptor?1', 'a Friendship gets a chat by day only', game('Ann: Town Friend Encryptor, Bob: Town Friend, Cat: Mafia Goon', `
    - day 1: [Bob: 'say "friends" in friendship']
    - expect: { told: { Ann: [{ text: friends }] }, channels: { friendship: [Ann, Bob] } }
    - night 2: [Bob: 'say "at night" in friendship']
    - expect: { refused: [{ by: Bob, code: closed }] }
`));

rule('mafia/modifier/encryptor?2', 'with two, until both are dead', game('Ann: Mafia Encryptor, Bob: Mafia Encryptor, Cat: Mafia Goon, Dan: Town Vigilante', `
    - night 1: [Dan: vigilante Ann]
    - day 1: [Cat: 'say "one is left" in mafia']
    - expect: { told: { Bob: [{ text: one is left }] } }
    - night 2: [Dan: vigilante Bob]
    - day 2: [Cat: 'say "none is left" in mafia']
    - expect: { refused: [{ by: Cat, code: closed }] }
`));

rule('mafia/modifier/encryptor?3', 'dead by day, it closes at once', game('Ann: Mafia Encryptor, Bob: Mafia Goon, Cat: Mafia Goon, Dan: Town Day Vigilante', `
    - day 1: [Bob: 'say "still open" in mafia', Dan: vigilante Ann, Bob: 'say "and now" in mafia']
    - expect: { phase: day 1, dead: [Ann], told: { Cat: [{ text: still open }] }, untold: { Cat: [{ text: and now }] }, refused: [{ by: Bob, code: closed }], channels: { mafia: [Bob, Cat] } }
`));
