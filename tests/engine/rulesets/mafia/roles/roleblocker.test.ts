import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/role/roleblocker#1', 'whatever the target does is blocked, for this night only', table('Ann: Town Roleblocker, Bob: Town Vigilante Cop, Cat: Town', `
  - night 1: [Ann: roleblocker Bob, Bob: vigilante Cat, Bob: cop Zed]
  - end
  - expect: { dead: [], told: { Bob: [{ ability: cop, result: No Result }] } }
  - night 2: [Bob: vigilante Cat]
  - end
  - expect: { dead: [Cat] }`));

rule('mafia/role/roleblocker?1', 'passive powers are not blocked', night(
  'Ann: Mafia Roleblocker, Bob: Town Bulletproof, Cat: Town Self Watcher, Dan: Mafia Roleblocker',
  'Ann: roleblocker Bob, Dan: roleblocker Cat, Zed: mafia vigilante Bob',
  'dead: [], told: { Cat: [{ ability: watcher, result: [Dan] }] }'));

rule('mafia/role/roleblocker?2', 'the shared kill, if that member performs it', table('Ann: Town Roleblocker, Bob: Mafia Goon, Cat: Town', `
  - night 1: [Ann: roleblocker Bob, Bob: mafia vigilante Cat]
  - end
  - expect: { dead: [] }
  - night 2: [Ann: roleblocker Bob, Bob: mafia vigilante Cat, Zed: mafia vigilante Cat]
  - end
  - expect: { dead: [Cat] }`));

rule('mafia/role/roleblocker?3', 'the target is not told; an investigator reads "No Result"', night(
  'Ann: Mafia Roleblocker, Bob: Town Doctor, Cat: Town Tracker, Dan: Mafia Roleblocker',
  'Ann: roleblocker Bob, Dan: roleblocker Cat, Bob: doctor Yam, Cat: tracker Zed, Zed: mafia vigilante Yam',
  'dead: [Yam], untold: { Bob: [{ kind: notice }, { kind: result }, { phase: day 1 }] }, told: { Cat: [{ result: No Result }] }'));
