import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/n-shot */
export const nShot = modifier({
  id: 'n-shot',
  name: '[n]-shot',
  binds: 'add-on',
  onModifier: true,
  covers: [
    'mafia/modifier/n-shot#1',
    'mafia/modifier/n-shot#2',
    'mafia/modifier/n-shot#3',
    'mafia/modifier/n-shot#4',
    'mafia/modifier/n-shot#5',
    'mafia/modifier/n-shot#6',
    'mafia/modifier/n-shot#7',
    'mafia/modifier/n-shot?1',
    'mafia/modifier/n-shot?2',
    'mafia/modifier/n-shot?3',
    'mafia/modifier/n-shot?4',
    'mafia/modifier/n-shot?5',
  ],
  card: 'n-shot',
  fits: fitsAll,
  edit: power => ({ ...power, layers: power.layers.filter(({ key }) => key !== `${power.key}:once`) }),
  isOpen: ({ n }, { spent }) => spent < n!,
  comesBy: 'use',
  counts: 'use',
});
