import { freshHex } from '../ids.ts';
import { isObj, objects, type Obj } from '../json.ts';

/** The elements that have no action_id. */
const still = ['image', 'plain_text', 'mrkdwn'];

const acting = (element: Obj): Obj =>
  still.includes(String(element.type)) || element.action_id ? element : { ...element, action_id: freshHex(3) };

/** Slack's defaults for text objects, wherever they stand. */
function withTextDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTextDefaults);
  if (!isObj(value)) return value;
  if (value.type === 'plain_text' && typeof value.text === 'string') return { emoji: true, ...value };
  if (value.type === 'mrkdwn' && typeof value.text === 'string') return { verbatim: false, ...value };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTextDefaults(item)]));
}

const blockWithIds = (block: Obj): Obj => ({
  ...block,
  block_id: block.block_id || freshHex(3),
  ...(isObj(block.accessory) ? { accessory: acting(block.accessory) } : {}),
  ...(isObj(block.element) ? { element: acting(block.element) } : {}),
  ...(block.type === 'actions' ? { elements: objects(block.elements).map(acting) } : {}),
});

/** Blocks as Slack keeps them: every block and element has an id, texts have their defaults. */
export const withIds = (blocks: readonly Obj[]): readonly Obj[] => objects(withTextDefaults(blocks)).map(blockWithIds);

/** A view as Slack keeps it. */
export const viewWithIds = (view: Obj): Obj => {
  const shown = withTextDefaults(view);
  return { ...(isObj(shown) ? shown : {}), blocks: withIds(objects(view.blocks)) };
};
