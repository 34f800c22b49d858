// Plays many games of bots and checks each: npm run soak -- [--games 10000] [--seed 1] [--rules mafia,clocktower] [--json]
import { setUp } from './set-up.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./soak/main.ts');
process.exitCode = main(process.argv.slice(2));
