import type { GameEvent } from '../../core/events.ts';
import type { Story } from '../../core/story.ts';
import type { Outcome } from '../../core/outcome.ts';
import { isAlive, phaseText, type Phase, type Play, type Seat, type Terms } from '../../core/state.ts';
import { isAsleep } from './asleep.ts';
import { alignmentById } from './catalogue.ts';
import { settleHeirs } from './dawn/choose.ts';
import type { Dawn } from './dawn/dawn.ts';
import { pass } from './dawn/pass.ts';
import { reveal } from './dawn/reveal.ts';
import { begin } from './day/begin.ts';
import { LYNCH } from './day/polls.ts';
import { holdings, isThere } from './holding.ts';
import { roleOf } from './lookup.ts';
import { upcoming, type Upcoming } from './phases.ts';
import { roomChanges } from './rooms.ts';
import { said, tellPhase, tellSkipped, tellWin } from './tell.ts';
import { MOTIVATED, REVEALED, SKIP } from './waiting.ts';
import { judge } from './wins.ts';

/** A phase is over: so is the game, or the next phase opens. `news` is what is told first in it. mafia/general/win-check#4 */
export function turn(terms: Terms, story: Story, news: readonly GameEvent[]): Outcome {
  const next = upcoming(terms, story.play);
  const told = [...news, ...next.skipped.flatMap(day => pass(terms, story, day)), ...settleHeirs(terms, story)];
  return concluded(terms, story, told, next.phase) ? story : open(terms, story, next, told);
}

/** Ends the game if somebody has won by now, after what is to be told; true if so. mafia/general/win-check#4 */
export function concluded(terms: Terms, story: Story, news: readonly GameEvent[], at: Phase): boolean {
  const winners = judge(terms, story.play);
  if (winners) conclude(story, news, winners, at);
  return winners !== null;
}

/** Ends the game: these have won. */
export function conclude(story: Story, news: readonly GameEvent[], winners: readonly Seat[], at: Phase): void {
  story.add(...closed(story.play), ...news, { type: 'Won', seats: winners }, tellWin(at, winners, sidesOf(story.play, winners)));
}

/** With the game the chats close. */
const closed = (play: Play): GameEvent[] => Object.entries(play.chats).flatMap(([slug, chat]) => {
  const members = chat.members.filter(seat => isAlive(play, seat));
  return members.length === chat.members.length && !chat.open ? [] : [{ type: 'ChatChanged' as const, slug, chat: { members, open: false } }];
});

const sidesOf = (play: Play, winners: readonly Seat[]): string[] =>
  [...new Set(winners.map(seat => alignmentById(roleOf(play, seat).alignment!).name))].sort();

/** Opens a phase: its first words, its chats, its polls. */
export function open(terms: Terms, story: Story, { phase, skipped }: Upcoming, news: readonly GameEvent[]): Story {
  story.add({ type: 'PhaseOpened', phase, ...(skipped.length === 0 ? {} : { skipped }) });
  if (skipped.length > 0) story.add({ type: 'FactSet', key: SKIP, value: false });
  story.add(...news, ...skipped.map(one => tellSkipped(phase, one)), tellPhase(phase));
  story.add(...reveals(terms, story), ...encouraged(story.play), ...roomChanges(terms, story.play));
  if (phase.name === 'day') story.add({ type: 'PollOpened', poll: LYNCH });
  if (begin(terms, story)) concluded(terms, story, [], phase);
  return story;
}

/** Whose alignment is no secret, as soon as that is so. mafia/role/innocent-child#1, ?2 */
function reveals(terms: Terms, story: Story): readonly GameEvent[] {
  const now = phaseText(story.play.phase);
  const dawn: Dawn = { terms, story, told: now, since: now, news: [] };
  for (const seat of story.play.order) if (isOpen(terms, story.play, seat)) reveal(dawn, seat);
  return dawn.news;
}

const isOpen = (terms: Terms, play: Play, seat: Seat): boolean =>
  isAlive(play, seat) && !play.traits.some(({ trait, holder }) => trait === REVEALED && holder === seat) &&
  holdings(play, seat).some(holding => {
    const { role, way, switched } = holding.power;
    return role.trait?.watch === 'reveal' && way === 'passive' && !switched && !isAsleep(holding.power) && isThere(terms, play, holding);
  });

/** mafia/role/motivator#3 */
const encouraged = (play: Play): readonly GameEvent[] => {
  const phase = phaseText(play.phase);
  const seats = play.traits.flatMap(({ trait, holder, until }) => (trait === MOTIVATED && until === phase ? [holder] : []));
  return [...new Set(seats)].map(to => said({ to, phase, kind: 'notice', key: 'motivated', about: [] }));
};
