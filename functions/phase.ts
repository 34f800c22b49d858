import { makePhaseHandler } from './adapters/sqs/phase-handler.ts';
import { makeTick } from './app/tick.ts';
import { report, wire } from './wiring.ts';
import { wirePlay } from './wiring-play.ts';

const ports = wire();
const handle = makePhaseHandler(makeTick({ ...ports, play: wirePlay(ports) }), report);

/** A phase may have ended: the schedule's own call, or the sweep's delayed messages. */
export const handler = async (event: unknown, _context: unknown) => handle(event);
