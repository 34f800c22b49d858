import type { Act, Play, Terms } from '../../../core/state.ts';
import type { OpenPower } from '../open-powers.ts';
import { aftermath, due } from './aftermath.ts';
import { attempts } from './attempts.ts';
import { blocks } from './blocks.ts';
import { collect, collectDue } from './changes.ts';
import { choices, undertake, useOf } from './choices.ts';
import { controls } from './controls.ts';
import { die } from './deaths.ts';
import { dusk, wholeNight } from './dusk.ts';
import { failures } from './failures.ts';
import { forced } from './force.ts';
import { lasting } from './lasting.ts';
import { moves } from './moves.ts';
import type { Doom, Learned, Night, Step, Use } from './night.ts';
import { expected, reactions } from './reactions.ts';
import { learn, results } from './results.ts';
import { fresh, merge, ready } from './second.ts';
import { spendLies, spendUses } from './spending.ts';
import { selfUses, selvesIn, standing } from './standing.ts';
import { visits } from './visits.ts';

/** mafia/general/resolution-order: this list is the page, each name a file beside it. */
const middle: readonly Step[] = [expected, controls, moves, reactions, blocks, visits, failures, attempts, aftermath, results, lasting, die];

const run = (night: Night, steps: readonly Step[]): Night => {
  for (const step of steps) step.run(night);
  return night;
};

/** Works out a whole night: what everybody did, who dies of it and who learned what. Nothing is written. */
export function resolveNight(terms: Terms, play: Play): Night {
  const night = run(dusk(terms, play, wholeNight), [choices]);
  const chosen = night.uses.map(fresh);
  run(night, [standing, ...middle]);
  afterDeath(night, chosen);
  night.learned.push(...learn(night, true));
  collectDue(night);
  collect(night, night.uses);
  spendUses(night);
  spendLies(night);
  return night;
}

/** Works out one action by day, alone: all but the results that sum up the Day. mafia/general/day-resolution#2, #4 */
export function resolveDeed(terms: Terms, play: Play, earlier: readonly Use[], open: OpenPower, act: Act): Night {
  const night = dusk(terms, play, { byDay: true, ends: false, earlier });
  undertake(night, useOf(night, open, act));
  return atOnce(night);
}

/** The same for a power that must be used and was not, at the end of the Day; undefined: it need not, or cannot. mafia/modifier/compulsive#2, ?1 */
export function resolveForced(terms: Terms, play: Play, earlier: readonly Use[], open: OpenPower): Night | undefined {
  const night = dusk(terms, play, { byDay: true, ends: false, earlier });
  const act = forced(night, open);
  if (!act) return undefined;
  undertake(night, useOf(night, open, act));
  return atOnce(night);
}

/** What works on its holder each Day, when that begins; undefined: nothing does. mafia/modifier/self#2 */
export function resolveSelves(terms: Terms, play: Play): Night | undefined {
  if (selvesIn(terms, play).length === 0) return undefined;
  const night = dusk(terms, play, { byDay: true, ends: false, earlier: [] });
  night.uses.push(...selfUses(night));
  return atOnce(night);
}

function atOnce(night: Night): Night {
  run(night, [standing, ...middle]);
  night.learned.push(...learn(night, true));
  night.learned = night.learned.filter(({ use, part }) => use.way !== 'standing' && !part.power.role.sumsUp);
  collect(night, night.uses.filter(({ way }) => way !== 'standing'));
  spendUses(night);
  spendLies(night);
  return night;
}

/** What a Day comes to when it ends: results that sum it up, what is due in it, and who dies besides. mafia/general/day-resolution#4 */
export function resolveDay(terms: Terms, play: Play, earlier: readonly Use[], dooms: readonly Doom[]): Night {
  const night = run(dusk(terms, play, { byDay: true, ends: true, earlier }), [standing, ...middle.slice(0, middle.indexOf(results))]);
  const whole = { ...night, uses: [...night.uses, ...earlier.filter(({ parts }) => parts.some(({ power }) => power.role.sumsUp))] };
  night.learned.push(...learn(whole, false).filter(isOfTheDay));
  night.dooms.unshift(...dooms);
  collectDue(night);
  collect(night, night.uses.filter(({ way }) => way === 'standing'));
  run(night, [die]);
  night.learned.push(...learn(whole, true).filter(isOfTheDay));
  return night;
}

/** What was not told when it was done. mafia/general/day-resolution#4 */
const isOfTheDay = ({ use: { way }, part }: Learned): boolean => way === 'standing' || way === 'self' || part.power.role.sumsUp === true;

/** Deaths in the middle of a Day that nobody's action brings. */
export function resolveDeaths(terms: Terms, play: Play, earlier: readonly Use[], dooms: readonly Doom[]): Night {
  const night = resolveStanding(terms, play, earlier);
  night.dooms.push(...dooms);
  return run(night, [die]);
}

/** What falls due in a Day that nobody plays. */
export function resolvePassed(terms: Terms, play: Play): Night {
  const night = run(dusk(terms, play, { byDay: true, ends: true, earlier: [] }), [standing, ...middle.slice(0, middle.indexOf(attempts))]);
  night.dooms.push(...due(night));
  collectDue(night);
  return run(night, [die]);
}

/** What lies on whom just now, without anybody doing anything: passives that are there, and what lasts. */
export const resolveStanding = (terms: Terms, play: Play, earlier: readonly Use[]): Night =>
  run(dusk(terms, play, { byDay: true, ends: false, earlier }), [standing, ...middle.slice(0, middle.indexOf(attempts))]);

/**
 * A second, smaller night of those who died in this one and may act on it. All that was done before is still there, so that it blocks, moves
 * and protects; nothing of it is changed. mafia/modifier/triggered?1
 * @param chosen what was chosen for the night, as it was before anything was worked out
 */
function afterDeath(night: Night, chosen: readonly Use[]): void {
  const done: Use[] = [];
  const before = [...chosen];
  for (let next = ready(night, done); next.length > 0; next = ready(night, done)) {
    const late = next.map((use): Use => ({ ...fresh(use), late: true }));
    const second = dusk(night.terms, night.play, wholeNight);
    second.uses.push(...before.map(fresh), ...late);
    second.deaths.push(...night.deaths);
    second.drawn.push(...night.drawn);
    for (const [key, drawn] of night.draws) second.draws.set(key, drawn);
    merge(night, run(second, [standing, ...middle]), late);
    before.push(...next);
    done.push(...next);
  }
}
