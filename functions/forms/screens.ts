import type { Ruleset } from '../../engine/core/ruleset.ts';
import type { Json } from '../../engine/core/json.ts';
import { chatName } from '../../engine/table/act-names.ts';
import { sentence } from '../../engine/themes/words.ts';
import { escape } from '../adapters/slack/blocks/text.ts';
import { apart, cardLines } from '../adapters/slack/cards/card-lines.ts';
import { houseTheme, said, saidWith } from './say.ts';
import type { Screen } from './screen.ts';
import { nameIn, type Seen } from './seen.ts';
import { abilityLines, voteLines } from './status-screen.ts';

/** Everybody at the table, in seating order, with what the person knows of each. */
export function playersScreen({ state, theme, view, seat: own }: Seen): Screen {
  const title = sentence(theme, 'form.players.title');
  const { guests, watchers } = state.table;
  const watching = watchers.length === 0 ? [] : [said(theme, 'status.watching', { names: watchers.map(({ name }) => name) })];
  if (!view)
    return {
      title,
      lines: [
        ...(guests.length === 0 ? [said(theme, 'players.none')] : guests.map(({ name }) => said(theme, 'players.row', { name }))),
        ...watching,
      ],
    };
  const rows = view.seats.map(({ seat, name, alive, flip, role, marks = [] }) => {
    const known = role ?? flip;
    const you = seat === own ? `${sentence(theme, 'form.players.you')} ` : '';
    const row = known === undefined ? 'players.row' : 'players.row.known';
    const shown = known === undefined ? '' : flipText(known);
    return [said(theme, alive ? row : `${row}.out`, { name: `${name} ${you}`.trim(), known: shown }), ...marks.map(mark => sentence(theme, `mark.${mark}`))].join(', ');
  });
  return { title, lines: [...rows, ...watching] };
}

const flipText = (flip: Json): string => (typeof flip === 'string' ? flip : JSON.stringify(flip));

/** The open votes. */
export const votesScreen = ({ theme, view }: Seen): Screen => {
  const lines = view ? voteLines(theme, view) : [];
  return { title: sentence(theme, 'form.votes.title'), lines: lines.length === 0 ? [said(theme, 'votes.closed')] : lines };
};

/** A player's own card, companions and abilities; for a host without a seat, that they have none. */
export function roleScreen({ theme, ruleset, view, seat }: Seen): Screen {
  const title = sentence(theme, 'form.role.title');
  const role = view?.seats.find(known => known.seat === seat)?.role;
  if (!view || seat === undefined || role === undefined) return { title, lines: [said(theme, 'role.none')] };
  const mates = view.chats.flatMap(({ slug, members }) => {
    const names = members.filter(member => member !== seat).map(member => nameIn(view, member));
    return names.length === 0 ? [] : [said(theme, 'role.chat', { slug: chatName(slug, view), names })];
  });
  const out = view.dead.includes(seat) ? [said(theme, 'role.out')] : [];
  return { title, lines: [...cardLines(theme, [...ruleset.card(role), ...(view.besides ?? [])]), ...mates, ...out, ...abilityLines(theme, view)] };
}

const commands = ['new', 'join', 'start', 'travel', 'status', 'role', 'players', 'votes', 'log', 'act', 'vote', 'say', 'host', 'explain'] as const;

/** All commands, a line each. */
export const helpScreen = (): Screen => ({
  title: sentence(houseTheme, 'form.help.title'),
  lines: [said(houseTheme, 'help.what'), ...commands.map(name => saidWith(houseTheme, `help.${name}`, {}))],
});

/** What a role is, in plain words; `parsed` also says how its text was read. */
export function explainScreen(theme: string, ruleset: Ruleset, text: string, parsed: boolean): Screen {
  const title = sentence(theme, 'form.explain.title');
  const explained = ruleset.explain(text);
  if (!explained.ok) {
    const { message, column = 0, nearest = [] } = explained.fault;
    const place = text.slice(column).split(/\s/)[0] ?? '';
    const near = nearest.length === 0 ? [] : [said(theme, 'explain.near', { names: nearest })];
    return { title, lines: [said(theme, 'explain.fault', { text, message, column: column + 1, place }), ...near] };
  }
  const { parse, card, warnings } = explained;
  const how = parsed ? [apart(said(theme, 'explain.parse', { parse }))] : [];
  return { title, lines: [...cardLines(theme, card), ...how, ...warnings.map(escape)] };
}
