import { offeredBy } from '../client/inputs.ts';
import { isObj, objects, type Obj } from '../json.ts';
import type { World } from '../world/world.ts';
import type { Luck } from './luck.ts';

const words = ['hello', 'maybe', 'tea', 'window', 'tomorrow', 'quiet', 'lunch', 'green', 'report', 'stairs', 'river', 'lamp'];

function wording(luck: Luck, element: Obj): string {
  const least = typeof element.min_length === 'number' ? element.min_length : 1;
  const most = typeof element.max_length === 'number' ? element.max_length : Math.max(least, 60);
  let said = luck.pick(words) ?? 'hello';
  while (said.length < least) said += ` ${luck.pick(words)}`;
  return said.slice(0, Math.max(least, most));
}

const numberWithin = (luck: Luck, element: Obj): string => {
  const least = Number(element.min_value ?? 0);
  const most = Number(element.max_value ?? least + 10);
  return String(luck.between(Math.ceil(least), Math.floor(most)));
};

const mostOf = (element: Obj, offered: number): number =>
  Math.max(1, Math.min(offered, typeof element.max_selected_items === 'number' ? element.max_selected_items : offered));

const several = <T>(luck: Luck, element: Obj, from: readonly T[]): readonly T[] =>
  from.length === 0 ? [] : luck.some(from, luck.between(1, mostOf(element, from.length)));

const people = (world: World): readonly string[] =>
  Object.values(world.users)
    .filter(u => !u.isBot && !u.deleted && u.id !== 'USLACKBOT')
    .map(u => u.id);
const publicChannels = (world: World): readonly string[] =>
  Object.values(world.channels)
    .filter(c => c.kind === 'public' && !c.archived)
    .map(c => c.id);
const two = (n: number): string => String(n).padStart(2, '0');

/** How each element is filled in by somebody who chooses at random. */
const ways: Readonly<Record<string, (luck: Luck, element: Obj, world: World) => Obj>> = {
  plain_text_input: (luck, element) => ({ value: wording(luck, element) }),
  number_input: (luck, element) => ({ value: numberWithin(luck, element) }),
  email_text_input: luck => ({ value: `${luck.pick(words)}@example.com` }),
  url_text_input: luck => ({ value: `https://example.com/${luck.pick(words)}` }),
  static_select: (luck, element) => ({ selected_option: luck.pick(offeredBy(element)) ?? null }),
  radio_buttons: (luck, element) => ({ selected_option: luck.pick(offeredBy(element)) ?? null }),
  overflow: (luck, element) => ({ selected_option: luck.pick(offeredBy(element)) ?? null }),
  multi_static_select: (luck, element) => ({ selected_options: several(luck, element, offeredBy(element)) }),
  checkboxes: (luck, element) => ({ selected_options: several(luck, element, offeredBy(element)) }),
  users_select: (luck, _, world) => ({ selected_user: luck.pick(people(world)) ?? null }),
  multi_users_select: (luck, element, world) => ({ selected_users: several(luck, element, people(world)) }),
  channels_select: (luck, _, world) => ({ selected_channel: luck.pick(publicChannels(world)) ?? null }),
  multi_channels_select: (luck, element, world) => ({ selected_channels: several(luck, element, publicChannels(world)) }),
  conversations_select: (luck, _, world) => ({ selected_conversation: luck.pick(publicChannels(world)) ?? null }),
  multi_conversations_select: (luck, element, world) => ({ selected_conversations: several(luck, element, publicChannels(world)) }),
  datepicker: luck => ({ selected_date: `2030-${two(luck.between(1, 12))}-${two(luck.between(1, 28))}` }),
  timepicker: luck => ({ selected_time: `${two(luck.between(0, 23))}:${two(luck.between(0, 59))}` }),
  datetimepicker: luck => ({ selected_date_time: luck.between(1_900_000_000, 2_000_000_000) }),
};

/** What an element is set to by chance, in Slack's form; a button just is what it is. */
export const setting = (luck: Luck, element: Obj, world: World): Obj => ({
  type: element.type,
  ...ways[String(element.type)]?.(luck, element, world),
});

/** A whole form, filled in by chance: every input that must be, and some of those that may be. */
export function filled(luck: Luck, blocks: readonly Obj[], world: World): Obj {
  const rows = objects(blocks).flatMap(block => {
    const { element } = block;
    if (block.type !== 'input' || !isObj(element)) return [];
    const leave = block.optional === true && luck.next() < 0.5;
    const state = leave ? {} : { [String(element.action_id)]: setting(luck, element, world) };
    return [[String(block.block_id), state] as const];
  });
  return Object.fromEntries(rows);
}
