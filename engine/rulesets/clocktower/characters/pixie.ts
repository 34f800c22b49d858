import type { Fact } from '../../../core/messages.ts';
import { isAlive, type HeldPower, type Play } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { hasClaimed } from '../claims.ts';
import { comesOff } from '../comes-off.ts';
import { decide, drawn, yesNo } from '../decide.ts';
import { gain } from '../gain.ts';
import { inform } from '../inform.ts';
import { keep, keptBy } from '../keeping.ts';
import { idsOf } from '../rule-ids.ts';
import type { Scene } from '../scene.ts';
import { players, whoIs } from '../seats.ts';

const KEY = 'pixieShown';

const shown = (play: Play, power: HeldPower): string | undefined => keptBy(play, KEY, power) as string | undefined;

/** The Townsfolk that others were dealt, this character itself apart. clocktower/character/pixie#1, #2 */
function inPlay({ play, cast }: Scene, { holder, power }: HeldPower): readonly string[] {
  const dealt = players(play).filter(seat => seat !== holder).map(seat => whoIs(play, seat).id);
  return cast.filter(({ id, kind }) => kind === 'townsfolk' && id !== power && dealt.includes(id)).map(({ name }) => name);
}

export const pixie: Character = {
  id: 'pixie',
  name: 'Pixie',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/pixie', 18, 3),
  nights: { first: 8 },
  card: ['pixie'],
  informs: true,
  decisions: ['pixie-shown', 'madness'],
  prepared: 'sight',
  prepares(scene, power) {
    const { id, origin } = power;
    const free = inPlay(scene, power);
    if (origin === 'believed' || free.length === 0) return;
    const name = decide(scene, { keys: ['pixie-shown'], of: id, options: free.map(one => ({ value: one, says: one })), fallback: () => drawn(scene, 'pixie-shown', id, free) }) as string;
    keep(scene, KEY, power, name);
  },
  step({ scene, power }) {
    const present = inPlay(scene, power);
    const all = scene.cast.filter(({ kind, id }) => kind === 'townsfolk' && id !== power.power).map(({ name }) => name);
    const planned = shown(scene.play, power) ?? all[0]!;
    const answer = inform(scene, power, {
      about: [], truth: { word: planned }, isTrue: told => 'word' in told && present.includes(told.word), possible: all.map((word): Fact => ({ word })), alwaysFalse: true,
    });
    keep(scene, KEY, power, 'word' in answer ? answer.word : planned);
  },
  mourns(scene, power, { seat }) {
    const { holder, origin } = power;
    const character = scene.cast.find(({ name }) => name === shown(scene.play, power));
    if (origin === 'believed' || seat === holder || !character || whoIs(scene.play, seat).id !== character.id || !isAlive(scene.play, holder)) return;
    const wasMad = decide(scene, { keys: ['madness'], of: `${power.id}/${seat}`, about: [holder], options: yesNo, fallback: () => hasClaimed(scene.play, holder, character.id) });
    if (wasMad !== true) return;
    if (comesOff(scene, power, 'no gain')) gain(scene, power, character.id, { step: 'pixie', rule: 'clocktower/character/pixie#3', from: seat });
  },
};
