import { gzipSync } from 'node:zlib';
import type { GameState } from '../../engine/table/table.ts';
import { countRequests, type Tally } from '../../functions/adapters/dynamodb/counting.ts';
import type { RequestHandler } from '../../functions/strict-request.ts';
import { makeBenchApp } from './app.ts';
import { type Act, Nine } from './nine.ts';
import type { Row } from './row.ts';
import { withStore } from './store.ts';

/** What one act cost. */
interface Cost {
  readonly reads: number;
  readonly writes: number;
  readonly sent: number;
  readonly received: number;
}

const kinds = ['vote on the card', 'vote by form', 'vote typed', 'vote typed, a sandbox’s first here', 'night act by form'] as const;
type Kind = (typeof kinds)[number];

interface Measured extends Cost {
  readonly kind: Kind;
  /** Counted from 1. */
  readonly phase: number;
}

/** DynamoDB's requests and bytes for each act of a game of nine, phase by phase, and how they grow from its first to its last. */
export async function requests(phases: number, progress: (text: string) => void): Promise<readonly Row[]> {
  const [all, days] = await withStore(async local => {
    const counted = countRequests(local.client);
    const { play, handler } = makeBenchApp(local.store);
    const nine = await Nine.open(play, local.store, 'requests');
    const found: Measured[] = [];
    const states: GameState[] = [];
    const measure = async (kind: Kind, phase: number, { request }: Act): Promise<void> => {
      counted.reset();
      await accepted(handler, request);
      found.push({ kind, phase, ...costOf(counted.tally()) });
    };
    for (let phase = 1; phase <= phases; phase += 1) {
      progress(`requests: phase ${phase} of ${phases}, ${await nine.phase()}\n`);
      if ((await nine.phase()).startsWith('day')) {
        await day(nine, phase, measure);
        states.push(await nine.state());
      } else for (const act of await nine.nightActs(phase)) await measure('night act by form', phase, act);
      await nine.endPhase();
    }
    return [found, states] as const;
  });
  return [...kinds.flatMap(kind => rowsOf(kind, all.filter(one => one.kind === kind))), ...growth(days)];
}

/** What grows at all: the ids by which repeats are known, of which twenty are kept for each player. */
function growth(days: readonly GameState[]): readonly Row[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const packed = (state: GameState): number => gzipSync(JSON.stringify(state)).length;
  const apart = (state: GameState): GameState => ({ ...state, table: { ...state.table, seen: {} } });
  const against = (value: number) => ({ name: 'that of the first', value });
  return [
    { part: 'requests', name: `the packed state of day ${days.length}`, value: packed(last), unit: 'bytes', against: against(packed(first)), note: 'with each player’s last ids, at most 20' },
    { part: 'requests', name: `the same without remembered ids`, value: packed(apart(last)), unit: 'bytes', against: against(packed(apart(first))), aim: 1.1 },
  ];
}

/** Each player votes three times, each time for somebody else. */
async function day(nine: Nine, phase: number, measure: (kind: Kind, phase: number, act: Act) => Promise<void>): Promise<void> {
  for (let seat = 0; seat < 9; seat += 1) await measure('vote on the card', phase, await nine.pressedVote(seat, 0, await nine.card()));
  for (let seat = 0; seat < 9; seat += 1) await measure('vote by form', phase, await nine.sentVote(seat, 1));
  for (let seat = 0; seat < 9; seat += 1) {
    const isFirst = phase === 1 && seat === 0; // only then is it not known which game the channel belongs to
    await measure(isFirst ? 'vote typed, a sandbox’s first here' : 'vote typed', phase, await nine.typedVote(seat, 2));
  }
}

async function accepted(handler: RequestHandler, request: Act['request']): Promise<void> {
  const { statusCode } = await handler(request, {});
  if (statusCode !== 200) throw new Error(`an act was answered with ${statusCode}`);
}

function costOf({ requests: counts, sent, received }: Tally): Cost {
  const { Query = 0, GetItem = 0, PutItem = 0, ...others } = counts;
  if (PutItem === 0) throw new Error('an act wrote nothing');
  return { reads: Query + GetItem, writes: PutItem + Object.values(others).reduce((sum, count) => sum + count, 0), sent, received };
}

function rowsOf(kind: Kind, found: readonly Measured[]): readonly Row[] {
  const phases = [...new Set(found.map(({ phase }) => phase))].sort((a, b) => a - b);
  const [first, last] = [phases[0], phases.at(-1)];
  if (first === undefined || last === undefined) return [];
  const most = (count: (cost: Cost) => number): number => Math.max(...found.map(count));
  const mean = (phase: number): number => {
    const here = found.filter(one => one.phase === phase);
    return here.reduce((sum, { sent, received }) => sum + sent + received, 0) / here.length;
  };
  const base = { part: 'requests' } as const;
  return [
    { ...base, name: `${kind}, reads`, value: most(({ reads }) => reads), unit: '', aim: 1, note: `the most of ${found.length} acts` },
    { ...base, name: `${kind}, writes`, value: most(({ writes }) => writes), unit: '', aim: 1, note: `the most of ${found.length} acts` },
    { ...base, name: `${kind}, bytes both ways in phase ${last}`, value: Math.round(mean(last)), unit: 'bytes', against: { name: `phase ${first}`, value: Math.round(mean(first)) } },
  ];
}
