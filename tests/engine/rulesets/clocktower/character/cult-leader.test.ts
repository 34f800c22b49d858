import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { between, call } from './cult-leader-tables.ts';

rule('clocktower/character/cult-leader#1', 'takes the side of a living neighbour as it is at the step', `
  rules: clocktower
  options: { check: off }
  decide: { mezepheles-word: kumquat, cult-neighbour: [Ann, Cat] }
  players: { Ann: Savant, Bob: Cult Leader, Cat: Slayer, Dan: Damsel, Eve: Tinker, Fay: Mezepheles, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: say "kumquat!"]
    - expect: { roles: { Bob: Cult Leader }, untold: { Bob: [{ kind: notice }] } }
    - night 2: []
    - day 2: []
    - expect: { roles: { Ann: evil Savant, Bob: evil Cult Leader }, told: { Bob: [{ kind: notice, phase: night 2, result: evil }] } }
    - night 3: []
    - day 3: []
    - expect: { roles: { Bob: Cult Leader }, told: { Bob: [{ kind: notice, phase: night 3, result: good }] } }
`);

rule('clocktower/character/cult-leader#1', 'dead neighbours and Travellers are passed over', `
  rules: clocktower
  options: { check: off }
  decide: { cult-neighbour: Gus }
  players: { Ann: Savant, Bob: Cult Leader, Tom: evil Deviant, Cat: Slayer, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Ann]
    - day 2: []
    - expect: { roles: { Bob: evil Cult Leader } }
`);

rule('clocktower/character/cult-leader#2', 'two neighbours of one side leave no choice', `
  rules: clocktower
  options: { check: off }
  decide: { cult-neighbour: Nobody }
  players: { Ann: Fearmonger, Bob: Cult Leader, Cat: Baron, Dan: Damsel, Eve: Tinker, Fay: Slayer, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: []
    - expect: { roles: { Bob: evil Cult Leader }, told: { Bob: [{ kind: notice, phase: night 1, result: evil }] } }
`);

rule('clocktower/character/cult-leader#3', 'is told of a change at dawn, and of nothing else', `${between('cult-neighbour: [Cat, Cat, Ann]')}
    - expect: { told: { Bob: [{ kind: notice, phase: night 1, result: evil }] }, untold: { Ann: [{ result: evil }], Cat: [{ result: evil }] }, unannounced: [{ about: [Bob] }] }
    - night 2: []
    - expect: { untold: { Bob: [{ kind: notice }] } }
    - day 2: []
    - expect: { untold: { Bob: [{ kind: notice }] } }
    - night 3: []
    - day 3: []
    - expect: { told: { Bob: [{ kind: notice, phase: night 3, result: good }] } }
`);

rule('clocktower/character/cult-leader#4', 'the change counts at once for the pair of the Evil Twin and for who wins', `
  rules: clocktower
  options: { check: off }
  decide: { evil-twin-pair: Bob, evil-twin-repair: Eve, cult-neighbour: Cat }
  players: { Ann: Savant, Bob: Cult Leader, Cat: Evil Twin, Dan: Damsel, Eve: Tinker, Fay: Slayer, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Dan]
    - day 1: []
    - expect: { told: { Cat: [{ phase: night 1, ability: evil twin, result: Bob }, { phase: night 1, ability: evil twin, result: Eve }], Eve: [{ ability: evil twin, result: Cat }] } }
    - day 1 nominations: [Ann: nominate Eve]
    - day 1 voting: [Ann: vote Eve yes, Bob: vote Eve yes, Cat: vote Eve yes, Gus: vote Eve yes]
    - end
    - expect: { phase: over, winners: [Bob, Cat, Gus] }
`);

const joined = '[Ann: vote Bob in cult, Cat: vote Bob in cult, Eve: vote Bob in cult]';

