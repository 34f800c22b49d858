import type { Outcome } from '../../core/outcome.ts';
import type { Refused } from '../../core/refused.ts';
import type { Play, Terms } from '../../core/state.ts';
import { catalogue } from './catalogue.ts';
import { QUESTION } from './day/open.ts';
import { Scene } from './scene.ts';

const STRIKE = 'strike';

/**
 * What the hosts may settle at any time: `question strike` takes back what the dead are to be asked, with its poll; without it every question passes.
 * Refused: another key or value, and where nothing is asked. werewolves/role/medium?3
 */
export function decided(terms: Terms, play: Play, key: string, value: string | undefined): Outcome | Refused {
  if (key !== QUESTION) return unknown(key, QUESTION);
  if (value?.toLowerCase() !== STRIKE) return unknown(value ?? '', STRIKE);
  const scene = new Scene(terms, play, catalogue);
  if ((scene.fact(QUESTION) ?? '') === '') return { refused: { code: 'not-now' } };
  const { id } = scene.roles.oneThat('asks-the-dead');
  scene.set(QUESTION, '');
  if (scene.play.polls[id]) scene.add({ type: 'PollClosed', poll: id });
  for (const { holder } of scene.powers.filter(({ power }) => power === id)) scene.tell(holder, { kind: 'notice', key: 'question.struck', about: [] });
  return scene.story;
}

const unknown = (typed: string, possible: string): Refused => ({ refused: { code: 'unknown-option', args: { typed, possible: [possible] } } });
