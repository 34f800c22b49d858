import type { KnownBlock } from '@slack/types';
import { phaseText } from '../../../../engine/core/state.ts';
import type { PollView } from '../../../../engine/core/views.ts';
import type { NameOf } from '../../../../engine/themes/words.ts';
import { actions, ref } from '../../../app/action-ids.ts';
import { actionRow, button, header, plainSections, sections } from '../blocks/blocks.ts';
import { cut, date, escape } from '../blocks/text.ts';
import { type Card, type Say, sayer, type Sight } from './card.ts';
import { mentions, plainNames } from './names.ts';
import { choiceNames } from './vote.ts';

/** A vote on one player: who has brought it, in which order it is counted, what is locked, whose turn it is. Closed, it is the count without controls. */
export function nomination(sight: Sight, poll: PollView, closed: boolean): Card {
  const { view, table } = sight;
  const say = sayer(table.theme);
  const nameOf = plainNames(view);
  const nominee = nameOf(poll.subject!);
  const tally = tallyWords(say, poll, closed);
  return {
    text: cut(escape(say('stand.text', { nominee, tally })), 3_000),
    thread: escape(say('stand.talk', { nominee })),
    blocks: [
      header(say('stand.title', { nominee })),
      ...sections([whoWords(say, sight, poll), timeWords(say, sight, closed)]),
      ...plainSections([...orderLines(say, poll, nameOf, choiceNames(table.theme, nameOf), closed), tally]),
      ...(closed || table.paused !== null ? [] : [controls(say, sight, poll)]),
    ],
  };
}

/** Both are told by name: a vote on somebody is theirs to answer. */
function whoWords(say: Say, { view, table }: Sight, { by, subject, bar }: PollView): string {
  const nameOf: NameOf = seat => (seat in table.seated ? mentions(table)(seat) : escape(seat));
  const args = { nominee: nameOf(subject!), needed: bar['yes'] ?? 0 };
  return by === undefined || !view.seats.some(({ seat }) => seat === by) ? say('stand.who.unknown', args) : say('stand.who', { ...args, nominator: nameOf(by) });
}

const timeWords = (say: Say, { table }: Sight, closed: boolean): string =>
  closed ? say('stand.closed') : table.due === null ? say('stand.paused') : say('stand.until', { time: date(table.due, table.schedule.zone) });

/** A line for each who may vote, in the order in which votes are locked. */
function orderLines(say: Say, { order = [], ballots, waitsFor, hidden }: PollView, nameOf: NameOf, choiceOf: NameOf, closed: boolean): readonly string[] {
  return order.map((seat, at) => {
    const ballot = ballots.find(one => one.seat === seat);
    const args = { place: at + 1, name: nameOf(seat), choice: ballot ? choiceOf(ballot.choice) : '' };
    if (ballot) return say(closed ? 'stand.counted' : ballot.locked ? 'stand.locked' : 'stand.cast', args);
    if (closed) return say('stand.none', args);
    return say(seat === waitsFor ? 'stand.waits' : hidden ? 'stand.hidden' : 'stand.none', args);
  });
}

function tallyWords(say: Say, { ballots, bar }: PollView, closed: boolean): string {
  const locked = ballots.filter(one => one.locked && one.choice === 'yes').length;
  const more = ballots.filter(one => !one.locked && one.choice.startsWith('yes')).length;
  const args = { yes: locked, needed: bar['yes'] ?? 0, more };
  return say(closed ? 'stand.tally.closed' : more === 0 ? 'stand.tally' : 'stand.tally.more', args);
}

/** The plain choices as buttons; those that depend on others stand in the form. */
function controls(say: Say, { game, view, table }: Sight, { id, choices }: PollView): KnownBlock {
  const at = ref(game, phaseText(view.phase), id);
  const choiceOf = choiceNames(table.theme, plainNames(view));
  return actionRow([
    ...choices.map((choice, n) => button(choiceOf(choice), `${actions.stand}:${n}`, ref(game, phaseText(view.phase), id, choice))),
    button(say('stand.condition'), actions.voteForm, at),
    button(say('stand.withdraw'), actions.unvote, at),
  ]);
}
