import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../../engine/rulesets/werewolves/catalogue.ts';
import rules from '../../../../../engine/rulesets/werewolves/rules.json' with { type: 'json' };
import { attackByDefence } from './attack-by-defence.ts';
import { inspectionByDisguise } from './inspection-by-disguise.ts';
import { targetingByObstacle } from './targeting-by-obstacle.ts';

/** What an entry of the catalogue can do, as the catalogue words it. */
const abilities = rules.entries.flatMap(({ name, abilities: all }) => all.map(({ what }) => ({ name, what })));
const worded = (pattern: RegExp): readonly string[] => [...new Set(abilities.filter(({ what }) => pattern.test(what)).map(({ name }) => name))];
const declaring = (has: (role: (typeof catalogue.all)[number]) => boolean): readonly string[] => catalogue.all.filter(has).map(({ name }) => name);

/** Names that no line of a table has, each under its own name, or in a line that stands for it. */
const without = (names: readonly string[], lines: readonly string[], elsewhere: Readonly<Record<string, string>>): readonly string[] =>
  names.filter(name => !lines.some(line => line === name || line.startsWith(`${name} `) || line.startsWith(`${name}, `) || line === elsewhere[name]));

const inGroup = { 'Cult Leader': 'cult', 'Cult Member': 'cult', 'Cult Acolyte': 'cult', Direwolf: 'wolfpack', 'Wolf Cub': 'wolfpack' };

describe('everything of the catalogue has its line in the tables', () => {
  test('whoever attacks, kills or lynches', () => {
    const names = [
      ...worded(/attack a|attack the|'s attack|attack$|kill|lynch|ignite|shatter|rodent|take a voter along|bite/),
      ...declaring(role => (role.abilities ?? []).some(({ isAttack }) => isAttack) || role.avenges !== undefined || role.strikes !== undefined),
    ];
    const elsewhere = {
      ...inGroup, Mayor: 'lynch', Child: 'lynch', 'Royal Knight': 'lynch', // more lynches, or fewer, of the same kind
      Alcoholic: 'Alcoholic without Bartender', Amulet: 'Amulet Holder neglected', 'Restaurant Customer': 'Chef', Demon: 'Demon by day', Devil: 'Devil by day',
    };
    // Those who are attacked, not who attack, and whoever strikes at a host, who is no player.
    const others = ['Cursed Civilian', 'Runner', 'Scared Wolf', 'Recluse', 'Macho', 'Guardian', 'Golem', 'Unemployed Chef', 'Riding Hood', 'None'];
    expect(without(names.filter(name => !others.includes(name)), attackByDefence.rows, elsewhere)).toEqual([]);
    expect(without(others.slice(0, 9), attackByDefence.columns, { 'Cursed Civilian': 'Cursed' })).toEqual([]);
  });

  test('whatever defends', () => {
    const names = [
      ...worded(/protect|escape|absent|saved|survive|withstand|unkillable|delay death|when attacked|stay at|food/),
      ...declaring(role => role.defences !== undefined || (role.abilities ?? []).some(({ narrated }) => narrated === 'protected')),
    ];
    const elsewhere = {
      Witch: 'potion of life', Chef: 'charmed food', 'Restaurant Customer': 'charmed food', 'Wager Recipient': 'wager', 'Cursed Civilian': 'Cursed', 'Apocalyptic Horseman': 'Apocalyptic',
    };
    // A cure is no protection from an attack.
    expect(without(names.filter(name => name !== 'Plague Doctor'), attackByDefence.columns, elsewhere)).toEqual([]);
  });

  test('whoever looks', () => {
    const flagged = rules.entries.filter(({ affectedBy: { weakDisguise, strongDisguise } }) => weakDisguise !== null || strongDisguise !== null).map(({ name }) => name);
    // They read the dealt list, the dead or the pack, and nobody's looks.
    const blind = ['Town Crier', 'Archivist Fox', 'Coroner', 'Tanner'];
    expect(without([...flagged.filter(name => !blind.includes(name)), ...worded(/^learn (a player's role|whether)|guess|investigate a/)], inspectionByDisguise.rows, {})).toEqual([]);
  });

  test('whatever disguises', () => {
    const names = [...worded(/disguise|appear as|imitated|charm a/), ...declaring(({ disguise }) => disguise !== undefined), ...declaring(({ decisions = [] }) => decisions.includes('horseman-of-famine-disguise'))];
    expect(without(names, inspectionByDisguise.columns, { Psychopath: 'Psychopath, own' })).toEqual([]);
  });

  test('whatever is used on a player', () => {
    const names = declaring(role => (role.abilities ?? []).some(({ on, visits }) => on !== undefined && visits !== false));
    expect(without(names, targetingByObstacle.rows, inGroup)).toEqual([]);
  });

  test('whatever redirects, notices or thwarts', () => {
    expect(without(declaring(role => role.redirects !== undefined || role.visited !== undefined || role.refuses !== undefined), targetingByObstacle.columns, {})).toEqual([]);
  });
});
