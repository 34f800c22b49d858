import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/hider#1', 'whatever targets the player hidden behind targets the Hider as well', night(
  'Ann: Town Hider, Bob: Town',
  'Ann: hider Bob, Zed: mafia vigilante Bob',
  'dead: [Ann, Bob]'));

rule('mafia/role/hider#1', 'for one night', table('Ann: Town Hider, Bob: Town', `
  - night 1: [Ann: hider Bob]
  - night 2: [Zed: mafia vigilante Bob]
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/role/hider#2', 'whatever is aimed at the Hider is blocked', night(
  'Ann: Town Hider, Bob: Town, Cat: Town Cop',
  'Ann: hider Bob, Cat: cop Ann, Zed: mafia vigilante Ann',
  'dead: [], told: { Cat: [{ result: No Result }] }'));

rule('mafia/role/hider#3', 'to hide behind Mafia does not kill', night(
  'Ann: Town Hider',
  'Ann: hider Zed',
  'dead: []'));

rule('mafia/role/hider#3', 'unless the Hider is Weak', night(
  'Ann: Town Weak Hider',
  'Ann: hider Zed',
  'dead: [Ann]'));

rule('mafia/role/hider?1', 'copies take effect: protection and frames, too', night(
  'Ann: Town Hider, Bob: Town, Cat: Town Doctor, Dan: Mafia Framer, Eve: Town Cop',
  'Ann: hider Bob, Cat: doctor Bob, Dan: framer Bob, Eve: cop Bob, Zed: mafia vigilante Bob',
  'dead: [], told: { Eve: [{ about: [Bob], result: Non-Town }] }, untold: { Eve: [{ result: Town }] }'));

rule('mafia/role/hider?1', 'a grant reaches the Hider as well', night(
  'Ann: Mafia Hider, Bob: Mafia Goon, Cat: Town Godfatherer, Dan: Town Cop',
  'Ann: hider Bob, Cat: godfatherer Bob, Dan: cop Bob',
  'told: { Dan: [{ result: Town }] }, untold: { Dan: [{ result: Non-Town }] }'));

rule('mafia/role/hider?2', 'the player hidden behind is not closed', night(
  'Ann: Town Hider, Bob: Town, Cat: Town Vigilante, Dan: Town Doctor',
  'Ann: hider Bob, Cat: vigilante Bob, Dan: doctor Ann',
  'dead: [Ann, Bob]'));

rule('mafia/role/hider?3', 'an action on both is blocked as a whole', night(
  'Ann: Town Hider, Bob: Town, Cat: Town Bus Driver, Dan: Town, Eve: Town Cop',
  'Ann: hider Bob, Cat: bus driver Ann and Bob, Eve: cop Bob',
  'told: { Eve: [{ about: [Bob], result: Town }] }'));

rule('mafia/role/hider?3', 'so that nothing of it works on the other', night(
  'Ann: Town Hider, Bob: Town Cop, Cat: Town Roleblocking Deflector, Dan: Town',
  'Ann: hider Dan, Bob: cop Zed, Cat: deflector Ann and Bob',
  'told: { Bob: [{ result: Non-Town }] }'));

rule('mafia/role/hider?4', 'of an action on two players the copy is only a visit', night(
  'Ann: Town Hider, Bob: Town, Cat: Town Bus Driver, Dan: Town, Eve: Town Tracker, Fay: Town Watcher',
  'Ann: hider Bob, Cat: bus driver Bob and Dan, Eve: tracker Cat, Fay: watcher Bob, Zed: mafia vigilante Bob',
  'dead: [Ann, Dan], told: { Eve: [{ result: [Ann, Bob, Dan] }], Fay: [{ result: [Ann, Cat, Zed] }] }'));

rule('mafia/role/hider?5', 'an investigator gets two results, both about the player chosen', night(
  'Ann: Mafia Hider, Bob: Town, Cat: Town Cop',
  'Ann: hider Bob, Cat: cop Bob',
  'told: { Cat: [{ about: [Bob], result: Town }, { about: [Bob], result: Non-Town }] }'));

rule('mafia/role/hider?6', 'a Roleblocker aimed at the Hider does not stop the hide', night(
  'Ann: Town Hider Cop, Bob: Town, Cat: Mafia Roleblocker',
  'Ann: hider Bob, Ann: cop Zed, Cat: roleblocker Ann, Zed: mafia vigilante Bob',
  'dead: [Ann, Bob], told: { Ann: [{ ability: cop, result: Non-Town }] }'));

rule('mafia/role/hider?6', 'one that was there before does', table('Ann: Town Hider, Bob: Town, Cat: Mafia Delayed Roleblocker', `
  - night 1: [Cat: roleblocker Ann]
  - night 2: [Ann: hider Bob, Zed: mafia vigilante Bob]
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/role/hider?6', 'nobody hides behind an Ascetic', night(
  'Ann: Town Hider, Bob: Town Ascetic',
  'Ann: hider Bob, Zed: mafia vigilante Bob',
  'dead: [Bob]'));

rule('mafia/role/hider?6', 'nor behind a player who is rolestopped', night(
  'Ann: Town Hider, Bob: Town, Cat: Town Rolestopper',
  'Ann: hider Bob, Cat: rolestopper Bob, Zed: mafia vigilante Ann',
  'dead: [Ann]'));
