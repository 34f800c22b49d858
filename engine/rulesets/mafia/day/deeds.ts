import type { GameEvent } from '../../../core/events.ts';
import type { Json } from '../../../core/json.ts';
import { phaseText, type Answer, type Play, type Seat } from '../../../core/state.ts';
import { under } from '../compose.ts';
import { powersOf } from '../lookup.ts';
import type { Layer, Power } from '../power.ts';
import type { Part, Use, UseWay } from '../night/night.ts';
import { partsOf } from '../night/use.ts';

/** What the state keeps of something done by day, until the Day ends: enough to see it again. mafia/general/day-resolution#4 */
interface Deed {
  readonly id: string;
  readonly held: string;
  readonly power: string;
  readonly key: string;
  /** The layers that were there, by key, and modifiers that were granted for the Day. */
  readonly layers: readonly string[];
  readonly granted: readonly string[];
  readonly by: Seat;
  readonly way: Exclude<UseWay, 'standing'>;
  readonly chosen: readonly Seat[];
  readonly targets: readonly Seat[];
  readonly copies: readonly Seat[];
  readonly home: boolean;
  readonly drawn: boolean;
  /** For each part where it took effect; null: it did not. */
  readonly on: readonly (readonly Seat[] | null)[];
}

interface Log {
  readonly day: string;
  readonly deeds: readonly Deed[];
}

const DEEDS = 'deeds';

/** Adds what was done just now. */
export const notes = (play: Play, uses: readonly Use[]): readonly GameEvent[] => {
  const deeds = uses.flatMap(deedOf);
  return deeds.length === 0 ? [] : [{ type: 'FactSet', key: DEEDS, value: jsonOf({ day: phaseText(play.phase), deeds: [...deedsOf(play), ...deeds] }) }];
};

/** Everything that was done by day so far, in order, as it was resolved. */
export const earlierUses = (play: Play): readonly Use[] => deedsOf(play).flatMap(deed => useAgain(play, deed));

function deedOf({ id, held, power, by, way, chosen, targets, copies, home, drawn, parts }: Use): Deed[] {
  if (way === 'standing') return [];
  const granted = power.layers.filter(isGranted);
  return [{
    id, held: held.id, power: held.power, key: power.key, by, way, chosen, targets, copies, home, drawn: drawn === true,
    layers: power.layers.filter(layer => !isGranted(layer)).map(({ key }) => key), granted: granted.map(layer => layer.id),
    on: parts.map(part => (part.works ? part.on : null)),
  }];
}

const isGranted = ({ key }: Layer): boolean => key.startsWith('granted.');

function useAgain(play: Play, deed: Deed): Use[] {
  const whole = powersOf(deed.power).find(({ key }) => key === deed.key);
  if (!whole) return [];
  const own: Power = { ...whole, layers: whole.layers.filter(({ key }) => deed.layers.includes(key)) };
  const power = deed.granted.reduce((so, id) => under(so, { id, key: `granted.${id}`, anti: false, times: 1, gates: [] }), own);
  const { id, by, way, chosen, targets, copies, home } = deed;
  const parts = partsOf(power).map((part, n): Part => ({ ...part, on: deed.on[n] ?? [], works: Array.isArray(deed.on[n]) }));
  return [{
    id, by, way, chosen, targets, copies, home, power, parts, failedAt: -1, counted: [], answer: noAnswer,
    held: play.powers[deed.held] ?? { id: deed.held, power: deed.power, holder: by, origin: 'own' },
    ...(deed.drawn ? { drawn: true as const } : {}),
  }];
}

const noAnswer: Answer = {};

function deedsOf({ facts, phase }: Play): readonly Deed[] {
  const log = facts[DEEDS] as Log | undefined;
  return log?.day === phaseText(phase) ? log.deeds : [];
}

/** Plain JSON; this says so to the compiler. */
const jsonOf = (log: Log): Json => JSON.parse(JSON.stringify(log)) as Json;
