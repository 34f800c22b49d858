import { expect, test } from 'vitest';
import { rule } from '../../../../../engine/testing/rule.ts';
import { cannotPlay, madeOf, overSeeds } from '../over-seeds.ts';
import { between, call } from './cult-leader-tables.ts';

rule('clocktower/character/cult-leader#10', 'while malfunctioning the side does not change and a call cannot win', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Fearmonger, Bob: Cult Leader, Cat: Baron, Dan: Savant, Eve: Tinker, Fay: Slayer, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Bob]
    - day 1: [Bob: cult leader, Dan: vote Bob in cult, Eve: vote Bob in cult, Fay: vote Bob in cult]
    - expect: { phase: day 1, roles: { Bob: Cult Leader }, untold: { Bob: [{ result: evil }] } }
`);

rule('clocktower/character/cult-leader#11', 'under a Vortox the change and the message are as usual', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Fearmonger, Bob: Cult Leader, Cat: Baron, Dan: Savant, Eve: Tinker, Fay: Slayer, Gus: Vortox }
  play:
    - night 1: []
    - day 1: []
    - expect: { roles: { Bob: evil Cult Leader }, told: { Bob: [{ kind: notice, result: evil }] }, untold: { Bob: [{ result: good }] } }
`);

rule('clocktower/character/cult-leader#12', 'counts for the Mathematician where malfunction stopped a certain change', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Fearmonger, Bob: Cult Leader, Cat: Baron, Dan: Savant, Eve: Tinker, Fay: Mathematician, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Bob]
    - day 1: []
    - expect: { told: { Fay: [{ ability: mathematician, result: 1 }] } }
`);

rule('clocktower/character/cult-leader#12', 'not where the change was open, and again where it stopped a win', `${between('').replace('Gus: lleech Eve', 'Gus: lleech Bob')}
    - expect: { told: { Hal: [{ phase: night 1, ability: mathematician, result: 0 }] } }
    - day 1: [Bob: cult leader, Ann: vote Bob in cult, Dan: vote Bob in cult, Eve: vote Bob in cult, Fay: vote Bob in cult, Hal: vote Bob in cult]
    - night 2: []
    - day 2: []
    - expect: { told: { Hal: [{ phase: night 2, ability: mathematician, result: 1 }] } }
`);

rule('clocktower/character/cult-leader#13', 'killed earlier in the night there is no change, and the dead neither call nor win', `
  rules: clocktower
  options: { check: off }
  decide: { cult-neighbour: [Cat, Ann] }
  players: { Ann: Savant, Bob: Cult Leader, Cat: Fearmonger, Dan: Damsel, Eve: Tinker, Fay: Slayer, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Bob]
    - day 2: [Bob: cult leader]
    - expect: { dead: [Bob], refused: [{ by: Bob }], roles: { Bob: evil Cult Leader } }
`);

rule('clocktower/character/cult-leader#13', 'who dies by day after the call cannot win by it any more', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Savant, Bob: Cult Leader, Cat: Fool, Dan: Atheist, Eve: Tinker, Fay: Slayer, Gus: Dreamer }
  play:
    - night 1: []
    - day 1: [Bob: cult leader, Ann: vote Bob in cult, Dan: vote Bob in cult, Eve: vote Bob in cult, Fay: vote Bob in cult, Gus: vote Bob in cult]
    - day 1: [Storyteller: decide atheist-break Bob, Cat: vote Bob in cult]
    - expect: { phase: day 1, dead: [Bob], refused: [] }
`);

rule('clocktower/character/cult-leader#14', 'the side is what the last functioning step made it; character and type stay', `
  rules: clocktower
  options: { check: off }
  decide: { innkeeper-drunk: Bob, dreamer-decoy: Baron, cult-neighbour: [Cat, Ann] }
  players: { Ann: Savant, Bob: Cult Leader, Cat: Fearmonger, Dan: Innkeeper, Eve: Tinker, Fay: Dreamer, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Dan: innkeeper Bob and Dan, Fay: dreamer Bob]
    - day 2: []
    - expect: { roles: { Bob: evil Cult Leader }, told: { Fay: [{ ability: dreamer, result: [Cult Leader, Baron] }] } }
    - night 3: []
    - day 3: []
    - expect: { roles: { Bob: Cult Leader } }
`);

rule('clocktower/character/cult-leader?2', 'a false call reads like one that lacks a supporter', `${call}
    - day 2: [Ann: cult leader, Bob: cult leader, Cat: vote Ann in cult, Eve: vote Bob in cult]
    - expect: { phase: day 2, announced: [{ text: 'Ann calls for a following.' }, { text: 'Bob calls for a following.' }], untold: { Ann: [{ kind: notice }], Bob: [{ kind: notice }] } }
`);

test('decisions of the cult-leader: the decision cult-neighbour leaves all as it is by default', () => {
  for (const [leader, neighbour] of [['Cult Leader', 'Ann'], ['evil Cult Leader', 'Cat']] as const) {
    for (const game of overSeeds(10, `${between('', leader)}\n`)) {
      expect(madeOf(game, 'cult-neighbour')).toBe(neighbour);
      expect(game.roles['Bob']).toBe(leader);
    }
  }
});

test('decisions of the cult-leader: the decision cult-neighbour is one of the two', () =>
  cannotPlay(between('cult-neighbour: Dan'), /"cult-neighbour" cannot be "Dan".*possible then: Cat, Ann$/));
