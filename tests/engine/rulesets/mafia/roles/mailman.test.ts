import { rule } from '../../../../../engine/testing/rule.ts';

const letters = (count: number, letter: string): string => letter.repeat(count);

rule('mafia/role/mailman#1', 'a message of at most 400 characters to a player', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Mailman, Bob: Mafia Goon, Cat: Town, Dan: Town Mailman, Eve: Town }
  play:
    - expect: { phase: night 1 }
    - night 1:
        - Ann: mailman Cat say "${letters(400, 'a')}"
        - Dan: mailman Eve say "${letters(401, 'b')}"
    - end
    - expect: { told: { Cat: [{ kind: notice, text: ${letters(400, 'a')} }] }, untold: { Eve: [{ kind: notice }] }, refused: [{ by: Dan, code: too-long }] }
`);

const post = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Mailman, Bob: Mafia Goon, Cat: Town, Dan: Town }
  play:
    - expect: { phase: night 1 }
    - night 1: [Ann: mailman Cat say "Bob lies"]
`;

rule('mafia/role/mailman#2', 'the target alone receives it, when the night ends, and is not told who sent it', `${post}
    - expect: { untold: { Cat: [{ text: Bob lies }] } }
    - end
    - expect:
        told: { Cat: [{ kind: notice, text: Bob lies, phase: day 1 }] }
        untold: { Cat: [{ text: Ann }, { about: [Ann] }, { ability: mailman }], Ann: [{ kind: result }, { text: Bob lies }], Bob: [{ text: Bob lies }], Dan: [{ text: Bob lies }] }
        unannounced: [{ text: Bob lies }]
`);

rule('mafia/role/mailman?1', 'characters are code points without the blanks around; too long or empty is refused, nothing is cut off', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Mailman, Bob: Mafia Goon, Cat: Town, Dan: Town Mailman, Eve: Town, Fay: Town Mailman }
  play:
    - expect: { phase: night 1 }
    - night 1:
        - Ann: mailman Cat say "  ${letters(400, '😀')}  "
        - Dan: mailman Eve say "${letters(401, '😀')}"
        - Fay: mailman Eve say "   "
        - Fay: mailman Eve
    - end
    - expect:
        told: { Cat: [{ text: ${letters(400, '😀')} }] }
        untold: { Eve: [{ kind: notice }] }
        refused: [{ by: Dan, code: too-long }, { by: Fay, code: too-few, text: 'mailman Eve' }]
`);

rule('mafia/role/mailman?2', 'the player finally reached receives it; blocked, nobody does and the Mailman is told "No Result"', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Mailman, Bob: Mafia Goon, Cat: Town, Dan: Town Bus Driver, Eve: Town, Fay: Town Mailman, Gus: Town Roleblocker, Hal: Town }
  play:
    - expect: { phase: night 1 }
    - night 1: [Ann: mailman Cat say "one", Dan: bus driver Cat and Eve, Fay: mailman Hal say "two", Gus: roleblocker Fay]
    - end
    - expect:
        told: { Eve: [{ kind: notice, text: one }], Fay: [{ kind: result, ability: mailman, about: [Hal], result: No Result }] }
        untold: { Cat: [{ text: one }], Hal: [{ text: two }], Ann: [{ kind: result }] }
`);

rule('mafia/role/mailman?3', 'also to a player who dies that night', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Mailman, Bob: Mafia Goon, Cat: Town, Dan: Town }
  play:
    - night 1: [Ann: mailman Cat say "farewell", Bob: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat], told: { Cat: [{ kind: notice, text: farewell }] } }
`);

rule('mafia/role/mailman#1', 'as a rider it takes its words along; where nobody wrote any, nothing is sent', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Mailing Doctor, Bob: Mafia Goon, Cat: Town, Dan: Town 1-shot Mailing Visitor, Eve: Town Self Mailman, Fay: Town }
  play:
    - expect: { phase: night 1 }
    - night 1: [Ann: doctor Cat say "be well", Bob: mafia vigilante Cat, Dan: visitor Fay]
    - end
    - expect: { dead: [], told: { Cat: [{ text: be well }] }, untold: { Fay: [{ kind: notice }], Eve: [{ kind: notice }], Dan: [{ kind: result }] } }
    - night 2: [Ann: doctor Cat, Dan: visitor Fay with mailing say "boo"]
    - end
    - expect: { refused: [{ by: Ann, code: too-few }], told: { Fay: [{ text: boo }] } }
`);
