import type { Declared } from '../../core/declared.ts';
import type { Side } from './character.ts';
import { finished } from './finish.ts';
import { Scene } from './scene.ts';
import { castOf } from './script.ts';

/** Whoever runs the game may say who has won. */
export const declared: Declared = {
  sides: () => [{ name: 'Good', also: [] }, { name: 'Evil', also: [] }],
  declare(terms, play, name) {
    const scene = new Scene(terms, play, { cast: castOf(terms), waits: false });
    scene.verdict = { side: name.toLowerCase() as Side, rule: 'clocktower/rule/storyteller#1', key: 'win.declared' };
    finished(scene);
    return scene.story;
  },
};
