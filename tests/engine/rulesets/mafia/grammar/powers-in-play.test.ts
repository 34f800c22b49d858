import { expect, test } from 'vitest';
import { mafia } from '../../../../../engine/rulesets/mafia/ruleset.ts';
import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { ${players}, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

test('mafia/grammar/role?1: the card prints copies as one with its number', () => {
  const heads = (role: string) => mafia.card(role).flatMap(({ args }) => (typeof args?.['role'] === 'string' ? [args['role']] : []));
  expect(heads('Town Cop Bulletproof Cop')).toEqual(['Town Double Cop Bulletproof', 'Double Cop', 'Bulletproof']);
  expect(heads('Town Cop Loyal Cop')).toEqual(['Town Cop Loyal Cop', 'Cop', 'Loyal Cop']);
});

rule('mafia/grammar/base-role#2', 'an active one waits for a decision, a passive one works without', game('Ann: Town Bulletproof, Bob: Town Doctor, Cat: Town, Dan: Town Vigilante', `
    - night 1: [Zoe: mafia vigilante Ann, Dan: vigilante Cat, Ann: bulletproof]
    - end
    - expect: { dead: [Cat], refused: [{ by: Ann }] }
    - night 2: [Bob: doctor Yan, Zoe: mafia vigilante Yan]
    - end
    - expect: { dead: [Cat] }
`));

rule('mafia/grammar/base-role?3', 'two targets differ, and neither is the user', game('Ann: Town Bus Driver, Bob: Town Deflector, Cat: Town Redirector', `
    - night 1: [Ann: bus driver Yan and Yan, Ann: bus driver Ann and Yan, Bob: deflector Bob and Yan, Cat: redirector Zoe and Cat, Ann: bus driver Yan]
    - expect:
        refused:
          - { text: bus driver Yan and Yan, code: repeated }
          - { text: bus driver Ann and Yan, code: illegal-target }
          - { text: deflector Bob and Yan, code: illegal-target }
          - { text: redirector Zoe and Cat, code: illegal-target }
          - { text: bus driver Yan, code: too-few }
`));

rule('mafia/grammar/base-role?4', 'a limit on choosing is none on where an action lands: on its own user', game('Ann: Town Vigilante, Bob: Mafia Bus Driver, Cat: Town, Dan: Town', `
    - night 1: [Ann: vigilante Cat, Bob: bus driver Ann and Cat]
    - end
    - expect: { dead: [Ann] }
`));

rule('mafia/grammar/faction#1', 'players who share abilities are one: any of them may use what they share', game('Ann: Mafia Goon, Bob: Town', `
    - night 1: [Ann: mafia vigilante Yan]
    - night 2: [Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Bob, Yan], refused: [] }
`));

rule('mafia/grammar/faction#2', 'usually with a private chat, and not always', game('Ann: Town Neighbor, Bob: Town Neighbor, Cat: Town Friend, Dan: Town Friend', `
    - night 1: [Ann: 'say "hello" in neighborhood', Cat: 'say "hello" in friendship']
    - expect: { told: { Bob: [{ text: hello }] }, untold: { Dan: [{ text: hello }] }, refused: [{ by: Cat, code: closed }] }
`));

rule('mafia/grammar/faction#3', 'it may own base roles, composed ones too', game('Ann: Mime, Bob: Town Vigilante, Cat: Town Neighbor', `
    - night 1: [Ann: mime jailkeeper Bob, Bob: vigilante Cat, Zoe: mafia vigilante Bob, Cat: neighborhood vigilante Zoe]
    - end
    - expect: { dead: [], refused: [{ by: Cat }] }
`));

rule('mafia/grammar/alignment#2', 'it states what must be met to win: the same deaths are a win for one and none for another', game('Ann: Town Vigilante, Bob: Mafia-aligned Cop, Cat: Survivor', `
    - night 1: [Ann: vigilante Zoe]
    - end
    - expect: { phase: day 1, winners: [] }
    - night 2: [Ann: vigilante Bob]
    - end
    - expect: { phase: over, winners: [Ann, Cat, Yan] }
`));

rule('mafia/grammar/alignment#3', 'the game ends as soon as the condition of one is met', game('Ann: Town Vigilante, Bob: Town', `
    - night 1: [Ann: vigilante Zoe, Zoe: mafia vigilante Bob]
    - end
    - expect: { phase: over, dead: [Bob, Zoe], winners: [Ann, Bob, Yan] }
    - night 2: [Ann: vigilante Yan]
    - expect: { refused: [{ by: Ann, code: over }] }
`));
