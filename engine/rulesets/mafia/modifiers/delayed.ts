import { fitsActive } from '../fits.ts';
import { modifier } from '../modifier.ts';
import type { Power } from '../power.ts';

/** What rides along inside comes later, too. mafia/grammar/composition#5 */
const later = (power: Power, by: number): Power =>
  ({ ...power, delay: power.delay + by, layers: power.layers.map(layer => (layer.rider ? { ...layer, rider: later(layer.rider, by) } : layer)) });

/** mafia/modifier/delayed */
export const delayed = modifier({
  id: 'delayed',
  name: 'Delayed',
  er: 'Delayediser',
  binds: 'ing',
  covers: [
    'mafia/modifier/delayed#1',
    'mafia/modifier/delayed#2',
    'mafia/modifier/delayed#3',
    'mafia/modifier/delayed#4',
    'mafia/modifier/delayed#5',
    'mafia/modifier/delayed?1',
    'mafia/modifier/delayed?2',
    'mafia/modifier/delayed?3',
    'mafia/modifier/delayed?4',
    'mafia/modifier/delayed?5',
    'mafia/modifier/delayed?6',
  ],
  card: 'delayed',
  fits: fitsActive('active base roles and -ing modifiers'),
  edit: (power, { times }) => later(power, times),
});
