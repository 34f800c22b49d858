// The local aws-cdk command line.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Asks nobody for news, sends nobody a report. */
const quiet = {
  CDK_DISABLE_CLI_TELEMETRY: 'true',
  CDK_DISABLE_VERSION_CHECK: '1',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};

/** Runs it, with its output on screen; gives its exit code. */
export function cdk(args, env = process.env) {
  // What runs `tsx` of cdk.json must find it, also when nobody came through npm.
  const path = `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${env.PATH ?? ''}`;
  const command = [join(root, 'node_modules/aws-cdk/bin/cdk'), '--no-notices', ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env: { ...env, ...quiet, PATH: path } });
    child.on('error', reject);
    child.on('close', code => resolve(code ?? 1));
  });
}
