import type { Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { kill, saverOf } from '../deaths.ts';
import { amongSeats, decide, drawn } from '../decide.ts';
import { idsOf } from '../rule-ids.ts';
import { livingPlayers } from '../seats.ts';

export const atheist: Character = {
  id: 'atheist',
  name: 'Atheist',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/atheist', 13, 2),
  card: ['atheist'],
  onRequest: true,
  winsByStoryteller: true,
  decisions: ['atheist-include', 'atheist-break'],
  deals: row => ({ ...row, townsfolk: row.townsfolk + row.minion + row.demon, minion: 0, demon: 0 }),
  dawn(scene, { id, origin }) {
    if (origin !== 'own' || scene.night === 1) return;
    const death = (seat: Seat) => ({ seat, cause: 'storyteller', rule: 'clocktower/character/atheist#2' });
    const possible = livingPlayers(scene.play).filter(seat => !saverOf(scene, death(seat)));
    const nobody = { value: 'nobody', says: 'nobody' };
    if (possible.length === 0) return;
    const seat = decide(scene, { keys: ['atheist-break'], of: id, options: [...amongSeats(scene.play, possible), nobody], fallback: () => drawn(scene, 'atheist-break', id, possible) }) as Seat;
    if (seat !== nobody.value) kill(scene, death(seat));
  },
};
