import type { Ask } from './asks.ts';
import type { Ruleset } from './ruleset.ts';
import { evolve } from './evolve.ts';
import { lazily } from './lazily.ts';
import type { Readers } from './speech.ts';
import { isAlive, living, type Act, type Answer, type Play, type Seat, type Terms } from './state.ts';
import type { AskView, Common, PollView, SeatView, View, Viewer } from './views.ts';

/**
 * What a viewer may know of a running game: the one function that every screen, form, bot and record goes through.
 * A host without a seat sees the truth; one with a seat is a player like any other (pass the seat).
 */
export function look(rules: Ruleset, terms: Terms, play: Play, viewer: Viewer): View {
  const last = looked.get(play);
  if (last?.rules === rules && last.terms === terms && last.view.viewer === viewer) return last.view;
  const view = seen(rules, terms, play, viewer);
  looked.set(play, { rules, terms, view });
  return view;
}

/** Who looked last at a state: whoever looks and then acts is looked up twice. */
const looked = new WeakMap<Play, { readonly rules: Ruleset; readonly terms: Terms; readonly view: View }>();

/** What costs the most is worked out when it is first asked for: who votes asks for no form. */
function seen(rules: Ruleset, terms: Terms, play: Play, viewer: Viewer): View {
  const seats = lazily(() => play.order.map(seat => seatView(rules, terms, play, viewer, seat)));
  const asks = lazily(() => rules.asks(terms, play).filter(ask => mayAnswer(ask, viewer)).map(ask => askView(rules, terms, play, viewer, ask)));
  const polls = lazily(() => Object.keys(play.polls).flatMap(id => pollView(rules, terms, play, viewer, id)));
  const common = lazily(() => commonOf(rules.asks(terms, play)));
  return {
    ruleset: rules.id,
    viewer,
    phase: play.phase,
    over: play.winners !== null,
    get seats() { return seats(); },
    living: living(play),
    dead: play.order.filter(seat => !isAlive(play, seat)),
    get asks() { return asks(); },
    shut: play.order.includes(viewer) ? rules.shut?.(terms, play, viewer) ?? [] : [],
    get common() { return common(); },
    mates: play.order.includes(viewer) ? rules.mates?.(terms, play, viewer) ?? chatMates(play, viewer) : [],
    get polls() { return polls(); },
    chats: Object.entries(play.chats)
      .filter(([, chat]) => viewer === 'host' || chat.members.includes(viewer))
      .map(([slug, chat]) => ({ slug, members: chat.members, open: chat.open })),
    ...(rules.readers && play.order.includes(viewer) && isAlive(play, viewer) ? { reads: readsOf(rules.readers(terms, play), viewer) } : {}),
    news: play.news.filter(({ to }) => to === 'table' || to === viewer || viewer === 'host'),
    meetings: rules.meetings?.(play) ?? [],
    winners: play.winners,
    ...(rules.roleList ? { roleList: rules.roleList.shown(terms, rules.roleList.dealt(play)) } : {}),
    ...(rules.besides && play.order.includes(viewer) ? { besides: rules.besides(terms, play, viewer) } : {}),
    beside: rules.beside ?? [],
    ...(viewer === 'host' && rules.truth ? { truth: rules.truth(terms, play) } : {}),
    decisions: Object.values(play.decisions).filter(({ to }) => to === viewer),
  };
}

const readsOf = (readers: Readonly<Record<string, Readers>>, viewer: Viewer): readonly string[] =>
  Object.entries(readers).filter(([, { seats }]) => seats.includes(viewer)).map(([slug]) => slug);

function commonOf(asks: readonly Ask[]): readonly Common[] {
  const common = asks.filter(ask => ask.common).map((ask): Common => ({ ability: ask.abilities[0]!, open: ask.open === true, main: ask.main === true }));
  return [...new Map(common.map(one => [one.ability, one])).values()];
}

const chatMates = ({ chats }: Play, seat: Seat): readonly Seat[] =>
  [...new Set(Object.values(chats).filter(({ members }) => members.includes(seat)).flatMap(({ members }) => members))].filter(one => one !== seat);

const mayAnswer = (ask: Ask, viewer: Viewer): boolean => ask.seats.includes(viewer);

