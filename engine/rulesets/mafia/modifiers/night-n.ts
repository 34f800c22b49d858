import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/night-n */
export const nightN = modifier({
  id: 'night-n',
  name: 'Night [n]',
  binds: 'add-on',
  onModifier: true,
  onMembership: true,
  covers: [
    'mafia/modifier/night-n#1',
    'mafia/modifier/night-n#2',
    'mafia/modifier/night-n#3',
    'mafia/modifier/night-n#4',
    'mafia/modifier/night-n?1',
    'mafia/modifier/night-n?2',
    'mafia/modifier/night-n?3',
  ],
  card: 'night-n',
  fits: fitsAll,
  isOpen: ({ n }, { phase }) => phase.name === 'night' && phase.number === n,
  comesBy: 'phase',
  isForNight0: ({ n }) => n === 0,
});
