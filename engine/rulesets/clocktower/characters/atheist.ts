import type { Play, Seat } from '../../../core/state.ts';
import type { Character } from '../character.ts';
import { kill, saverOf, type Death } from '../deaths.ts';
import { amongSeats, decide } from '../decide.ts';
import { isDay } from '../phases.ts';
import { idsOf } from '../rule-ids.ts';
import { livingPlayers } from '../seats.ts';
import { likelyVictim } from '../victim.ts';

const death = (seat: Seat): Death => ({ seat, cause: 'storyteller', rule: 'clocktower/character/atheist#2' });

const isDealt = (play: Play): boolean => Object.values(play.powers).some(({ power, origin }) => power === 'atheist' && origin === 'own');

export const atheist: Character = {
  id: 'atheist',
  name: 'Atheist',
  kind: 'townsfolk',
  covers: idsOf('clocktower/character/atheist', 13, 2),
  card: ['atheist'],
  onRequest: true,
  winsByStoryteller: true,
  unbinds: true,
  decisions: ['atheist-include', 'atheist-break'],
  deals: row => ({ ...row, townsfolk: row.townsfolk + row.minion + row.demon, minion: 0, demon: 0 }),
  dawn(scene, { id, origin }) {
    if (origin !== 'own' || scene.night === 1) return;
    const nobody = { value: 'nobody', says: 'nobody' };
    const living = livingPlayers(scene.play);
    const seat = decide(scene, {
      keys: ['atheist-break'], of: id, options: [...amongSeats(scene.play, living), nobody],
      fallback: () => likelyVictim(scene, 'atheist-break', id, living.filter(one => !saverOf(scene, death(one)))) ?? nobody.value,
    }) as Seat;
    if (seat !== nobody.value) kill(scene, { ...death(seat), isUnbound: true });
  },
  atAnyTime: {
    'atheist-break': {
      options: play => (isDay(play) && isDealt(play) ? livingPlayers(play).map(seat => play.names[seat]!) : []),
      carry(scene, value) {
        const seat = livingPlayers(scene.play).find(one => scene.play.names[one] === value)!;
        kill(scene, { ...death(seat), isUnbound: true });
        scene.announce({ kind: 'death', key: 'death.day', about: [seat] });
      },
    },
  },
};