function seatView(rules: Ruleset, terms: Terms, play: Play, viewer: Viewer, seat: Seat): SeatView {
  const { alive, flip } = play.seats[seat]!;
  const role = rules.known(terms, play, viewer, seat);
  const marks = rules.marks?.(terms, play, seat) ?? [];
  return {
    seat, name: play.names[seat]!, alive,
    ...(flip === undefined ? {} : { flip }),
    ...(role === undefined ? {} : { role }),
    ...(marks.length === 0 ? {} : { marks }),
  };
}

function askView(rules: Ruleset, terms: Terms, play: Play, viewer: Viewer, ask: Ask): AskView {
  const now = ask.when === 'now';
  const act = now && !ask.stands ? undefined : play.acts[ask.id]; // what is carried out does not stand any more
  return {
    id: ask.id, abilities: ask.abilities, get form() { return ask.form; },
    ...(act ? { chosen: { by: act.by, answer: act.answer } } : {}),
    ...(ask.does === undefined ? {} : { does: ask.does }),
    ...(ask.holds === undefined ? {} : { holds: ask.holds }),
    ...(ask.shared === undefined ? {} : { shared: ask.shared }),
    ...(ask.open === undefined ? {} : { open: ask.open }),
    ...(ask.usesLeft === undefined ? {} : { usesLeft: ask.usesLeft }),
    ...(now ? { now } : {}),
    ...(now && !ask.certain ? { refuses: (answer: Answer) => isRefused(rules, terms, play, { ask: ask.id, by: viewer, answer }) } : {}),
    ...(ask.excludes === undefined ? {} : { excludes: ask.excludes }),
    ...(ask.remark === undefined ? {} : { remark: ask.remark }),
    ...(ask.alternative === undefined ? {} : { alternative: ask.alternative }),
    ...(ask.common === undefined ? {} : { common: ask.common }),
  };
}

/** Rules are pure: they can be asked without anything happening. */
const isRefused = (rules: Ruleset, terms: Terms, play: Play, act: Act): boolean => 'refused' in rules.acted(terms, evolve(play, { type: 'ActChosen', act }), act);

function pollView(rules: Ruleset, terms: Terms, play: Play, viewer: Viewer, id: string): PollView[] {
  const poll = rules.poll(terms, play, id);
  if (!poll) return [];
  const voters = poll.voters(play);
  const mayVote = viewer !== 'public' && viewer !== 'host' && voters.includes(viewer);
  if (!poll.open && !mayVote && viewer !== 'host') return [];
  const choices = mayVote ? poll.choices(play, viewer) : poll.choices(play);
  const waitsFor = poll.waitsFor?.(play);
  const ballots = play.polls[id]!.ballots.filter(({ seat, locked }) => !poll.hidden || locked || seat === viewer || viewer === 'host');
  const voted = new Set(ballots.map(({ seat }) => seat));
  const standing = (choice: string): number => ballots.filter(one => one.choice === choice).reduce((sum, { seat }) => sum + poll.weight(play, seat), 0);
  const needed = (choice: string): number => (viewer === 'host' ? poll.needed(play, choice) : (poll.shown ?? poll.needed)(play, choice));
  const bars = choices.map(choice => [choice, needed(choice)] as const);
  return [{
    id, open: poll.open, choices, mayVote, ballots,
    ...(poll.subject === undefined ? {} : { subject: poll.subject }),
    ...(poll.title === undefined ? {} : { title: poll.title }),
    ...(poll.hidden && viewer !== 'host' ? { hidden: true as const } : {}),
    ...(poll.by === undefined ? {} : { by: poll.by }),
    ...(waitsFor === undefined ? {} : { waitsFor }),
    ...(poll.order === undefined ? {} : { order: poll.order(play) }),
    ...(poll.leads?.(play) ? { leads: true as const } : {}),
    mayUnvote: mayVote && (poll.mayUnvote?.(play, viewer) ?? true),
    waiting: voters.filter(seat => isAlive(play, seat) && !voted.has(seat)),
    bar: Object.fromEntries(bars),
    needed: Object.fromEntries(bars.map(([choice, bar]) => [choice, bar === 0 ? 0 : Math.max(0, bar - standing(choice))])),
  }];
}
