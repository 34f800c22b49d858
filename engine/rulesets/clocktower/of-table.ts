import type { AnyTime, Character } from './character.ts';
import { MODE } from './options.ts';
import { enterFabled, isFabledInPlay } from './setup/fabled.ts';

/** What whoever runs the game may decide at any time whatever the script: whether they are asked at all, and which fabled enter. clocktower/rule/storyteller, clocktower/fabled/general */
export const ofTable = (cast: readonly Character[]): Readonly<Record<string, AnyTime>> => {
  const fabled = cast.filter(({ kind }) => kind === 'fabled');
  return {
    mode: {
      options: () => ['automatic', 'storyteller'],
      carry: (scene, value) => scene.fact(MODE, value),
    },
    'fabled-in-play': {
      options: play => fabled.filter(one => !isFabledInPlay({ play }, one)).map(({ name }) => name),
      carry: (scene, value) => enterFabled(scene, fabled.find(({ name }) => name === value)!),
    },
  };
};
