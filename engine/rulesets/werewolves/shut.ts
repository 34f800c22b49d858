import { isAlive, phaseText, type Play, type Seat, type Terms } from '../../core/state.ts';
import type { ShutAsk } from '../../core/views.ts';
import { askIdOf } from './ask-id.ts';
import { catalogue } from './catalogue.ts';
import { whyNot } from './limits.ts';
import { namesOf } from './names.ts';
import { Scene } from './scene.ts';

/** What a living player holds and cannot use now, each with the reason. werewolves/rule/ability-timing#5 */
export function shut(terms: Terms, play: Play, seat: Seat): readonly ShutAsk[] {
  if (play.winners !== null || !isAlive(play, seat)) return [];
  const scene = new Scene(terms, play, catalogue);
  return scene.powersOf(seat).flatMap(power => {
    const role = scene.of(power);
    return (role.abilities ?? []).flatMap((ability): readonly ShutAsk[] => {
      const why = whyNot(scene, power, seat, ability);
      const abilities = ability.names ?? namesOf(role);
      return why === undefined ? [] : [{ id: askIdOf(power, ability), abilities, why: { ...why, args: { ...why.args, ability: abilities[0]!, now: phaseText(play.phase) } } }];
    });
  });
}
