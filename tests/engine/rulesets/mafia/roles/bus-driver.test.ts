import { rule } from '../../../../../engine/testing/rule.ts';
import { night } from '../one-night.ts';

rule('mafia/role/bus-driver#1', 'two players, both of them others', night(
  'Ann: Town Bus Driver, Bob: Town, Cat: Town Tracker',
  'Ann: bus driver Bob, Ann: bus driver Ann and Bob, Ann: bus driver Bob and Bob, Ann: bus driver Bob and Zed, Cat: tracker Ann',
  'refused: [{ by: Ann, code: too-few }, { by: Ann, code: illegal-target }, { by: Ann, code: repeated }], told: { Cat: [{ result: [Bob, Zed] }] }'));

rule('mafia/role/bus-driver#2', 'whatever targets the one goes to the other, and the other way round', night(
  'Ann: Town Bus Driver, Bob: Town, Cat: Town Cop, Dan: Town Cop',
  'Ann: bus driver Bob and Zed, Cat: cop Bob, Dan: cop Zed',
  'told: { Cat: [{ about: [Bob], result: Non-Town }], Dan: [{ about: [Zed], result: Town }] }'));

rule('mafia/role/bus-driver#3', 'the driver\'s own action stays: what rides along reaches the two who were named, no third', night(
  'Ann: Town Roleblocking Bus Driver, Bob: Town Cop, Cat: Town Cop, Dan: Town Cop',
  'Ann: bus driver Bob and Cat, Bob: cop Zed, Cat: cop Zed, Dan: cop Zed',
  'told: { Bob: [{ result: No Result }], Cat: [{ result: No Result }], Dan: [{ result: Non-Town }] }'));

rule('mafia/role/bus-driver#4', 'the driver targets both in every respect', night(
  'Ann: Town Bus Driver, Bob: Town, Cat: Town, Dan: Town Watcher, Eve: Town Watcher, Fay: Town Tracker',
  'Ann: bus driver Bob and Cat, Dan: watcher Bob, Eve: watcher Cat, Fay: tracker Ann',
  'told: { Dan: [{ about: [Bob], result: [Ann] }], Eve: [{ about: [Cat], result: [Ann] }], Fay: [{ result: [Bob, Cat] }] }'));

rule('mafia/role/bus-driver#4', 'a Weak driver dies of the one passenger who is Mafia', night(
  'Ann: Town Weak Bus Driver, Bob: Town',
  'Ann: bus driver Bob and Zed',
  'dead: [Ann]'));

rule('mafia/role/bus-driver?1', 'killing actions, too', night(
  'Ann: Town Bus Driver, Bob: Town, Cat: Town',
  'Ann: bus driver Bob and Cat, Zed: mafia vigilante Bob',
  'dead: [Cat]'));

rule('mafia/role/bus-driver?2', 'redirecting actions are swapped as well', night(
  'Ann: Town Bus Driver, Bob: Town, Cat: Town Redirector, Dan: Town, Eve: Town',
  'Ann: bus driver Bob and Zed, Cat: redirector Bob and Dan, Zed: mafia vigilante Eve',
  'dead: [Dan]'));

rule('mafia/role/bus-driver?3', 'an Ascetic on board stops the bus', night(
  'Ann: Town Bus Driver, Bob: Town Ascetic, Cat: Town',
  'Ann: bus driver Bob and Cat, Zed: mafia vigilante Cat',
  'dead: [Cat]'));

rule('mafia/role/bus-driver?3', 'so does a Rolestopper on one of the two', night(
  'Ann: Town Bus Driver, Bob: Town, Cat: Town, Dan: Town Rolestopper, Eve: Town Cop',
  'Ann: bus driver Bob and Zed, Dan: rolestopper Bob, Eve: cop Zed',
  'told: { Eve: [{ result: Non-Town }] }'));

rule('mafia/role/bus-driver?4', 'who acts is not exchanged', night(
  'Ann: Town Bus Driver, Bob: Town Cop, Cat: Town Tracker, Dan: Town',
  'Ann: bus driver Bob and Cat, Bob: cop Zed, Cat: tracker Zed, Zed: mafia vigilante Dan',
  'dead: [Dan], told: { Bob: [{ ability: cop, result: Non-Town }], Cat: [{ ability: tracker, result: [Dan] }] }'));
