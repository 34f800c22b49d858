import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Report } from '../../app/ports.ts';
import type { Tick } from '../../app/tick.ts';
import { eachGame, gameIn } from './batch.ts';

const isBatch = (event: unknown): event is SQSEvent =>
  typeof event === 'object' && event !== null && 'Records' in event && Array.isArray(event.Records);

/** Looks at the games that a batch of delayed messages names, or at the one that a schedule names. */
export const makePhaseHandler =
  (tick: Tick, report: Report) =>
  async (event: unknown): Promise<SQSBatchResponse | undefined> => {
    if (isBatch(event)) return eachGame(event, game => look(tick, report, game), report);
    const game = gameIn(event);
    if (game === undefined) throw new Error('the schedule names no game');
    await look(tick, report, game);
    return undefined;
  };

async function look(tick: Tick, report: Report, game: string): Promise<void> {
  const result = await tick(game);
  if (result.early || result.reply.ok) return;
  const code = result.reply.refusals[0]?.code ?? 'unknown';
  report({ event: 'tick-refused', game, code });
  if (code === 'busy') throw new Error(`${game} was too busy to end its phase`);
}
