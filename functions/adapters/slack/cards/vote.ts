import type { KnownBlock } from '@slack/types';
import type { PollView } from '../../../../engine/core/views.ts';
import { mainPoll } from '../../../../engine/table/polls.ts';
import { actions, ref } from '../../../app/action-ids.ts';
import { phaseText } from '../../../../engine/core/state.ts';
import { choiceText, pollName } from '../../../../engine/themes/choice.ts';
import type { NameOf } from '../../../../engine/themes/words.ts';
import { actionRow, button, choice, header, plainSections, sections, select } from '../blocks/blocks.ts';
import { cut, date, escape } from '../blocks/text.ts';
import { type Card, phaseTitle, type Say, sayer, type Sight } from './card.ts';
import { plainNames } from './names.ts';

/**
 * A vote of a phase: who votes for whom, what is missing, until when. Closed, it is the final count without controls.
 * @param id of the poll; without one, the first
 * @param isPublic whether something may be used in public
 */
export function vote(sight: Sight, closed: boolean, id = sight.view.polls[0]?.id, isPublic = true): Card {
  const { view, table, game } = sight;
  const say = sayer(table.theme);
  const phase = phaseTitle(view.phase);
  const choiceOf = choiceNames(table.theme, plainNames(view));
  const polls = view.polls.filter(poll => poll.id === id);
  const named = (key: string, args = {}): string => say(id === undefined || id === mainPoll ? key : `${key}.of`, { ...args, phase, poll: pollName(table.theme, polls[0] ?? { id: id ?? '' }, plainNames(view)) });
  const tallies = polls.flatMap(poll => rowsOf(poll).map(({ choice: named, seats }) => say('vote.tally', { choice: choiceOf(named), count: seats.length })));
  const isOpen = !closed && table.paused === null;
  return {
    text: cut(escape(named('vote.text', { rows: tallies.length === 0 ? say(closed ? 'vote.none.final' : 'vote.none') : tallies.join(', ') })), 3_000),
    blocks: [
      header(named('vote.title')),
      ...sections([timeWords(say, sight, closed)]),
      ...polls.flatMap(poll => [
        ...plainSections(countLines(say, sight, poll, choiceOf, closed)),
        ...(isOpen ? [controls(say, sight, poll, choiceOf)] : []),
      ]),
      ...(isOpen && isPublic && id === mainPoll ? [actionRow([button(say('vote.public'), actions.openPublic, ref(game, phaseText(view.phase)))])] : []),
    ],
  };
}

/** How the choices of a poll are called: players by name, other words by the theme. */
export const choiceNames = (theme: string, nameOf: NameOf): NameOf => named => choiceText(theme, named, nameOf);

const timeWords = (say: Say, { table }: Sight, closed: boolean): string =>
  closed ? say('vote.closed') : table.due === null ? say('vote.paused') : say('vote.until', { time: date(table.due, table.schedule.zone) });

interface Row {
  readonly choice: string;
  readonly seats: readonly string[];
}

/** Choices that have votes, the most first; among equals the one that was voted for first. */
function rowsOf({ ballots }: PollView): readonly Row[] {
  const rows = new Map<string, string[]>();
  for (const { seat, choice: named } of ballots) rows.set(named, [...(rows.get(named) ?? []), seat]);
  return [...rows].map(([named, seats]) => ({ choice: named, seats })).sort((a, b) => b.seats.length - a.seats.length);
}

function countLines(say: Say, { view }: Sight, poll: PollView, choiceOf: NameOf, closed: boolean): readonly string[] {
  const nameOf = plainNames(view);
  const names = (seats: readonly string[]): string => seats.map(nameOf).join(', ');
  const rows = rowsOf(poll).map(({ choice: named, seats }) => {
    const needed = poll.needed[named] ?? 0;
    const args = { choice: choiceOf(named), count: seats.length, names: names(seats), needed };
    return say(closed || needed === 0 ? 'vote.row' : 'vote.row.needed', args);
  });
  const { waiting } = poll;
  return [
    ...(rows.length === 0 ? [say(closed ? 'vote.none.final' : 'vote.none')] : rows),
    ...(waiting.length === 0 ? [] : [say('vote.waiting', { names: names(waiting) })]),
    ...(closed ? [] : barLine(say, poll)),
  ];
}

/** How many votes decide at once, where that is one number for all who have no votes yet. */
function barLine(say: Say, { ballots, choices, needed }: PollView): readonly string[] {
  const seats = choices.filter(named => named !== 'nobody' && !ballots.some(({ choice: voted }) => voted === named));
  const bars = new Set(seats.map(seat => needed[seat]));
  const [bar] = bars;
  return bars.size === 1 && bar !== undefined && bar > 0 ? [say('vote.bar', { count: bar })] : [];
}

function controls(say: Say, { game, view }: Sight, poll: PollView, choiceOf: NameOf): KnownBlock {
  const at = ref(game, phaseText(view.phase), poll.id);
  return actionRow(
    [
      select(actions.vote, say('vote.pick'), poll.choices.map(named => choice(choiceOf(named), named))),
      button(say('vote.withdraw'), actions.unvote, at),
      button(say('vote.form'), actions.voteForm, at),
    ],
    at,
  );
}
