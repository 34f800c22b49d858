import { parseArgs } from 'node:util';
import { type Bundle, buildFunctions } from '../build.mjs';
import { ack } from './ack.ts';
import { asDeployed } from './as-deployed.ts';
import { bytes } from './bytes.ts';
import { engine } from './engine.ts';
import { imports } from './imports.ts';
import { requests } from './requests.ts';
import { type Judged, judge, type Row, table } from './row.ts';

export interface Io {
  out(text: string): void;
  /** Kept apart from what is measured. */
  progress(text: string): void;
}

/** How much of everything is measured. */
export interface Counts {
  readonly votes: number;
  readonly warmUp: number;
  readonly rounds: number;
  readonly phases: number;
  readonly engineVotes: number;
  readonly games: number;
  readonly nights: number;
}

const full: Counts = { votes: 1_000, warmUp: 100, rounds: 21, phases: 10, engineVotes: 20_000, games: 200, nights: 10_000 };
const quick: Counts = { votes: 100, warmUp: 20, rounds: 5, phases: 10, engineVotes: 2_000, games: 20, nights: 300 };

type Bundles = () => Promise<readonly Bundle[]>;
type Part = (counts: Counts, bundles: Bundles, progress: Io['progress']) => Promise<readonly Row[]>;

/** The parts, in the order in which they are printed. */
export const parts: Readonly<Record<string, Part>> = {
  ack: ({ votes, warmUp }, _, progress) => ack(votes, warmUp, progress),
  import: async ({ rounds }, bundles, progress) => imports(await bundles(), rounds, progress),
  bytes: async (_, bundles) => bytes(await bundles()),
  requests: ({ phases }, _, progress) => requests(phases, progress),
  engine: async ({ engineVotes, games }, _, progress) => engine(engineVotes, games, progress),
  nights: async ({ nights: count }, _, progress) => {
    const { nights } = await asDeployed<typeof import('./nights.ts')>('./nights.ts');
    const { werewolfNights } = await asDeployed<typeof import('./werewolf-nights.ts')>('./werewolf-nights.ts');
    return [...nights(count, progress), ...werewolfNights(Math.ceil(count / 10), progress)];
  },
};

const usage = `npm run bench [-- PART …] [-- --quick] [-- --json]

  ack        a vote's acknowledgement: signature, handler, engine, store, against Bolt with the same Query and Put
  import     how long each Lambda bundle takes to import, against the DynamoDB client alone and against an empty Node
  bytes      how large each bundle is
  requests   DynamoDB's requests and bytes for each act of a player, as a game of ten phases grows
  engine     votes and whole games without anything around them, and what a vote copies
  nights     nights of 15 players drawn from all roles with up to three modifiers: how long, the slowest, and as players grow; and nights of 40 by the werewolves rules

  --quick    fewer of everything; --json  the rows as JSON; progress goes to stderr.
`;

/** Measures and prints; 2 if it was asked for what there is not. `counts` is for tests. */
export async function main(args: readonly string[], io: Io, counts?: Counts): Promise<number> {
  let asked: ReturnType<typeof read>;
  try {
    asked = read(args);
  } catch (error) {
    io.progress(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return 2;
  }
  const { values, positionals } = asked;
  if (values.help) {
    io.out(usage);
    return 0;
  }
  const unknown = positionals.find(name => !(name in parts));
  if (unknown !== undefined) {
    io.progress(`There is no part "${unknown}"; there are ${Object.keys(parts).join(', ')}.\n`);
    return 2;
  }
  const rows = await measured(positionals, counts ?? (values.quick ? quick : full), io);
  io.out(values.json ? `${JSON.stringify({ node: process.version, platform: `${process.platform} ${process.arch}`, rows }, null, 2)}\n` : table(rows));
  return 0;
}

const read = (args: readonly string[]) =>
  parseArgs({ args: [...args], allowPositionals: true, options: { quick: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });

async function measured(names: readonly string[], counts: Counts, { progress }: Io): Promise<readonly Judged[]> {
  let built: Promise<readonly Bundle[]> | undefined;
  const bundles: Bundles = () => (built ??= buildFunctions());
  const rows: Row[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name)) rows.push(...(await part(counts, bundles, progress)));
  }
  return rows.map(judge);
}
