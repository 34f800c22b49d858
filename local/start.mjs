// `npm start`: makes a fresh clone ready, builds, and runs everything on this machine. Plain Node until the set-up is done.
import { setUp } from '../tools/set-up.mjs';

const help = `Curfew on one machine.

  npm start                     the local workspace: sit in every chair, let bots play the others
  npm start -- --port 4400      at another port (default 4390)
  npm start -- --data DIR       keep its data elsewhere (default .curfew)

With SLACK_BOT_TOKEN (xoxb-…) and SLACK_APP_TOKEN (xapp-…) in the environment it plays in that real Slack workspace instead,
over Socket Mode; the README says how to get the two tokens.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(help);
  process.exit(0);
}

setUp();
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
const { buildWorkspacePage } = await import('../tools/build.mjs');
const { register } = await import('tsx/esm/api');
register();
const { readArguments } = await import('./arguments.ts');
const read = readArguments(args, process.env);
if (!read.ok) {
  console.error(read.message);
  process.exit(2);
}
await buildWorkspacePage();
const { run } = await import('./run.ts');
await run(read.options);
