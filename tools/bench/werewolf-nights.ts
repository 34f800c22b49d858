import { pick, shuffle } from '../../engine/core/chance.ts';
import { evolve, evolveAll } from '../../engine/core/evolve.ts';
import { check } from '../../engine/core/forms.ts';
import { look } from '../../engine/core/look.ts';
import type { Ask } from '../../engine/core/asks.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import type { Act, Play, Terms } from '../../engine/core/state.ts';
import { catalogue } from '../../engine/rulesets/werewolves/catalogue.ts';
import { knownRules } from '../../engine/testing/known-rules.ts';
import { choice } from './choice.ts';
import { median, percentile } from './percentile.ts';
import type { Row } from './row.ts';
import { thrice, type Times } from './thrice.ts';

/** What a night cost, in milliseconds. */
interface Night {
  /** Everything that is carried out at once. */
  readonly acts: number;
  /** The end of the night, with attacks, deaths and what is told. */
  readonly end: Times;
}

const names = catalogue.all.filter(({ category, deal }) => category !== 'extra' && category !== 'elected' && !deal?.never).map(({ name }) => name);

/** The engine is still being compiled while so many nights are played. */
const warming = 500;

/** So many nights are made ready before they are ended: what dealing and acting leave behind is collected with one of them, not with every one. */
const batch = 200;

/** The second night by the werewolves rules: everybody does all that they can, and every group votes. */
export function werewolfNights(count: number, progress: (text: string) => void): readonly Row[] {
  const rules = knownRules('werewolves')!;
  const part = 'nights';
  progress(`werewolf nights: ${count} of forty players, each ended three times\n`);
  const cold = timed(rules, 40, 0, Math.min(warming, count)).map(({ end }) => end.first);
  const nights = timed(rules, 40, 1, count);
  const ends = nights.map(({ end }) => end.middle);
  const whole = nights.map(({ acts, end }) => acts + end.middle);
  const growth = [8, 20, 40, 75].map(players => ({ players, ms: median(timed(rules, players, 2, Math.max(3, Math.floor(count / 5))).map(({ end }) => end.middle)) }));
  return [
    { part, name: 'a werewolves night of 40, median', value: median(ends), unit: 'ms', note: 'its end' },
    { part, name: 'a werewolves night of 40, p99', value: percentile(ends, 0.99), unit: 'ms', aim: 5, note: 'the middle one of three times' },
    { part, name: 'the same with all that is collected and compiled meanwhile', value: percentile(nights.map(({ end }) => end.first), 0.99), unit: 'ms', note: 'the first time of each' },
    { part, name: `the first ${cold.length} werewolves nights of a process, p99`, value: percentile(cold, 0.99), unit: 'ms' },
    { part, name: 'a werewolves night of 40, slowest', value: Math.max(...ends), unit: 'ms' },
    { part, name: 'the same with all acts of it, median', value: median(whole), unit: 'ms', note: 'what is done at once is carried out one by one' },
    ...growth.map(({ players, ms }) => ({ part, name: `a werewolves night of ${players}, median`, value: ms, unit: 'ms' })),
  ];
}

function timed(rules: Ruleset, players: number, salt: number, count: number): readonly Night[] {
  return Array.from({ length: Math.ceil(count / batch) }, (_, nth) => nth * batch).flatMap(from => {
    const ready = Array.from({ length: Math.min(batch, count - from) }, (_, n) => {
      const terms: Terms = { ruleset: rules.id, seed: salt * 1_000_000 + players * 10_000 + from + n, options: { check: 'off' }, pins: {} };
      return { terms, ...dusk(rules, terms, secondNight(rules, terms, players)) };
    });
    return ready.map(({ terms, play, acts }) => ({ acts, end: endOf(rules, terms, play) }));
  });
}

const endOf = (rules: Ruleset, terms: Terms, play: Play): Times => thrice(play, copy => rules.end(terms, copy, 'deadline'));

/** A table whose first night has passed without an act. */
function secondNight(rules: Ruleset, terms: Terms, players: number): Play {
  const roles = Array.from({ length: players }, (_, at) => (at < names.length ? shuffle(terms.seed, 'roles', names)[at]! : pick(terms.seed, `role ${at}`, names)));
  const deal = rules.deal(terms, roles.map((_, at) => `P${at + 1}`), roles);
  if (!deal.ok) throw new Error(deal.faults[0]!.message);
  let play = evolveAll(undefined, deal.outcome.events)!;
  while (play.winners === null && !(play.phase.name === 'night' && play.phase.number === 2)) play = evolveAll(play, rules.end(terms, play, 'deadline').events)!;
  return play;
}

/** The night before its end: all acts are done and all votes given. */
function dusk(rules: Ruleset, terms: Terms, opened: Play): Pick<Night, 'acts'> & { readonly play: Play } {
  let play = opened;
  let acts = 0;
  for (const id of rules.asks(terms, opened).map(ask => ask.id)) {
    const ask = rules.asks(terms, play).find(one => one.id === id);
    const act = ask && filled(rules, terms, play, ask);
    if (!ask || !act) continue;
    play = evolve(play, { type: 'ActChosen', act });
    if (ask.when === 'end' || play.winners) continue;
    const start = performance.now();
    const outcome = rules.acted(terms, play, act);
    acts += performance.now() - start;
    if (!('refused' in outcome)) play = evolveAll(play, outcome.events)!;
  }
  return { acts, play: everybodyVotes(rules, terms, play) };
}

function filled(rules: Ruleset, terms: Terms, play: Play, ask: Ask): Act | undefined {
  const [by] = ask.seats as readonly [string];
  const view = look(rules, terms, play, by);
  const raw = Object.fromEntries(Object.entries(ask.form).map(([name, field]) => [name, choice(field, view, terms.seed, `${ask.id}/${name}`)]));
  const checked = check(ask.form, view, raw);
  return checked.ok ? { ask: ask.id, by, answer: checked.answer } : undefined;
}

function everybodyVotes(rules: Ruleset, terms: Terms, play: Play): Play {
  return Object.keys(play.polls).reduce((at, id) => {
    const poll = rules.poll(terms, at, id)!;
    return poll.voters(at).reduce((now, seat) => evolve(now, { type: 'Voted', poll: id, seat, choice: pick(terms.seed, `${id}/${seat}`, poll.choices(now, seat)) }), at);
  }, play);
}
