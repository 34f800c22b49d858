import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/general/redirects#1', 'an action that names no living player cannot be redirected', table('Ann: Town Redirector, Bob: Town Coroner, Cat: Town, Dan: Town Redirector, Eve: Town Active Bulletproof', `
  - night 1: [Zed: mafia vigilante Cat]
  - night 2: [Ann: redirector Bob and Yam, Bob: coroner Cat, Dan: redirector Eve and Yam, Eve: bulletproof, Zed: mafia vigilante Eve]
  - end
  - expect: { dead: [Cat], told: { Bob: [{ ability: coroner, about: [Cat], result: Town }] } }`));

rule('mafia/general/redirects#2', 'all targets of an action are replaced; one that needs two and gets the same twice does nothing but visit', night(
  'Ann: Town Redirector, Bob: Town Deflector, Cat: Town, Dan: Town, Eve: Town, Fay: Town Watcher',
  'Ann: redirector Bob and Eve, Bob: deflector Cat and Dan, Fay: watcher Eve, Zed: mafia vigilante Cat',
  'dead: [Cat], told: { Fay: [{ result: [Ann, Bob] }] }'));

rule('mafia/general/redirects#2', 'a Redirector, too', night(
  'Ann: Town Redirector, Bob: Town Redirector, Cat: Town, Dan: Town',
  'Ann: redirector Bob and Zed, Bob: redirector Cat and Dan, Zed: mafia vigilante Cat',
  'dead: [Cat]'));

rule('mafia/general/redirects#3', 'each target is moved for itself', night(
  'Ann: Town Strong-Willed Bus Driver, Bob: Town Roleblocking Bus Driver, Cat: Town, Dan: Town Cop, Eve: Town Cop, Fay: Town Tracker',
  'Ann: bus driver Cat and Dan, Bob: bus driver Cat and Eve, Dan: cop Zed, Eve: cop Zed, Fay: tracker Bob',
  'told: { Dan: [{ result: No Result }], Eve: [{ result: No Result }], Fay: [{ result: [Dan, Eve] }] }'));

rule('mafia/general/redirects#4', 'a control that was moved works on the moved targets and counts as targeting those', night(
  'Ann: Town Redirector, Bob: Town Strong-Willed Deflector, Cat: Town, Dan: Town Tracker, Eve: Town, Fay: Town',
  'Ann: redirector Cat and Fay, Bob: deflector Cat and Zed, Dan: tracker Ann, Zed: mafia vigilante Eve',
  'dead: [Fay], told: { Dan: [{ result: [Fay, Zed] }] }'));

const swapped = (seed: number): unknown => resultOf(played(table('Ann: Town Strong-Willed Bus Driver, Bob: Town Strong-Willed Bus Driver, Cat: Town, Dan: Town, Eve: Town, Fay: Town Visitor, Gus: Town Tracker', `
  - night 1: [Ann: bus driver Cat and Dan, Bob: bus driver Cat and Eve, Fay: visitor Cat, Gus: tracker Fay]
  - end`, { seed })).session).told.find(({ ability }) => ability === 'tracker')!['result'];

test('mafia/general/redirects#5: of two Bus Drivers with a common passenger the earlier in the tie list swaps first', () => {
  expect(new Set(Array.from({ length: 30 }, (_, seed) => String(swapped(seed))))).toEqual(new Set(['Dan', 'Eve']));
});

rule('mafia/general/redirects#5', 'what the first delivers to a passenger of the second goes on', night(
  'Ann: Town Strong-Willed Bus Driver, Bob: Town Strong-Willed Bus Driver, Cat: Town, Dan: Town, Eve: Town, Fay: Town Visitor, Gus: Town Tracker',
  'Ann: bus driver Cat and Dan, Bob: bus driver Dan and Eve, Fay: visitor Cat, Gus: tracker Fay',
  'told: { Gus: [{ result: [Eve] }] }'));

const pulled = (seed: number, target: string): unknown => resultOf(played(table('Ann: Town Lightning Rod, Bob: Town Lightning Rod, Cat: Town Visitor, Dan: Town Strong-Willed Tracker', `
  - night 1: [Ann: lightning rod, Bob: lightning rod, Cat: visitor ${target}, Dan: tracker Cat]
  - end`, { seed })).session).told.find(({ ability }) => ability === 'tracker')!['result'];

test('mafia/general/redirects#6: of two Lightning Rods each pulls once, so an action ends at the later, wherever it was aimed', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const one = pulled(seed, 'Yam');
    expect([pulled(seed, 'Ann'), pulled(seed, 'Bob')]).toEqual([one, one]);
  }
  expect(new Set(Array.from({ length: 30 }, (_, seed) => String(pulled(seed, 'Yam'))))).toEqual(new Set(['Ann', 'Bob']));
});

rule('mafia/general/redirects#7', 'with a Lightning Rod in force other redirecting actions are drawn, unless Strong-Willed', table('Ann: Town Lightning Rod, Bob: Town Bus Driver, Cat: Town, Dan: Town, Eve: Town Strong-Willed Bus Driver, Fay: Town Strong-Willed Tracker', `
  - night 1: [Ann: lightning rod, Bob: bus driver Cat and Dan, Fay: tracker Bob, Zed: mafia vigilante Cat]
  - end
  - expect: { dead: [Cat], told: { Fay: [{ result: [Ann] }] } }
  - night 2: [Ann: lightning rod, Eve: bus driver Yam and Dan, Zed: mafia vigilante Yam]
  - end
  - expect: { dead: [Cat, Dan] }`));

rule('mafia/general/redirects#8', 'an action may be sent back to its own user', night(
  'Ann: Town Deflector, Bob: Town Vigilante, Cat: Town',
  'Ann: deflector Cat and Bob, Bob: vigilante Cat',
  'dead: [Bob]'));

rule('mafia/general/redirects#9', 'the user is not told; results are about the player originally chosen', night(
  'Ann: Town Redirector, Bob: Town Cop, Cat: Town, Dan: Mafia Bus Driver, Eve: Town Tracker',
  'Ann: redirector Bob and Zed, Bob: cop Cat, Eve: tracker Bob',
  'told: { Bob: [{ kind: result, about: [Cat], result: Non-Town }], Eve: [{ about: [Bob], result: [Zed] }] }, untold: { Bob: [{ kind: notice }, { about: [Zed] }] }'));

rule('mafia/general/redirects#10', 'two that move each other are both moved, each worked out without the other', night(
  'Ann: Town Redirector, Bob: Town Redirector, Cat: Town, Dan: Town, Eve: Town Tracker, Fay: Town Tracker',
  'Ann: redirector Bob and Cat, Bob: redirector Ann and Dan, Eve: tracker Ann, Fay: tracker Bob',
  'told: { Eve: [{ result: [Dan] }], Fay: [{ result: [Cat] }] }'));

rule('mafia/general/redirects#11', 'the Bus Driver on X and Y, the Deflector from X to Z, the Cop on X: the Cop stays', night(
  'Ann: Town Bus Driver, Bob: Town Deflector, Cat: Town Cop, Xen: Mafia, Yul: Town, Zoe: Town, Dan: Town Tracker, Eve: Town Tracker, Fay: Town Tracker',
  'Ann: bus driver Xen and Yul, Bob: deflector Xen and Zoe, Cat: cop Xen, Dan: tracker Ann, Eve: tracker Bob, Fay: tracker Cat',
  'told: { Dan: [{ result: [Yul, Zoe] }], Eve: [{ result: [Yul, Zoe] }], Fay: [{ result: [Xen] }], Cat: [{ result: Non-Town }] }'));

rule('mafia/general/redirects#12', 'the Bus Driver on X and Y, the Deflector from Z to X, the Cop on Z: by Y to X', night(
  'Ann: Town Bus Driver, Bob: Town Deflector, Cat: Town Cop, Xen: Mafia, Yul: Town, Zoe: Town, Dan: Town Tracker, Eve: Town Tracker, Fay: Town Tracker',
  'Ann: bus driver Xen and Yul, Bob: deflector Zoe and Xen, Cat: cop Zoe, Dan: tracker Ann, Eve: tracker Bob, Fay: tracker Cat',
  'told: { Dan: [{ result: [Xen, Yul] }], Eve: [{ result: [Yul, Zoe] }], Fay: [{ result: [Xen] }], Cat: [{ about: [Zoe], result: Non-Town }] }'));

rule('mafia/general/redirects#13', 'the Bus Driver on X and Y, the Cop on X, the Vigilante on Y', night(
  'Ann: Town Bus Driver, Bob: Town Cop, Cat: Town Vigilante, Xen: Town, Yul: Mafia, Dan: Town Watcher',
  'Ann: bus driver Xen and Yul, Bob: cop Xen, Cat: vigilante Yul, Dan: watcher Yul',
  'dead: [Xen], told: { Bob: [{ about: [Xen], result: Non-Town }], Dan: [{ result: [Ann, Cat] }] }'));

rule('mafia/general/redirects#14', 'a Nexusiser anywhere is drawn by the Lightning Rod, which then scatters what it drew', night(
  'Ann: Town Lightning Rod, Bob: Town Nexusiser, Cat: Town Cop, Dan: Town, Eve: Town Cop',
  'Ann: lightning rod, Bob: nexusiser Dan, Cat: cop Dan, Eve: cop Dan',
  'told: { Cat: [{ result: Non-Town }], Eve: [{ result: Town }] }', { decide: 'nexus-target: [Zed, Yam]' }));

rule('mafia/general/redirects?1', 'swap, deflection and Sidekick on one player: in that order, each once', night(
  'Ann: Town Strong-Willed Sidekick, Bob: Town Strong-Willed Deflector, Cat: Town Strong-Willed Bus Driver, Dan: Town, Eve: Town, Fay: Town, Gus: Town Visitor, Hal: Town Tracker',
  'Ann: sidekick Dan, Bob: deflector Dan and Fay, Cat: bus driver Dan and Eve, Gus: visitor Dan, Hal: tracker Gus',
  'told: { Hal: [{ result: [Eve] }] }'));

rule('mafia/general/redirects?1', 'without the swap the deflection comes before the Sidekick', night(
  'Ann: Town Strong-Willed Sidekick, Bob: Town Strong-Willed Deflector, Dan: Town, Fay: Town, Gus: Town Visitor, Hal: Town Tracker',
  'Ann: sidekick Dan, Bob: deflector Dan and Fay, Gus: visitor Dan, Hal: tracker Gus',
  'told: { Hal: [{ result: [Fay] }] }'));

const scattered = (seed: number): string[] => resultOf(played(table('Ann: Town Nexus, Bob: Town Visitor, Cat: Town Visitor, Dan: Town Tracker, Eve: Town Tracker', `
  - night 1: [Bob: visitor Ann, Cat: visitor Ann, Dan: tracker Bob, Eve: tracker Cat]
  - end`, { seed })).session).told.filter(({ ability }) => ability === 'tracker').map(({ result }) => String(result));

test('mafia/general/redirects?2: a Nexus sends each action to a player drawn for it, never to itself or the user', () => {
  const all = Array.from({ length: 40 }, (_, seed) => scattered(seed));
  expect(all.flat()).not.toContain('Ann');
  expect(all.map(([bob]) => bob)).not.toContain('Bob');
  expect(all.some(([bob, cat]) => bob !== cat)).toBe(true);
  expect(new Set(all.map(([bob]) => bob)).size).toBe(5);
});
