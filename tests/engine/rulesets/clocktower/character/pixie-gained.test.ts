import { rule } from '../../../../../engine/testing/rule.ts';

rule('clocktower/character/pixie#7', 'stays the Pixie for everybody who looks, and acts at the step of what it copied', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Innkeeper, innkeeper-drunk: Dan }
  players: { Ann: Pixie, Bob: Innkeeper, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Fearmonger, Gus: Lleech, Hal: Dreamer }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim innkeeper]
    - night 2: [Gus: lleech Bob]
    - night 3: [Ann: innkeeper Cat and Dan, Gus: lleech Cat, Hal: dreamer Ann]
    - day 3: []
    - expect:
        dead: [Bob]
        roles: { Ann: Pixie }
        told: { Hal: [{ phase: night 3, ability: dreamer, about: [Ann], result: { has: [Pixie] } }] }
`);

rule('clocktower/character/pixie#8', 'a gained Alchemist ability is that of a Minion not in play, told at the next dawn', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Alchemist, evil-twin-pair: Cat, mezepheles-word: kumquat }
  players: { Ann: Pixie, Bob: Alchemist with Baron, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Evil Twin, Gus: Lleech, Hal: Mezepheles }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim alchemist]
    - day 1 nominations: [Ann: nominate Bob]
    - day 1 voting: [Cat: vote Bob yes, Dan: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes, Gus: vote Bob yes]
    - expect: { untold: { Ann: [{ ability: alchemist }] } }
    - night 2: []
    - expect: { dead: [Bob], untold: { Ann: [{ ability: alchemist }] } }
    - day 2: []
    - expect: { told: { Ann: [{ kind: role, phase: night 2, ability: alchemist, result: Fearmonger }] } }
    - night 3: [Ann: fearmonger Gus]
    - day 3: []
    - expect: { announced: [{ phase: day 3, ability: fearmonger }], untold: { Ann: [{ ability: alchemist }] } }
`);

rule('clocktower/character/pixie#8', 'a gained Alchemist ability that needs a word is told it at its next step, once, and it works', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Alchemist, alchemist-ability: Mezepheles, evil-twin-pair: Cat, mezepheles-word: kumquat }
  players: { Ann: Pixie, Bob: Alchemist with Baron, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Evil Twin, Gus: Lleech, Hal: Fearmonger }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Ann: claim alchemist]
    - day 1 nominations: [Ann: nominate Bob]
    - day 1 voting: [Cat: vote Bob yes, Dan: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes, Gus: vote Bob yes]
    - day 2: [Dan: 'say "kumquat"']
    - expect: { dead: [Bob], told: { Ann: [{ kind: role, phase: night 2, ability: alchemist, result: Mezepheles }, { kind: result, phase: night 2, ability: mezepheles, result: kumquat }] } }
    - night 3: []
    - day 3: []
    - expect: { roles: { Dan: evil Damsel }, untold: { Ann: [{ ability: mezepheles }] } }
`);

rule('clocktower/character/pixie#8', 'a gained Atheist ability changes no setup and brings no second death a night', `
  rules: clocktower
  options: { check: off }
  decide: { pixie-shown: Atheist, atheist-break: [Bob, Cat] }
  players: { Ann: Pixie, Bob: Atheist, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Slayer, Gus: Fool }
  play:
    - night 1: []
    - day 1: [Ann: claim atheist]
    - night 2: []
    - night 3: []
    - day 3: []
    - expect:
        dead: [Bob, Cat]
        winners: []
        roles: { Ann: Pixie, Bob: Atheist, Cat: Savant, Dan: Damsel, Eve: Tinker, Fay: Slayer, Gus: Fool }
`);
