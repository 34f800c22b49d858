import type { GameEvent } from '../../core/events.ts';
import { Story } from '../../core/story.ts';
import type { Outcome } from '../../core/ruleset.ts';
import { isAlive, phaseText, type Phase, type Play, type Seat, type Terms } from '../../core/state.ts';
import { verdict, type Verdict } from './day/lynch.ts';
import { alignmentById, factionById, roleOf } from './lookup.ts';
import { resolveNight } from './night/resolve.ts';
import { nextPhase } from './phases.ts';
import { tellDeath, tellPhase, tellQuiet, tellResult, tellVerdict, tellWin } from './tell.ts';
import { judge } from './wins.ts';

/** The running phase ends as its deadline ends it. */
export function endPhase(terms: Terms, play: Play, why: string): Outcome {
  if (play.phase.name === 'night') return endNight(terms, play, why);
  const poll = play.polls['lynch'];
  if (!poll) throw new Error('a day has its lynch poll');
  return endDay(terms, play, verdict(terms, play, poll, true)!, why);
}

/** mafia/general/resolution-order#12, #14: all die at once, then results, flips and the win check. */
function endNight(terms: Terms, play: Play, why: string): Outcome {
  const night = resolveNight(terms, play);
  const story = new Story(play).add({ type: 'PhaseEnded', phase: play.phase, why });
  story.why(...night.trace);
  story.add(...night.learned.map(learned => tellResult(phaseText(play.phase), learned)));
  story.add(...night.dooms.map(({ seat, by }) => ({
    type: 'Died' as const, seat, cause: by[0]!.role.id, by: by.map(use => use.by),
  })));
  const dead = night.dooms.map(({ seat }) => seat);
  return turn(terms, story, next => (dead.length > 0
    ? dead.flatMap(seat => tellDeath(terms, play, next, seat, 'night'))
    : play.phase.number > 0 ? [tellQuiet(next)] : []));
}

/** mafia/general/voting#9 */
export function endDay(terms: Terms, play: Play, { seat, votes, why }: Verdict, ended: string): Outcome {
  const story = new Story(play).add({ type: 'PollClosed', poll: 'lynch' }, tellVerdict(play.phase, seat, votes, why));
  story.why({ phase: phaseText(play.phase), step: 'lynch', rule: 'mafia/general/voting#6', key: `trace.${seat === undefined ? 'no-lynch' : 'lynch'}`, seats: { target: seat === undefined ? [] : [seat] }, args: { votes } });
  if (seat !== undefined) {
    story.add({ type: 'Died', seat, cause: 'lynch' }, ...tellDeath(terms, play, play.phase, seat, 'lynch'));
  }
  story.add({ type: 'PhaseEnded', phase: play.phase, why: ended });
  return turn(terms, story, () => []);
}

/** mafia/general/win-check#4: the game is over, or the next phase opens. `news` is what the table hears first in it. */
function turn(terms: Terms, story: Story, news: (next: Phase) => readonly GameEvent[]): Outcome {
  const next = nextPhase(terms, story.play.phase);
  story.add(...chats(story.play, false));
  const winners = judge(terms, story.play);
  if (winners) {
    return story.add(...news(next), { type: 'Won', seats: winners }, tellWin(next, winners, sidesOf(story.play, winners)));
  }
  return open(story, next, news(next));
}

const sidesOf = (play: Play, winners: readonly Seat[]): string[] =>
  [...new Set(winners.map(seat => alignmentById(roleOf(play, seat).alignment!).name))].sort();

/** Opens a phase: its chats, its polls, its first words. */
export function open(story: Story, next: Phase, news: readonly GameEvent[]): Story {
  story.add({ type: 'PhaseOpened', phase: next }, ...news, tellPhase(next));
  story.add(...chats(story.play, next.name === 'night'));
  return next.name === 'day' ? story.add({ type: 'PollOpened', poll: 'lynch' }) : story;
}

/** mafia/faction/mafia#2, mafia/general/chats#3: living members; open at night. Only what changes is said. */
function chats(play: Play, isNight: boolean): readonly GameEvent[] {
  return Object.entries(play.chats).flatMap(([slug, chat]) => {
    const members = chat.members.filter(seat => isAlive(play, seat));
    const isOpen = isNight && factionById(slug).chat === 'night';
    const same = members.length === chat.members.length && isOpen === chat.open;
    return same ? [] : [{ type: 'ChatChanged' as const, slug, chat: { members, open: isOpen } }];
  });
}
