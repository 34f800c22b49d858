import { changeSide } from '../change-side.ts';
import type { Character } from '../character.ts';
import { lapse } from '../comes-off.ts';
import { idsOf } from '../rule-ids.ts';
import { isPlayer, sideOf } from '../seats.ts';
import { chooseWord, firstSpeaker, noteSpeaker, secretWord, tellWord } from '../secrets.ts';
import { says } from '../words.ts';

export const mezepheles: Character = {
  id: 'mezepheles',
  name: 'Mezepheles',
  kind: 'minion',
  covers: idsOf('clocktower/character/mezepheles', 16, 2),
  nights: { first: 7, later: 3 },
  card: ['mezepheles'],
  decisions: ['mezepheles-word', 'mezepheles-said'],
  prepared: 'word',
  prepares(scene, power) {
    if (power.origin !== 'believed') chooseWord(scene, power, 'mezepheles-word');
  },
  /** clocktower/character/mezepheles#1, #11 the word, also for whoever came to the ability later; #3, #4 the first speaker of before this night */
  step({ scene, power, holder, works }) {
    tellWord(scene, power);
    if (scene.night === 1 || power.spent?.['use']) return;
    const seat = firstSpeaker(scene, power, 'mezepheles-said');
    if (seat === undefined) return;
    scene.add({ type: 'PowerUsed', id: power.id, key: 'use' });
    if (sideOf(scene.play, seat) !== 'good') return;
    if (works) changeSide(scene, seat, 'evil', 'clocktower/character/mezepheles#2', holder);
    else lapse(scene, holder, 'no conversion');
  },
  catches: (play, power, { text }) => says(text, secretWord(play, power)),
  hears(scene, power, { seat }) {
    if (power.origin === 'believed' || power.spent?.['use'] || !isPlayer(scene.play, seat) || sideOf(scene.play, seat) !== 'good') return;
    noteSpeaker(scene, power, seat);
  },
};
