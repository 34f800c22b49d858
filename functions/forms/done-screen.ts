import { phaseText } from '../../engine/core/state.ts';
import type { Raw } from '../../engine/core/forms.ts';
import type { Meant } from '../../engine/table/act-text.ts';
import { sentence } from '../../engine/themes/words.ts';
import { said, saidWith } from './say.ts';
import type { Screen } from './screen.ts';
import { capital, choiceText, nameIn, type Seen, untilText } from './seen.ts';
import { voteLines } from './status-screen.ts';

/** What was understood of an act, and what stands now. */
export function doneAct(before: Seen, meant: Meant, after: Seen): Screen {
  const { theme, view } = after;
  const was = before.view ? phaseText(before.view.phase) : '';
  const now = view ? phaseText(view.phase) : '';
  const until = untilText(after.state);
  const moved = was === now ? [] : [saidWith(theme, 'done.moved', { phase: capital(now), until: until === undefined ? '' : ` ${until}` })];
  const stands = was === now ? standing(meant, after) : [];
  return { title: sentence(theme, 'form.title'), lines: [understood(before, meant), ...stands, ...moved] };
}

function understood({ theme, view }: Seen, meant: Meant): string {
  switch (meant.type) {
    case 'answer': {
      const what = namesIn(meant.raw).map(value => (view ? nameIn(view, value) : value));
      return said(theme, what.length === 0 ? 'done.used' : 'done.answer', { ability: abilityOf(view, meant.ask), names: what });
    }
    case 'withdraw':
      return said(theme, 'done.withdraw', { ability: abilityOf(view, meant.ask) });
    case 'vote':
      return saidWith(theme, 'done.vote', { choice: view ? choiceText(theme, view, meant.choice) : '' });
    case 'unvote':
      return said(theme, 'done.unvote');
    case 'say':
      return said(theme, 'done.say', { chat: meant.chat ?? '', text: meant.text });
  }
}

const namesIn = (raw: Raw): string[] => Object.values(raw).flatMap(value => (value === undefined ? [] : value));

const abilityOf = (view: Seen['view'], ask: string): string => {
  const name = view?.asks.find(({ id }) => id === ask)?.abilities[0] ?? '';
  return capital(name);
};

function standing(meant: Meant, { theme, view, state }: Seen): string[] {
  const until = untilText(state);
  switch (meant.type) {
    case 'answer':
      return [
        saidWith(theme, 'done.stands', { until: until ?? '', ability: view?.asks.find(({ id }) => id === meant.ask)?.abilities[0] ?? '' }),
      ];
    case 'vote':
    case 'unvote':
      return view ? [...voteLines(theme, view), ...(until === undefined ? [] : [until])] : [];
    case 'withdraw':
    case 'say':
      return [];
  }
}
