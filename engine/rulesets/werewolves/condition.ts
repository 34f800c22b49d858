import { fieldsOf, textsOf } from '../../core/json.ts';
import type { Field, Form } from '../../core/forms.ts';
import type { Answer } from '../../core/state.ts';
import { offices } from './office-names.ts';
import { isOn } from './options.ts';
import { kindOf, LYNCH } from './poll-names.ts';
import type { Scene } from './scene.ts';
import { publicWeight, tally } from './votes.ts';

/** Whom everybody could see to be lynched and elected on this day. */
const SHOWN = 'shownResults';

/** A longer name has no place in the list of a form. */
const LONGEST = 50;

const field = (from: readonly string[]): Field => ({ of: 'option', label: 'condition', min: 0, max: 1, distinct: true, from: () => from });

/** By day, that somebody is, or is not, lynched or elected; no other condition can be named. werewolves/rule/delaying#3 */
export function withCondition(scene: Scene, form: Form): Form {
  const { play } = scene;
  if (!isOn(scene.terms, 'delaying') || play.phase.name !== 'day' || play.phase.number === 0) return form;
  const names = scene.living.map(seat => play.names[seat]!).filter(name => name.length <= LONGEST);
  return { ...form, condition: field(names.flatMap(name => ['lynched', 'elected'].flatMap(what => [`if ${name} is ${what}`, `unless ${name} is ${what}`]))) };
}

/** Keeps what the polls of the day show as they close: no vote that nobody sees, and nothing of what comes of it. werewolves/rule/delaying#4 */
export function keepResults(scene: Scene): void {
  if (scene.isNight || !isOn(scene.terms, 'delaying')) return;
  const winners = (isMeant: (kind: string) => boolean): readonly string[] =>
    Object.keys(scene.play.polls).filter(id => isMeant(kindOf(id))).flatMap(id => {
      const { top } = tally(scene.play.polls[id], seat => publicWeight(scene, seat));
      return top.length === 1 ? [scene.play.names[top[0]!]!] : [];
    });
  scene.set(SHOWN, { lynched: [...winners(kind => kind === LYNCH)], elected: [...winners(kind => offices.includes(kind))] });
}

/** True for an answer without a condition, or with one that the polls of the day have met. */
export function isMet(scene: Scene, { condition }: Answer): boolean {
  const [, word, name, what] = /^(if|unless) (.+) is (lynched|elected)$/.exec(condition?.[0] ?? '') ?? [];
  if (name === undefined || what === undefined) return true;
  return textsOf(fieldsOf(scene.fact(SHOWN))[what]).includes(name) === (word === 'if');
}
