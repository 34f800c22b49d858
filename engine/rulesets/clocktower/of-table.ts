import type { AnyTime } from './character.ts';
import { MODE } from './options.ts';

/** What whoever runs the game may decide at any time whatever the script: whether they are asked at all. clocktower/rule/storyteller */
export const ofTable: Readonly<Record<string, AnyTime>> = {
  mode: {
    options: () => ['automatic', 'storyteller'],
    carry: (scene, value) => scene.fact(MODE, value),
  },
};
