import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { lazily } from '../../../engine/core/lazily.ts';
import type { Report } from '../../app/ports.ts';

/** What every timer and every wake-up says: "look at this game". */
const look = lazily(() => z.object({ game: z.string().check(z.minLength(1)) }));

/** The game that a message or a schedule names, if it names one. */
export function gameIn(value: unknown): string | undefined {
  const read = look().safeParse(value);
  return read.success ? read.data.game : undefined;
}

/**
 * Each game of a batch once, the games beside each other. What failed is reported, so that only that comes again; of a game all
 * messages do, since in a FIFO queue none may be passed over.
 */
export async function eachGame(event: SQSEvent, work: (game: string) => Promise<unknown>, report: Report): Promise<SQSBatchResponse> {
  const failed = new Set<string>();
  const idsOf = new Map<string, string[]>();
  for (const { messageId, body } of event.Records) {
    const game = gameInText(body);
    if (game === undefined) {
      report({ event: 'message-unreadable', message: messageId });
      failed.add(messageId);
    } else {
      idsOf.set(game, [...(idsOf.get(game) ?? []), messageId]);
    }
  }
  await Promise.all(
    [...idsOf].map(async ([game, ids]) => {
      try {
        await work(game);
      } catch (fault) {
        report({ event: 'game-failed', game, fault: fault instanceof Error ? fault.name : typeof fault });
        for (const id of ids) failed.add(id); // the queue's own policy repeats it, and keeps it in the end
      }
    }),
  );
  return { batchItemFailures: [...failed].map(itemIdentifier => ({ itemIdentifier })) };
}

function gameInText(body: string): string | undefined {
  try {
    return gameIn(JSON.parse(body));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
