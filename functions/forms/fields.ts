import type { InputBlock, SectionBlock } from '@slack/types';
import { type Field, isSettled } from '../../engine/core/forms.ts';
import { isInLines, isLineList, linesOf } from '../../engine/core/line-list.ts';
import type { AskView, View } from '../../engine/core/views.ts';
import { counted } from '../../engine/setup.ts';
import { sentence, sentenceIf } from '../../engine/themes/words.ts';
import { ref, refParts } from '../app/action-ids.ts';
import { plain } from '../adapters/slack/blocks/text.ts';
import { optionText } from '../../engine/themes/choice.ts';
import { type Choice, oneOf, type Shape, someOf, tick, words } from './inputs.ts';

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

/** All inputs of one ask, each holding what stands. Every one may be left empty: nobody has to use an ability. `isMeant`: whoever opens the form wants to use this very one. */
export function inputsFor(theme: string, ask: AskView, view: View, isMeant = false): readonly (InputBlock | SectionBlock)[] {
  const fields = Object.entries(ask.form).filter(([, field]) => !isSettled(field, view) && !isUsualAlone(field, view));
  const shape = { block: blockOf(ask.id, ''), label: sentence(theme, 'form.act.use.label') };
  const bare = fields.every(([, { min }]) => min === 0); // used without a choice, too
  return [
    ...(bare ? [tick(shape, sentence(theme, 'form.act.use'), ask.chosen !== undefined)] : []),
    ...fields.filter(([name]) => !isInLines(ask.form, name, view)).flatMap(([name, field]) => fieldInputs(theme, ask, name, field, view, isMeant && field.min > 0)),
  ];
}

/** One way, which is meant anyway. */
const isUsualAlone = (field: Field, view: View): boolean => field.usual !== undefined && field.from(view).length === 1;

/** More places than this would fill the window. */
const mostPlaces = 5;

/** A list for each place, where the order counts or one may be named twice; else one list for all. */
export const hasPlaces = ({ of, max, distinct }: Field): boolean => max > 1 && (!distinct || (of !== 'option' && max <= mostPlaces));

function fieldInputs(theme: string, ask: AskView, name: string, field: Field, view: View, isNeeded: boolean): readonly (InputBlock | SectionBlock)[] {
  const label = sentence(theme, `form.field.${field.label}`);
  const stands = ask.chosen?.answer[name] ?? [];
  const other = ask.form[field.unless ?? ''];
  const hint = [sentenceIf(theme, `form.field.${field.label}.hint`) ?? '', hintOf(theme, field), ...(field.usual === undefined ? [] : [sentence(theme, 'form.act.usual', { usual: optionText(theme, view.ruleset, field.usual) })]), ...(other ? [sentence(theme, 'form.act.unless', { other: sentence(theme, `form.field.${other.label}`) })] : [])].join(' ').trim();
  const shape = { block: blockOf(ask.id, name), label, optional: !isNeeded, ...(hint === '' ? {} : { hint }) };
  if (isLineList(ask.form, name, view)) return [lineList(theme, ask, name, view, shape)];
  if (field.of === 'text') return [words(shape, { initial: stands[0] ?? '', multiline: true })]; // Slack counts otherwise than we do
  const choices = field.from(view).map(value => choiceOf(theme, field, value, view));
  if (choices.length === 0) return [{ type: 'section', text: plain(`${label} ${sentence(theme, 'form.act.nobody')}`) }];
  const placeholder = sentence(theme, 'form.act.pick');
  if (field.max === 1) return [oneOf({ ...shape, placeholder }, choices, stands[0])];
  if (!hasPlaces(field)) return [someOf(shape, choices, field.max, stands)];
  const { hint: _, ...bare } = shape; // once is enough
  return Array.from({ length: field.max }, (_, n) =>
    oneOf({ ...(n === 0 ? shape : bare), block: blockOf(ask.id, name, n), label: placeLabel(theme, label, n + 1), placeholder }, choices, stands[n]),
  );
}

/** A line for each player, with what stood there last; which values there are is said below. */
function lineList(theme: string, ask: AskView, name: string, view: View, shape: Shape): InputBlock {
  const known = view.roleList ?? [];
  const hint = [sentence(theme, 'form.act.lines'), ...(known.length === 0 ? [] : [sentence(theme, 'form.act.lines.known', { roles: counted(known) })])].join(' ');
  return words({ ...shape, hint }, { initial: linesOf(ask.form, name, view, ask.chosen?.answer ?? ask.holds), multiline: true });
}

const placeLabel = (theme: string, label: string, place: number): string =>
  sentence(theme, 'form.act.place', { label, place: place > 3 ? place : sentence(theme, `form.act.place.${place}`) });

/** How much may be chosen or written, and whether anything has to be. */
function hintOf(theme: string, field: Field): string {
  const { of, min, max, longest, mostWords, usual } = field;
  const count =
    of === 'text'
      ? [...(mostWords === undefined ? [] : [sentence(theme, 'form.act.most-words', { count: mostWords })]), ...(longest === undefined ? [] : [sentence(theme, 'form.act.longest', { count: longest })])]
      : max === 1 ? [] : [min === max ? sentence(theme, hasPlaces(field) ? 'form.act.places' : 'form.act.exactly', { count: min }) : sentence(theme, min === 0 ? 'form.act.most' : 'form.act.between', { min, max })];
  return [...count, ...(min === 0 && usual === undefined ? [sentence(theme, 'form.act.may')] : [])].join(' ');
}

const choiceOf = (theme: string, { of }: Field, value: string, view: View): Choice => ({
  value,
  text: of === 'seat' ? (view.seats.find(({ seat }) => seat === value)?.name ?? optionText(theme, view.ruleset, value)) : of === 'option' ? optionText(theme, view.ruleset, value) : value,
});
