import type { Raw } from '../../engine/core/forms.ts';
import type { Refusal } from '../../engine/table/decision.ts';
import type { Submission } from '../listeners/sender.ts';
import { blockOf, slotOf, type Slot } from './fields.ts';
import { inputsOf, isSame, openedWith, pickedIn } from './sent.ts';

/** What somebody changed about one ask. */
export type Changed =
  | { readonly type: 'answer'; readonly ask: string; readonly raw: Raw }
  | { readonly type: 'withdraw'; readonly ask: string };

interface Input extends Slot {
  readonly block: string;
  readonly now: readonly string[];
  readonly before: readonly string[];
}

/** The asks that are not as they were when the form was opened: what others changed meanwhile is left alone. */
export function changedIn(form: Submission): readonly Changed[] {
  const inputs = inputsOf(form).flatMap((block): Input[] => {
    const slot = slotOf(block);
    return slot ? [{ ...slot, block, now: pickedIn(form.state.values, block), before: openedWith(form, block) }] : [];
  });
  return [...new Set(inputs.map(({ ask }) => ask))].flatMap(ask =>
    changeOf(
      ask,
      inputs.filter(input => input.ask === ask),
    ),
  );
}

function changeOf(ask: string, inputs: readonly Input[]): Changed[] {
  if (inputs.every(({ now, before }) => isSame(now, before))) return [];
  const isOff = inputs.some(({ field, now, before }) => field === '' && now.length === 0 && before.length > 0);
  if (isOff || inputs.every(({ now }) => now.length === 0)) return [{ type: 'withdraw', ask }];
  const raw = new Map<string, readonly string[]>();
  for (const { field, now } of inputs) if (field !== '') raw.set(field, [...(raw.get(field) ?? []), ...now]);
  return [{ type: 'answer', ask, raw: Object.fromEntries(raw) }];
}

/** Each refusal under the input that it is about, else under the first of its ask; nothing where the form has no such input. */
export function errorsFor(form: Submission, ask: string, refusals: readonly Refusal[]): Readonly<Record<string, string>> {
  const blocks = inputsOf(form).filter(block => slotOf(block)?.ask === ask);
  const errors: Record<string, string> = {};
  for (const { field, message } of refusals) {
    const exact = blocks.find(block => field !== undefined && (block === blockOf(ask, field) || slotOf(block)?.field === field));
    const block = exact ?? blocks[0];
    if (block !== undefined) errors[block] = errors[block] === undefined ? message : `${errors[block]} ${message}`;
  }
  return errors;
}
