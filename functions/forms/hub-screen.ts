import type { ActionsBlock, Button } from '@slack/types';
import { phaseText } from '../../engine/core/state.ts';
import type { View } from '../../engine/core/views.ts';
import { type GameState, runs } from '../../engine/table/table.ts';
import { sentence } from '../../engine/themes/words.ts';
import { actions, ref } from '../app/action-ids.ts';
import { mayBePublic } from '../app/public-use.ts';
import { actionRow, button } from '../adapters/slack/blocks/blocks.ts';
import { commonElements } from '../adapters/slack/cards/common.ts';
import { cut, plain } from '../adapters/slack/blocks/text.ts';
import { idIn } from '../adapters/slack/ids.ts';
import { houseTheme, said, saidWith } from './say.ts';
import type { Screen } from './screen.ts';
import { capital, type Seen, untilText } from './seen.ts';
import { setupName } from './status-screen.ts';
import { arrivalsFor } from './travel-form.ts';

const t = (key: string): string => sentence(houseTheme, `form.hub.${key}`);

/** A game, and the chat of the room where its player stands. */
type Hub = Seen & { readonly chat?: string };

/** What a bare command opens: the way to everything else. */
export const hubScreen = (here?: Hub): Screen => ({
  title: sentence(houseTheme, 'form.title'),
  lines: [said(houseTheme, 'hub.what')],
  rows: common(here),
  buttons: [
    ...playing(here),
    ...coming(here),
    { ...bare(t('new'), actions.newGame), ...(playing(here).length === 0 ? { style: 'primary' } : {}) },
    bare(t('games'), actions.openStatus),
    bare(t('help'), actions.help),
  ],
});

/** What a player can do in the game of the place: the same for all, since somebody may look over a shoulder. */
function playing(here: Hub | undefined): readonly Button[] {
  if (!isPlaying(here) || isOnlyCommon(here.view)) return [];
  const at = ref(here.state.game, phaseText(here.view.phase));
  const isPublic = here.chat === undefined && mayBePublic(here.ruleset, here.state.table);
  return [button(t('act'), actions.openAct, at), ...(isPublic ? [button(t('public'), actions.openPublic, at)] : [])];
}

/** Somebody who is not at the table may come to it, where the rules let them. */
const coming = (here: Hub | undefined): readonly Button[] =>
  here && !runs(here.state.table, here.person) && arrivalsFor(here).length > 0 ? [button(t('travel'), actions.openTravel, ref(here.state.game))] : [];

const isPlaying = (here: Hub | undefined): here is Hub & { readonly view: View } => here?.view !== undefined && here.seat !== undefined && !here.view.over;

/** Nobody has anything of their own to do by day where anybody may try everything. */
const isOnlyCommon = ({ common, asks }: View): boolean => common.length > 0 && asks.every(ask => ask.common);

/** What anybody may try; in a private room nothing that is done before everybody. */
function common(here: Hub | undefined): readonly ActionsBlock[] {
  if (!isPlaying(here)) return [];
  const { state: { game }, theme, view, chat } = here;
  const elements = commonElements({ theme, game, view }, view.common.filter(({ open }) => chat === undefined || !open));
  return elements.length === 0 ? [] : [actionRow(elements, ref(game, phaseText(view.phase)))];
}

/** A button of no game in particular. */
const bare = (text: string, id: string): Button => ({ type: 'button', text: plain(cut(text, 75)), action_id: id });

/** One line for a game in somebody's list. */
export function gameLine(state: GameState): string {
  const { table, play } = state;
  const where = `<#${idIn(table.place)}>`;
  if (!play)
    return saidWith(houseTheme, 'games.lobby', {
      where,
      setup: said(houseTheme, 'names', { names: [setupName(table)] }),
      count: table.guests.length,
      size: table.size,
    });
  return saidWith(houseTheme, 'games.row', { where, phase: capital(phaseText(play.phase)), until: untilText(state) ?? '' });
}

/** The games that somebody has a part in, with a button for each. */
export const gamesScreen = (games: readonly GameState[]): Screen => ({
  title: sentence(houseTheme, 'form.games.title'),
  lines: games.length === 0 ? [said(houseTheme, 'games.none')] : games.map((state, n) => `${n + 1}. ${gameLine(state)}`),
  buttons: games.map(
    (state, n): Button => button(sentence(houseTheme, 'form.games.open', { number: n + 1 }), `${actions.openStatus}:${n}`, ref(state.game)),
  ),
});

/** Slack's limit for what a button carries. */
const mostInButton = 2_000;

/** Which of several games is meant; the command that waits for the answer travels in the buttons, which only its sender sees. */
export function whichScreen(games: readonly GameState[], typed: string): Screen {
  const title = sentence(houseTheme, 'form.which.title');
  const rows = games.map((state, n) => `${n + 1}. ${gameLine(state)}`);
  const values = games.map(state => ref(state.game, typed));
  if (values.some(value => value.length > mostInButton)) return { title, lines: [said(houseTheme, 'which.long'), ...rows] };
  return {
    title,
    lines: [said(houseTheme, 'which'), ...rows],
    buttons: values.map((value, n) =>
      button(sentence(houseTheme, 'form.which.pick', { number: n + 1 }), `${actions.pickGame}:${n}`, value),
    ),
  };
}
