import type { HeldPower, Seat } from '../../core/state.ts';
import { isAlive } from '../../core/state.ts';
import { atWork } from './at-work.ts';
import { enter } from './ledger.ts';
import type { Scene } from './scene.ts';
import { stir } from './quiet.ts';
import { PROTECTED, works } from './working.ts';

/** A death that is about to come. */
export interface Death {
  readonly seat: Seat;
  /** What brings it: the character's id, or `execution`. */
  readonly cause: string;
  /** Whose ability it is; absent where it is nobody's. */
  readonly by?: Seat;
  readonly rule: string;
  /** True: no ability keeps anybody from it. */
  readonly isUnbound?: true;
}

/**
 * Somebody dies, unless an ability keeps them alive: another's first, so that the own one is not used up. The consequences of the same moment follow
 * at once; victory is judged by whoever carries the event out. Gives whether somebody died.
 * clocktower/rule/death#5, #8, #11, clocktower/character/fool#2
 */
export function kill(scene: Scene, death: Death): boolean {
  const { seat, cause, by, rule } = death;
  if (!isAlive(scene.play, seat)) return false;
  if (cause !== 'execution' && isKeptByHand(scene, seat)) {
    scene.why('death', 'clocktower/rule/storyteller#1', 'kept', { target: [seat] }, { cause });
    return false;
  }
  const saver = death.isUnbound ? undefined : saverOf(scene, death);
  if (saver) {
    save(scene, death, saver);
    return false;
  }
  scene.add({ type: 'Died', seat, cause, ...(by === undefined ? {} : { by: [by] }), ...(scene.night === undefined ? {} : { in: scene.phase }) });
  stir(scene);
  scene.why('death', rule, by === undefined ? 'died' : 'killed', { target: [seat], ...(by === undefined ? {} : { by: [by] }) }, { cause });
  for (const power of scene.powers) scene.abilityOf(power).mourns?.(scene, power, death);
  return true;
}

/** Nobody's ability does it. */
const isKeptByHand = ({ play }: Scene, seat: Seat): boolean => play.traits.some(({ trait, holder, by }) => trait === PROTECTED && holder === seat && by === undefined);

/** The ability that keeps this player alive, those of others before the own one. */
export function saverOf(scene: Scene, death: Death): HeldPower | undefined {
  const own = (power: HeldPower): number => Number(power.holder === death.seat);
  return [...scene.powers]
    .sort((a, b) => own(a) - own(b))
    .find(power => works(scene.play, power) && !isUsedUp(scene, power) && scene.abilityOf(power).saves?.(scene, power, death));
}

const isUsedUp = (scene: Scene, power: HeldPower): boolean => scene.abilityOf(power).savesOnce === true && (power.spent?.['save'] ?? 0) > 0;

/** An attacker whose kill another's ability prevented goes into the ledger. clocktower/rule/abnormal-ledger#7 */
function save(scene: Scene, { seat, by, cause }: Death, saver: HeldPower): void {
  atWork(scene, saver);
  if (scene.abilityOf(saver).savesOnce) scene.add({ type: 'PowerUsed', id: saver.id, key: 'save' });
  scene.why('death', scene.abilityOf(saver).covers[0]!, 'saved', { target: [seat] }, { ability: scene.abilityOf(saver).name, cause });
  if (by !== undefined && by !== saver.holder && cause !== 'execution') enter(scene, by, 'saved');
}
