import type { GameEvent } from '../../core/events.ts';
import type { Phase, Play, Terms } from '../../core/state.ts';
import { phaseText } from '../../core/state.ts';
import { lengthOf, type LengthName } from './options.ts';

/** The stages of a day after its discussion, which has no name of its own, and the last part of a night. clocktower/rule/phases */
export const NOMINATIONS = 'nominations';
export const VOTING = 'voting';
/** Choices are locked; what is left to be decided can be. clocktower/rule/night-actions#4 */
export const LOCK = 'lock';
/** The vote is over, and whoever runs the game has still to decide something about it. */
export const DUSK = 'dusk';

/** Before the first night: what the deal leaves open can be decided. clocktower/rule/storyteller#4 */
export const SETUP = 'setup';
export const setup: Phase = { name: SETUP, number: 0 };

export const isSetup = ({ phase }: Pick<Play, 'phase'>): boolean => phase.name === SETUP;
export const isNight = ({ phase }: Pick<Play, 'phase'>): boolean => phase.name === 'night';
export const isDay = ({ phase }: Pick<Play, 'phase'>): boolean => phase.name === 'day' && phase.stage !== DUSK;
export const isStage = ({ phase }: Pick<Play, 'phase'>, stage: string | undefined): boolean => phase.stage === stage;

const lengths: Readonly<Record<string, LengthName>> = {
  [SETUP]: 'preparation', night: 'night', 'night lock': 'lock', day: 'discussion', [`day ${NOMINATIONS}`]: 'nominations', [`day ${VOTING}`]: 'voting', [`day ${DUSK}`]: 'dusk',
};

/** A phase opens for as long as the rules or the game's options have it. clocktower/rule/phases#2, #3, ?3 */
export const opens = (terms: Terms, phase: Phase): GameEvent => {
  const kind = [phase.name, phase.stage].filter(part => part !== undefined).join(' ');
  return { type: 'PhaseOpened', phase, lasts: lengthOf(terms, lengths[kind]!) };
};

const places: readonly string[] = ['night', 'night lock', 'day', `day ${NOMINATIONS}`, `day ${VOTING}`, `day ${DUSK}`];

/** True if `text` names this phase or a later one. clocktower/rule/phases#1 */
export function isAtOrAfter(phase: Phase, text: string): boolean {
  if (phase.name === SETUP && text === phaseText(phase)) return true;
  const [, name, number, stage] = /^(night|day) (\d+)(?: (\w+))?$/.exec(text) ?? [];
  const kind = [name, stage].filter(part => part !== undefined).join(' ');
  if (!places.includes(kind)) return false;
  const place = (word: string, count: number): number => count * places.length + places.indexOf(word);
  const now = [phase.name, phase.stage].filter(part => part !== undefined).join(' ');
  return text === phaseText(phase) || place(kind, Number(number)) > place(now, phase.number);
}
