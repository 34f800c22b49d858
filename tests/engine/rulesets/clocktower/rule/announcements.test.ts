import { rule } from '../../../../../engine/testing/rule.ts';

const seven = `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve, Fay: fearmonger Bob]
`;

rule('clocktower/rule/announcements#1', 'at dawn: who died, whether a new player was chosen, how many live, and the threshold', `${seven}
    - day 1: []
    - expect: { announced: [{ phase: day 1, ability: fearmonger }, { phase: day 1, kind: phase, text: "7 players are in the game; 4 votes" }] }
    - night 2: [Gus: lleech Ann]
    - day 2: []
    - expect: { announced: [{ kind: death, phase: day 2, about: [Ann] }, { phase: day 2, kind: phase, text: "6 players are in the game; 4 votes" }], unannounced: [{ phase: day 2, ability: fearmonger }] }
`);

rule('clocktower/rule/announcements#2', 'at the opening of the nomination part: the notice that starts it', `${seven}
    - day 1: []
    - expect: { unannounced: [{ phase: day 1 nominations }] }
    - day 1 nominations: []
    - expect: { announced: [{ kind: phase, phase: day 1 nominations }] }
`);

rule('clocktower/rule/announcements#3', 'for each nomination: who, whom, and the order of the clock', `${seven}
    - day 1 nominations: [Ann: nominate Cat]
    - expect: { announced: [{ kind: vote, ability: nominate, about: [Ann, Cat], text: "Dan, Eve, Fay, Gus, Ann, Bob and Cat" }] }
`);

rule('clocktower/rule/announcements#4', 'at the resolution: all tallies, who is executed, whether they died, and the votes that are spent', `${seven}
    - night 2: [Gus: lleech Ann]
    - day 2 nominations: [Bob: nominate Gus, Cat: nominate Dan]
    - day 2 voting: [Ann: vote Gus yes, Bob: vote Gus yes, Cat: vote Gus yes, Dan: vote Gus yes, Eve: vote Dan yes]
    - end
    - expect:
        dead: [Ann]
        announced:
          - { kind: vote, about: [Gus], result: 4 }
          - { kind: vote, about: [Dan], result: 1 }
          - { kind: notice, about: [Gus], text: stays in the game }
          - { kind: notice, about: [Ann], text: last vote }
`);
rule('clocktower/rule/announcements#4', 'also that nobody is executed', `${seven}
    - day 1 nominations: [Bob: nominate Gus]
    - day 1 voting: []
    - end
    - expect: { announced: [{ kind: vote, about: [Gus], result: 0 }, { kind: vote, about: [], text: Nobody }] }
`);

rule('clocktower/rule/announcements#5', 'at the start: the script, and the special rules', `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - expect: { announced: [{ result: { has: [Savant, Fool, Mathematician] } }, { result: { has: [Vortox, Lleech] } }, { ability: djinn }] }
`);

rule('clocktower/rule/announcements#6', 'no character and no side before the end, except of travellers', `
  rules: clocktower
  seed: 3
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
  play:
    - night 1: [Gus: lleech Eve]
    - expect: { phase: night 1 }
    - day 1: [Storyteller: admit Tom as evil Deviant]
    - expect: { announced: [{ about: [Tom], text: Deviant }], unannounced: [{ about: [Tom], text: evil }] }
    - night 2: [Gus: lleech Ann]
    - day 2: []
    - expect: { dead: [Ann], unannounced: [{ about: [Ann], text: Savant }, { kind: reveal }, { text: Lleech }] }
    - night 3: [Gus: lleech Eve]
    - day 3: []
    - expect: { phase: over, announced: [{ kind: reveal, about: [Ann], result: Savant }] }
`);
