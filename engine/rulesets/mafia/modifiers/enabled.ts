import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/enabled */
export const enabled = modifier({
  id: 'enabled',
  name: 'Enabled',
  binds: 'add-on',
  onModifier: true,
  onMembership: true,
  covers: [
    'mafia/modifier/enabled#1',
    'mafia/modifier/enabled#2',
    'mafia/modifier/enabled#3',
    'mafia/modifier/enabled#4',
    'mafia/modifier/enabled#5',
    'mafia/modifier/enabled?1',
  ],
  card: 'enabled',
  labelled: true,
  fits: fitsAll,
  isOpen: ({ label }, { isEnabled }) => isEnabled(label ?? ''),
  comesBy: 'others',
});
