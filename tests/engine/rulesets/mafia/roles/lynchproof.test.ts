import { rule } from '../../../../../engine/testing/rule.ts';

const table = (options = ''): string => `
  rules: mafia
  options: { check: off, parity: off${options} }
  players: { Ann: Town Lynchproof, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }`;

const lynchAnn = 'Bob: vote Ann, Cat: vote Ann, Dan: vote Ann';

rule('mafia/role/lynchproof#1', 'three votes of five, and Ann lives; whoever else gets them does not', `${table()}
  play:
    - day 1: [${lynchAnn}]
    - expect: { dead: [] }
    - day 2: [Ann: vote Bob, Cat: vote Bob, Dan: vote Bob]
    - expect: { dead: [Bob] }
`);

rule('mafia/role/lynchproof#2', 'no lynch instead, and the game goes on to Night', `${table()}
  play:
    - day 1: [${lynchAnn}, Eve: vote Bob]
    - expect:
        phase: night 1
        dead: []
        refused: [{ by: Eve }]
        unannounced: [{ kind: death }]
`);

rule('mafia/role/lynchproof#v1', 'every attempt to vote for a Lynchproof player fails', `${table(', lynchproofVotes: fail')}
  play:
    - day 1: [${lynchAnn}, Eve: vote Bob]
    - expect:
        phase: day 1
        dead: []
        refused: [{ by: Bob, code: illegal-target }, { by: Cat, code: illegal-target }, { by: Dan, code: illegal-target }]
    - day 1: [Cat: vote Bob, Dan: vote Bob]
    - expect: { dead: [Bob] }
`);

rule('mafia/role/lynchproof?1', 'the failed lynch is announced with the name and without the reason', `${table()}
  play:
    - day 1: [${lynchAnn}]
    - expect:
        announced: [{ kind: vote, phase: day 1, about: [Ann] }]
        unannounced: [{ text: Lynchproof }, { kind: death }]
`);

rule('mafia/role/lynchproof?2', 'a 1-shot one prevents one lynch, and is not used up by what a Governor prevents', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town 1-shot Lynchproof, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town Governor }
  play:
    - day 1: [Eve: governor Ann, ${lynchAnn}]
    - expect: { phase: night 1, dead: [] }
    - day 2: [${lynchAnn}]
    - expect: { phase: night 2, dead: [] }
    - day 3: [${lynchAnn}]
    - expect: { phase: night 3, dead: [Ann] }
`);
