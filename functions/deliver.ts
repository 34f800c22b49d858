import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { eachGame } from './adapters/sqs/batch.ts';
import { report } from './wiring.ts';
import { wireDeliver } from './wiring-deliver.ts';

const ready = wireDeliver();

/** Wake-ups: each game's effects, in order. */
export const handler = async (event: SQSEvent, _context: unknown): Promise<SQSBatchResponse> => eachGame(event, await ready, report);
