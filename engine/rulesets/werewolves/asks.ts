import type { Form } from '../../core/forms.ts';
import { lazily } from '../../core/lazily.ts';
import type { Ask } from '../../core/asks.ts';
import { isAlive, type Answer, type HeldPower, type Play, type Terms } from '../../core/state.ts';
import { untilAnyChanged } from '../../core/until-changed.ts';
import { askIdOf } from './ask-id.ts';
import { catalogue } from './catalogue.ts';
import { withCondition } from './condition.ts';
import { delayedAsks } from './delay.ts';
import { mayUse } from './limits.ts';
import { namesOf } from './names.ts';
import { nextPhase } from './next-phase.ts';
import type { Ability, Role } from './role.ts';
import { Scene } from './scene.ts';

/** The forms that are open now: what each living player may do. werewolves/rule/ability-timing */
export const asks = untilAnyChanged((terms: Terms, play: Play): readonly Ask[] => (play.winners === null ? open(terms, play) : []));

function open(terms: Terms, play: Play): readonly Ask[] {
  const scene = new Scene(terms, play, catalogue);
  const now = Object.values(play.powers).filter(({ holder }) => isAlive(play, holder)).flatMap(power => {
    const role = scene.of(power);
    return (role.abilities ?? []).filter(ability => mayUse(scene, power, power.holder, ability)).map(ability => ask(scene, power, role, ability));
  });
  return [...now, ...delayedAsks(scene, nextPhase(play.phase))];
}

/** The form is worked out for whoever looks at it. */
function ask(scene: Scene, power: HeldPower, role: Role, ability: Ability): Ask {
  const form = lazily(() => formOf(scene, power, ability));
  return {
    id: askIdOf(power, ability), abilities: ability.names ?? namesOf(role), seats: [power.holder], when: ability.when,
    get form() { return form(); },
    does: `werewolves.does.${role.id}.${ability.id}`,
    ...holding(ability.holds?.(scene, power)),
    ...(ability.when === 'now' ? { certain: true } : {}),
    ...(ability.into === undefined ? {} : { into: ability.into }),
    ...(ability.instead !== undefined ? { excludes: `${power.id}/${ability.instead}` } : {}),
  };
}

const formOf = (scene: Scene, power: HeldPower, ability: Ability): Form => {
  const form = ability.form(scene, power, power.holder);
  return ability.when === 'end' ? withCondition(scene, form) : form;
};

const holding = (holds: Answer | undefined): Pick<Ask, 'holds'> => (holds === undefined ? {} : { holds });

/** The power and the ability that an ask stands for. */
export function abilityOf(scene: Scene, id: string): { readonly power: HeldPower; readonly ability: Ability } | undefined {
  const at = id.lastIndexOf(':');
  const power = scene.play.powers[id.slice(0, at)];
  const ability = power && scene.of(power).abilities?.find(one => one.id === id.slice(at + 1));
  return power && ability ? { power, ability } : undefined;
}
