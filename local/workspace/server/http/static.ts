import fs from 'node:fs/promises';
import path from 'node:path';
import { type Exchange, sendBytes, sendJson } from './exchange.ts';

const missing = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && (fault.code === 'ENOENT' || fault.code === 'EISDIR');

/** Serves the built page: its files as they are, and the page itself at every other address of its own. */
export async function servePage({ response, url }: Exchange, dir: string): Promise<void> {
  const wanted = url.pathname.startsWith('/assets/') || /^\/[\w-]+\.\w+$/.test(url.pathname) ? url.pathname : '/index.html';
  const file = path.join(dir, path.normalize(wanted));
  if (!file.startsWith(path.resolve(dir) + path.sep)) return sendJson(response, 404, { error: 'There is nothing here.' });
  try {
    const bytes = await fs.readFile(file);
    const lasting = wanted.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    sendBytes(response, wanted, bytes, { 'cache-control': lasting });
  } catch (fault) {
    if (!missing(fault)) throw fault;
    sendJson(response, 404, { error: 'There is nothing here.' });
  }
}
