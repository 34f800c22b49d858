import type { KnownBlock } from '@slack/types';
import { phaseText } from '../../../../engine/core/state.ts';
import type { SeatTruth, SeatView, StepTruth, Truth, View } from '../../../../engine/core/views.ts';
import { sentenceIf } from '../../../../engine/themes/words.ts';
import { actions, ref } from '../../../app/action-ids.ts';
import { actionRow, button, choice, header, sections, select } from '../blocks/blocks.ts';
import { cut, escape } from '../blocks/text.ts';
import { type Card, phaseTitle, type Say, sayer, type Sight } from './card.ts';
import { plainNames } from './names.ts';

/** All that is true of the table in a part of the game, for whoever runs it; at night the steps as well. `isOver`: nothing can be done about it any more. */
export function grimoire({ game, view, table }: Sight, book: Truth, isOver = false): Card {
  const say = sayer(table.theme);
  const phase = phaseText(view.phase);
  const title = say('grimoire.title', { phase: phaseTitle(phase) });
  return {
    text: say('grimoire.text', { phase: phaseTitle(phase) }),
    blocks: [
      header(cut(title, 150)),
      ...sections(seatLines(table.theme, view, book)),
      ...sections(stepLines(table.theme, view, book)),
      ...(isOver ? [] : controls(say, game, view, book, phase)),
    ],
    ...(isOver ? { onlyEdits: true as const } : {}),
  };
}

/** Each seat: what it is and believes, its side, in or out, what lies on it and by whom, its last vote. */
export const seatLines = (theme: string, view: View, { seats }: Truth): readonly string[] =>
  view.seats.map((one, index) => seatLine(theme, view, one, seats.find(({ seat }) => seat === one.seat), index + 1));

function seatLine(theme: string, view: View, { name, role = '', alive, marks = [] }: SeatView, truth: SeatTruth | undefined, number: number): string {
  const say = sayer(theme);
  const nameOf = plainNames(view);
  const on = (truth?.statuses ?? []).map(({ name: status, by, inForce }) =>
    [status, ...(by === undefined ? [] : [say('grimoire.by', { name: nameOf(by) })]), ...(inForce ? [] : [say('grimoire.idle')])].join(' '));
  const words = [say(alive ? 'square.in' : 'square.out'), ...marks.map(mark => sentenceIf(theme, `mark.${mark}`) ?? mark), ...on];
  return `*${number}. ${escape(name)}*: ${escape(say('grimoire.seat', { role, side: truth?.side ?? '', words: words.join(', ') }))}`;
}

/** The steps of a night, in order: who acts, what was chosen, how far it has come. */
export function stepLines(theme: string, view: View, { steps }: Truth): readonly string[] {
  const say = sayer(theme);
  const rows = steps.map((step, index) => `${index + 1}. ${escape(stepLine(say, view, step))}`);
  return rows.length === 0 ? [] : [`*${say('grimoire.steps')}*`, ...rows];
}

function stepLine(say: Say, view: View, { name, seats, chosen, at }: StepTruth): string {
  const nameOf = plainNames(view);
  const choices = chosen.map(({ answer }) => Object.values(answer).flat().map(nameOf).join(', ')).filter(text => text !== '');
  return say('grimoire.step', {
    name, who: seats.map(nameOf).join(', '), chosen: choices.length === 0 ? '' : say('grimoire.chosen', { names: choices.join('; ') }), at: say(`grimoire.at.${at}`),
  });
}

function controls(say: Say, game: string, view: View, { mends }: Truth, phase: string): readonly KnownBlock[] {
  const players = view.seats.slice(0, 100).map(({ seat, name }) => choice(name, seat));
  const hasDeal = view.decisions.length > 0 && view.seats.every(({ seat }) => view.news.every(({ to, kind }) => to !== seat || kind !== 'role'));
  const last = mends.at(-1);
  return [
    actionRow([
      ...(hasDeal ? [button(say('grimoire.deal'), actions.openDeal, ref(game, phase, '0'), 'primary'), button(say('grimoire.begin'), actions.endPhase, ref(game, phase))] : []),
      select(actions.openMend, say('grimoire.mend'), players),
      ...(last ? [button(say('grimoire.unmend', { name: plainNames(view)(last.seat), what: `${last.field} ${last.value}` }), actions.unmend, ref(game))] : []),
      button(say('home.host'), actions.openHost, ref(game, phase)),
    ], ref(game)),
  ];
}
