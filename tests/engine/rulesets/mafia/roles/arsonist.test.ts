import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/arsonist#1', 'to mark or to strike, never both: the last choice counts', table('Ann: Town Arsonist, Bob: Town, Cat: Town', `
  - night 1: [Ann: arsonist Bob]
  - night 2: [Ann: arsonist Cat with ignite, Ann: arsonist with ignite, Ann: arsonist Cat]
  - end
  - expect: { dead: [], refused: [{ by: Ann, code: too-many }] }
  - night 3: [Ann: arsonist with ignite]
  - end
  - expect: { dead: [Bob, Cat] }`));

rule('mafia/role/arsonist#2', 'everybody who was reached before dies', table('Ann: Town Arsonist, Bob: Town, Cat: Town, Dan: Town', `
  - night 1: [Ann: arsonist Bob]
  - night 2: [Ann: arsonist Cat]
  - end
  - expect: { dead: [] }
  - night 3: [Ann: arsonist with ignite]
  - end
  - expect: { dead: [Bob, Cat], announced: [{ kind: death, about: [Bob] }, { kind: death, about: [Cat] }] }`));

rule('mafia/role/arsonist#2', 'who was not reached lives', table('Ann: Town Arsonist, Bob: Town Doctor, Cat: Town, Dan: Mafia Roleblocker, Eve: Town', `
  - night 1: [Ann: arsonist Cat, Bob: doctor Cat]
  - night 2: [Ann: arsonist Eve, Dan: roleblocker Ann]
  - night 3: [Ann: arsonist with ignite]
  - end
  - expect: { dead: [] }`));

rule('mafia/role/arsonist#3', 'striking targets nobody', table('Ann: Town Arsonist, Bob: Town, Cat: Town Tracker, Dan: Town Watcher', `
  - night 1: [Ann: arsonist Bob, Cat: tracker Ann, Dan: watcher Bob]
  - end
  - expect: { told: { Cat: [{ result: [Bob] }], Dan: [{ result: [Ann] }] } }
  - night 2: [Ann: arsonist with ignite, Cat: tracker Ann, Dan: watcher Bob]
  - end
  - expect: { dead: [Bob], told: { Cat: [{ result: [] }], Dan: [{ result: [] }] } }`));

rule('mafia/role/arsonist#4', 'a count limits the strikes, not the marks', table('Ann: Town 1-shot Arsonist, Bob: Town, Cat: Town, Dan: Town, Eve: Town Tracker', `
  - night 1: [Ann: arsonist Bob]
  - night 2: [Ann: arsonist Cat]
  - night 3: [Ann: arsonist with ignite]
  - end
  - expect: { dead: [Bob, Cat] }
  - night 4: [Ann: arsonist Dan, Eve: tracker Ann]
  - end
  - expect: { told: { Eve: [{ result: [Dan] }] } }
  - night 5: [Ann: arsonist with ignite]
  - end
  - expect: { dead: [Bob, Cat], refused: [{ by: Ann }] }`));

rule('mafia/role/arsonist?1', 'no protection of that night helps', table('Ann: Town Arsonist, Bob: Town, Cat: Town Doctor, Dan: Town Bodyguard, Eve: Town Bulletproofer', `
  - night 1: [Ann: arsonist Bob]
  - night 2: [Ann: arsonist with ignite, Cat: doctor Bob, Dan: bodyguard Bob, Eve: bulletproofer Bob]
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/role/arsonist?1', 'a roleblock does', table('Ann: Town Arsonist, Bob: Town, Cat: Mafia Roleblocker', `
  - night 1: [Ann: arsonist Bob]
  - night 2: [Ann: arsonist with ignite, Cat: roleblocker Ann]
  - end
  - expect: { dead: [] }`));

rule('mafia/role/arsonist?1', 'protection works on the night of the mark', table('Ann: Town Arsonist, Bob: Town Bulletproof, Cat: Town', `
  - night 1: [Ann: arsonist Bob]
  - night 2: [Ann: arsonist with ignite]
  - end
  - expect: { dead: [] }`));

rule('mafia/role/arsonist?2', 'the mark is gone with a death', table('Ann: Town Arsonist, Bob: Town, Cat: Town Reviver, Dan: Town', `
  - night 1: [Ann: arsonist Bob]
  - night 2: [Zed: mafia vigilante Bob]
  - end
  - expect: { dead: [Bob] }
  - night 3: [Cat: reviver Bob]
  - end
  - expect: { dead: [] }
  - night 4: [Ann: arsonist with ignite]
  - end
  - expect: { dead: [] }`));

rule('mafia/role/arsonist?2', 'a strike that fails leaves the marks', table('Ann: Town Arsonist, Bob: Town, Cat: Town Virgin, Dan: Town', `
  - night 1: [Ann: arsonist Bob]
  - night 2: [Zed: mafia vigilante Cat]
  - night 3: [Ann: arsonist with ignite]
  - end
  - expect: { dead: [Cat] }
  - night 4: [Ann: arsonist with ignite]
  - end
  - expect: { dead: [Bob, Cat] }`));

rule('mafia/role/arsonist?3', 'nobody strikes those whom another has marked', table('Ann: Town Arsonist, Bob: Town, Cat: Mafia Arsonist, Dan: Town', `
  - night 1: [Ann: arsonist Bob, Cat: arsonist Dan]
  - night 2: [Cat: arsonist with ignite]
  - end
  - expect: { dead: [Dan] }
  - night 3: [Ann: arsonist with ignite]
  - end
  - expect: { dead: [Bob, Dan] }`));

rule('mafia/role/arsonist?4', 'moved onto its own user, the mark kills that one', table('Ann: Town Arsonist, Bob: Town Deflector, Cat: Town', `
  - night 1: [Ann: arsonist Cat, Bob: deflector Cat and Ann]
  - night 2: [Ann: arsonist with ignite]
  - end
  - expect: { dead: [Ann] }`));

rule('mafia/role/arsonist?5', 'the target is not told', night(
  'Ann: Town Arsonist, Bob: Town',
  'Ann: arsonist Bob',
  'untold: { Bob: [{ phase: day 1 }, { phase: night 1, kind: notice }, { phase: night 1, kind: result }] }'));
