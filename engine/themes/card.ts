import type { CardLine } from '../core/ruleset.ts';
import { list, sentence } from './words.ts';

/** A role card as sentences, one a line. */
export const cardText = (theme: string, lines: readonly CardLine[]): readonly string[] =>
  lines.map(({ key, args = {} }) => {
    const does = args['does'];
    const shared = Array.isArray(does) ? list(does.map(part => sentence(theme, String(part)))) : '';
    return sentence(theme, key, { ...args, shared });
  });
