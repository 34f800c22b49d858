import type { View } from '../../../../engine/core/views.ts';
import type { Effect } from '../../../app/effects.ts';
import { sections } from '../blocks/blocks.ts';
import { cut, escape } from '../blocks/text.ts';
import { type Card, sayer } from '../cards/card.ts';
import type { Desk } from '../desk.ts';
import { viewOf } from '../draw.ts';
import { refusedWith, troubleOf } from '../errors.ts';
import { idIn } from '../ids.ts';
import { show } from '../show.ts';
import { townSquare } from './square.ts';
import { townSquareAlt } from './square-words.ts';

/** What is noted of a file in place of a message's hash. */
const sent = 'uploaded';
const shared = 'shared';

/** Shows the table as it was at the effect's own moment: a picture, with the same in words; where no file may be sent, the words alone. */
export async function sendSquare(desk: Desk, { person }: Extract<Effect, { type: 'square' }>): Promise<void> {
  const { then, newest, id } = desk.context;
  if (!then.play) return;
  const view = viewOf(desk.rules, then, then.play, 'public');
  const { theme, place } = newest.table;
  const channel = person === undefined ? idIn(place) : await ownChannel(desk, person, theme);
  const key = `fx/${id}/picture`;
  try {
    if (await share(desk, key, channel, view, theme)) return;
  } catch (fault) {
    const { kind, code } = troubleOf(fault);
    if (kind === 'wait' || kind === 'retry' || kind === 'dead') throw fault;
    desk.report({ event: 'picture-refused', game: desk.context.game, code });
  }
  await show(desk, channel, `fx/${id}/words`, words(view, theme));
}

const words = (view: View, theme: string): Card => {
  const alt = escape(townSquareAlt(view, theme));
  return { text: alt, blocks: sections([alt]) };
};

/** Files go into conversations only, and that of a person is known by the first message in it. */
async function ownChannel(desk: Desk, person: string, theme: string): Promise<string> {
  const key = `fx/${desk.context.id}/ahead`;
  const line = sayer(theme)('square.wanted');
  await show(desk, idIn(person), key, { text: line, blocks: sections([line]) });
  return (await desk.store.messageRef(desk.context.game, key))!.channel;
}

/** Uploads the picture, and shares it; a repeat shares the one that is there. @returns false if it could not be uploaded */
async function share({ store, slack, context: { game } }: Desk, key: string, channel: string, view: View, theme: string): Promise<boolean> {
  const there = await store.messageRef(game, key);
  if (there?.hash === shared) return true;
  const file = there?.ts ?? (await upload(slack, view, theme));
  if (file === undefined) return false;
  if (!there) await store.putMessageRef(game, key, { channel, ts: file, hash: sent });
  const title = cut(sayer(theme)('square.file'), 100);
  const done = (): Promise<unknown> => slack.files.completeUploadExternal({ files: [{ id: file, title }], channel_id: channel });
  await (there ? refusedWith(['file_not_found', 'file_already_completed'], done) : done()); // what is shared already cannot be shared again
  await store.putMessageRef(game, key, { channel, ts: file, hash: shared });
  return true;
}

/** @returns the file's id, or nothing if its bytes were not taken */
async function upload({ files }: Desk['slack'], view: View, theme: string): Promise<string | undefined> {
  const bytes = townSquare(view, theme);
  const alt = townSquareAlt(view, theme);
  const { upload_url, file_id } = await files.getUploadURLExternal({ filename: 'table.png', length: bytes.length, alt_txt: alt, alt_text: alt });
  if (upload_url === undefined || file_id === undefined) return undefined;
  const answer = await fetch(upload_url, { method: 'POST', body: new Uint8Array(bytes), signal: AbortSignal.timeout(5_000) }).catch(() => undefined); // told in words then
  return answer?.ok ? file_id : undefined;
}
