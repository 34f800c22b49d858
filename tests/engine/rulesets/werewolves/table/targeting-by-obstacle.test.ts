import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../../engine/core/json.ts';
import { deeds, type Deed } from './deeds.ts';
import { acts, Stage } from './stage.ts';
import { targetingByObstacle } from './targeting-by-obstacle.ts';

const bystanders = { Ann: 'Citizen', Bob: 'Citizen', Cal: 'Citizen', Wes: 'Wolf', Wim: 'Wolf' };

/** What stands between Doe and the player who is chosen: who that is, who else is there, and what they do first. */
interface Obstacle {
  readonly chosen: string;
  readonly role?: string;
  readonly cast?: Readonly<Record<string, Json>>;
  readonly pins?: Readonly<Record<string, Json>>;
  acts?(night: string): string;
  found(stage: Stage, deed: Deed): string;
}

/** Who is enchanted sees the truth this time. */
const truthful = Object.fromEntries(['fortune-teller', 'warlock', 'lone-warlock', 'crowd-seeker', 'psychic-wolf', 'clairvoyant-fox', 'psychopath', 'juror'].map(role => [`${role}-enchanted`, 'true']));

const nightOf = (phase: string): string => phase.replace('day', 'night');
const next = (phase: string): string => (phase.startsWith('day') ? `night ${Number(phase.slice(4)) + 1}` : `day ${phase.slice(6)}`);

function played(deed: Deed, { chosen, role, cast, pins = {}, acts: first }: Obstacle): Stage {
  const named = (text: string): string => text.replace(/\bT\b/g, chosen);
  const players = { Doe: deed.doe, [chosen]: role ?? deed.tom ?? 'Citizen', ...(chosen === 'Zed' ? {} : { Zed: deed.zed ?? 'Citizen' }), ...bystanders, ...deed.cast, ...cast };
  const spoken = JSON.parse(named(JSON.stringify(players).replaceAll('"T"', `"${chosen}"`))) as Record<string, Json>;
  const stage = new Stage(spoken, { pins, ...(deed.options ? { options: deed.options } : {}) });
  return stage.run([...acts(named(deed.before ?? '')), ...acts(first?.(nightOf(deed.phase)) ?? ''), ...acts(named(`${deed.phase}: Doe: ${deed.text}`))], next(next(deed.phase)));
}

const word = (stage: Stage, name: string, key: string): string => {
  const heard = stage.said.filter(one => one.key === `werewolves.${key}` && (one.to === 'table' ? one.about?.[0] === stage.seat(name) : one.to === stage.seat(name))).at(-1);
  const result = heard?.result;
  return result && 'word' in result ? `${result.word}${heard.to !== 'table' && heard.about?.includes(stage.seat('Doe')) ? ', known' : ''}` : 'untold';
};

const met = (name: string) => (stage: Stage, { hits }: Deed): string => (hits(stage, name) ? 'met' : stage.isAlive('Doe') ? 'fails' : 'struck');
const moved = (name: string) => (stage: Stage, { hits }: Deed): string => (hits(stage, 'Zed') ? 'moved' : hits(stage, name) ? 'stays' : 'neither');

const obstacles: Readonly<Record<string, Obstacle>> = {
  Recluse: { chosen: 'Rec', role: 'Recluse', found: stage => word(stage, 'Rec', 'visited') },
  Bard: { chosen: 'Bar', role: 'Bard', found: stage => word(stage, 'Bar', 'bard') },
  Assistant: { chosen: 'Ass', role: 'Assistant', acts: () => 'day 0: Ass: assistant Zed', found: moved('Ass') },
  'Flute Apprentice': {
    chosen: 'Flu', role: 'Flute Apprentice', cast: { Pip: 'Flute Player' }, pins: truthful, found: moved('Flu'),
    acts: night => `day 0: Flu: flute apprentice Zed\n${night}: Pip: flute player Doe`,
  },
  Pestilence: { chosen: 'Tom', cast: { Hop: 'Horseman of Pestilence' }, acts: night => `${night}: Hop: horseman of pestilence Doe`, found: met('Tom') },
  Reaper: { chosen: 'Rea', role: 'Reaper', acts: night => `${night}: Rea: reaper Doe`, found: met('Rea') },
};

const table = Object.entries(deeds).map(([row, deed]) => ({ row, deed }));

describe('whatever is used on a player, and what stands in its way', () => {
  test('the table has a row for each ability that is used on a player and a column for each obstacle, and no other', () => {
    expect([...targetingByObstacle.rows].sort()).toEqual(Object.keys(deeds).sort());
    expect([...targetingByObstacle.columns].sort()).toEqual(Object.keys(obstacles).sort());
  });

  test.each(table)('$row', ({ row, deed }) => {
    const columns = Object.entries(obstacles);
    const found = columns.map(([column, obstacle]) => {
      if (deed.phase === 'day 0' && obstacle.acts && column !== 'Assistant') return `${column}: -`;
      const stage = played(deed, obstacle);
      return `${column}: ${stage.refused.length > 0 ? 'refused' : obstacle.found(stage, deed)}`;
    });
    expect(found).toEqual(columns.map(([column]) => `${column}: ${targetingByObstacle.cell(row, column)}`));
  });
});
