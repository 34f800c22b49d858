import { actions } from '../../app/action-ids.ts';
import { refusal } from '../../forms/say.ts';
import { voteForm as formOf } from '../../forms/vote-form.ts';
import type { ActionListener } from '../listener.ts';
import { openGame } from '../pressed.ts';

/** Opens the vote as a form. */
export const voteForm: ActionListener = {
  on: actions.voteForm,
  run: async ({ parts: [game, phase, id] }, sender, ports) => {
    const found = await openGame({ game, phase }, sender, ports);
    if (!found.ok) return found;
    const { theme, state, view } = found;
    const poll = view.polls.find(one => one.id === id);
    if (!poll) return { say: refusal(theme, 'unknown-poll', { typed: id }) };
    return poll.mayVote ? { open: formOf(theme, state.game, view, poll) } : { say: refusal(theme, 'no-vote') };
  },
};
