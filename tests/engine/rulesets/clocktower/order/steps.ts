import { characters } from '../../../../../engine/rulesets/clocktower/catalogue.ts';
import { stepsOf } from '../../../../../engine/rulesets/clocktower/night/walk.ts';

/** Ids of the characters that have a step in a night, in order. */
export const stepsIn = (night: number): readonly string[] => stepsOf(characters, night).map(({ character }) => character.id);
