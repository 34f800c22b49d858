import type { Seat } from '../../core/state.ts';
import type { Layer } from './role.ts';
import { drawOrder } from './chances.ts';
import type { Scene } from './scene.ts';
import { effectStops, type Stopped } from './effects.ts';
import { guestsOf } from './guests.ts';
import { visit } from './visit.ts';

/** How somebody may die. werewolves/rule/killing#1 */
export type Killing = 'attack' | 'kill' | 'lynch' | 'true kill' | 'ascended' | 'descended';

/** An attack or a kill that is on its way to a player. */
export interface Attack {
  readonly target: Seat;
  readonly kind: 'attack' | 'kill';
  /** Who is responsible; absent: nobody. */
  readonly by?: Seat;
  /** The role that it comes from, as a cause. */
  readonly role: string;
  /** The group whose attack it is. */
  readonly group?: string;
  /** True: nothing more of an act is left to be done on the way, such as a visit. */
  readonly arrived?: true;
  /** What the attacker is told; absent: success or failure. */
  readonly silent?: true;
  /** Whom the attacker had chosen, where somebody else is met: a failure, as far as the attacker is told. werewolves/rule/redirection#3 */
  readonly chosen?: Seat;
  /** Tells apart the attacks of one attacker of a moment. */
  readonly id?: string;
}

/** Somebody dies in this moment. */
export interface Death {
  readonly seat: Seat;
  readonly kind: Killing;
  readonly role?: string;
  readonly by?: Seat;
  readonly group?: string;
  /** A lynch by the poll itself, not brought about by another. werewolves/rule/killing#6 */
  readonly direct?: true;
}

/** What became of an attack. */
export interface Struck {
  readonly attack: Attack;
  /** Who died of it. */
  readonly died: readonly Seat[];
  /** What stopped it, where that is told to the attacker. */
  readonly word?: string;
}

export const layers: readonly Layer[] = ['absence', 'effect', 'role', 'partial', 'change', 'effect-change'];

/** One attack as it comes to one person: the house of a host has more than one in it. */
interface Hit {
  readonly attack: Attack;
  readonly seat: Seat;
  stopped: boolean;
}

/** Groups by name, single townsfolk, werewolves, others by name. werewolves/rule/attack-order */
export function inAttackOrder(scene: Scene, attacks: readonly Attack[]): readonly Attack[] {
  const rank = (attack: Attack): string => {
    if (attack.group !== undefined) return `0${attack.group}`;
    const team = scene.roles.named(attack.role)?.team;
    return `${team === 'townsfolk' ? 1 : team === 'werewolf' ? 2 : 3}${attack.role}`;
  };
  return drawOrder(scene, 'attack-order', attacks).map(attack => ({ attack, key: rank(attack) })).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ attack }) => attack);
}

/**
 * A batch of attacks and kills of one moment: each layer of defence is asked about all of them before the next one is looked at.
 * The dead of it are added to the moment; what is told about it is up to whoever sent it. werewolves/rule/protections#7
 */
export function strike(scene: Scene, batch: readonly Attack[]): readonly Struck[] {
  const attacks = inAttackOrder(scene, batch.filter(({ target }) => scene.isAlive(target)));
  for (const attack of attacks) if (attack.by !== undefined && !attack.arrived) visit(scene, { from: attack.by, to: attack.target, role: attack.role, narrated: attack.kind === 'attack' ? 'attacked' : 'killed', isAttack: true, targeting: false });
  const hits = attacks.flatMap(attack => hitsOf(scene, attack));
  const words = new Map<Attack, string>();
  for (const layer of layers) sift(scene, layer, hits, words);
  for (const { attack, seat, stopped } of hits) if (!stopped) doom(scene, attack, seat);
  return batch.map(attack => {
    const word = words.get(attack);
    return { attack, died: hits.filter(hit => hit.attack === attack && !hit.stopped).map(({ seat }) => seat), ...(word === undefined ? {} : { word }) };
  });
}

/** An attack has an address, a kill follows the person. werewolves/role/houseguest */
function hitsOf(scene: Scene, attack: Attack): Hit[] {
  if (attack.kind === 'kill') return [{ attack, seat: attack.target, stopped: false }];
  return [attack.target, ...guestsOf(scene, attack.target)].map(seat => ({ attack, seat, stopped: false }));
}

function sift(scene: Scene, layer: Layer, hits: readonly Hit[], words: Map<Attack, string>): void {
  for (const seat of inTurn(scene, layer, [...new Set(hits.map(hit => hit.seat))])) {
    for (const hit of hits) {
      const effect = hit.seat === seat && !hit.stopped ? effectStops(scene, layer, seat, hit.attack) : undefined;
      if (effect) stop(scene, layer, hit, hits, effect);
    }
    for (const power of scene.powersOf(seat)) {
      for (const defence of (scene.of(power).defences ?? []).filter(one => one.layer === layer)) {
        for (const hit of hits) {
          if (hit.seat !== seat || hit.stopped || !defence.stops(scene, power, seat, hit.attack)) continue;
          stop(scene, layer, hit, hits, scene.of(power).name);
          const word = scene.fact('stopWord');
          if (typeof word === 'string' && word !== '') {
            words.set(hit.attack, word);
            scene.set('stopWord', '');
          }
          if (defence.once) break;
        }
      }
    }
  }
}

/** Whoever draws on a stock with others waits for the turn. werewolves/rule/souls#7 */
function inTurn(scene: Scene, layer: Layer, seats: readonly Seat[]): readonly Seat[] {
  const turnOf = (seat: Seat): number | undefined => scene.powersOf(seat).flatMap(power => scene.of(power).defences ?? []).find(defence => defence.layer === layer && defence.turn !== undefined)?.turn;
  if (seats.filter(seat => turnOf(seat) !== undefined).length < 2) return seats;
  return [...drawOrder(scene, 'defence-order', seats)].sort((a, b) => (turnOf(a) ?? 0) - (turnOf(b) ?? 0));
}

/** A protection on the host stops an attack for everybody in the house; other defences save their owner alone. */
function stop(scene: Scene, layer: Layer, hit: Hit, hits: readonly Hit[], by: Stopped | string): void {
  hit.stopped = true;
  const args = { attack: hit.attack.role };
  if (typeof by === 'string') scene.why('attack', 'werewolves/rule/protections#7', 'stopped', { target: [hit.seat] }, { ...args, role: by });
  else scene.why('attack', 'werewolves/rule/protections#7', by.by.length === 0 ? `stopped.${by.how}` : `stopped.${by.how}.by`, { by: by.by, target: [hit.seat] }, args);
  if (layer === 'effect' && hit.seat === hit.attack.target) for (const other of hits) if (other.attack === hit.attack) other.stopped = true;
}

function doom(scene: Scene, { kind, by, role, group }: Attack, seat: Seat): void {
  scene.dying.push({ seat, kind, role, ...(by === undefined ? {} : { by }), ...(group === undefined ? {} : { group }) });
}
