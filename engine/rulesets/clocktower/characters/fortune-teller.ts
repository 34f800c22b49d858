import type { Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { chosen } from '../chosen.ts';
import { amongSeats, decide, drawn } from '../decide.ts';
import { twoPlayers } from '../forms.ts';
import { inform } from '../inform.ts';
import { idsOf } from '../rule-ids.ts';
import { isDemon, ofSide } from '../seats.ts';

const HERRING = 'red-herring';

export const fortuneTeller: Character = {
  id: 'fortune-teller',
  name: 'Fortune Teller',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/fortune-teller', 12, 1),
  nights: { first: 10, later: 10 },
  card: ['fortune-teller'],
  informs: true,
  chooses: { when: 'every', form: twoPlayers },
  decisions: ['red-herring', 'fortune-teller-answer'],
  prepared: 'suspect',
  prepares(scene, { id, holder, origin }) {
    if (origin === 'believed') return;
    const good = ofSide(scene.play, 'good');
    const others = good.filter(seat => seat !== holder);
    if (good.length === 0) return;
    const seat = decide(scene, { keys: ['red-herring'], of: id, options: amongSeats(scene.play, good), fallback: () => drawn(scene, 'red-herring', id, others.length > 0 ? others : good) }) as Seat;
    scene.add({ type: 'TraitLaid', trait: { trait: HERRING, holder: seat, by: holder } });
  },
  step(turn) {
    const { scene, power, holder } = turn;
    const both = chosen(turn);
    if (both.length < 2) return;
    const seems = (seat: Seat): boolean => isDemon(scene.play, seat) || scene.play.traits.some(one => one.trait === HERRING && one.holder === seat && one.by === holder);
    const yes = both.some(seems);
    inform(scene, power, {
      about: both, truth: { yes }, isTrue: answer => 'yes' in answer && answer.yes === yes, possible: [{ yes: true }, { yes: false }], keys: { spoiled: 'fortune-teller-answer' },
    });
  },
};
