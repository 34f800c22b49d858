import type { GameEvent } from '../../../core/events.ts';
import type { Outcome } from '../../../core/outcome.ts';
import type { OpenDecision, Play, Terms } from '../../../core/state.ts';
import { characterNamed } from '../catalogue.ts';
import { decide } from '../decide.ts';
import { opens } from '../phases.ts';
import { recast } from '../recast.ts';
import { roleFrom } from '../role.ts';
import { Scene } from '../scene.ts';
import { castOf } from '../script.ts';
import { freeToBelieve } from './beliefs.ts';
import { openFabled } from './fabled.ts';
import { grantsAt } from './grants.ts';
import { hasRightCounts } from './lawful.ts';
import { prepare } from './preparing.ts';
import { publish } from './publish.ts';
import { tellStart } from './starting.ts';

/** Everything that the deal leaves open is asked at once, with what stands as its default: an answer may open other questions, or change them. clocktower/rule/storyteller#4 */
export function askAll(scene: Scene): void {
  const asked: OpenDecision[] = [];
  const trial = new Scene(scene.terms, scene.play, { cast: scene.cast, night: 1, waits: false, asked });
  complete(trial);
  const { decisions } = scene.play;
  for (const key of Object.keys(decisions)) if (!asked.some(one => one.key === key)) scene.add({ type: 'DecisionDropped', key });
  for (const decision of asked) {
    if (JSON.stringify(decisions[decision.key]) !== JSON.stringify(decision)) scene.add({ type: 'DecisionOpened', decision });
  }
}

/** What the deal leaves open is settled, and everybody is told what they start knowing. */
function complete(scene: Scene): void {
  believe(scene);
  grant(scene);
  openFabled(scene);
  publish(scene);
  prepare(scene);
  tellStart(scene);
}

/** Who those believe to be who do not know themselves. clocktower/setup/deal#8 */
function believe(scene: Scene): void {
  for (const seat of scene.play.order) {
    const { play, cast } = scene;
    const role = roleFrom(play.seats[seat]!.role);
    const { character, believed, ...rest } = role;
    if (!believed) continue;
    const others = play.order.filter(other => other !== seat).map(other => roleFrom(play.seats[other]!.role));
    const free = freeToBelieve(cast, [...others, { character, ...rest }], { character });
    const options = free.map(({ name }) => ({ value: name, says: name }));
    const name = decide(scene, { keys: [`${character.id}-token`], about: [seat], options, fallback: () => believed.name });
    const chosen = characterNamed(String(name));
    if (chosen && chosen !== believed) recast(scene, seat, { ...role, believed: chosen });
  }
}

/** Which ability those have who were granted one. clocktower/character/alchemist, clocktower/setup/deal#7 */
function grant(scene: Scene): void {
  for (const [at, seat] of scene.play.order.entries()) {
    const roles = scene.play.order.map(one => roleFrom(scene.play.seats[one]!.role));
    const { character, granted } = roles[at]!;
    if (!granted) continue;
    const options = grantsAt(scene.cast, roles, at, all => hasRightCounts(scene.cast, all)).map(({ name }) => ({ value: name, says: name }));
    const name = decide(scene, { keys: [`${character.id}-ability`], about: [seat], options, fallback: () => granted.name });
    const chosen = characterNamed(String(name));
    if (chosen && chosen !== granted) recast(scene, seat, { ...roles[at]!, granted: chosen });
  }
}

/** The part before the first night is over: what nobody decided takes its default. clocktower/rule/storyteller#5 */
export function beginFirstNight(terms: Terms, play: Play): Outcome {
  const scene = new Scene(terms, play, { cast: castOf(terms), night: 1, waits: false });
  for (const { key, fallback, options } of Object.values(play.decisions)) {
    scene.add(Object.hasOwn(play.answers, key)
      ? { type: 'DecisionDropped', key }
      : { type: 'DecisionMade', key, value: fallback, by: 'auto', ...(options ? { options: options.map(({ says }) => says) } : {}) });
  }
  complete(scene);
  const isSaid = ({ type }: GameEvent): boolean => type === 'Said';
  const { events, trace } = scene.story;
  return { events: [...events.filter(event => !isSaid(event)), opens(terms, { name: 'night', number: 1 }), ...events.filter(isSaid), ...scene.news], trace };
}
