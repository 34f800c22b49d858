import { isAlive } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { comesOff, lapse } from '../comes-off.ts';
import { link, type Pairing, partnerOf, planned, planPair, pretendLink, relink } from '../pairs.ts';
import { idsOf } from '../rule-ids.ts';
import { sideOf } from '../seats.ts';
import { works } from '../working.ts';

const twins: Pairing = {
  trait: 'twin', plan: 'twins', ability: 'evil twin', told: 'told.evil-twin', rule: 'clocktower/character/evil-twin#1', step: 'evil-twin',
  keys: { first: 'evil-twin-pair', again: 'evil-twin-repair' },
};

/** clocktower/character/evil-twin#1, ?1; #7, #17 a new twin; #12 malfunctioning at the meeting */
export const evilTwin: Character = {
  id: 'evil-twin',
  name: 'Evil Twin',
  kind: 'minion',
  covers: idsOf('clocktower/character/evil-twin', 17, 2),
  nights: { first: 5 },
  card: ['evil-twin'],
  decisions: ['evil-twin-pair', 'evil-twin-repair'],
  prepared: 'twin',
  needsEvil: true,
  prepares(scene, power) {
    if (power.origin !== 'believed') planPair(scene, twins, power);
  },
  step({ scene, power, holder, works: functions }) {
    if (power.origin === 'believed') return pretendLink(scene, power);
    const twin = planned(scene.play, twins, power);
    if (twin === undefined) return;
    if (functions) return link(scene, twins, power, twin);
    lapse(scene, holder, 'not met');
    pretendLink(scene, power, twin);
  },
  dawn(scene, power) {
    if (power.origin === 'believed' || !works(scene.play, power)) return;
    const twin = partnerOf(scene.play, twins, power);
    const meant = twin ?? planned(scene.play, twins, power);
    if (meant === undefined || !isAlive(scene.play, meant)) return;
    if (sideOf(scene.play, meant) === sideOf(scene.play, power.holder)) relink(scene, twins, power, twin);
    else if (twin === undefined) link(scene, twins, power, meant);
  },
  executed(scene, power, { who }) {
    const twin = partnerOf(scene.play, twins, power);
    if (twin === undefined || !isAlive(scene.play, power.holder)) return;
    const good = [power.holder, twin].filter(seat => sideOf(scene.play, seat) === 'good');
    if (good.length !== 1 || good[0] !== who) return;
    if (comesOff(scene, power, 'no win')) scene.claim({ side: 'evil', rule: 'clocktower/character/evil-twin#2', key: 'win.twin', seats: [who] });
  },
  blocksGood(scene, power) {
    const twin = partnerOf(scene.play, twins, power);
    return twin !== undefined && isAlive(scene.play, twin);
  },
};
