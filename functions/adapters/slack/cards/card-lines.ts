import type { CardLine } from '../../../../engine/core/messages.ts';
import { cardText } from '../../../../engine/themes/card.ts';
import { escape } from '../blocks/text.ts';

/** A role card marked up, a sentence a line, below an empty one where something else begins: what somebody is stands out, and so does the name of each ability. */
export const cardLines = (theme: string, card: readonly CardLine[]): readonly string[] =>
  card.map((line, at) => {
    const text = escape(cardText(theme, [line])[0]!);
    return at === 0 ? `*${text}*` : line.begins ? apart(text) : nameBold(line, text);
  });

/** Below an empty line. */
export const apart = (text: string): string => `\n${text}`;

function nameBold({ args }: CardLine, text: string): string {
  const name = typeof args?.['role'] === 'string' ? `${escape(args['role'])}:` : '';
  return name !== '' && text.startsWith(name) ? `*${name}*${text.slice(name.length)}` : text;
}
