import type { Character } from '../character.ts';
import { decide } from '../decide.ts';
import { isDay } from '../phases.ts';
import { idsOf } from '../rule-ids.ts';

const SILENCE = 'silence';

export const hellsLibrarian: Character = {
  id: 'hells-librarian',
  name: "Hell's Librarian",
  kind: 'fabled',
  covers: idsOf('clocktower/fabled/hells-librarian', 9, 1),
  card: ['hells-librarian'],
  onRequest: true,
  decisions: ['librarian-silence', 'librarian-penalty'],
  hears(scene, { id }, { seat, open }) {
    if (!open || scene.play.facts[SILENCE] !== true) return;
    const penalty = String(decide(scene, { keys: ['librarian-penalty'], of: `${id}/${seat}`, about: [seat], fallback: () => 'a warning', minutes: 30 }));
    scene.announce({ kind: 'notice', key: 'silence.broken', ability: "hell's librarian", about: [seat], args: { penalty } });
  },
  nightfall: scene => scene.fact(SILENCE, false),
  atAnyTime: {
    'librarian-silence': {
      options: play => (isDay(play) && Object.values(play.powers).some(({ power }) => power === 'hells-librarian') ? ['on', 'off'] : []),
      carry(scene, value) {
        scene.fact(SILENCE, value === 'on');
        scene.announce({ kind: 'notice', key: `silence.${value}`, ability: "hell's librarian", about: [] });
      },
    },
  },
};
