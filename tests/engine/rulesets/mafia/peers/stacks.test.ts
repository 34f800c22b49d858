import { rule } from '../../../../../engine/testing/rule.ts';

// Faults of other projects: order, several of a kind, and what counts as a visit.

const shots = (doctors: string, killers: string) => `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Doctor, Bob: Town Doctor, Cat: Town Doctor, Dan: Mafia Goon, Eve: Town Vigilante, Fay: Town Vigilante, Gus: Town, Hal: Town }
  play:
    - night 1: [${doctors}, ${killers}]
    - end`;

rule('mafia/role/doctor#3', 'lykoss/lykos#404: two against two cancel out', `${shots('Ann: doctor Gus, Bob: doctor Gus', 'Dan: mafia vigilante Gus, Eve: vigilante Gus')}
    - expect: { dead: [] }
`);
rule('mafia/role/doctor#3', 'lykoss/lykos#404: three against three, too', `${shots('Ann: doctor Gus, Bob: doctor Gus, Cat: doctor Gus', 'Dan: mafia vigilante Gus, Eve: vigilante Gus, Fay: vigilante Gus')}
    - expect: { dead: [] }
`);
rule('mafia/role/doctor#2', 'lykoss/lykos#404: two against three leave one', `${shots('Ann: doctor Gus, Bob: doctor Gus', 'Dan: mafia vigilante Gus, Eve: vigilante Gus, Fay: vigilante Gus')}
    - expect: { dead: [Gus] }
`);

rule('mafia/modifier/n-shot#5', 'antoinezanardi/werewolves-assistant-api#105: one life more stops one of two attacks, and is gone', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town 1-shot Bulletproof, Bob: Town 1-shot Bulletproof, Cat: Mafia Goon, Dan: Town Vigilante, Eve: Town }
  play:
    - night 1: [Cat: mafia vigilante Ann, Dan: vigilante Ann]
    - end
    - expect: { dead: [Ann] }
    - night 2: [Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [Ann] }
    - night 3: [Cat: mafia vigilante Bob]
    - end
    - expect: { dead: [Ann, Bob] }
`);

rule('mafia/general/blocks-and-cycles#20', 'GreyWolfDev/Werewolf#206: two who kill each other both do, whichever role they have', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Vigilante, Cat: Chaos-aligned Vigilante, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Bob, Bob: vigilante Cat, Cat: vigilante Ann]
    - end
    - expect: { dead: [Ann, Bob, Cat] }
`);

rule('mafia/role/hider#3', 'GreyWolfDev/Werewolf#64: who hides behind a killer is not killed by that', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Goon, Bob: Town Hider, Cat: Town, Dan: Town, Eve: Town Weak Hider }
  play:
    - night 1: [Bob: hider Ann, Ann: mafia vigilante Cat]
    - end
    - expect: { dead: [Cat] }
    - night 2: [Eve: hider Ann]
    - end
    - expect: { dead: [Cat, Eve] }
`);

rule('mafia/modifier/reactive#2', 'GreyWolfDev/Werewolf#144: who guards a killer is met by what waits there, at home or out', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Reactive Vigilante, Bob: Town Doctor, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: mafia vigilante Cat, Bob: doctor Ann]
    - end
    - expect: { dead: [Bob, Cat] }
`);

rule('mafia/modifier/reactive?1', 'BeyondMafia/BeyondMafia-Integration#539: a hidden visit sets nothing off, and is seen by nobody', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Vigilante, Bob: Town Ninja Visitor, Cat: Town Watcher, Dan: Mafia Goon, Eve: Town Tracker, Fay: Town Weak Ninja Visitor }
  play:
    - night 1: [Bob: visitor Dan, Cat: watcher Dan, Eve: tracker Bob]
    - end
    - expect: { dead: [], told: { Cat: [{ result: [] }], Eve: [{ result: [] }] } }
    - night 2: [Bob: visitor Ann]
    - end
    - expect: { dead: [] }
    - night 3: [Fay: visitor Dan]
    - end
    - expect: { dead: [Fay] }
`);

rule('mafia/general/targeting#3', 'BeyondMafia/BeyondMafia-Integration#60: who was kept at home has visited nobody and meets nothing', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Reactive Vigilante Cop, Bob: Town Visitor, Cat: Mafia Roleblocker, Dan: Town Watcher, Eve: Town }
  play:
    - night 1: [Bob: visitor Ann, Cat: roleblocker Bob]
    - end
    - expect: { dead: [] }
    - night 2: [Bob: visitor Ann]
    - end
    - expect: { dead: [Bob] }
`);
