import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { paginateScan } from '@aws-sdk/client-dynamodb';
import { complain, EXIT, type Io } from '../engine/cli/command.ts';
import { oneOf } from '../engine/core/nearest.ts';
import { recordOf, type Step } from '../engine/testing/record-of.ts';
import { gamePartition, versionKey } from '../functions/adapters/dynamodb/items.ts';
import type { Commit } from '../functions/app/ports.ts';
import { StoreInUse } from './store/lock-file.ts';
import { openLocalStore, type LocalStore } from './store/open.ts';

/** Opens the games of a folder, lists them or prints one, and closes them again. */
export async function replayGame(game: string | undefined, data: string, io: Io): Promise<number> {
  const folder = resolve(data);
  const store = join(folder, 'store');
  if (!existsSync(store)) return complain(io, `curfew replay: there are no games in ${folder}; npm start keeps its own there`);
  const local = await opened(store);
  if (typeof local === 'string') return complain(io, `curfew replay: ${local}`);
  try {
    return await (game === undefined ? listGames(local, io) : printGame(local, game, io));
  } finally {
    await local.close();
  }
}

/** Beside a running `npm start` its store is used; only one process ever opens the files. */
async function opened(folder: string): Promise<LocalStore | string> {
  try {
    return await openLocalStore(folder, { shared: true });
  } catch (error) {
    if (error instanceof StoreInUse) return error.message;
    throw error;
  }
}

/** The newest commit of every game, the last one first. */
async function games({ client, table, store }: LocalStore): Promise<readonly Commit[]> {
  const ids: string[] = [];
  const scanned = paginateScan({ client }, {
    TableName: table, ProjectionExpression: 'PK', FilterExpression: 'SK = :first', ExpressionAttributeValues: { ':first': { S: versionKey(1) } },
  });
  for await (const { Items = [] } of scanned) ids.push(...Items.flatMap(({ PK }) => PK?.S?.slice(gamePartition('').length) ?? []));
  const found = await Promise.all(ids.map(id => store.load(id)));
  return found.flatMap(commit => commit ?? []).sort((a, b) => b.at - a.at);
}

const isFinished = ({ state }: Commit): boolean => (state.play?.winners ?? null) !== null;

async function listGames(local: LocalStore, io: Io): Promise<number> {
  const all = await games(local);
  if (all.length === 0) io.err('no game was made here yet\n');
  for (const { game, at, state } of all) {
    const how = state.play ? (state.play.winners ? 'finished' : 'running') : state.table.stage;
    io.out(`${game}  ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}  ${state.table.size} players  ${how}\n`);
  }
  return EXIT.good;
}

async function printGame(local: LocalStore, asked: string, io: Io): Promise<number> {
  const all = await games(local);
  const commit = asked === 'last' ? all.find(isFinished) : all.find(({ game }) => game === asked);
  if (!commit) return complain(io, `curfew replay: ${asked === 'last' ? 'no game is finished yet' : unknown(asked, all.map(({ game }) => game))}`);
  if (!isFinished(commit)) return complain(io, `curfew replay: game ${commit.game} is not finished, and a record would tell all its secrets`);
  const steps: Step[] = [];
  for await (const step of local.store.history(commit.game)) steps.push(step);
  io.out(`# Game ${commit.game}\n${recordOf(steps)}`);
  return EXIT.good;
}

function unknown(asked: string, ids: readonly string[]): string {
  const near = oneOf(asked, ids);
  return `there is no game "${asked}"; ${near === undefined ? 'curfew replay lists them' : `did you mean ${near}?`}`;
}
