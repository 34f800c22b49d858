import { isAlive, type HeldPower, type Play, type Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { chosen } from '../chosen.ts';
import { comesOff, lapse } from '../comes-off.ts';
import { anyPlayer } from '../forms.ts';
import { idsOf } from '../rule-ids.ts';
import { isPlayer, otherSide, sideOf } from '../seats.ts';

const MARK = 'fear';

const markOf = (play: Play, { holder }: HeldPower): Seat | undefined => play.traits.find(({ trait, by }) => trait === MARK && by === holder)?.holder;

export const fearmonger: Character = {
  id: 'fearmonger',
  name: 'Fearmonger',
  kind: 'minion',
  covers: idsOf('clocktower/character/fearmonger', 15, 1),
  nights: { first: 6, later: 2 },
  card: ['fearmonger'],
  chooses: { when: 'every', form: anyPlayer },
  step(turn) {
    const { scene, power, holder, works: functions } = turn;
    const [target] = chosen(turn);
    const before = markOf(scene.play, power);
    if (target === undefined || target === before) return;
    if (!functions) return lapse(scene, holder, 'no mark');
    if (before !== undefined) scene.add({ type: 'TraitLifted', trait: MARK, holder: before, by: holder });
    scene.add({ type: 'TraitLaid', trait: { trait: MARK, holder: target, by: holder } });
    scene.report({ kind: 'notice', key: 'fearmonger', ability: 'fearmonger', about: [] });
    scene.why('fearmonger', 'clocktower/character/fearmonger#1', 'marked', { by: [holder], target: [target] });
  },
  executed(scene, power, { who, nominator }) {
    if (power.origin === 'believed' || nominator !== power.holder || !isAlive(scene.play, power.holder) || markOf(scene.play, power) !== who || !isPlayer(scene.play, who)) return;
    if (comesOff(scene, power, 'no loss')) scene.claim({ side: otherSide(sideOf(scene.play, who)), rule: 'clocktower/character/fearmonger#2', key: 'win.fear', seats: [who] });
  },
};
