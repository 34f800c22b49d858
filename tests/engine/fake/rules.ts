import type { GameEvent } from '../../../engine/core/events.ts';
import type { Json } from '../../../engine/core/json.ts';
import type { Outcome } from '../../../engine/core/outcome.ts';
import type { Poll } from '../../../engine/core/polls.ts';
import type { Ruleset } from '../../../engine/core/ruleset.ts';
import { isAlive, living, phaseText, type Act, type Chat, type Play, type Seat } from '../../../engine/core/state.ts';
import { Story } from '../../../engine/core/story.ts';
import type { Rules } from '../../../engine/table/decide.ts';
import { asks, powersOf } from './asks.ts';

const seatsWith = (play: Play, word: string): readonly Seat[] => play.order.filter(seat => play.seats[seat]!.role.toLowerCase().split(/[\s/]+/).includes(word));

/** Chats by their slug: whose words are in the role, and when they are open. */
const chats: Readonly<Record<string, 'day' | 'night'>> = { 'friends:red': 'night', neighbours: 'day' };

const chatsIn = (play: Play): Readonly<Record<string, Chat>> =>
  Object.fromEntries(Object.entries(chats).flatMap(([slug, when]) => {
    const members = seatsWith(play, slug.split(':')[0]!);
    return members.length === 0 ? [] : [[slug, { members, open: play.phase.name === when }]];
  }));

function deal(names: readonly string[], roles: readonly Json[]): ReturnType<Ruleset['deal']> {
  const order = names.map((_, n) => `s${n + 1}`);
  const base: Play = {
    phase: { name: 'day', number: 1 }, order, names: Object.fromEntries(order.map((seat, n) => [seat, names[n]!])),
    seats: Object.fromEntries(order.map((seat, n) => [seat, { alive: true, role: String(roles[n]) }])),
    powers: {}, traits: [], acts: {}, polls: { lynch: { id: 'lynch', ballots: [] } }, decisions: {}, answers: {}, chats: {}, facts: {}, drawn: {}, news: [], winners: null,
  };
  return { ok: true, outcome: { events: [{ type: 'Dealt', play: { ...base, chats: chatsIn(base) } }], trace: [] } };
}

/** Day and night in turn; the vote kills nobody. */
function end(play: Play): Outcome {
  const story = new Story(play).add({ type: 'PhaseEnded', phase: play.phase, why: 'x' });
  for (const id of Object.keys(play.polls)) story.add({ type: 'PollClosed', poll: id });
  const { name, number } = play.phase;
  story.add({ type: 'PhaseOpened', phase: name === 'day' ? { name: 'night', number } : { name: 'day', number: number + 1 } });
  story.add({ type: 'PollOpened', poll: name === 'day' ? 'pack' : 'lynch' });
  for (const [slug, chat] of Object.entries(chatsIn(story.play))) story.add({ type: 'ChatChanged', slug, chat });
  return story;
}

/** A gunman kills, a governor asks for permission, whoever is used is used up. */
function acted(play: Play, { ask, by, answer }: Act): Outcome {
  const power = powersOf(play.seats[by]!.role)[Number(ask.split('.')[1]) - 1]!;
  const target = answer['targets']?.[0];
  const phase = phaseText(play.phase);
  const events: GameEvent[] = [{ type: 'FactSet', key: `used ${ask}`, value: true }];
  if (power === 'gunman') events.push({ type: 'Died', seat: target!, cause: power }, said('table', phase, 'dawn.quiet'), said(by, phase, 'phase.night', { number: 7 }));
  if (power === 'orator') events.push(said('table', phase, 'dawn.quiet'));
  if (power === 'governor') events.push({ type: 'PollOpened', poll: 'permission' });
  if (power === 'permitted') events.push({ type: 'PollClosed', poll: 'permission' });
  return { events, trace: [] };
}

const said = (to: string, phase: string, key: string, args = {}): GameEvent => ({ type: 'Said', message: { to, phase, kind: 'notice', key, args } });

/** `lynch`: all, the dead ghosts too, who cannot take back; `permission`: all but the last seat; `pack`: the wolves, in secret. */
function poll(play: Play, id: string): Poll | undefined {
  const base = { open: true, choices: () => [...living(play), 'nobody'], weight: () => 1, needed: () => 99 };
  switch (id) {
    case 'lynch': return { ...base, voters: () => [...living(play), ...seatsWith(play, 'ghost').filter(seat => !isAlive(play, seat))], mayUnvote: (_, seat) => isAlive(play, seat) };
    case 'permission': return { ...base, voters: () => living(play).slice(0, -1) };
    case 'pack': return { ...base, open: false, voters: () => seatsWith(play, 'wolf') };
    default: return undefined;
  }
}

/** Rules for tests of all that lies around rules: every kind of form, poll and chat, and no game in it. */
export const fake: Ruleset = {
  id: 'fake', options: {}, decisions: [],
  deal: (_, names, roles) => deal(names, roles),
  asks: (_, play) => asks(play),
  poll: (_, play, id) => poll(play, id),
  polled: () => ({ events: [], trace: [] }),
  acted: (_, play, act) => acted(play, act),
  end: (_, play) => end(play),
  known: (_, play, viewer, seat) => (viewer === seat || viewer === 'host' ? play.seats[seat]!.role : undefined),
  card: () => [], entries: () => [], mayFollow: () => true,
  explain: text => ({ ok: true, parse: text, canonical: text, card: [], warnings: [] }),
};

/** These rules whatever they are asked for. */
export const fakeRules: Rules = () => fake;
