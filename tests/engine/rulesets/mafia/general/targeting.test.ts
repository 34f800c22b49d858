import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/general/targeting#1', 'targeting by itself is noticed, whatever it does', night(
  'Ann: Town Watcher, Bob: Town Visitor, Cat: Town, Dan: Town Target-Triggered Cop, Eve: Town Visitor',
  'Ann: watcher Cat, Bob: visitor Cat, Eve: visitor Dan, Dan: cop Zed',
  'told: { Ann: [{ result: [Bob] }], Dan: [{ result: Non-Town }] }'));

rule('mafia/general/targeting#2', 'no targeting: igniting, picking among the dead, Self, Reactive, what was Delayed', table(
  'Ann: Town Arsonist, Bob: Town Coroner, Cat: Town Self Doctor, Dan: Town Reactive Cop, Eve: Town Delayed Doctor, Fay: Town, Gus: Town Watcher, Hal: Town Tracker, Ivy: Town Tracker, Jon: Town Tracker, Kim: Town Tracker, Lou: Town', `
  - night 1: [Ann: arsonist Fay, Eve: doctor Lou, Zed: mafia vigilante Yam]
  - night 2: [Ann: arsonist with ignite, Bob: coroner Yam, Gus: watcher Lou, Hal: tracker Ann, Ivy: tracker Bob, Jon: tracker Cat, Kim: tracker Dan]
  - end
  - expect: { dead: [Fay, Yam], told: { Gus: [{ result: [] }], Hal: [{ result: [] }], Ivy: [{ result: [] }], Jon: [{ result: [] }], Kim: [{ result: [] }] } }`));

rule('mafia/general/targeting#3', 'who was blocked stayed at home: no role sees it and nothing comes of it', night(
  'Ann: Town Watcher, Bob: Town Weak Visitor, Cat: Town Roleblocker, Dan: Town Tracker, Eve: Town Target-Triggered Cop, Fay: Town Roleblocker, Gus: Town Visitor',
  'Ann: watcher Zed, Bob: visitor Zed, Cat: roleblocker Bob, Dan: tracker Bob, Eve: cop Zed, Fay: roleblocker Gus, Gus: visitor Eve',
  'dead: [], told: { Ann: [{ result: [] }], Dan: [{ result: [] }], Eve: [{ result: No Result }] }'));

rule('mafia/general/targeting#4', 'who was stopped at the target went out: Ascetic, Rolestopper, Hider, Bulletproof, Doctor', night(
  'Ann: Town Ascetic, Bob: Town Visitor, Cat: Town Tracker, Dan: Town Hider, Eve: Town Visitor, Fay: Town Tracker, Gus: Town Bulletproof, Hal: Town Watcher, Ivy: Town',
  'Bob: visitor Ann, Cat: tracker Bob, Dan: hider Ivy, Eve: visitor Dan, Fay: tracker Eve, Hal: watcher Gus, Zed: mafia vigilante Gus',
  'dead: [], told: { Cat: [{ result: [Ann] }], Fay: [{ result: [Dan] }], Hal: [{ result: [Zed] }] }'));

rule('mafia/general/targeting#4', 'Firefighter, Macho, Loyal, Erratic', table(
  'Ann: Town Firefighter, Bob: Town, Cat: Town Arsonist, Dan: Town Macho, Eve: Town Doctor, Fay: Town Loyal Visitor, Gus: Town Erratic Visitor, Hal: Town Watcher, Ivy: Town Watcher, Jon: Town Watcher', `
  - night 1: [Ann: firefighter Bob, Cat: arsonist Bob, Hal: watcher Bob, Eve: doctor Dan, Ivy: watcher Dan, Fay: visitor Zed, Gus: visitor Zed, Jon: watcher Zed]
  - end
  - expect: { told: { Hal: [{ result: [Ann, Cat] }], Ivy: [{ result: [Eve] }], Jon: [{ result: [Fay, Gus] }] } }
  - night 2: [Gus: visitor Zed, Jon: watcher Zed]
  - end
  - expect: { told: { Jon: [{ result: [Gus] }] } }`));

rule('mafia/general/targeting#4', 'it triggers Weak, Reactive and Target-Triggered', night(
  'Ann: Town Rolestopper, Bob: Town Weak Visitor, Cat: Town Ascetic Reactive Vigilante, Dan: Town Visitor, Eve: Town Ascetic Target-Triggered Cop, Fay: Town Visitor',
  'Ann: rolestopper Zed, Bob: visitor Zed, Dan: visitor Cat, Eve: cop Yam, Fay: visitor Eve',
  'dead: [Bob, Dan], told: { Eve: [{ result: Town }] }'));

rule('mafia/general/targeting#5', 'final targets count, for Weak, Target-Triggered, Watcher and Tracker', table('Ann: Town Redirector, Bob: Town, Cat: Town Weak Visitor, Dan: Town Target-Triggered Cop, Eve: Town Tracker, Fay: Town Watcher', `
  - night 1: [Ann: redirector Cat and Bob, Cat: visitor Zed, Eve: tracker Cat, Fay: watcher Bob]
  - end
  - expect: { dead: [], told: { Eve: [{ result: [Bob] }], Fay: [{ result: [Ann, Cat] }] } }
  - night 2: [Ann: redirector Cat and Bob, Cat: visitor Dan, Dan: cop Yam]
  - end
  - expect: { told: { Dan: [{ result: No Result }] } }`));

rule('mafia/general/targeting#5', 'a copy is a visit', night(
  'Ann: Town Hider Target-Triggered Cop, Bob: Town, Cat: Town Visitor, Dan: Town Tracker, Eve: Mafia Hider, Fay: Town, Gus: Town Weak Visitor',
  'Ann: hider Bob, Ann: cop Zed, Cat: visitor Bob, Dan: tracker Cat, Eve: hider Fay, Gus: visitor Fay',
  'dead: [Gus], told: { Ann: [{ ability: cop, result: Non-Town }], Dan: [{ result: [Ann, Bob] }] }'));

rule('mafia/general/targeting#6', 'riders, Self and Reactive work as if by targeting, without a visit of their own', night(
  'Ann: Town Tracking Visitor, Bob: Town Macho Self Doctor, Cat: Town Reactive Vigilante, Dan: Town Visitor, Eve: Town Doctor, Fay: Town Watcher, Gus: Town Watcher, Hal: Town, Ivy: Town Watcher',
  'Ann: visitor Hal, Fay: watcher Hal, Dan: visitor Cat, Eve: doctor Dan, Gus: watcher Dan, Ivy: watcher Bob, Zed: mafia vigilante Bob',
  'dead: [Bob], told: { Fay: [{ result: [Ann] }], Gus: [{ result: [Eve] }], Ivy: [{ result: [Zed] }] }'));

rule('mafia/general/targeting?1', 'a blocked player stays at home, one who meets a closed door went out', night(
  'Ann: Town Rolestopper, Bob: Town Tracker, Cat: Town Tracker, Dan: Town Roleblocker, Eve: Town Visitor, Fay: Town Visitor, Gus: Town',
  'Ann: rolestopper Gus, Bob: tracker Eve, Cat: tracker Fay, Dan: roleblocker Eve, Eve: visitor Gus, Fay: visitor Gus',
  'told: { Bob: [{ result: [] }], Cat: [{ result: [Gus] }] }'));
