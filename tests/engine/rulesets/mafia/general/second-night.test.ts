import { rule } from '../../../../../engine/testing/rule.ts';

const game = (players: string, play: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Kill-Triggered Vigilante, ${players}, Xia: Town, Yan: Town, Zoe: Mafia Goon }
  play:${play}`;

rule('mafia/modifier/triggered#5', 'the only night is the one of the own death', game('Bob: Town', `
    - night 1: [Ann: vigilante Bob]
    - end
    - expect: { dead: [], refused: [] }
    - night 2: [Ann: vigilante Bob, Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann, Bob] }
    - night 3: [Ann: vigilante Yan]
    - expect: { refused: [{ by: Ann }] }
`));

rule('mafia/modifier/triggered?1', 'it cannot undo the deaths that bring it about', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Kill-Triggered Roleblocker, Bob: Town Kill-Triggered Doctor, Cat: Town Vigilante, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: roleblocker Zoe, Zoe: mafia vigilante Ann, Cat: vigilante Bob, Bob: doctor Ann]
    - end
    - expect: { dead: [Ann, Bob] }
`);

rule('mafia/modifier/triggered?1', 'what was done before is still there: a Roleblocker stops it', game('Bob: Town, Cat: Mafia Roleblocker', `
    - night 1: [Ann: vigilante Bob, Cat: roleblocker Ann, Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`));

rule('mafia/modifier/triggered?1', 'a Doctor saves from it', game('Bob: Town, Cat: Town Doctor', `
    - night 1: [Ann: vigilante Bob, Cat: doctor Bob, Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann] }
`));

rule('mafia/modifier/triggered?1', 'unless the Doctor has saved already', game('Bob: Town, Cat: Town Doctor, Dan: Town Vigilante', `
    - night 1: [Ann: vigilante Bob, Cat: doctor Bob, Dan: vigilante Bob, Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann, Bob] }
`));

rule('mafia/modifier/triggered?1', 'a Bus Driver moves it', game('Bob: Town, Cat: Town Bus Driver', `
    - night 1: [Ann: vigilante Bob, Cat: bus driver Bob and Xia, Zoe: mafia vigilante Ann]
    - end
    - expect: { dead: [Ann, Xia] }
`));

rule('mafia/modifier/triggered?1', 'nothing that was done before is changed by it: what it blocks has happened', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Kill-Triggered Roleblocker, Bob: Town Kill-Triggered Vigilante, Cat: Town Vigilante, Dan: Town Doctor, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: roleblocker Dan, Dan: doctor Eve, Bob: vigilante Eve, Zoe: mafia vigilante Ann, Cat: vigilante Bob]
    - end
    - expect: { dead: [Ann, Bob] }
`);

rule('mafia/modifier/triggered?2', 'any death of that night counts, and one such death may bring the next', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: Yan }
  players: { Ann: Town Kill-Triggered Vigilante Lover, Bob: Town Kill-Triggered Vigilante, Cat: Town Kill-Triggered Cop, Dan: Town, Yan: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Yan, Ann: vigilante Bob, Bob: vigilante Cat, Cat: cop Zoe]
    - end
    - expect: { dead: [Ann, Bob, Cat, Yan], told: { Cat: [{ ability: cop, about: [Zoe], result: Non-Town }] } }
`);

rule('mafia/general/resolution-order#12', 'deaths, those who are tied to them, then a second night with deaths and ties of its own', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  decide: { lover-target: [Dan] }
  players: { Ann: Town Kill-Triggered Vigilante, Bob: Town Lover, Cat: Town, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Zoe: mafia vigilante Ann, Ann: vigilante Dan]
    - end
    - expect: { dead: [Ann, Bob, Dan] }
`);

rule('mafia/modifier/triggered?1', 'what it leaves on others counts when the deaths are told: a Janitor', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Kill-Triggered Janitor, Bob: Town Cop, Cat: Town Vigilante, Dan: Town, Eve: Town, Zoe: Mafia Goon }
  play:
    - night 1: [Ann: janitor Bob, Cat: vigilante Ann, Zoe: mafia vigilante Bob]
    - end
    - expect: { dead: [Ann, Bob], announced: [{ kind: death, about: [Bob] }], unannounced: [{ kind: death, text: Cop }] }
`);
