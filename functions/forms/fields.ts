import type { InputBlock, SectionBlock } from '@slack/types';
import type { Field } from '../../engine/core/forms.ts';
import type { AskView, View } from '../../engine/core/views.ts';
import { sentence } from '../../engine/themes/words.ts';
import { ref, refParts } from '../app/action-ids.ts';
import { plain } from '../adapters/slack/blocks/text.ts';
import { type Choice, oneOf, someOf, tick, words } from './inputs.ts';

/** Which ask, field and, where one may repeat itself, which of its values an input is for. The field is empty for a bare "use it". */
export interface Slot {
  readonly ask: string;
  readonly field: string;
  readonly place: number | undefined;
}

/** The block of a slot. */
export const blockOf = (ask: string, field: string, place?: number): string =>
  ref(ask, field, ...(place === undefined ? [] : [String(place)]));

/** The slot of a block; nothing for a block that is no input of an ask. */
export function slotOf(block: string): Slot | undefined {
  const [ask, field, place] = refParts(block);
  return ask === undefined || ask === '' || field === undefined
    ? undefined
    : { ask, field, place: place === undefined ? undefined : Number(place) };
}

/** All inputs of one ask, each holding what stands. Every one may be left empty: nobody has to use an ability. */
export function inputsFor(theme: string, ask: AskView, view: View): readonly (InputBlock | SectionBlock)[] {
  const fields = Object.entries(ask.form);
  const shape = { block: blockOf(ask.id, ''), label: sentence(theme, 'form.act.use.label') };
  if (fields.length === 0) return [tick(shape, sentence(theme, 'form.act.use'), ask.chosen !== undefined)];
  return fields.flatMap(([name, field]) => fieldInputs(theme, ask, name, field, view));
}

function fieldInputs(theme: string, ask: AskView, name: string, field: Field, view: View): readonly (InputBlock | SectionBlock)[] {
  const label = sentence(theme, `form.field.${field.label}`);
  const stands = ask.chosen?.answer[name] ?? [];
  const shape = { block: blockOf(ask.id, name), label, optional: true };
  if (field.of === 'text') return [words(shape, { initial: stands[0] ?? '', longest: field.longest ?? 3_000, multiline: true })];
  const choices = field.from(view).map(value => choiceOf(theme, field, value, view));
  if (choices.length === 0) return [{ type: 'section', text: plain(`${label} ${sentence(theme, 'form.act.nobody')}`) }];
  const placeholder = sentence(theme, 'form.act.pick');
  if (field.max === 1) return [oneOf({ ...shape, placeholder }, choices, stands[0])];
  if (field.distinct) return [someOf({ ...shape, hint: howMany(theme, field) }, choices, field.max, stands)];
  return Array.from({ length: field.max }, (_, n) =>
    oneOf({ ...shape, block: blockOf(ask.id, name, n), label: `${label} (${n + 1})`, placeholder }, choices, stands[n]),
  );
}

const howMany = (theme: string, { min, max }: Field): string =>
  min === max ? sentence(theme, 'form.act.exactly', { count: min }) : sentence(theme, 'form.act.between', { min, max });

const choiceOf = (theme: string, { of }: Field, value: string, view: View): Choice => ({
  value,
  text: of === 'seat' ? (view.seats.find(({ seat }) => seat === value)?.name ?? value) : of === 'option' ? optionWord(theme, value) : value,
});

const optionWord = (theme: string, value: string): string => (value === 'nobody' ? sentence(theme, 'form.nobody') : value);
