import type { HomeView, KnownBlock } from '@slack/types';
import { phaseText } from '../../../../engine/core/state.ts';
import type { View } from '../../../../engine/core/views.ts';
import { type Person, runs, type Table } from '../../../../engine/table/table.ts';
import { mainPoll } from '../../../../engine/table/polls.ts';
import { pollName } from '../../../../engine/themes/choice.ts';
import { sentenceIf } from '../../../../engine/themes/words.ts';
import { actions, ref } from '../../../app/action-ids.ts';
import { actionRow, button, context, header, plainSections, sections } from '../blocks/blocks.ts';
import { date, escape } from '../blocks/text.ts';
import { standing } from './act.ts';
import { commonElements } from './common.ts';
import { phaseTitle, placeLink, type Say, sayer } from './card.ts';
import { setupWords } from './lobby.ts';
import { escapedNames, plainNames } from './names.ts';
import { isNews } from './role.ts';
import { said } from './said.ts';
import { choiceNames } from './vote.ts';

/** One game of a person: what its view and role card say, once it is under way. */
export interface HomeGame {
  readonly game: string;
  readonly table: Table;
  readonly view?: View;
  readonly card: readonly string[];
}

/** A Home tab holds 100 blocks, and a person reads fewer. */
const mostGames = 5;
const mostOfGame = 18;
const mostVotes = 3;

/** A person's Home tab: each game with role, open actions, deadline and news. */
export function home(person: Person, games: readonly HomeGame[]): HomeView {
  const say = sayer('workplace');
  const shown = games.slice(0, mostGames);
  return {
    type: 'home',
    blocks: [
      header(say('home.title')),
      ...(games.length === 0 ? sections([say('home.empty')]) : []),
      ...shown.flatMap(game => gameBlocks(person, game).slice(0, mostOfGame)),
      ...(games.length > shown.length ? [context(say('home.more', { count: games.length - shown.length }))] : []),
      actionRow([button(say('home.new'), actions.newGame, '', games.length === 0 ? 'primary' : undefined), button(say('home.help'), actions.help)]),
    ],
  };
}

function gameBlocks(person: Person, { game, table, view, card }: HomeGame): readonly KnownBlock[] {
  const say = sayer(table.theme);
  const title = header(say('home.game', { setup: setupWords(say, table.setup).name }));
  if (!view) return [title, ...lobbyBlocks(say, person, game, table)];
  return [
    title,
    ...sections([stateWords(say, table, view), ...placeWords(say, table, view)]),
    ...buttons(say, person, game, table, view),
    ...roleBlocks(say, view, card),
    ...sections(newsLines(say, table, view)),
    ...plainSections(peopleLines(say, view)),
  ];
}

function lobbyBlocks(say: Say, person: Person, game: string, table: Table): readonly KnownBlock[] {
  const { guests, size, host } = table;
  const isIn = guests.some(guest => guest.person === person);
  const full = guests.length >= size;
  const row = [
    ...(isIn ? [button(say('lobby.leave'), actions.leave, ref(game))] : full ? [] : [button(say('lobby.join'), actions.join, ref(game))]),
    ...(host === person && full ? [button(say('lobby.start'), actions.start, ref(game), 'primary')] : []),
  ];
  return [
    ...sections([say('home.lobby', { place: placeLink(table), count: guests.length, size })]),
    ...(row.length === 0 ? [] : [actionRow(row)]),
  ];
}

function stateWords(say: Say, table: Table, view: View): string {
  const args = { phase: phaseTitle(view.phase), place: placeLink(table) };
  if (view.over) return say('home.over', args);
  return table.due === null ? say('home.phase.paused', args) : say('home.phase', { ...args, time: date(table.due, table.schedule.zone) });
}

