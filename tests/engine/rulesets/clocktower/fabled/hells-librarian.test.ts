import { rule } from '../../../../../engine/testing/rule.ts';

const game = (more = '', gus = 'Lleech', mode = 'automatic'): string => `
  rules: clocktower
  seed: 3
  options: { mode: ${mode} }
  decide: { fabled-in-play: "Hell's Librarian"${more} }
  players: { Ann: Mathematician, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: ${gus} }
  play:
    - night 1: []
`;
const speaks = `
    - day 1:
        - Storyteller: silence on
        - Bob: say "hello"
`;

rule('clocktower/fabled/hells-librarian#5', 'nothing makes it malfunction', `${game(', librarian-penalty: warning')}${speaks}
    - expect: { announced: [{ ability: "hell's librarian", about: [Bob] }] }
`);
rule('clocktower/fabled/hells-librarian#6', 'a Vortox does not touch it', `${game(', librarian-penalty: warning', 'Vortox')}${speaks}
    - expect: { announced: [{ ability: "hell's librarian", about: [Bob] }] }
`);
rule('clocktower/fabled/hells-librarian#7', 'nothing of it is counted', `${game(', librarian-penalty: warning').replace('- night 1: []', '- night 1: [Gus: lleech Dan]')}${speaks}
    - night 2: []
    - day 2: []
    - expect: { told: { Ann: [{ phase: night 2, ability: mathematician, result: 0 }] } }
`);
rule('clocktower/fabled/hells-librarian#9', 'it has no side: good and evil are dealt with alike', `${game(', librarian-penalty: warning')}
    - day 1:
        - Storyteller: silence on
        - Bob: say "hello"
        - Fay: say "hello"
    - expect: { announced: [{ ability: "hell's librarian", about: [Bob] }, { ability: "hell's librarian", about: [Fay] }] }
`);
