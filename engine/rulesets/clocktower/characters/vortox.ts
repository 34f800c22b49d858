import { attack } from '../attack.ts';
import type { Character } from '../character.ts';
import { anyPlayer } from '../forms.ts';
import { idsOf } from '../rule-ids.ts';

export const vortox: Character = {
  id: 'vortox',
  name: 'Vortox',
  kind: 'demon',
  covers: idsOf('clocktower/character/vortox', 14, 1),
  nights: { later: 5 },
  card: ['vortox', 'vortox.false', 'vortox.day'],
  chooses: { when: 'later', form: anyPlayer },
  step: turn => attack(turn, 'clocktower/character/vortox#1'),
  falsifies: true,
  dusk(scene, power, hasExecuted) {
    if (!hasExecuted) scene.claim({ side: 'evil', rule: 'clocktower/character/vortox#3', key: 'win.idle', seats: [power.holder] });
  },
  decisions: ['false-answer'],
};