/** Where the reader stands: out, watching, or what is chosen so far. */
function placeWords(say: Say, table: Table, view: View): readonly string[] {
  if (view.over) return [];
  if (!(view.viewer in table.seated)) return [say('home.watching')];
  const out = view.living.includes(view.viewer) ? [] : [sentenceIf(table.theme, `${view.ruleset}.home.out`) ?? say('home.out')];
  const nameOf = plainNames(view);
  const choiceOf = choiceNames(table.theme, nameOf);
  const votes = view.polls.filter(({ mayVote }) => mayVote).map(poll => {
    const { id, ballots } = poll;
    const own = ballots.find(({ seat }) => seat === view.viewer);
    const key = `home.${own ? 'voted' : 'unvoted'}${id === mainPoll ? '' : '.of'}`;
    return say(key, { poll: pollName(table.theme, poll, nameOf), choice: own ? choiceOf(own.choice) : '' });
  });
  return [...out, ...votes, ...standing(say, table.theme, view)].map(escape);
}

/** At night the same for everybody alive; whoever hosts has the console besides. */
function buttons(say: Say, person: Person, game: string, table: Table, view: View): readonly KnownBlock[] {
  const at = ref(game, phaseText(view.phase));
  const acts = !view.over && table.due !== null;
  const isAsked = view.asks.some(ask => !ask.common) || (view.phase.name === 'night' && view.living.includes(view.viewer));
  const votes = acts ? view.polls.filter(({ mayVote }) => mayVote).slice(0, mostVotes) : [];
  const row = [
    ...(acts && isAsked ? [button(say('home.act', { phase: phaseTitle(view.phase) }), actions.openAct, at, 'primary')] : []),
    ...votes.map((poll, n) =>
      button(poll.id === mainPoll ? say('home.vote') : say('home.vote.of', { poll: pollName(table.theme, poll, plainNames(view)) }), n === 0 ? actions.voteForm : `${actions.voteForm}:${n}`, ref(game, phaseText(view.phase), poll.id), 'primary')),
    ...(runs(table, person) && !view.over ? [button(say('home.host'), actions.openHost, at)] : []),
  ];
  const common = acts && view.viewer in table.seated ? commonElements({ theme: table.theme, game, view }, view.common.filter(({ open }) => !open)) : [];
  return [
    ...(common.length === 0 ? [] : [actionRow(common, at), context(say('common.where', { place: placeLink(table) }))]),
    ...(row.length === 0 ? [] : [actionRow(row)]),
  ];
}

function roleBlocks(say: Say, view: View, card: readonly string[]): readonly KnownBlock[] {
  if (card.length === 0) return [];
  const nameOf = plainNames(view);
  const groups = view.chats.map(({ members }) => say('home.with', { names: members.filter(seat => seat !== view.viewer).map(nameOf) }));
  const named = view.chats.map(({ members }, index) => (members.length > 1 ? groups[index]! : undefined));
  return sections([`*${say('home.role')}*`, ...card, ...named.flatMap(line => (line === undefined ? [] : [escape(line)]))]);
}

function newsLines(say: Say, { theme }: Table, view: View): readonly string[] {
  const nameOf = escapedNames(view);
  const own = said(theme, view.news.filter(message => isNews(view, message)), nameOf);
  const all = said(theme, view.news.filter(({ to }) => to === 'table'), nameOf);
  return [...(own.length === 0 ? [] : [`*${say('home.own')}*`, ...own]), ...(all.length === 0 ? [] : [`*${say('home.news')}*`, ...all])];
}

function peopleLines(say: Say, view: View): readonly string[] {
  const nameOf = plainNames(view);
  const out = view.seats.filter(({ alive }) => !alive).map(({ seat, flip }) =>
    (typeof flip === 'string' ? say('home.dead.one', { name: nameOf(seat), role: flip }) : nameOf(seat)));
  return [
    say('home.living', { names: view.living.map(nameOf).join(', ') }),
    ...(out.length === 0 ? [] : [say('home.dead', { names: out.join(', ') })]),
  ];
}
