import { type ComponentChild, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type Directory, DirectoryProvider, emptyDirectory } from '../../../local/workspace/page/directory.ts';
import { Mrkdwn } from '../../../local/workspace/page/text/mrkdwn-view.tsx';
import { channel, users } from './fake-world.ts';

/** Berlin, 21 September 2026, 14:00. */
export const directory: Directory = {
  ...emptyDirectory,
  me: 'U0ANA',
  users,
  channels: [channel('C0VILLAGE')],
  clock: { zone: 'Europe/Berlin', locale: 'en-US', now: Date.parse('2026-09-21T12:00:00Z') },
};

/** A piece of the page as HTML, read by Ana. */
export const drawn = (node: ComponentChild): string => renderToString(h(DirectoryProvider, { value: directory }, node));

/** A mrkdwn text as HTML, without its frame. */
export const mrkdwn = (text: string, verbatim = false): string =>
  drawn(h(Mrkdwn, { text, verbatim })).replace(/^<div class="mrkdwn">|<\/div>$/g, '');