rule('clocktower/character/cult-leader#5', 'any living player may call, once a day, and no call but that of the Cult Leader wins', `${call}
    - day 2: [Ann: cult leader, Ann: cult leader, Fay: cult leader, Tom: cult leader, Gus: cult leader]
    - expect:
        refused: [{ by: Ann }, { by: Fay }, { by: Tom }]
        announced: [{ ability: cult leader, about: [Ann] }, { ability: cult leader, about: [Gus] }]
    - day 2: [Bob: vote Ann in cult, Cat: vote Ann in cult, Eve: vote Ann in cult, Fay: vote Ann in cult, Dan: vote Ann in cult, Gus: vote Ann in cult]
    - expect: { phase: day 2, refused: [] }
    - day 3: [Ann: cult leader]
    - expect: { refused: [], phase: day 3 }
`);

rule('clocktower/character/cult-leader#6', 'succeeds when all good players, the dead too, have joined; evil ones and Travellers may join and do not matter', `${call}
    - day 2: [Bob: cult leader]
    - day 2: ${joined}
    - day 2: [Dan: vote Bob in cult, Tom: vote Bob in cult]
    - expect: { phase: day 2, refused: [] }
    - day 2: [Fay: vote Bob in cult]
    - expect: { phase: over, winners: [Ann, Bob, Cat, Eve, Fay, Tom] }
`);

rule('clocktower/character/cult-leader?1', 'without the dead good player the call has not succeeded', `${call}
    - day 2: [Bob: cult leader]
    - day 2: ${joined}
    - expect: { phase: day 2, dead: [Fay] }
    - day 2: [Fay: vote Bob in cult]
    - expect: { phase: over }
`);

rule('clocktower/character/cult-leader#7', 'the team of the side that the Cult Leader is on wins', `
  rules: clocktower
  options: { check: off }
  players: { Ann: Fearmonger, Bob: Cult Leader, Cat: Baron, Dan: Savant, Eve: Tinker, Fay: Slayer, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Bob: cult leader, Dan: vote Bob in cult, Eve: vote Bob in cult]
    - expect: { phase: day 1, roles: { Bob: evil Cult Leader } }
    - day 1: [Fay: vote Bob in cult]
    - expect: { phase: over, winners: [Ann, Bob, Cat, Gus] }
`);

rule('clocktower/character/cult-leader#8', 'joining is public, may be withdrawn, and a call ends silently at dusk', `${call}
    - day 2: [Bob: cult leader]
    - day 2: ${joined}
    - expect: { phase: day 2 }
    - day 2: [Ann: unvote in cult, Fay: vote Bob in cult]
    - expect: { phase: day 2 }
    - end
    - expect: { phase: day 2 nominations }
    - end
    - expect: { phase: night 3, unannounced: [{ ability: cult leader }, { text: following }, { text: cult }] }
    - day 3: [Ann: vote Bob in cult]
    - expect: { phase: day 3, refused: [{ by: Ann }] }
`);

test('clocktower/character/cult-leader#8: everybody sees who has joined', () => {
  const { desk } = played(`${call}\n    - day 2: [Bob: cult leader]\n    - day 2: ${joined}\n    - day 2: [Eve: unvote in cult]\n`).session;
  const { polls } = desk.view('s7');
  expect(polls.find(({ id }) => id === 'cult')?.ballots?.map(({ seat, choice }) => [seat, choice])).toEqual([['s1', 's2'], ['s3', 's2']]);
});

rule('clocktower/character/cult-leader#9', "a win for good is stopped by the Evil Twin's block", `
  rules: clocktower
  options: { check: off }
  decide: { evil-twin-pair: Ann }
  players: { Ann: Savant, Bob: Cult Leader, Cat: Slayer, Dan: Evil Twin, Eve: Tinker, Fay: Dreamer, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Bob: cult leader, Ann: vote Bob in cult, Cat: vote Bob in cult, Eve: vote Bob in cult, Fay: vote Bob in cult]
    - expect: { phase: day 1, winners: [] }
    - day 1 nominations: [Ann: nominate Dan]
    - day 1 voting: [Ann: vote Dan yes, Bob: vote Dan yes, Cat: vote Dan yes, Fay: vote Dan yes]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cat, Eve, Fay] }   # the call stood until dusk, and the block had ended
`);
