import type { MrkdwnElement, PlainTextElement } from '@slack/types';
import { withEmoji } from './emoji.ts';
import { Mrkdwn } from './mrkdwn-view.tsx';

/** What a plain text says. */
export const plain = (text: PlainTextElement): string => (text.emoji === false ? text.text : withEmoji(text.text));

/** A text object: mrkdwn is read, plain text is shown as it stands. */
export function TextObject({ text }: { readonly text: PlainTextElement | MrkdwnElement }) {
  return text.type === 'mrkdwn' ? <Mrkdwn text={text.text} verbatim={text.verbatim} /> : <span class="plain">{plain(text)}</span>;
}
