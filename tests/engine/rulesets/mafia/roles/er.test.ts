import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/er#1', 'the target has what the name says, and only the target', night(
  'Ann: Town Bulletproofer, Bob: Town Vigilante, Cat: Town, Dan: Town',
  'Ann: bulletproofer Cat, Bob: vigilante Dan, Zed: mafia vigilante Cat',
  'dead: [Dan]'));

rule('mafia/role/er#2', 'the target keeps what it has', night(
  'Ann: Town Bulletproofer, Bob: Town Cop',
  'Ann: bulletproofer Bob, Bob: cop Zed, Zed: mafia vigilante Bob',
  'dead: [], told: { Bob: [{ ability: cop, result: Non-Town }] }'));

rule('mafia/role/er#3', 'the grant is gone with the night', table('Ann: Town Bulletproofer, Bob: Town', `
  - night 1: [Ann: bulletproofer Bob, Zed: mafia vigilante Bob]
  - night 2: [Zed: mafia vigilante Bob]
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/role/er#4', 'nobody tells the target, neither of the gain nor of the loss', table('Ann: Town Godfatherer, Bob: Town', `
  - expect: { told: { Bob: [{ kind: role }] } }
  - night 1: [Ann: godfatherer Bob]
  - night 2: []
  - end
  - expect: { untold: { Bob: [{ kind: notice }, { kind: result }, { kind: role }] } }`));

rule('mafia/role/er#5', 'what is granted replaces what the target shows by itself', night(
  'Ann: Town Godfatherer, Bob: Town Miller, Cat: Town Cop',
  'Ann: godfatherer Bob, Cat: cop Bob',
  'told: { Cat: [{ result: Town }] }'));

rule('mafia/role/er#5', 'and in the other direction', night(
  'Ann: Town Millerer, Bob: Mafia Godfather, Cat: Town Cop',
  'Ann: millerer Bob, Cat: cop Bob',
  'told: { Cat: [{ result: Non-Town }] }'));

rule('mafia/role/er#6', 'a Lightning Rod draws, and the Nexus that it became sends on', night(
  'Ann: Town Lightning Rod, Bob: Town Nexusiser, Cat: Town, Dan: Town Cop',
  'Ann: lightning rod, Bob: nexusiser Ann, Dan: cop Cat',
  'told: { Dan: [{ about: [Cat], result: Non-Town }] }',
  { decide: 'nexus-target: Zed' }));

rule('mafia/role/er#7', 'a Godfatherer makes a Mafia player look Town for one night', table('Ann: Mafia Godfatherer, Bob: Town Cop', `
  - night 1: [Ann: godfatherer Zed, Bob: cop Zed]
  - end
  - expect: { told: { Bob: [{ result: Town }] } }
  - night 2: [Bob: cop Zed]
  - end
  - expect: { told: { Bob: [{ result: Non-Town }] } }`));

rule('mafia/role/er#8', 'the action of a Ninjaiser\'s target is not seen that night', table('Ann: Mafia Ninjaiser, Bob: Town Watcher, Cat: Town, Dan: Town', `
  - night 1: [Ann: ninjaiser Zed, Zed: mafia vigilante Cat, Bob: watcher Cat]
  - end
  - expect: { dead: [Cat], told: { Bob: [{ result: [] }] } }
  - night 2: [Zed: mafia vigilante Dan, Bob: watcher Dan]
  - end
  - expect: { dead: [Cat, Dan], told: { Bob: [{ result: [Zed] }] } }`));

rule('mafia/role/er?1', 'it targets, with the categories of what it grants', night(
  'Ann: Town Bulletproofer, Bob: Town Follower, Cat: Town Tracker, Dan: Town',
  'Ann: bulletproofer Dan, Bob: follower Ann, Cat: tracker Ann',
  'told: { Bob: [{ result: [Protective] }], Cat: [{ result: [Dan] }] }'));

rule('mafia/role/er?1', 'a modifier makes it Miscellaneous', night(
  'Ann: Town Loyaliser, Bob: Town Follower, Cat: Town',
  'Ann: loyaliser Cat, Bob: follower Ann',
  'told: { Bob: [{ result: [Miscellaneous] }] }'));

rule('mafia/role/er?1', 'Protective as it is, it fails on a Macho', night(
  'Ann: Town Bulletproofer, Bob: Town Macho',
  'Ann: bulletproofer Bob, Zed: mafia vigilante Bob',
  'dead: [Bob]'));

rule('mafia/role/er?1', 'what grants a Blocking role cannot stop the Strong-Willed', night(
  'Ann: Town Asceticiser, Bob: Town Strong-Willed Cop',
  'Ann: asceticiser Zed, Bob: cop Zed',
  'told: { Bob: [{ result: Non-Town }] }'));

rule('mafia/role/er?2', 'a granted modifier lies on every power that it fits, the shared one with them', night(
  'Ann: Mafia Ninjaiser, Bob: Mafia Goon Cop, Cat: Town Watcher, Dan: Town, Eve: Town Tracker',
  'Ann: ninjaiser Bob, Bob: mafia vigilante Dan, Bob: cop Eve, Cat: watcher Dan, Eve: tracker Bob',
  'dead: [Dan], told: { Cat: [{ result: [] }], Eve: [{ result: [] }] }'));

rule('mafia/role/er?2', 'a shared kill with a granted Strongman goes through a Doctor', night(
  'Ann: Mafia Strongmaniser, Bob: Town Doctor, Cat: Town',
  'Ann: strongmaniser Zed, Bob: doctor Cat, Zed: mafia vigilante Cat',
  'dead: [Cat]'));

rule('mafia/role/er?2', 'a granted Weak kills who targets Mafia; on a passive role it does nothing', night(
  'Ann: Mafia Weakiser, Bob: Town Cop, Cat: Mafia Weakiser, Dan: Town Bulletproof',
  'Ann: weakiser Bob, Cat: weakiser Dan, Bob: cop Zed, Zed: mafia vigilante Dan',
  'dead: [Bob], told: { Bob: [{ result: Non-Town }] }'));

rule('mafia/role/er?2', 'a granted Strong-Willed saves an action from a Roleblocker', night(
  'Ann: Town Strong-Willediser, Bob: Town Cop, Cat: Mafia Roleblocker',
  'Ann: strong-willediser Bob, Bob: cop Zed, Cat: roleblocker Bob',
  'told: { Bob: [{ result: Non-Town }] }'));

rule('mafia/role/er?2', 'a granted Inactive takes away actions and passives alike', night(
  'Ann: Mafia Inactiviser, Bob: Town Bulletproof Cop, Cat: Town Watcher',
  'Ann: inactiviser Bob, Bob: cop Zed, Cat: watcher Zed, Zed: mafia vigilante Bob',
  'dead: [Bob], told: { Bob: [{ result: No Result }], Cat: [{ result: [] }] }'));

rule('mafia/role/er?2', 'a granted Delayed puts off what a Bus Driver does', table('Ann: Mafia Delayediser, Bob: Town Bus Driver, Cat: Town, Dan: Town', `
  - night 1: [Ann: delayediser Bob, Bob: bus driver Cat and Dan, Zed: mafia vigilante Cat]
  - end
  - expect: { dead: [Cat] }`));

rule('mafia/role/er?2', 'a granted Loyal makes a Redirector fail, so that nothing is moved', night(
  'Ann: Mafia Loyaliser, Bob: Town Redirector, Cat: Town, Dan: Town',
  'Ann: loyaliser Bob, Bob: redirector Zed and Dan, Zed: mafia vigilante Cat',
  'dead: [Cat]'));

rule('mafia/role/er?3', 'a grant made at night does not reach into the Day', table('Ann: Town Lynchproofer, Bob: Town, Cat: Town', `
  - night 1: [Ann: lynchproofer Bob]
  - day 1: [Ann: vote Bob, Cat: vote Bob, Yam: vote Bob]
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/role/er?4', 'an Asceticiser is not stopped by what it brings', night(
  'Ann: Town Asceticiser, Bob: Town, Cat: Town Cop',
  'Ann: asceticiser Bob, Cat: cop Bob',
  'told: { Cat: [{ result: No Result }] }'));

rule('mafia/role/er?5', 'a second copy of a Miller does not cancel the first', night(
  'Ann: Mafia Millerer, Bob: Town Miller, Cat: Town Cop',
  'Ann: millerer Bob, Cat: cop Bob',
  'told: { Cat: [{ result: Non-Town }] }'));

rule('mafia/role/er?5', 'where copies add up it counts: a Loved player with a second one takes two votes more', `
  rules: mafia
  options: { check: off, parity: off }
  players: { Ann: Town Day Loveder, Bob: Town Loved, Cat: Town, Dan: Town, Eve: Town, Fay: Town, Zed: Mafia Goon }
  play:
    - day 1: [Ann: loveder Bob, Ann: vote Bob, Cat: vote Bob, Dan: vote Bob, Eve: vote Bob, Fay: vote Bob]
    - expect: { phase: day 1, dead: [] }
    - day 1: [Zed: vote Bob]
    - expect: { dead: [Bob] }
`);
