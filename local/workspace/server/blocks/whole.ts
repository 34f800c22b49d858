import { isObj, objects, type Obj, textOf } from '../json.ts';
import { type Problem, problem } from './check.ts';
import type { Surface } from './blocks.ts';

interface Placed {
  readonly element: Obj;
  readonly at: string;
}

/** The elements of a block that can act, with their places. */
function elementsOf(block: Obj, at: string): readonly Placed[] {
  const single = ['accessory', 'element'].flatMap(key => (isObj(block[key]) ? [{ element: block[key], at: `${at}/${key}` }] : []));
  return [...single, ...objects(block.elements).map((element, index) => ({ element, at: `${at}/elements/${index}` }))];
}

/** The places of those that say what an earlier one has said. */
const repeats = (said: readonly { readonly id: string | undefined; readonly at: string }[]) =>
  said.filter(({ id }, index) => id !== undefined && said.findIndex(other => other.id === id) < index);

const uniqueBlockIds = (blocks: readonly Obj[], at: string): readonly Problem[] =>
  repeats(blocks.map((block, i) => ({ id: textOf(block, 'block_id') || undefined, at: `${at}/${i}/block_id` }))).map(({ id, at: where }) =>
    problem(where, `\`block_id\` "${id}" already exists`),
  );

const uniqueActionIds = (blocks: readonly Obj[], at: string): readonly Problem[] =>
  blocks.flatMap((block, i) =>
    repeats(elementsOf(block, `${at}/${i}`).map(p => ({ id: textOf(p.element, 'action_id'), at: `${p.at}/action_id` }))).map(
      ({ id, at: where }) => problem(where, `\`action_id\` "${id}" already exists`),
    ),
  );

const oneTable = (blocks: readonly Obj[], at: string): readonly Problem[] =>
  blocks.filter(block => block.type === 'table').length > 1 ? [problem(at, 'only one table allowed per message')] : [];

const markdownTotal = (blocks: readonly Obj[], at: string): readonly Problem[] => {
  const total = blocks.filter(block => block.type === 'markdown').reduce((sum, block) => sum + (textOf(block, 'text') ?? '').length, 0);
  return total > 12_000 ? [problem(at, 'markdown text must be less than 12001 characters')] : [];
};

const oneFocus = (blocks: readonly Obj[], at: string): readonly Problem[] => {
  const focused = blocks.flatMap((block, i) => elementsOf(block, `${at}/${i}`)).filter(({ element }) => element.focus_on_load === true);
  return focused
    .slice(1)
    .map(({ at: where }) => problem(`${where}/focus_on_load`, 'only one element can have `focus_on_load` set to true'));
};

/** The rules that hold between the blocks of one surface. */
export function together(blocks: readonly Obj[], surface: Surface, at: string): readonly Problem[] {
  const always = [...uniqueBlockIds(blocks, at), ...uniqueActionIds(blocks, at)];
  return surface === 'message' ? [...always, ...oneTable(blocks, at), ...markdownTotal(blocks, at)] : [...always, ...oneFocus(blocks, at)];
}

const texts = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce((sum: number, item: unknown) => sum + texts(item), 0);
  if (!isObj(value)) return 0;
  const own = typeof value.text === 'string' ? value.text.length : 0;
  return (
    own + Object.entries(value).reduce((sum, [key, item]) => sum + (key === 'options' || key === 'option_groups' ? 0 : texts(item)), 0)
  );
};

const overheadOfBlock = 40;

/** How long all blocks of a message are together, in the way that Slack seems to count. */
export const weight = (blocks: readonly Obj[]): number => texts(blocks) + blocks.length * overheadOfBlock;
