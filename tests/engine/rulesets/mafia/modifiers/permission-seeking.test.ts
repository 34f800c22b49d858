import { rule } from '../../../../../engine/testing/rule.ts';

/** Without Ann and the target four of six are asked: three must approve. */
const byDay = (options = ''): string => `
  rules: mafia
  options: { check: off, parity: off${options} }
  players: { Ann: Town 1-shot Permission-Seeking Day Vigilante, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town }
  play:`;

rule('mafia/modifier/permission-seeking#1', 'by itself the use does nothing: an Executioner needs leave', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Executioner, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Ann: executioner Cat]
    - end
    - expect: { phase: night 1, dead: [] }
    - day 2: [Ann: executioner Cat, Bob: vote Cat in permission, Dan: vote Cat in permission, Eve: vote Cat in permission]
    - expect: { dead: [Cat] }
`);

rule('mafia/modifier/permission-seeking#2', 'named in the thread; a strict majority of the living other than user and target', `${byDay()}
    - day 1: [Ann: vigilante Dan, Ann: vote Dan in permission, Dan: vote nobody in permission, Bob: vote Dan in permission, Cat: vote Dan in permission]
    - expect:
        phase: day 1
        dead: []
        announced: [{ kind: notice, about: [Dan], text: Ann }]
        refused: [{ by: Ann, code: no-vote }, { by: Dan, code: no-vote }]
    - day 1: [Eve: vote Dan in permission]
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/permission-seeking#2', 'only before the phase ends', `${byDay()}
    - day 1: [Ann: vigilante Dan, Bob: vote Dan in permission, Cat: vote Dan in permission]
    - night 1: [Eve: vote Dan in permission]
    - day 2: [Eve: vote Dan in permission]
    - expect: { dead: [], refused: [{ by: Eve, phase: night 1 }, { by: Eve, phase: day 2 }] }
`);

/** Night 1: Bob, Dan, Eve and Fay are asked, three must approve. */
const atNight = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Permission-Seeking Vigilante, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town Doctor, Fay: Town }
  play:`;

rule('mafia/modifier/permission-seeking#2', 'at night they are asked privately', `${atNight}
    - night 1: [Ann: vigilante Cat]
    - expect:
        told: { Bob: [{ kind: prompt, about: [Cat] }], Dan: [{ kind: prompt, about: [Cat] }], Eve: [{ kind: prompt }], Fay: [{ kind: prompt }] }
        untold: { Cat: [{ kind: prompt }, { kind: notice }] }
        unannounced: [{ kind: notice }]
`);

rule('mafia/modifier/permission-seeking#3', 'a refused request spends no use, and there is one a phase', `${byDay()}
    - day 1: [Ann: vigilante Dan, Bob: vote nobody in permission, Cat: vote nobody in permission, Ann: vigilante Eve, Eve: vote Dan in permission]
    - expect: { dead: [], refused: [{ by: Ann, text: vigilante Eve }, { by: Eve, text: vote Dan in permission }] }
    - day 2: [Ann: vigilante Cat, Bob: vote Cat in permission, Dan: vote Cat in permission, Eve: vote Cat in permission]
    - expect: { phase: over, dead: [Cat] }
`);

rule('mafia/modifier/permission-seeking#3', 'nor does one that expires; a granted one does', `${byDay()}
    - day 1: [Ann: vigilante Dan]
    - end
    - expect: { announced: [{ kind: notice, phase: day 1, about: [Dan], text: not get }] }
    - day 2: [Ann: vigilante Dan, Bob: vote Dan in permission, Cat: vote Dan in permission, Eve: vote Dan in permission]
    - expect: { dead: [Dan] }
    - day 3: [Ann: vigilante Eve]
    - expect: { refused: [{ by: Ann, phase: day 3 }] }
`);

rule('mafia/modifier/permission-seeking#3', 'one open request at a time', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Executioner, Bob: Town Executioner, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town }
  play:
    - day 1: [Ann: executioner Dan, Bob: executioner Fay, Bob: vote nobody in permission, Cat: vote nobody in permission, Bob: executioner Eve]
    - expect: { refused: [{ by: Bob, text: executioner Fay }], announced: [{ kind: notice, about: [Dan] }, { kind: notice, about: [Eve] }], unannounced: [{ about: [Fay] }] }
`);

rule('mafia/modifier/permission-seeking#4', 'by day at once', `${byDay()}
    - day 1: [Ann: vigilante Dan, Bob: vote Dan in permission, Cat: vote Dan in permission, Fay: vote Dan in permission, Dan: vote Cat]
    - expect: { phase: day 1, dead: [Dan], refused: [{ by: Dan, code: dead }] }
`);

rule('mafia/modifier/permission-seeking#4', 'at night in the normal chain: the Doctor of that Night stops it', `${atNight}
    - night 1: [Ann: vigilante Dan, Bob: vote Dan in permission, Eve: vote Dan in permission, Fay: vote Dan in permission, Eve: doctor Dan]
    - expect: { phase: night 1, dead: [] }
    - end
    - expect: { dead: [] }
    - night 2: [Ann: vigilante Dan, Bob: vote Dan in permission, Eve: vote Dan in permission, Fay: vote Dan in permission]
    - expect: { phase: night 2, dead: [] }
    - end
    - expect: { dead: [Dan] }
    - night 3: [Ann: vigilante Bob, Eve: vote Bob in permission]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/permission-seeking?1', "the town's permission by default, or that of one player whom the setup names", `${byDay(', permissionFrom: Fay')}
    - day 1: [Ann: vigilante Dan, Bob: vote Dan in permission, Fay: vote Dan in permission]
    - expect: { dead: [Dan], refused: [{ by: Bob }] }
`);

rule('mafia/modifier/permission-seeking?1', 'one vote of the town is not enough', `${byDay()}
    - day 1: [Ann: vigilante Dan, Fay: vote Dan in permission]
    - expect: { dead: [] }
`);
