import { makeSweep } from './app/sweep.ts';
import { wire } from './wiring.ts';

const sweep = makeSweep(wire());

/** Each minute: whatever was left behind. */
export const handler = async (_event: unknown, _context: unknown) => sweep();
