import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/redirector#1', 'whatever the first does goes to the second', night(
  'Ann: Town Redirector, Bob: Town Cop Tracker, Cat: Town',
  'Ann: redirector Bob and Zed, Bob: cop Cat, Bob: tracker Cat, Zed: mafia vigilante Cat',
  'dead: [Cat], told: { Bob: [{ ability: cop, about: [Cat], result: Non-Town }, { ability: tracker, about: [Cat], result: [Cat] }] }'));

rule('mafia/role/redirector?1', 'the first acts, the second receives, and both are targeted', night(
  'Ann: Town Redirector, Bob: Town, Cat: Town, Dan: Town Tracker, Eve: Town Watcher',
  'Ann: redirector Zed and Bob, Dan: tracker Ann, Eve: watcher Zed, Zed: mafia vigilante Cat',
  'dead: [Bob], told: { Dan: [{ result: [Bob, Zed] }], Eve: [{ result: [Ann] }] }'));

rule('mafia/role/redirector?2', 'who targets nobody is not moved', table('Ann: Town Redirector, Bob: Town Arsonist, Cat: Town, Dan: Town Watcher', `
  - night 1: [Bob: arsonist Cat]
  - night 2: [Ann: redirector Bob and Yam, Bob: arsonist with ignite, Dan: watcher Yam]
  - end
  - expect: { dead: [Cat], told: { Dan: [{ result: [Ann] }] } }`));

rule('mafia/role/redirector?3', 'of an action on two players both targets become the second: a bus that swaps nobody', night(
  'Ann: Town Redirector, Bob: Town Bus Driver, Cat: Town, Dan: Town, Eve: Town, Fay: Town Tracker',
  'Ann: redirector Bob and Eve, Bob: bus driver Cat and Dan, Fay: tracker Bob, Zed: mafia vigilante Cat',
  'dead: [Cat], told: { Fay: [{ result: [Eve] }] }'));

rule('mafia/role/redirector?4', 'the shared kill, too', night(
  'Ann: Town Redirector, Bob: Town, Cat: Town',
  'Ann: redirector Zed and Cat, Zed: mafia vigilante Bob',
  'dead: [Cat]'));
