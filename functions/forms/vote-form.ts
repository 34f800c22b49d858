import type { KnownBlock, ModalView } from '@slack/types';
import { phaseText } from '../../engine/core/state.ts';
import type { PollView, View } from '../../engine/core/views.ts';
import { choiceText, pollName } from '../../engine/themes/choice.ts';
import { sentence } from '../../engine/themes/words.ts';
import { callbacks, ref } from '../app/action-ids.ts';
import { cut, escape, mrkdwn, plain } from '../adapters/slack/blocks/text.ts';
import { oneOf } from './inputs.ts';
import { mainPoll } from '../../engine/table/polls.ts';
import { capital, nameIn } from './seen.ts';

/** The form's only input. */
export const voteBlock = 'choice';

/** Of a form's title. */
const longestTitle = 24;

/** A vote as a form: one choice, left empty for none. */
export function voteForm(theme: string, game: string, view: View, poll: PollView): ModalView {
  const choices = poll.choices.map(value => ({ value, text: choiceText(theme, value, seat => nameIn(view, seat)) }));
  const own = poll.ballots.find(({ seat }) => seat === view.viewer)?.choice;
  const hint = sentence(theme, poll.mayUnvote ? (poll.open ? 'form.vote.hint' : 'form.vote.hint.secret') : 'form.vote.hint.stands');
  const shape = { block: voteBlock, label: sentence(theme, 'form.vote.label'), hint, optional: poll.mayUnvote || own === undefined };
  return {
    type: 'modal',
    callback_id: callbacks.vote,
    private_metadata: ref(game, phaseText(view.phase), poll.id),
    title: plain(cut(titleOf(theme, view, poll), longestTitle)),
    submit: plain(sentence(theme, 'form.vote.submit')),
    close: plain(sentence(theme, 'form.close')),
    blocks: [...inFull(theme, view, poll), oneOf({ ...shape, placeholder: sentence(theme, 'form.act.pick') }, choices, own)],
  };
}

/** What the vote is about, where the title has no room for it. */
function inFull(theme: string, view: View, poll: PollView): KnownBlock[] {
  const title = titleOf(theme, view, poll);
  return title.length <= longestTitle ? [] : [{ type: 'section', text: mrkdwn(escape(title)) }];
}

function titleOf(theme: string, view: View, poll: PollView): string {
  const name = pollName(theme, poll, seat => nameIn(view, seat));
  return poll.subject === undefined ? `${capital(phaseText(view.phase))}: ${poll.id === mainPoll ? sentence(theme, 'form.vote.title') : name}` : sentence(theme, 'form.vote.title.on', { name });
}
