import { rule } from '../../../../../engine/testing/rule.ts';

// Faults of other projects, as far as they could happen here: false information, ghost votes, late votes and removals.

rule('clocktower/rule/malfunction#5', 'Xinverse/Blood-on-the-Clocktower-Storyteller-Discord-Bot#13: who is poisoned does not see the truth, but what is decided', `
  rules: clocktower
  seed: 2
  decide: { malfunction-info: Savant and Vortox, dreamer-decoy: Tinker }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Cat, Cat: dreamer Gus]
    - day 1: []
    - expect: { told: { Cat: [{ ability: dreamer, about: [Gus], result: [Savant, Vortox] }] } }
`);

rule('clocktower/character/fortune-teller#2', 'Xinverse/Blood-on-the-Clocktower-Storyteller-Discord-Bot#14: whoever seems to be the Demon is decided once and stays the same', `
  rules: clocktower
  seed: 2
  decide: { red-herring: [Dan, Bob] }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve, Ann: fortune teller Dan and Cat]
    - night 2: [Ann: fortune teller Bob and Cat]
    - night 3: [Ann: fortune teller Dan and Bob]
    - day 3: []
    - expect:
        told:
          Ann:
            - { phase: night 1, ability: fortune teller, result: true }
            - { phase: night 2, ability: fortune teller, result: false }
            - { phase: night 3, ability: fortune teller, result: true }
`);

rule('clocktower/character/slayer#6', 'csansoon/grimorium#13: a shot at whoever only seems to be the Demon needs nobody to decide, and does nothing', `
  rules: clocktower
  options: { mode: storyteller }
  seed: 2
  decide: { red-herring: Dan }
  players: { Ann: Fortune Teller, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1: [Bob: slayer Dan]
    - expect: { dead: [], alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus], announced: [{ kind: notice, ability: slayer, about: [Bob, Dan] }] }
`);

rule('clocktower/character/evil-twin#12', 'Pandemonium tracker 275: what the first night tells reads who is poisoned, so nobody else hears of a poisoned twin', `
  rules: clocktower
  seed: 2
  decide: { evil-twin-pair: Ann, malfunction-info: Bob }
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Evil Twin, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Fay]
    - day 1: []
    - expect: { told: { Fay: [{ ability: evil twin, result: Bob }] }, untold: { Ann: [{ ability: evil twin }], Bob: [{ ability: evil twin }] } }
`);

rule('clocktower/rule/votes#13', 'dnh-bot/dnh-werewolf-bot PR#251: a vote after the day has resolved is refused, and not kept for the next', `
  rules: clocktower
  seed: 2
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1 nominations: [Ann: nominate Bob]
    - day 1 voting: [Cat: vote Bob yes]
    - night 2: [Dan: vote Bob yes]
    - expect: { refused: [{ by: Dan }] }
    - day 2 nominations: [Ann: nominate Bob]
    - day 2 voting: [Cat: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes]
    - end
    - expect: { dead: [] }
`);

rule('clocktower/rule/dead-vote#5', 'Sybillian/minecraft-botc#139: the last vote of the dead is spent when it counted, and not before', `
  rules: clocktower
  seed: 2
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Ann]
    - day 2 nominations: [Bob: nominate Cat, Cat: nominate Dan]
    - day 2 voting: [Ann: vote Cat yes, Ann: vote Dan yes]
    - end
    - day 3 nominations: [Bob: nominate Cat]
    - day 3 voting: [Ann: vote Cat yes]
    - expect: { refused: [{ by: Ann }] }
`);

rule('clocktower/rule/votes#8', 'Pandemonium tracker 460: a hand that is lowered after the clock hand has passed changes nothing', `
  rules: clocktower
  seed: 2
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1 nominations: [Ann: nominate Bob]
    - day 1 voting: [Cat: vote Bob yes, Cat: vote Bob no, Dan: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes]
    - expect: { refused: [{ by: Cat, code: locked }] }
    - end
    - expect: { dead: [Bob] }
`);

rule('clocktower/rule/votes#16', "bra1n/townsquare#131: the nominee's own vote counts", `
  rules: clocktower
  seed: 2
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - day 1 nominations: [Ann: nominate Bob]
    - day 1 voting: [Cat: vote Bob yes, Dan: vote Bob yes, Eve: vote Bob yes, Bob: vote Bob yes]
    - end
    - expect: { dead: [Bob], announced: [{ kind: vote, about: [Bob], result: 4 }] }
`);

rule('clocktower/rule/madness#4', 'Pandemonium tracker 268: what somebody says to be gives no power', `
  rules: clocktower
  seed: 2
  players: { Ann: Savant, Bob: Fool, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Vortox }
  play:
    - day 1: [Ann: claim Slayer, Ann: slayer Gus]
    - expect: { dead: [], announced: [{ ability: claim, about: [Ann] }, { ability: slayer, about: [Ann, Gus] }] }
`);

rule('clocktower/rule/storyteller#1', 'BeyondMafia/BeyondMafia-Integration#232: whoever runs the game takes somebody out, and nothing stands in the way', `
  rules: clocktower
  seed: 2
  players: { Ann: Innkeeper, Bob: Fool, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Ann: innkeeper Bob and Cat, Storyteller: kill Bob]
    - expect: { dead: [Bob] }
`);

rule('clocktower/rule/victory#4', 'lykoss/lykos#499: a chain of deaths is over before anybody is judged to have won', `
  rules: clocktower
  seed: 2
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - night 2: [Gus: lleech Ann]
    - night 3: [Gus: lleech Bob]
    - night 4: [Gus: lleech Cat]
    - night 5: [Gus: lleech Eve]
    - day 5: []
    - expect: { phase: over, dead: [Ann, Bob, Cat, Eve, Gus], winners: [Ann, Bob, Cat, Dan, Eve] }
`);
