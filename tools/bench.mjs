// How fast, how small, how many requests: `npm run bench`, `npm run bench -- ack --quick`, `npm run bench -- --help`
import { setUp } from './set-up.mjs';

setUp();
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./bench/main.ts');
process.exitCode = await main(process.argv.slice(2), { out: text => process.stdout.write(text), progress: text => process.stderr.write(text) });
