import { startWorkspace } from '../../../local/workspace/server/index.ts';
import { wideManifest } from './wide-manifest.ts';

/** The server as a process of its own, to be killed: folder, port and the app's address come as arguments. */
const [dir = '', port = '0', appUrl = ''] = process.argv.slice(2);
const ws = await startWorkspace({
  dir,
  port: Number(port),
  appUrl,
  signingSecret: 'the-signing-secret',
  botToken: 'xoxb-test-token',
  staticDir: dir,
  manifest: wideManifest,
  limits: { postBurst: 1_000, retryMs: [200, 200, 200], ackMs: 300 },
});
process.send?.(ws.port);
