import { describe, expect, test } from 'vitest';
import { acts, Stage } from './stage.ts';
import { attackByDefence } from './attack-by-defence.ts';
import { attackers, type Attacker } from './attackers.ts';
import { shields, type Shield } from './defences.ts';

const bystanders = { Ann: 'Citizen', Bob: 'Citizen', Cal: 'Citizen', Wes: 'Wolf', Wim: 'Wolf' };
const after = { night: (n: number) => `day ${n}`, day: (n: number) => `night ${n + 1}` };

/** Plays one cell: what comes first is whatever shields, then whoever strikes. */
function played(attacker: Attacker, shield: Shield): Stage {
  const [, name, number] = /^(night|day) (\d)$/.exec(attacker.strikes)!;
  const n = Number(number);
  const tom = shield.tom ?? attacker.tom ?? 'Citizen';
  const stage = new Stage({ Tom: tom, ...bystanders, ...attacker.cast, ...shield.cast }, shield.options ? { options: shield.options } : {});
  return stage.run([...acts(shield.acts?.(n) ?? ''), ...acts(attacker.acts)], after[name as 'night' | 'day'](n));
}

const wasTold = (stage: Stage, key: string): boolean => stage.told('Tom').some(one => one.key === `werewolves.${key}`);

/** What has become of Tom, in the words of the table. */
function fate(stage: Stage, { risks }: Attacker, { cast = {} }: Shield): string {
  if (stage.refused.length > 0) return 'refused';
  if ((stage.play.facts['ascended'] as readonly string[] | undefined)?.includes(stage.seat('Tom'))) return 'ascends';
  const isGuestDead = 'Gus' in cast && !stage.isAlive('Gus');
  if (!stage.isAlive('Tom')) return isGuestDead ? 'both die' : 'dies';
  if (isGuestDead) return 'the guest dies';
  if (risks !== undefined && !stage.isAlive(risks)) return 'backfires';
  return saved(stage);
}

function saved(stage: Stage): string {
  const role = stage.roleOf('Tom');
  if (role !== stage.dealt('Tom')) return `turns ${role}`;
  if (wasTold(stage, 'soul.saved')) return 'soul';
  if (wasTold(stage, 'escaped')) return stage.said.some(({ result }) => result && 'word' in result && result.word === 'ran away') ? 'runs away' : 'escapes';
  if (wasTold(stage, 'idiot')) return 'survives';
  if (wasTold(stage, 'macho')) return 'later';
  return wasTold(stage, 'unherded') ? 'unherds' : 'lives';
}

const deadly = ['dies', 'both die', 'ascends'];

/** What the attacker hears last of Tom, and what it has to be: success where somebody has died. werewolves/rule/attacks#1, #2 */
function heard(stage: Stage, hears: string): unknown {
  return stage.told(hears).findLast(({ kind, about }) => kind === 'result' && about?.[0] === stage.seat('Tom'))?.result;
}

const due = (cell: string): unknown => (cell === 'runs away' ? { word: 'ran away' } : { yes: deadly.includes(cell) });

const table = Object.entries(attackers).map(([row, attacker]) => ({ row, attacker }));

describe('whoever attacks, against whatever defends', () => {
  test('the table has a row for each that strikes here and a column for each that shields, and no other', () => {
    expect([...attackByDefence.rows].sort()).toEqual(Object.keys(attackers).sort());
    expect([...attackByDefence.columns].sort()).toEqual(Object.keys(shields).sort());
  });

  test.each(table)('$row', ({ row, attacker }) => {
    const found: string[] = [];
    const expected: string[] = [];
    for (const [column, shield] of Object.entries(shields)) {
      const cell = attackByDefence.cell(row, column);
      expected.push(`${column}: ${cell}`);
      if (cell === '-') {
        found.push(`${column}: ${attacker.without?.includes(column) || (attacker.isOnlyTom && shield.tom !== undefined) ? '-' : 'could stand here'}`);
        continue;
      }
      const stage = played(attacker, shield);
      found.push(`${column}: ${fate(stage, attacker, shield)}`);
      if (attacker.hears !== undefined && cell !== 'refused' && cell !== 'backfires') expect({ column, heard: heard(stage, attacker.hears) }).toEqual({ column, heard: due(cell) });
    }
    expect(found).toEqual(expected);
  });
});
