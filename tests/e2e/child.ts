import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** How a program of this project ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a program of this project to its end. */
export async function runToEnd(...args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PORT: '' } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => { said.out += data.toString(); });
  child.stderr.on('data', (data: Buffer) => { said.err += data.toString(); });
  await once(child, 'close');
  return { code: child.exitCode, ...said };
}

/** `npm start` as a process of its own. */
export interface Started {
  readonly url: string;
  /** As `kill -9`: no chance to tidy up. */
  kill(): Promise<void>;
  /** As Ctrl-C. @returns its exit code */
  stop(): Promise<number | null>;
}

export async function started(data: string, port = 0): Promise<Started> {
  const child: ChildProcess = spawn(process.execPath, ['local/start.mjs', '--port', String(port), '--data', data], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    void gone.then(() => reject(new Error(`it ended before it ran: ${said}`)));
  });
  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  return { url, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGINT') };
}
