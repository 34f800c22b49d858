import type { HeldPower } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { kill } from '../deaths.ts';
import { decide, happens, yesNo } from '../decide.ts';
import { isDay } from '../phases.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { livingPlayers } from '../seats.ts';
import { works } from '../working.ts';

const die = (scene: Scene, { holder }: HeldPower): boolean => kill(scene, { seat: holder, cause: 'tinker', rule: 'clocktower/character/tinker#1' });

export const tinker: Character = {
  id: 'tinker',
  name: 'Tinker',
  kind: 'outsider',
  covers: idsOf('clocktower/character/tinker', 10, 1),
  nights: { later: 9 },
  card: ['tinker'],
  decisions: ['tinker-death'],
  step({ scene, power, works: functions }) {
    if (!functions) return;
    const dies = decide(scene, {
      keys: ['tinker-death'], of: power.id, about: [power.holder], options: yesNo,
      fallback: () => livingPlayers(scene.play).length > 4 && happens(scene, 'tinker-death', power.id, 1 / 6),
    });
    if (dies === true) die(scene, power);
  },
  giveUp: (scene, power) => decide(scene, { keys: ['slayer-tinker'], of: power.id, about: [power.holder], options: yesNo, fallback: () => false, minutes: 10 }) === true,
  atAnyTime: {
    'tinker-death': {
      options: play => (isDay(play) && Object.values(play.powers).some(power => power.power === 'tinker' && works(play, power)) ? ['yes', 'no'] : []),
      carry(scene, value) {
        for (const power of scene.powers.filter(one => value === 'yes' && one.power === 'tinker' && works(scene.play, one))) {
          if (die(scene, power)) scene.announce({ kind: 'death', key: 'death.day', about: [power.holder] });
        }
      },
    },
  },
};
