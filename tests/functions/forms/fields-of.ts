import type { InputBlock, ModalView } from '@slack/types';
import { type Form } from '../../../engine/core/forms.ts';
import type { AskView, View } from '../../../engine/core/views.ts';
import { actForm } from '../../../functions/forms/act-form.ts';
import { submissionBody } from '../../../functions/listeners/sender.ts';

export function viewOf(asks: readonly AskView[], players = 5): View {
  const all = Array.from({ length: players }, (_, n) => `s${n + 1}`);
  return {
    ruleset: 'mafia', viewer: 's1', phase: { name: 'night', number: 2 }, over: false,
    seats: all.map(seat => ({ seat, name: `Player ${seat} <!channel>`, alive: true })),
    living: all, dead: [], asks, polls: [], chats: [], news: [], winners: null, common: [], mates: [], beside: [], decisions: [], shut: [], meetings: [],
  };
}

export const askOf = (form: Form, more: Partial<AskView> = {}): AskView => ({ id: 's1.1', abilities: ['some ability'], form, ...more });

export const inputs = (blocks: ModalView['blocks']): InputBlock[] => blocks.filter((block): block is InputBlock => block.type === 'input');

/** The form, sent with these values by block. */
export function sent(form: ReturnType<typeof actForm>, values: Readonly<Record<string, readonly string[]>>) {
  const state = Object.fromEntries(inputs(form.blocks).map(({ block_id, element }) => {
    const picked = values[block_id!] ?? [];
    const many = element.type === 'multi_static_select' || element.type === 'checkboxes';
    const value = element.type === 'plain_text_input' ? { value: picked[0] ?? null } : many ? { selected_options: picked.map(one => ({ value: one })) } : { selected_option: picked[0] === undefined ? null : { value: picked[0] } };
    return [block_id!, { pick: { type: element.type, ...value } }];
  }));
  return submissionBody().parse({ user: { id: 'U1' }, view: { ...form, id: 'V1', state: { values: state } } }).view;
}

export const formOf = (ask: AskView, players?: number) => actForm('workplace', 'g1', viewOf([ask], players));
