import { rule } from '../../../../../engine/testing/rule.ts';

const players = 'players: { Ann: Werewolf Goon, Bob: Werewolf Tracker, Cat: Town Cop, Dan: Mafia Goon, Eve: Town, Fay: Town, Gus: Town, Hal: Town }';

rule('mafia/faction/werewolf-lair#1', 'members are Werewolves or Werewolf Goons; the shared power is Vigilante', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Ann: werewolf vigilante Eve, Cat: werewolf vigilante Ann]
    - end
    - expect: { dead: [Eve], refused: [{ by: Cat }], roles: { Ann: Werewolf Goon, Bob: Werewolf Tracker } }
`);

rule('mafia/faction/werewolf-lair#2', 'the Mafia under another name, beside it: two kills, and neither is of the other side', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - night 1: [Ann: werewolf vigilante Eve, Dan: mafia vigilante Fay, Dan: 'say "hello" in werewolf-lair']
    - end
    - expect: { phase: day 1, winners: [], dead: [Eve, Fay], refused: [{ by: Dan, code: closed }], channels: { werewolf-lair: [Ann, Bob], mafia: [Dan] } }
`);

rule('mafia/faction/werewolf-lair?1', 'Werewolf-aligned; they know each other and talk at night', `
  rules: mafia
  options: { start: night }
  ${players}
  play:
    - expect: { told: { Ann: [{ kind: notice, about: [Bob] }] } }
    - night 1: [Ann: 'say "hello" in werewolf-lair', Cat: cop Bob]
    - day 1: [Ann: 'say "by day" in werewolf-lair']
    - expect: { told: { Bob: [{ text: hello }], Cat: [{ result: Non-Town }] }, refused: [{ by: Ann, code: closed }] }
`);
