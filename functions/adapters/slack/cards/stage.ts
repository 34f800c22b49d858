import type { KnownBlock } from '@slack/types';
import { phaseText } from '../../../../engine/core/state.ts';
import type { View } from '../../../../engine/core/views.ts';
import { sentence } from '../../../../engine/themes/words.ts';
import { ref } from '../../../app/action-ids.ts';
import { actionRow, header, sections } from '../blocks/blocks.ts';
import { cut, date, escape } from '../blocks/text.ts';
import { type Card, phaseTitle, sayer, type Sight } from './card.ts';
import { commonElements } from './common.ts';

/** A part of a day or night: what it is for, until when, and what anybody may do in it. Over, it is only closed. */
export function stage({ game, view, table }: Sight, phase: string): Card {
  const say = sayer(table.theme);
  const title = phaseTitle(phase);
  if (view.over || phaseText(view.phase) !== phase) {
    return { text: say('stage.text.closed', { phase: title }), blocks: sections([say('stage.closed', { phase: title })]), onlyEdits: true };
  }
  const words = stageWords(table.theme, view);
  const time = table.due === null ? say('stage.paused') : say('stage.until', { time: date(table.due, table.schedule.zone) });
  const elements = table.due === null ? [] : commonElements({ theme: table.theme, game, view }, view.common);
  const row: readonly KnownBlock[] = elements.length === 0 ? [] : [actionRow([...elements], ref(game, phase))];
  return { text: cut(escape(say('stage.text', { phase: title, words })), 3_000), blocks: [header(title), ...sections([escape(words), time]), ...row] };
}

const stageWords = (theme: string, { ruleset, phase: { name, stage: part } }: View): string =>
  sentence(theme, [ruleset, 'stage', name, ...(part === undefined ? [] : [part])].join('.'));
