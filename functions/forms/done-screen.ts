import { phaseText } from '../../engine/core/state.ts';
import type { Message } from '../../engine/core/messages.ts';
import type { AskView } from '../../engine/core/views.ts';
import { chatName } from '../../engine/table/act-names.ts';
import type { Meant } from '../../engine/table/act-text.ts';
import { askTitle } from '../../engine/themes/ask-title.ts';
import { sentence } from '../../engine/themes/words.ts';
import { toldLines } from './told-screen.ts';
import { said, saidWith } from './say.ts';
import type { Screen } from './screen.ts';
import { capital, choiceText, chosenText, type Seen, untilText } from './seen.ts';
import { voteLines } from './status-screen.ts';

/** What was understood of an act, and what stands now. */
export function doneAct(before: Seen, meant: Meant, after: Seen, messages: readonly Message[]): Screen {
  const { theme, view } = after;
  const was = before.view ? phaseText(before.view.phase) : '';
  const now = view ? phaseText(view.phase) : '';
  const until = untilText(after.state);
  const moved = was === now ? [] : [saidWith(theme, 'done.moved', { phase: capital(now), until: until === undefined ? '' : ` ${until}` })];
  const isNow = askOf(before, meant)?.now === true;
  const stands = was === now && !isNow ? standing(meant, after) : [];
  const told = isNow ? toldLines(after, messages.filter(({ confirms }) => !confirms)) : [];
  return { title: sentence(theme, 'form.title'), lines: [understood(before, meant), ...told, ...stands, ...moved] };
}

function understood({ theme, view }: Seen, meant: Meant): string {
  switch (meant.type) {
    case 'answer': {
      const ask = askOf({ view }, meant);
      const what = view ? chosenText(theme, view, ask?.form ?? {}, meant.raw) : '';
      const key = ask?.now ? (what === '' ? 'done.now.used' : 'done.now') : what === '' ? 'done.used' : 'done.answer';
      return said(theme, key, { ability: abilityOf(theme, view, meant.ask), names: what });
    }
    case 'withdraw':
      return said(theme, 'done.withdraw', { ability: abilityOf(theme, view, meant.ask) });
    case 'vote':
      return saidWith(theme, 'done.vote', { choice: view ? choiceText(theme, view, meant.choice) : '' });
    case 'unvote':
      return said(theme, 'done.unvote');
    case 'laugh':
      return said(theme, 'done.laugh', { who: view?.seats.find(({ seat }) => seat === meant.whom)?.name ?? '' });
    case 'say':
      return said(theme, 'done.say', { chat: view ? chatName(meant.chat ?? '', view) : '', text: meant.text });
  }
}

const askOf = ({ view }: Pick<Seen, 'view'>, meant: Meant): AskView | undefined =>
  meant.type === 'answer' ? view?.asks.find(({ id }) => id === meant.ask) : undefined;

const abilityOf = (theme: string, view: Seen['view'], id: string): string => {
  const ask = view?.asks.find(one => one.id === id);
  return ask ? askTitle(theme, ask) : '';
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
    case 'laugh':
    case 'say':
      return [];
  }
}
