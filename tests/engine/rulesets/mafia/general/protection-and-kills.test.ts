import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/general/protection-and-kills#1', 'as many attempts are stopped as there are Doctors', table('Ann: Town, Bob: Town Doctor, Cat: Town Doctor, Dan: Town Vigilante, Eve: Town Vigilante', `
  - night 1: [Bob: doctor Ann, Cat: doctor Ann, Dan: vigilante Ann, Eve: vigilante Ann]
  - end
  - expect: { dead: [] }
  - night 2: [Bob: doctor Ann, Dan: vigilante Ann, Eve: vigilante Ann]
  - end
  - expect: { dead: [Ann] }`));

rule('mafia/general/protection-and-kills#1', 'of a plain attempt and a Strongman\'s a Doctor stops the plain one', night(
  'Ann: Town Bomb, Bob: Town Doctor, Cat: Town Vigilante, Dan: Town Strongman Vigilante',
  'Bob: doctor Ann, Cat: vigilante Ann, Dan: vigilante Ann',
  'dead: [Ann, Dan]'));

rule('mafia/general/protection-and-kills#2', 'a Doctor stops what would kill first, the douse stays', table('Ann: Town, Bob: Town Doctor, Cat: Town Vigilante, Dan: Town Arsonist', `
  - night 1: [Bob: doctor Ann, Cat: vigilante Ann, Dan: arsonist Ann]
  - end
  - expect: { dead: [] }
  - night 2: [Dan: arsonist with ignite]
  - end
  - expect: { dead: [Ann] }`));

rule('mafia/general/protection-and-kills#3', 'Doctor and Bodyguard: of one attempt nobody dies, of two the Bodyguard', table('Ann: Town, Bob: Town Doctor, Cat: Town Bodyguard, Dan: Town Vigilante', `
  - night 1: [Bob: doctor Ann, Cat: bodyguard Ann, Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [] }
  - night 2: [Bob: doctor Ann, Cat: bodyguard Ann, Zed: mafia vigilante Ann, Dan: vigilante Ann]
  - end
  - expect: { dead: [Cat] }`));

rule('mafia/general/protection-and-kills#4', 'a Doctor on the Bodyguard does not help, nor does a vest', table('Ann: Town, Bob: Town Doctor, Cat: Town Bodyguard, Dan: Town Bulletproof Bodyguard', `
  - night 1: [Bob: doctor Cat, Cat: bodyguard Ann, Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [Cat] }
  - night 2: [Dan: bodyguard Ann, Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [Cat, Dan] }`));

const guards = (seed: number): readonly string[] => {
  const { deaths } = resultOf(played(table('Ann: Town, Bob: Town Bodyguard, Cat: Town Bodyguard, Dan: Town Vigilante', `
  - night 1: [Bob: bodyguard Ann, Cat: bodyguard Ann, Dan: vigilante Ann, Zed: mafia vigilante Ann]
  - end`, { seed })).session);
  return deaths.map(({ player }) => String(player));
};

test('mafia/general/protection-and-kills#5: of two Bodyguards the first in the tie list dies for all attempts, the other lives', () => {
  const all = Array.from({ length: 30 }, (_, seed) => guards(seed));
  expect(all.every(dead => dead.length === 1)).toBe(true);
  expect(new Set(all.flat())).toEqual(new Set(['Bob', 'Cat']));
});

rule('mafia/general/protection-and-kills#6', 'a guarded Bomb takes the shooter along, and lives', night(
  'Ann: Town Bomb, Bob: Town Bodyguard, Cat: Mafia Vigilante',
  'Bob: bodyguard Ann, Cat: vigilante Ann',
  'dead: [Bob, Cat]'));

rule('mafia/general/protection-and-kills#7', 'a Bomb that a Doctor saves does not go off', night(
  'Ann: Town Bomb, Bob: Town Doctor, Cat: Mafia Vigilante',
  'Bob: doctor Ann, Cat: vigilante Ann',
  'dead: []'));

rule('mafia/general/protection-and-kills#8', 'a Delayed kill on a Bomb: the killer tonight, the Bomb tomorrow', table('Ann: Town Bomb, Bob: Mafia Delayed Vigilante', `
  - night 1: [Bob: vigilante Ann]
  - end
  - expect: { dead: [Bob] }
  - night 2: []
  - end
  - expect: { dead: [Ann, Bob] }`));

rule('mafia/general/protection-and-kills#9', 'a Doctor in the night of use stops a Delayed kill, one in the next night does not; the victim still acts', table('Ann: Town Cop, Bob: Town Doctor, Cat: Mafia Delayed Vigilante, Dan: Town', `
  - night 1: [Bob: doctor Dan, Cat: vigilante Dan]
  - night 2: [Cat: vigilante Ann]
  - end
  - expect: { dead: [] }
  - night 3: [Bob: doctor Ann, Ann: cop Zed]
  - end
  - expect: { dead: [Ann], told: { Ann: [{ result: Non-Town }] } }`));

rule('mafia/general/protection-and-kills#9', 'a Bodyguard of the night of use dies in the victim\'s place at that later time', table('Ann: Town, Bob: Town Bodyguard, Cat: Mafia Delayed Vigilante', `
  - night 1: [Bob: bodyguard Ann, Cat: vigilante Ann]
  - end
  - expect: { dead: [] }
  - night 2: []
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/general/protection-and-kills#10', 'a counted vest is kept where a Doctor suffices', table('Ann: Town 1-shot Bulletproof, Bob: Town Doctor', `
  - night 1: [Bob: doctor Ann, Zed: mafia vigilante Ann]
  - night 2: [Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [] }
  - night 3: [Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [Ann] }`));

rule('mafia/general/protection-and-kills#11', 'Babysitter and player both shot: one half stops that attempt, the other kills', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Vigilante, Dan: Town Doctor',
  'Ann: babysitter Bob, Cat: vigilante Bob, Dan: doctor Ann, Zed: mafia vigilante Ann',
  'dead: [Bob]'));

rule('mafia/general/protection-and-kills#11', 'with a Doctor on the player as well, nothing is left over', table('Ann: Town Babysitter, Bob: Town, Cat: Town Vigilante, Dan: Town Doctor, Eve: Town Doctor', `
  - night 1: [Ann: babysitter Bob, Cat: vigilante Bob, Dan: doctor Ann, Eve: doctor Bob, Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [] }`, { seed: 2 }));

rule('mafia/general/protection-and-kills#12', 'a Babysitter whom a Doctor saves was targeted', table('Ann: Town Babysitter, Bob: Town, Cat: Town Doctor, Dan: Town Doctor, Eve: Town', `
  - night 1: [Ann: babysitter Bob, Cat: doctor Ann, Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [Bob] }
  - night 2: [Ann: babysitter Eve, Cat: doctor Ann, Dan: doctor Eve, Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [Bob] }`));

test.each(Array.from({ length: 12 }, (_, seed) => seed))('mafia/general/protection-and-kills#12: a Doctor on the player as well leaves the shot to the Babysitter, whoever comes first (seed %i)', seed => {
  const { session } = played(table('Ann: Town, Bob: Town Babysitter, Cat: Town Doctor, Dan: Town Doctor, Eve: Town Vigilante', `
  - night 1: [Bob: babysitter Ann, Cat: doctor Ann, Dan: doctor Bob, Eve: vigilante Ann, Zed: mafia vigilante Bob]
  - end`, { seed }));
  expect(resultOf(session).deaths).toEqual([]);
});

rule('mafia/general/protection-and-kills#12', 'a blocked shot does not count', night(
  'Ann: Town Babysitter, Bob: Town, Cat: Town Rolestopper',
  'Ann: babysitter Bob, Cat: rolestopper Ann, Zed: mafia vigilante Ann',
  'dead: []'));

rule('mafia/general/protection-and-kills#13', 'two Babysitters on each other, one of them shot: both die of the lethal halves', table('Ann: Town Babysitter, Bob: Town Babysitter, Cat: Town Tracker', `
  - night 1: [Ann: babysitter Bob, Bob: babysitter Ann, Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [Ann, Bob], announced: [{ kind: death, about: [Ann] }, { kind: death, about: [Bob] }] }`));

test('mafia/general/protection-and-kills#13: the shot itself is stopped', () => {
  const { log } = played(table('Ann: Town Babysitter, Bob: Town Babysitter', `
  - night 1: [Ann: babysitter Bob, Bob: babysitter Ann, Zed: mafia vigilante Ann]
  - end`)).session;
  const kills = log.flatMap(entry => (entry.type === 'trace' && entry.step === 'attempts' ? [entry.rule] : []));
  expect(kills.filter(id => id === 'mafia/role/babysitter#1')).toHaveLength(1);
  expect(kills.filter(id => id === 'mafia/role/babysitter#2')).toHaveLength(4); // two reach, two kill
  expect(kills).not.toContain('mafia/role/vigilante#1');
});

rule('mafia/general/protection-and-kills#14', 'neither half of a Babysitter works on a Macho, nor the Doctor of a Jailkeeper; its block does', table('Ann: Town Macho Cop, Bob: Town Babysitter, Cat: Town Jailkeeper, Dan: Town Doctor', `
  - night 1: [Bob: babysitter Ann, Dan: doctor Bob, Zed: mafia vigilante Bob]
  - end
  - expect: { dead: [] }
  - night 2: [Bob: babysitter Ann, Cat: jailkeeper Ann, Ann: cop Zed, Zed: mafia vigilante Ann]
  - end
  - expect: { dead: [Ann], told: { Ann: [{ result: No Result }] } }`));

rule('mafia/general/protection-and-kills#15', 'a Strongman is stopped by a Rolestopper and by a hide', table('Ann: Town Hider, Bob: Town Rolestopper, Cat: Town, Dan: Town Strongman Vigilante', `
  - night 1: [Bob: rolestopper Cat, Dan: vigilante Cat]
  - night 2: [Ann: hider Cat, Dan: vigilante Ann]
  - end
  - expect: { dead: [] }`));

rule('mafia/general/protection-and-kills#16', 'a Strongman kills while a shield is up', table('Ann: Town Virgin, Bob: Town Strongman Vigilante, Cat: Town, Dan: Town Vigilante, Eve: Town', `
  - night 1: [Zed: mafia vigilante Ann]
  - night 2: [Bob: vigilante Cat, Dan: vigilante Eve]
  - end
  - expect: { dead: [Ann, Cat] }`));

rule('mafia/general/protection-and-kills#17', 'a Bodyguard is doused instead, and dies on ignition', table('Ann: Town, Bob: Town Bodyguard, Cat: Town Arsonist', `
  - night 1: [Bob: bodyguard Ann, Cat: arsonist Ann]
  - night 2: [Cat: arsonist with ignite]
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/general/protection-and-kills#18', 'a douse on a Babysitter sets off the lethal half, another Babysitter does not', table('Ann: Town Babysitter, Bob: Town, Cat: Town Arsonist, Dan: Town Babysitter, Eve: Town', `
  - night 1: [Ann: babysitter Bob, Dan: babysitter Ann]
  - end
  - expect: { dead: [] }
  - night 2: [Ann: babysitter Bob, Cat: arsonist Ann]
  - end
  - expect: { dead: [Bob] }`));

rule('mafia/general/protection-and-kills#19', 'a Doctor on the visitor stops a Reactive Vigilante', table('Ann: Town Reactive Vigilante, Bob: Town Visitor, Cat: Town Doctor, Dan: Town Visitor', `
  - night 1: [Bob: visitor Ann, Dan: visitor Ann, Cat: doctor Bob]
  - end
  - expect: { dead: [Dan] }`));

rule('mafia/general/protection-and-kills#20', 'a Weak Doctor saves a Mafia player, and dies', night(
  'Ann: Town Weak Doctor, Bob: Town Vigilante',
  'Ann: doctor Zed, Bob: vigilante Zed',
  'dead: [Ann]'));
