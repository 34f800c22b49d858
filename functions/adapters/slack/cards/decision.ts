import type { Json } from '../../../../engine/core/json.ts';
import { type OpenDecision, phaseText } from '../../../../engine/core/state.ts';
import { actions, ref } from '../../../app/action-ids.ts';
import { actionRow, button, header, sections } from '../blocks/blocks.ts';
import { cut, date, escape } from '../blocks/text.ts';
import { type Card, placeLink, sayer, type Sight } from './card.ts';
import { decisionTitle, valueWords } from './decision-words.ts';
import { plainNames } from './names.ts';

/** How a decision came out. */
export type Outcome = { readonly value: Json; readonly by: string } | 'dropped';

/** A decision that waits for whoever runs the game: what is asked, what it is without an answer, until when. */
export function openDecision({ game, view, table }: Sight, decision: OpenDecision): Card {
  const say = sayer(table.theme);
  const title = decisionTitle(table.theme, view.ruleset, decision, plainNames(view));
  const due = table.calls?.[decision.key] ?? table.due;
  const at = ref(game, phaseText(view.phase), decision.key);
  const fallback = valueWords(decision, decision.fallback);
  const time = table.paused !== null || due === null ? say('decision.paused') : say('decision.until', { time: date(due, table.schedule.zone) });
  return {
    text: say('decision.text'),
    blocks: [
      header(cut(title, 150)),
      ...sections([escape(say('decision.default', { value: fallback })), time, say('decision.place', { place: placeLink(table) })]),
      actionRow([button(say('decision.open'), actions.openDecision, at, 'primary'), button(say('decision.take', { value: fallback }), actions.takeDefault, at)]),
    ],
  };
}

/** The same when it is settled. */
export function closedDecision({ view, table }: Sight, decision: OpenDecision, came: Outcome): Card {
  const say = sayer(table.theme);
  const title = decisionTitle(table.theme, view.ruleset, decision, plainNames(view));
  const words = came === 'dropped' ? say('decision.dropped') : say(came.by === 'host' ? 'decision.made' : 'decision.lapsed', { value: valueWords(decision, came.value) });
  return { text: say('decision.text.closed'), blocks: [header(cut(title, 150)), ...sections([escape(words)])], onlyEdits: true };
}
