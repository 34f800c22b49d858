import { describe, expect, test } from 'vitest';
import { pick, shuffle } from '../../../../../engine/core/chance.ts';
import { decideControls } from '../../../../../engine/rulesets/mafia/night/decide.ts';
import type { Field } from '../../../../../engine/rulesets/mafia/night/field.ts';
import { World } from '../../../../../engine/rulesets/mafia/night/world.ts';
import { goldenRule, SlowWorld } from './golden-rule.ts';
import { drawnNight, fieldOfNight } from './some-night.ts';

const timeout = 120_000;

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, seed) => seed);

const verdicts = ({ controls }: Field, inForce: ReadonlyMap<unknown, boolean>): readonly string[] =>
  controls.map(control => `${control.id} ${control.power.role.name}: ${inForce.get(control) ? 'in force' : 'blocked'}`);

const routes = ({ night }: Field, world: World): readonly string[] => night.uses.map(use => `${use.id} ${use.power.role.name} on ${use.chosen.join()} goes to ${world.route(use).join()}`);

describe('mafia/general/resolution-order#3, #4: as the rule reads, word for word, in a hundred small nights of', () => {
  test.each([
    ['three that move', 6, ['Redirector', 'Bus Driver', 'Lightning Rod']],
    ['all that moves', 5, ['Redirector', 'Bus Driver', 'Lightning Rod', 'Deflector', 'Sidekick', 'Nexus', 'Nexusiser', 'Strong-Willed Bus Driver', 'Roleblocker']],
    ['moves and closed doors', 5, ['Redirector', 'Bus Driver', 'Deflector', 'Hider', 'Rolestopper', 'Ascetic', 'Asceticiser', 'Roleblocker']],
    ['gifts', 5, ['Redirector', 'Bus Driver', 'Nexus', 'Nexusiser', 'Strong-Willediser', 'Inactiviser', 'Delayediser', 'Loyaliser', 'Roleblocker']],
    ['gifts that keep from being moved', 5, ['Redirector', 'Lightning Rod', 'Nexus', 'Sidekick', 'Suicidaliser', 'Strong-Willediser', 'Delayediser', 'Roleblocker', 'Vigilante']],
    ['what is taken away', 5, ['Nexus', 'Strong-Willed Inactiviser', 'Redirector', 'Nexusiser', 'Sidekick']],
    ['what blocks itself', 4, ['Roleblocking Bus Driver', 'Roleblocking Sidekick', 'Redirector', 'Bus Driver']],
    ['looks and conditions', 4, ['Redirector', 'Framer', 'Godfatherer', 'Loyal Bus Driver', 'Anti-Loyal Sidekick', 'Loyal Roleblocker', 'Target-Triggered Redirector', 'Reactive Framer', 'Roleblocking Framer', 'Reactive Roleblocker']],
  ])('%s', { timeout }, (_, players, words) => {
    for (const seed of seeds(100)) {
      const field = drawnNight(words, players, seed);
      const decided = decideControls(field);
      expect(verdicts(field, decided.inForce), `seed ${seed}`).toEqual(verdicts(field, goldenRule(field)));
      expect(routes(field, new World(field, decided)), `seed ${seed}`).toEqual(routes(field, new SlowWorld(field, decided)));
    }
  });
});

/** Twelve Redirectors (0 to 11) and twelve Roleblockers (12 to 23), of whom the n-th names `steer(n)` and `aim(n)`; 24 does nothing, `extra` aim at 0. */
function ring(aim: (n: number) => number, steer: (n: number) => readonly [number, number], extra: readonly string[] = []): readonly string[] {
  const roles = [...seeds(12).map(() => 'Town Redirector'), ...seeds(12).map(() => 'Town Roleblocker'), 'Town', ...extra];
  const field = fieldOfNight(roles, 1, seat => {
    const n = Number(seat.slice(1)) - 1;
    return (n < 12 ? steer(n) : [n < 24 ? aim(n - 12) : 0]).map(place => `s${place + 1}`);
  });
  const { inForce } = decideControls(field);
  return field.controls.map(control => (inForce.get(control) ? 'in force' : 'blocked'));
}

describe('a knot of twelve', () => {
  const bystander = 24;
  const next = (n: number): number => (n + 1) % 12;
  const all = (verdict: string): readonly string[] => seeds(12).map(() => verdict);

  test('mafia/general/blocks-and-cycles#14: each sends away the block on the next: all are hit as matters stand, and blocked', () => {
    expect(ring(n => n, n => [12 + next(n), bystander])).toEqual(all('blocked'));
  });

  test('mafia/general/blocks-and-cycles#22: each brings a block onto the next: none is hit as matters stand, and all come into force', () => {
    expect(ring(() => bystander, n => [12 + n, next(n)])).toEqual(all('in force'));
  });

  test('mafia/general/resolution-order#3: a ring that is broken from outside unwinds, one after the other', () => {
    expect(ring(() => bystander, n => [12 + n, next(n)], ['Town Roleblocker'])).toEqual(seeds(12).map(n => (n % 2 === 0 ? 'blocked' : 'in force')));
  });

  test('where all move all it comes out at once, and the same in whatever order they are asked', { timeout }, () => {
    const words = ['Town Redirector', 'Town Bus Driver', 'Town Deflector', 'Town Sidekick'];
    for (const seed of seeds(20)) {
      const roles = seeds(15).map(seat => (seat < 12 ? pick(seed, `k${seat}`, words) : 'Mafia Roleblocker'));
      const field = fieldOfNight(roles, seed, (_, key, { from, min }, view) => shuffle(seed, key, from(view)).slice(0, min));
      const start = performance.now();
      const { inForce } = decideControls(field);
      expect(performance.now() - start).toBeLessThan(5000);
      const turned = decideControls({ ...field, controls: shuffle(seed, 'turned', field.controls) });
      expect(verdicts(field, turned.inForce)).toEqual(verdicts(field, inForce));
    }
  });
});
