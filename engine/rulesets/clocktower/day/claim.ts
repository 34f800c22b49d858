import { fieldsOf, textsOf } from '../../../core/json.ts';
import type { Form } from '../../../core/forms.ts';
import { CLAIMS } from '../claims.ts';
import type { Character, DayCommand } from '../character.ts';
import { isDay } from '../phases.ts';
import type { Scene } from '../scene.ts';
import type { Seat } from '../../../core/state.ts';

/** Says in public to be a character of the script, or takes that back. clocktower/rule/madness#4 */
export const claimCommands = (cast: readonly Character[]): readonly DayCommand[] => {
  const dealt = cast.filter(({ kind }) => kind !== 'fabled' && kind !== 'traveller');
  const form: Form = { what: { of: 'role', label: 'claim', min: 1, max: 1, distinct: true, from: () => dealt.map(({ name }) => name) } };
  const command = (word: 'claim' | 'unclaim'): DayCommand => ({
    abilities: [word],
    open: true,
    seats: play => (isDay(play) ? play.order : []),
    form: () => form,
    carry(scene, seat, answer) {
      const name = answer['what']![0]!;
      put(scene, seat, dealt.find(one => one.name === name)!.id, word === 'claim');
      scene.announce({ kind: 'notice', key: `claimed.${word}`, ability: 'claim', about: [seat], args: { name } });
      return undefined;
    },
  });
  return [command('claim'), command('unclaim')];
};

function put(scene: Scene, seat: Seat, id: string, isClaimed: boolean): void {
  const all = fieldsOf(scene.play.facts[CLAIMS]);
  const rest = textsOf(all[seat]).filter(one => one !== id);
  scene.fact(CLAIMS, { ...all, [seat]: isClaimed ? [...rest, id] : rest });
}
