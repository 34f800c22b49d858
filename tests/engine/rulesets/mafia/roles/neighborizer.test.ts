import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Neighborizer, ${players}, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/role/neighborizer#1', 'each night one player', game('Bob: Town, Cat: Town', `
    - night 1: [Ann: neighborizer Bob]
    - night 2: [Ann: neighborizer Cat]
    - end
    - expect: { refused: [], channels: { 'neighborhood:Ann': [Ann, Cat] } }
`));

rule('mafia/role/neighborizer#2', 'for the following night only, both can talk', game('Bob: Town, Cat: Town', `
    - night 1: [Ann: neighborizer Bob, Ann: 'say "now" in neighborhood:Ann']
    - day 1: [Ann: 'say "by day" in neighborhood:Ann']
    - expect: { refused: [{ by: Ann, phase: night 1, code: closed }, { by: Ann, phase: day 1, code: closed }] }
    - night 2: [Bob: 'say "at night" in neighborhood:Ann', Cat: 'say "me too" in neighborhood:Ann']
    - expect: { told: { Ann: [{ text: at night, about: [Bob] }] }, refused: [{ by: Cat, code: closed }] }
    - night 3: [Bob: 'say "too late" in neighborhood:Ann']
    - expect: { refused: [{ by: Bob, code: closed }], untold: { Ann: [{ text: too late }] } }
`));

rule('mafia/role/neighborizer?1', 'the night after the one in which it was used, with Days first too', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Neighborizer, Bob: Town, Cat: Town, Yan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: neighborizer Bob]
    - night 2: [Ann: 'say "hello" in neighborhood:Ann']
    - expect: { refused: [], told: { Bob: [{ text: hello }] } }
`);

rule('mafia/role/neighborizer?2', 'each pair has a chat of its own: earlier partners do not share it', game('Bob: Town, Cat: Town', `
    - night 1: [Ann: neighborizer Bob]
    - night 2: [Ann: neighborizer Cat]
    - night 3: [Ann: 'say "only for two" in neighborhood:Ann', Bob: 'say "may I" in neighborhood:Ann']
    - expect: { told: { Cat: [{ text: only for two }] }, untold: { Bob: [{ text: only for two }] }, refused: [{ by: Bob, code: closed }] }
`));

rule('mafia/role/neighborizer?3', 'one of them dead, it opens and only the other can post', game('Bob: Town, Cat: Town', `
    - night 1: [Ann: neighborizer Bob, Zoe: mafia vigilante Bob]
    - night 2: [Bob: 'say "boo" in neighborhood:Ann', Ann: 'say "rest in peace" in neighborhood:Ann']
    - expect: { refused: [{ by: Bob, code: closed }], channels: { 'neighborhood:Ann': [Ann] }, untold: { Bob: [{ text: rest in peace }] } }
`));

rule('mafia/role/neighborizer#2', 'blocked, there is no chat', game('Bob: Town, Cat: Mafia Roleblocker', `
    - night 1: [Ann: neighborizer Bob, Cat: roleblocker Ann]
    - night 2: [Ann: 'say "hello" in neighborhood:Ann']
    - expect: { refused: [{ by: Ann, code: closed }], channels: { 'neighborhood:Ann': [] } }
`));

rule('mafia/role/neighborizer#2', 'a Permanent one opens it in every later Night, until the Neighborizer dies', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permanent Neighborizer, Bob: Town, Cat: Town, Dan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: neighborizer Bob]
    - night 2: [Bob: 'say "second" in neighborhood:Ann']
    - night 3: [Bob: 'say "third" in neighborhood:Ann', Zoe: mafia vigilante Ann]
    - expect: { refused: [], told: { Ann: [{ text: second }, { text: third }] } }
    - night 4: [Bob: 'say "fourth" in neighborhood:Ann']
    - night 5: [Bob: 'say "fifth" in neighborhood:Ann']
    - expect: { refused: [{ by: Bob, phase: night 5, code: closed }] }
`);

rule('mafia/role/neighborizer#2', 'a Delayed one a Night later, and in that Night only', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Delayed Neighborizer, Bob: Town, Cat: Town, Dan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: neighborizer Bob]
    - night 2: [Bob: 'say "second" in neighborhood:Ann']
    - night 3: [Bob: 'say "third" in neighborhood:Ann']
    - night 4: [Bob: 'say "fourth" in neighborhood:Ann']
    - expect: { refused: [{ phase: night 2 }, { phase: night 4 }], told: { Ann: [{ text: third }] }, untold: { Ann: [{ text: fourth }] } }
`);
