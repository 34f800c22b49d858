import type { z } from 'zod';
import { checkMessage } from '../blocks/index.ts';
import { withIds } from '../blocks/ids.ts';
import { objects, type Obj } from '../json.ts';
import { json, refuse, type Refusal, text } from './method.ts';

/** The arguments that hold a message's words. */
export const bodyArgs = {
  text: text.optional(),
  blocks: json.optional(),
  attachments: json.optional(),
  markdown_text: text.optional(),
} as const;

type Body = { readonly [K in keyof typeof bodyArgs]?: z.output<(typeof bodyArgs)[K]> };

export interface Content {
  readonly text: string;
  readonly blocks: readonly Obj[] | null;
}

const longest = 40_000;
const longestUpdate = 4_000;

function blocksOf(args: Body): readonly Obj[] | null | Refusal {
  if (!('blocks' in args) || args.blocks === null) return null;
  if (!Array.isArray(args.blocks)) return refuse('invalid_blocks_format');
  const fault = checkMessage(args.blocks);
  if (fault) {
    const messages = fault.problems.map(problem => problem.said);
    return refuse(fault.error, messages.length > 0 ? { errors: messages, response_metadata: { messages } } : {});
  }
  return args.blocks.length === 0 ? null : withIds(objects(args.blocks));
}

/** What a message says: text, blocks or both, as chat.postMessage takes them. */
export function contentOf(args: Body): Content | Refusal {
  if (args.markdown_text !== undefined && (args.text !== undefined || args.blocks !== undefined)) return refuse('markdown_text_conflict');
  if ((args.markdown_text ?? '').length > 12_000) return refuse('msg_too_long');
  if (Array.isArray(args.attachments) && args.attachments.length > 100) return refuse('too_many_attachments');
  const blocks = blocksOf(args);
  if (blocks && 'error' in blocks) return blocks;
  const words = args.text ?? args.markdown_text ?? '';
  if (words === '' && blocks === null) return refuse('no_text');
  return { text: words.slice(0, longest), blocks };
}

/** The same for chat.update, which refuses what chat.postMessage cuts. */
export function updateContentOf(args: Body): Content | Refusal {
  return (args.text ?? '').length > longestUpdate ? refuse('msg_too_long') : contentOf(args);
}
