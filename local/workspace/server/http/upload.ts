import fs from 'node:fs/promises';
import path from 'node:path';
import type { Workspace } from '../workspace.ts';
import { bodyOf, type Exchange, sendJson } from './exchange.ts';

/** The bytes of an upload, alone or as the file of a form. */
async function bytesOf(raw: Buffer, type: string): Promise<Buffer> {
  if (!type.startsWith('multipart/form-data')) return raw;
  const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData();
  const file = [...form.values()].find(value => typeof value !== 'string');
  return file && typeof file !== 'string' ? Buffer.from(await file.arrayBuffer()) : raw;
}

/** Takes the bytes of a file that files.getUploadURLExternal was asked for. */
export async function serveUpload(ws: Workspace, { request, response, url }: Exchange): Promise<void> {
  const file = ws.world.files[url.pathname.split('/').at(-1) ?? ''];
  const raw = await bodyOf(request);
  if (!file || file.stage === 'shared' || raw === undefined) return sendJson(response, 404, { ok: false, error: 'file_not_found' });
  const bytes = await bytesOf(raw, request.headers['content-type'] ?? '');
  await fs.mkdir(ws.filesDir, { recursive: true });
  await fs.writeFile(path.join(ws.filesDir, file.id), bytes);
  ws.commit([{ type: 'file-put', file: { ...file, size: bytes.length, stage: 'uploaded' } }]);
  response.writeHead(200, { 'content-type': 'text/plain' });
  response.end(`OK - ${bytes.length}`);
}
