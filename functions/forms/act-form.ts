import type { KnownBlock, ModalView } from '@slack/types';
import { isLineList } from '../../engine/core/line-list.ts';
import { areRivals } from '../../engine/core/rivals.ts';
import { phaseText } from '../../engine/core/state.ts';
import type { AskView, View } from '../../engine/core/views.ts';
import { askTitle } from '../../engine/themes/ask-title.ts';
import { sentence } from '../../engine/themes/words.ts';
import { callbacks, ref } from '../app/action-ids.ts';
import { cut, escape, mrkdwn, plain } from '../adapters/slack/blocks/text.ts';
import { tryWords } from '../adapters/slack/cards/common.ts';
import { inputsFor } from './fields.ts';
import { oneOf } from './inputs.ts';
import { capital, chosenText, nameIn } from './seen.ts';

/** A modal holds a hundred blocks. */
const mostBlocks = 100;

/** What a form says of itself that stands for what all may see, and one of what anybody may try unseen: what comes of it is told where all read it. */
export const inPublic = 'public';
export const anybodys = 'common';

/**
 * The forms of a phase for one player. It looks the same for somebody who has nothing to do, so that a glance over a shoulder tells nothing.
 * What anybody may try is not among them: that opens one by one.
 * `isPublic`: those that are used before everybody, and no others; elsewhere these are only named. `only`: the id of the one ask that is meant.
 */
export function actForm(theme: string, game: string, view: View, isPublic = false, only?: string): ModalView {
  const shown = view.asks.filter(({ id, common, open = false }) => (only === undefined ? !common && (open || !isPublic) : id === only));
  const asks = shown.map(ask => [headOf(theme, ask, view, isPublic), ...(ask.open && !isPublic ? [] : inputsFor(theme, ask, view, only !== undefined))]);
  const intro: KnownBlock = {
    type: 'section',
    text: mrkdwn(escape(sentence(theme, introOf(shown)))),
  };
  return {
    type: 'modal',
    callback_id: callbacks.act,
    private_metadata: ref(game, phaseText(view.phase), ...(isPublic ? [inPublic] : only === undefined ? [] : [anybodys])),
    title: plain(cut(capital(phaseText(view.phase)), 24)),
    submit: plain(sentence(theme, 'form.act.submit')),
    close: plain(sentence(theme, 'form.close')),
    blocks: [...(only === undefined ? [intro] : []), ...(asks.length > 0 ? whole(asks) : idle(theme, view))],
  };
}

/** What is carried out at once cannot be changed. */
const introOf = (asks: readonly AskView[]): string =>
  asks.length === 0 ? 'form.act.idle' : asks.every(({ now }) => now) ? 'form.act.intro.now' : 'form.act.intro';

/** As many asks as there is room for, none of them cut in half. */
function whole(asks: readonly (readonly KnownBlock[])[]): KnownBlock[] {
  const out: KnownBlock[] = [];
  for (const blocks of asks) if (out.length + blocks.length < mostBlocks) out.push(...blocks);
  return out;
}

function headOf(theme: string, ask: AskView, view: View, isPublic: boolean): KnownBlock {
  const by = ask.chosen && ask.chosen.by !== view.viewer ? [sentence(theme, 'form.act.by', { name: nameIn(view, ask.chosen.by) })] : [];
  const others = view.asks.filter(other => areRivals(other, ask));
  const notes = [
    ...(ask.open ? [sentence(theme, isPublic ? 'form.act.public' : 'form.act.public.where', { ability: ask.abilities[0]! })] : []),
    ...(ask.now ? [sentence(theme, 'form.act.now')] : []),
    ...(others.length === 0 ? [] : [sentence(theme, 'form.act.instead', { abilities: others.map(other => askTitle(theme, other)) })]),
    ...(ask.shared === undefined ? [] : [sentence(theme, 'form.act.shared')]),
    ...(ask.usesLeft === undefined ? [] : [sentence(theme, 'form.act.uses', { count: ask.usesLeft })]),
    ...(ask.holds === undefined || Object.keys(ask.form).some(name => isLineList(ask.form, name, view)) ? [] : [sentence(theme, 'form.act.holds', { what: chosenText(theme, view, ask.form, ask.holds) })]),
    ...by,
  ];
  const title = ask.common ? tryWords(theme, view.ruleset, ask.abilities[0]!) : askTitle(theme, ask);
  return { type: 'section', text: mrkdwn([`*${escape(title)}*`, ...notes.map(escape)].join('\n')) };
}

/** An input that nobody reads: it only makes the form look like any other. */
function idle(theme: string, view: View): KnownBlock[] {
  const others = view.living.filter(seat => seat !== view.viewer).map(seat => ({ value: seat, text: nameIn(view, seat) }));
  const shape = {
    block: 'idle',
    label: sentence(theme, 'form.act.idle.label'),
    hint: sentence(theme, 'form.act.idle.hint'),
    optional: true,
  };
  return others.length === 0 ? [] : [oneOf({ ...shape, placeholder: sentence(theme, 'form.act.pick') }, others)];
}
