import { z } from 'zod';
import { post } from '../acts/messages.ts';
import { freshId } from '../ids.ts';
import { mimeOf } from '../http/mime.ts';
import { objects, textOf } from '../json.ts';
import type { Channel, StoredFile } from '../world/world.ts';
import { destination } from './destination.ts';
import { count, json, method, refuse, text } from './method.ts';
import { fileShape } from './shapes.ts';

const ask = method({
  name: 'files.getUploadURLExternal',
  tier: '4',
  scopes: ['files:write'],
  args: z.object({ filename: text, length: count, alt_txt: text.optional(), snippet_type: text.optional() }),
  run: (ws, { filename, length, alt_txt }) => {
    if (length <= 0) return refuse('invalid_arguments');
    const file: StoredFile = {
      id: freshId('F'),
      name: filename,
      title: filename,
      mimetype: mimeOf(filename),
      size: length,
      user: ws.world.app.botUser,
      created: Math.floor(ws.now() / 1000),
      stage: 'asked',
      channels: [],
      ...(alt_txt === undefined ? {} : { alt: alt_txt }),
    };
    ws.commit([{ type: 'file-put', file }]);
    return { ok: true, upload_url: `${ws.url}/upload/v1/${file.id}`, file_id: file.id };
  },
});

const complete = method({
  name: 'files.completeUploadExternal',
  tier: '4',
  scopes: ['files:write'],
  args: z.object({
    files: json,
    channel_id: text.optional(),
    channels: text.optional(),
    initial_comment: text.optional(),
    thread_ts: text.optional(),
  }),
  run: (ws, args) => {
    const wanted = objects(args.files);
    const found = wanted.flatMap(({ id, title }) => {
      const file = ws.world.files[String(id)];
      return file && file.stage === 'uploaded' ? [{ ...file, title: typeof title === 'string' ? title : file.name }] : [];
    });
    if (found.length === 0 || found.length < wanted.length) return refuse('file_not_found');
    const places = [...(args.channel_id ? [args.channel_id] : []), ...(args.channels?.split(',') ?? [])].map(id => destination(ws, id));
    const channels: Channel[] = [];
    for (const place of places) {
      if ('error' in place) return place;
      channels.push(place);
    }
    const files = found.map((file): StoredFile => ({ ...file, stage: 'shared', channels: channels.map(c => c.id) }));
    ws.commit(files.map(file => ({ type: 'file-put', file })));
    const draft = {
      user: ws.world.app.botUser,
      byApp: true,
      text: args.initial_comment ?? '',
      files: files.map(f => f.id),
      threadTs: args.thread_ts ?? null,
    };
    for (const channel of channels) post(ws, channel, draft);
    return { ok: true, files: files.map(fileShape) };
  },
});

const info = method({
  name: 'files.info',
  tier: '4',
  scopes: ['files:read'],
  args: z.object({ file: text }),
  run: (ws, args) => {
    const file = ws.world.files[textOf(args, 'file') ?? ''];
    return file ? { ok: true, file: fileShape(file) } : refuse('file_not_found');
  },
});

/** Sending files. */
export const fileMethods = [ask, complete, info] as const;
