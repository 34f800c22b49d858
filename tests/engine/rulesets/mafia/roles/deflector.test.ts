import { rule } from '../../../../../engine/testing/rule.ts';
import { night } from '../one-night.ts';

rule('mafia/role/deflector#1', 'names two players and targets both', night(
  'Ann: Town Deflector, Bob: Town, Cat: Town, Dan: Town Tracker',
  'Ann: deflector Bob and Cat, Dan: tracker Ann',
  'told: { Dan: [{ result: [Bob, Cat] }] }'));

rule('mafia/role/deflector#2', 'what targets the first goes to the second; what targets the second stays', night(
  'Ann: Town Deflector, Bob: Town, Cat: Town Cop, Dan: Town Cop',
  'Ann: deflector Bob and Zed, Cat: cop Bob, Dan: cop Zed',
  'told: { Cat: [{ result: Non-Town }], Dan: [{ result: Non-Town }] }'));

rule('mafia/role/deflector?1', 'the order matters', night(
  'Ann: Town Deflector, Bob: Town, Cat: Town Cop, Dan: Town Cop',
  'Ann: deflector Zed and Bob, Cat: cop Bob, Dan: cop Zed',
  'told: { Cat: [{ result: Town }], Dan: [{ result: Town }] }'));

rule('mafia/role/deflector?2', 'both count as targeted', night(
  'Ann: Town Deflector, Bob: Town, Cat: Town, Dan: Town Watcher, Eve: Town Watcher, Fay: Town Strong-Willed Watcher',
  'Ann: deflector Bob and Cat, Eve: watcher Cat, Fay: watcher Bob',
  'told: { Eve: [{ result: [Ann] }], Fay: [{ result: [Ann] }] }'));

rule('mafia/role/deflector?3', 'killing actions are moved', night(
  'Ann: Town Deflector, Bob: Town, Cat: Town',
  'Ann: deflector Bob and Cat, Zed: mafia vigilante Bob',
  'dead: [Cat]'));
