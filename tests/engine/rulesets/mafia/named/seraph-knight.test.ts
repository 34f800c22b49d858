import { rule } from '../../../../../engine/testing/rule.ts';

const table = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Seraph Knight, Bob: Town Double Day Vigilante, Cat: Mafia, Dan: Town, Eve: Town, Fay: Town Vigilante, Gus: Town }
  play:`;

rule('mafia/named/seraph-knight#1', 'a Permanent 1-shot Doctor: one choice in the game', `${table}
    - night 1: [Ann: seraph knight Dan, Cat: mafia vigilante Dan]
    - night 2: [Ann: seraph knight Eve]
    - expect: { dead: [], refused: [{ by: Ann, phase: night 2 }] }
`);

rule('mafia/named/seraph-knight#2', 'from one kill in each phase, by day, too', `${table}
    - night 1: [Ann: seraph knight Dan, Cat: mafia vigilante Dan]
    - day 1: [Bob: vigilante Dan]
    - night 2: [Cat: mafia vigilante Dan]
    - end
    - expect: { phase: day 2, dead: [] }
    - day 2: [Bob: vigilante Dan, Bob: vigilante Dan]
    - expect: { dead: [Dan] }
`);

rule('mafia/named/seraph-knight#2', 'two kills in one Night are one too many', `${table}
    - night 1: [Ann: seraph knight Dan]
    - night 2: [Cat: mafia vigilante Dan, Fay: vigilante Dan]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/named/seraph-knight#2', 'as long as the Seraph Knight lives', `${table}
    - night 1: [Ann: seraph knight Dan]
    - night 2: [Cat: mafia vigilante Ann]
    - night 3: [Cat: mafia vigilante Dan]
    - end
    - expect: { dead: [Ann, Dan] }
`);
