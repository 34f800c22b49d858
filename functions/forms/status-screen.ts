import type { Form } from '../../engine/core/forms.ts';
import type { View } from '../../engine/core/views.ts';
import { phaseText, type Answer } from '../../engine/core/state.ts';
import { setups } from '../../engine/setups/index.ts';
import { mainPoll } from '../../engine/table/polls.ts';
import { counted } from '../../engine/setup.ts';
import { shownSetup } from '../../engine/table/shown-setup.ts';
import type { Table } from '../../engine/table/table.ts';
import { askTitle } from '../../engine/themes/ask-title.ts';
import { pollName } from '../../engine/themes/choice.ts';
import { sentence } from '../../engine/themes/words.ts';
import { said, saidWith } from './say.ts';
import type { Screen } from './screen.ts';
import { capital, choiceText, chosenText, nameIn, type Seen, untilText } from './seen.ts';

/** What stands now, for one person: the phase and its end, who is there, the votes, and what that person can do. */
export function statusScreen(seen: Seen): Screen {
  const { state, theme, view } = seen;
  const title = sentence(theme, 'form.status.title');
  if (state.table.stage === 'cancelled') return { title, lines: [said(theme, 'status.cancelled')] };
  if (!view) return { title, lines: lobbyLines(seen) };
  const until = untilText(state);
  return {
    title,
    lines: [
      saidWith(theme, 'status.phase', { phase: capital(phaseText(view.phase)), until: until === undefined ? '' : ` ${until}` }),
      ...(view.winners ? [winnersLine(theme, view)] : []),
      ...peopleLines(theme, view),
      ...rolesLine(theme, view.roleList ?? []),
      ...voteLines(theme, view),
      ...abilityLines(theme, view),
    ],
  };
}

/** The name of what is dealt. */
export const setupName = ({ setup, size }: Table): string =>
  'ready' in setup
    ? (setups.find(({ id }) => id === setup.ready)?.name ?? setup.ready)
    : sentence('workplace', 'form.setup.own', { count: size });

/** What is in a list of one's own as far as everybody may know it, as they may know a ready-made setup. */
function listLines({ ruleset, state }: Seen): string[] {
  const setup = shownSetup(ruleset, state);
  return 'list' in setup ? rolesLine(state.table.theme, setup.list) : [];
}

const rolesLine = (theme: string, roles: readonly string[]): string[] => (roles.length === 0 ? [] : [said(theme, 'status.list', { roles: counted(roles) })]);

function lobbyLines(seen: Seen): string[] {
  const { table } = seen.state;
  const { guests, size, theme, watchers, host } = table;
  const missing = size - guests.length;
  const hostName = [...guests, ...watchers].find(({ person }) => person === host)?.name;
  return [
    said(theme, 'status.lobby', { setup: setupName(table), count: guests.length, size }),
    ...listLines(seen),
    ...(guests.length === 0 ? [] : [said(theme, 'status.joined', { names: guests.map(({ name }) => name) })]),
    ...(watchers.length === 0 ? [] : [said(theme, 'status.watching', { names: watchers.map(({ name }) => name) })]),
    said(theme, missing > 0 ? 'status.missing' : 'status.ready', { count: missing }),
    ...(hostName === undefined ? [] : [said(theme, 'status.host', { name: hostName })]),
  ];
}

const winnersLine = (theme: string, view: View): string =>
  view.winners!.length === 0
    ? said(theme, 'status.nobody-won')
    : said(theme, 'status.won', { names: view.winners!.map(seat => nameIn(view, seat)) });

function peopleLines(theme: string, view: View): string[] {
  const names = view.living.map(seat => nameIn(view, seat));
  return [
    ...(names.length === 0 ? [] : [said(theme, 'status.living', { count: names.length, names })]),
    ...(view.dead.length === 0 ? [] : [said(theme, 'status.dead', { names: view.dead.map(seat => nameIn(view, seat)) })]),
  ];
}

/** Each vote with its choices, the leading one first, and how much each still needs. */
export const voteLines = (theme: string, view: View): string[] =>
  view.polls.flatMap(poll => {
    const voted = [...new Set(poll.ballots.map(({ choice }) => choice))].map(choice => ({
      choice,
      names: poll.ballots.filter(ballot => ballot.choice === choice).map(({ seat }) => nameIn(view, seat)),
    }));
    const rows = voted
      .sort((a, b) => b.names.length - a.names.length)
      .map(({ choice, names }) =>
        saidWith(theme, poll.bar[choice] === 0 ? 'votes.row.open' : 'votes.row', {
          choice: choiceText(theme, view, choice),
          count: names.length,
          names: said(theme, 'names', { names }),
          needed: poll.needed[choice] ?? 0,
        }),
      );
    const missing = poll.waiting.map(seat => nameIn(view, seat));
    return [
      ...(poll.id === mainPoll ? [] : [said(theme, 'votes.title.of', { poll: pollName(theme, poll, seat => nameIn(view, seat)) })]),
      ...(rows.length === 0 ? [said(theme, 'votes.none')] : rows),
      ...(missing.length === 0 ? [] : [said(theme, poll.hidden ? 'votes.hidden' : 'votes.missing', { names: missing })]),
    ];
  });

/** What that person can do now, and what stands of it. */
export const abilityLines = (theme: string, view: View): string[] =>
  view.asks.map(ask =>
    said(theme, ask.chosen ? 'status.chosen' : ask.now ? 'status.now' : 'status.ability', {
      ability: askTitle(theme, ask),
      what: ask.chosen ? answerText(theme, view, ask.form, ask.chosen.answer) : '',
    }),
  );

/** A choice in words. */
export const answerText = (theme: string, view: View, form: Form, answer: Answer): string => chosenText(theme, view, form, answer) || sentence(theme, 'form.used');

/** What was just done, and what stands now. */
export function doneScreen(seen: Seen, done: string): Screen {
  const { title, lines } = statusScreen(seen);
  return { title, lines: [said(seen.theme, done), ...lines] };
}
