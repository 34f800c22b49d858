import { rule } from '../../../../../engine/testing/rule.ts';

const withRole = (role: string, expected: string) => `
  rules: mafia
  options: { start: night }
  players: { Ann: ${role}, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - expect: { roles: { Ann: ${expected}, Fay: Town } }
`;

rule('mafia/grammar/alignment-words#1', 'an alignment stands at the front, or as X-aligned', withRole('Town-aligned Cop', 'Town Cop'));
rule('mafia/grammar/alignment-words#4', 'a member name brings its alignment', withRole('Mafioso', 'Mafia Goon'));
rule('mafia/grammar/role?1', 'a base role may be held twice', withRole('Town Cop Cop', 'Town Cop Cop'));

rule(
  'mafia/grammar/role?1',
  'copies are independent uses: an act takes the next free one, then replaces the last',
  `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Vigilante Vigilante, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Gus: Mafia Goon, Hal: Town }
  play:
    - night 1: [Ann: vigilante Bob, Ann: use Dan, Ann: vigilante Eve]
    - end
    - expect: { dead: [Bob, Eve], refused: [] }
    - night 2: [Ann: vigilante Cat, Ann: vigilante Fay, Ann: cancel vigilante]
    - end
    - expect: { dead: [Bob, Eve, Fay] }
`,
);

rule(
  'mafia/grammar/role#3',
  'an alignment alone is a player without ability',
  `
  rules: mafia
  options: { start: night }
  players: { Ann: Town, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town Cop }
  play:
    - night 1: [Ann: cop Bob, Ann: use Bob, Fay: cop Bob]
    - expect: { refused: [{ by: Ann, text: cop Bob, code: wrong-phase }, { by: Ann, text: use Bob, code: wrong-phase }] }
`,
);

rule(
  'mafia/grammar/base-role#4',
  'only living players other than the user can be chosen',
  `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: cop Ann, Bob: mafia vigilante Cat]
    - night 2: [Ann: cop Cat, Ann: cop Bob and Dan, Ann: cop, Ann: cop Zed]
    - expect:
        refused:
          - { by: Ann, text: cop Ann, code: illegal-target, message: 'Possible: Bob, Cat' }
          - { by: Ann, text: cop Cat, code: illegal-target, message: 'Possible: Bob, Dan' }
          - { by: Ann, code: too-many }
          - { by: Ann, code: too-few }
          - { by: Ann, code: unknown-player }
`,
);

rule(
  'mafia/grammar/base-role?1',
  'usable each night, not by day, not in Night 0',
  `
  rules: mafia
  options: { start: confirmation }
  players: { Ann: Town Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 0: [Ann: cop Bob]
    - day 1: [Ann: cop Bob]
    - night 1: [Ann: cop Bob]
    - end
    - night 2: [Ann: cop Cat]
    - end
    - expect:
        refused: [{ by: Ann, phase: night 0, code: wrong-phase }, { by: Ann, phase: day 1, code: wrong-phase }]
        told: { Ann: [{ phase: night 1, result: Non-Town }, { phase: night 2, result: Town }] }
`,
);

rule(
  'mafia/grammar/base-role?2',
  'several base roles in one night',
  `
  rules: mafia
  options: { start: night }
  players: { Ann: Town Cop Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town, Fay: Town }
  play:
    - night 1: [Ann: use Bob, Ann: cop Bob, Ann: doctor Cat, Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [], told: { Ann: [{ result: Non-Town }] }, refused: [{ by: Ann, text: use Bob, code: ambiguous }] }
`,
);

const mafiaOf = 'players: { Ann: Mafia Cop, Bob: Mafia Goon, Cat: Town Tracker, Dan: Town, Eve: Town, Fay: Town, Gus: Town }';

rule(
  'mafia/grammar/faction#4',
  "a faction's power has one user at a time",
  `
  rules: mafia
  options: { start: night }
  ${mafiaOf}
  play:
    - night 1: [Ann: mafia vigilante Dan, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Eve] }
`,
);

rule(
  'mafia/grammar/faction?1',
  'who performs it may use another power, unless multitask is off',
  `
  rules: mafia
  options: { start: night }
  ${mafiaOf}
  play:
    - night 1: [Ann: mafia vigilante Dan, Ann: cop Cat]
    - end
    - expect: { dead: [Dan], told: { Ann: [{ result: Town }] } }
`,
);

rule(
  'mafia/grammar/faction?1',
  'with multitask off one of the two',
  `
  rules: mafia
  options: { start: night, multitask: off }
  ${mafiaOf}
  play:
    - night 1: [Ann: mafia vigilante Dan, Ann: cop Cat]
    - end
    - expect: { dead: [Dan], refused: [{ by: Ann, text: cop Cat }], untold: { Ann: [{ kind: result }] } }
    - night 2: [Ann: cop Cat, Ann: mafia vigilante Eve, Bob: mafia vigilante Fay]
    - end
    - expect: { dead: [Dan, Fay], refused: [{ by: Ann, text: mafia vigilante Eve }], told: { Ann: [{ result: Town }] } }
    - night 3: [Ann: cop Cat, Ann: cancel cop, Ann: mafia vigilante Eve]
    - end
    - expect: { dead: [Dan, Eve, Fay] }
`,
);

rule(
  'mafia/grammar/faction?2',
  'who performs it is the visitor',
  `
  rules: mafia
  options: { start: night }
  ${mafiaOf}
  play:
    - night 1: [Bob: mafia vigilante Dan, Cat: tracker Bob]
    - end
    - expect: { told: { Cat: [{ result: [Dan] }] } }
    - night 2: [Ann: mafia vigilante Eve, Cat: tracker Bob]
    - end
    - expect: { told: { Cat: [{ result: [] }] } }
`,
);

rule(
  'mafia/grammar/faction?3',
  'the last submission counts and names performer and target',
  `
  rules: mafia
  options: { start: night }
  ${mafiaOf}
  play:
    - night 1: [Bob: mafia vigilante Dan, Ann: mafia vigilante Eve, Cat: tracker Ann]
    - end
    - expect: { dead: [Eve], told: { Cat: [{ result: [Eve] }] } }
`,
);

rule(
  'mafia/grammar/faction?4',
  'dead members cannot use it',
  `
  rules: mafia
  options: { start: night }
  ${mafiaOf}
  play:
    - day 1: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob]
    - night 2: [Bob: mafia vigilante Dan]
    - end
    - expect: { dead: [Bob], refused: [{ by: Bob, code: dead }] }
`,
);
