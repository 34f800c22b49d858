import type { InputBlock, ModalView } from '@slack/types';
import type { OpenDecision } from '../../engine/core/state.ts';
import { phaseText } from '../../engine/core/state.ts';
import type { View } from '../../engine/core/views.ts';
import { sentence } from '../../engine/themes/words.ts';
import { sections } from '../adapters/slack/blocks/blocks.ts';
import { cut, escape, plain } from '../adapters/slack/blocks/text.ts';
import { decisionTitle, valueWords } from '../adapters/slack/cards/decision-words.ts';
import { callbacks, ref } from '../app/action-ids.ts';
import { oneOf, words } from './inputs.ts';
import { said } from './say.ts';
import { nameIn } from './seen.ts';

/** A list in which one looks for something, in groups where it is long; a view may not be larger than with about as many, and what is more is typed. */
const mostOptions = 1_000;

export const decisionBlock = 'decision';

const titleOf = (theme: string, view: View, decision: OpenDecision): string => decisionTitle(theme, view.ruleset, decision, seat => nameIn(view, seat));

/** A decision as an input that holds its default: a list of what the rules allow, or words where that is too long or free. The list's values are places. */
export function decisionInput(theme: string, view: View, decision: OpenDecision, block: string): InputBlock {
  const { options, fallback } = decision;
  const stands = valueWords(decision, fallback);
  const shape = { block, label: titleOf(theme, view, decision) };
  if (options && options.length <= mostOptions) {
    return oneOf(shape, options.map(({ says }, place) => ({ value: String(place), text: says })), String(options.findIndex(({ says }) => says === stands)));
  }
  return words({ ...shape, ...(options ? { hint: sentence(theme, 'form.decision.text.hint', { example: stands }) } : {}) }, { initial: stands, longest: 300 });
}

/** What was picked or typed, in the words of the decision. */
export const decidedIn = ({ options }: OpenDecision, sent: string): string =>
  (options && options.length <= mostOptions ? options[Number(sent)]?.says ?? sent : sent);

/** The form of one decision. */
export const decisionForm = (theme: string, game: string, view: View, decision: OpenDecision): ModalView => ({
  type: 'modal',
  callback_id: callbacks.decision,
  private_metadata: ref(game, phaseText(view.phase), decision.key),
  title: plain(sentence(theme, 'form.decision.title')),
  submit: plain(sentence(theme, 'form.decision.submit')),
  close: plain(sentence(theme, 'form.close')),
  blocks: [...sections([`*${escape(titleOf(theme, view, decision))}*`]), { ...decisionInput(theme, view, decision, decisionBlock), label: plain(sentence(theme, 'form.decision.value')) }],
});

/** As many as one reads through at once. */
const onPage = 8;

/** The decisions of one page, in the order in which they are asked. */
export const pageOf = (view: View, page: number): readonly OpenDecision[] => view.decisions.slice(page * onPage, page * onPage + onPage);

export const hasPage = (view: View, page: number): boolean => page * onPage < view.decisions.length;

/** What the deal leaves open, page by page, each with what it is as it stands. */
export function dealForm(theme: string, game: string, view: View, page: number): ModalView {
  const pages = Math.max(1, Math.ceil(view.decisions.length / onPage));
  const decisions = pageOf(view, page);
  return {
    type: 'modal',
    callback_id: callbacks.deal,
    private_metadata: ref(game, phaseText(view.phase), String(page)),
    title: plain(sentence(theme, 'form.deal.title')),
    submit: plain(sentence(theme, page + 1 < pages ? 'form.deal.next' : 'form.deal.submit')),
    close: plain(sentence(theme, 'form.close')),
    blocks: [
      ...sections([decisions.length === 0 ? said(theme, 'deal.none') : said(theme, 'deal.intro', { page: page + 1, pages })]),
      ...decisions.map(decision => decisionInput(theme, view, decision, cut(ref(decision.key), 255))),
    ],
  };
}
