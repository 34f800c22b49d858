import type { Block, InputBlock, KnownBlock } from '@slack/types';
import type { ElementState, FormState } from '../../client-contract.ts';
import { fromElement, isHeld, stillFits, type Held } from './element-state.ts';

/** An element that holds a value, and where it stands. */
export interface FormField {
  readonly blockId: string;
  readonly actionId: string;
  readonly element: Held;
  /** The input block around it; null in a section or among actions. */
  readonly input: InputBlock | null;
}

/** What its person set since the form was opened, by `keyOf`. */
export type Edits = Readonly<Record<string, ElementState>>;

/** A name for one element of one form. */
export const keyOf = (blockId: string, actionId: string): string => `${blockId}\n${actionId}`;

/** A block's id; a place in the list for one that has none. */
export const blockIdOf = (block: Block, at: number): string => block.block_id ?? `block-${at}`;

/** An element's action id; its type for one that has none. */
export const actionIdOf = (element: { readonly type: string; readonly action_id?: string }): string => element.action_id ?? element.type;

const KNOWN: readonly string[] = ['section', 'header', 'divider', 'context', 'actions', 'image', 'input', 'rich_text', 'markdown', 'table'];

/** The blocks that this page draws. */
export type Drawn = Extract<
  KnownBlock,
  { type: 'section' | 'header' | 'divider' | 'context' | 'actions' | 'image' | 'input' | 'rich_text' | 'markdown' | 'table' }
>;
export const isDrawn = (block: Block): block is Drawn => KNOWN.includes(block.type);

/** Every element of these blocks that holds a value, in reading order. `here` is the channel that a form was opened from. */
export function fieldsOf(blocks: readonly Block[], here: string | null = null): readonly FormField[] {
  return blocks.flatMap((block, at) => {
    if (!isDrawn(block)) return [];
    const blockId = blockIdOf(block, at);
    const input = block.type === 'input' ? block : null;
    return elementsOf(block)
      .filter(isHeld)
      .map(element => ({ blockId, actionId: actionIdOf(element), element: opened(element, here), input }));
  });
}

const opened = (element: Held, here: string | null): Held =>
  element.type === 'conversations_select' && element.default_to_current_conversation && here !== null
    ? { initial_conversation: here, ...element }
    : element;

function elementsOf(block: Drawn): readonly { readonly type: string }[] {
  if (block.type === 'input') return [block.element];
  if (block.type === 'actions') return block.elements;
  return block.type === 'section' && block.accessory ? [block.accessory] : [];
}

/** What an element holds now: what was set, as long as it may still be chosen, else what the app filled in. */
export function valueOf({ blockId, actionId, element }: FormField, edits: Edits): ElementState {
  const edit = edits[keyOf(blockId, actionId)];
  return edit && stillFits(element, edit) ? edit : fromElement(element);
}

/** The whole form in the shape of Slack's `state.values`. */
export function collect(fields: readonly FormField[], edits: Edits): FormState {
  const values: Record<string, Record<string, ElementState>> = {};
  for (const field of fields) {
    values[field.blockId] = { ...values[field.blockId], [field.actionId]: valueOf(field, edits) };
  }
  return values;
}
