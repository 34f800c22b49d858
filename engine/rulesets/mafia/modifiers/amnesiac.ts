import { nameOf, titled } from '../fits.ts';
import { modifier } from '../modifier.ts';

/** mafia/modifier/amnesiac */
export const amnesiac = modifier({
  id: 'amnesiac',
  name: 'Amnesiac',
  covers: [
    'mafia/modifier/amnesiac#1',
    'mafia/modifier/amnesiac#2',
    'mafia/modifier/amnesiac#3',
    'mafia/modifier/amnesiac#4',
    'mafia/modifier/amnesiac#v1',
    'mafia/modifier/amnesiac?1',
    'mafia/modifier/amnesiac?2',
    'mafia/modifier/amnesiac?3',
    'mafia/modifier/amnesiac?4',
  ],
  card: 'amnesiac',
  results: 'astray',
  fits: power => (power.role.categories.includes('investigative') ? undefined : `fits Investigative base roles only; ${nameOf(power)} is ${titled(power.role.categories[0]!)}`),
});
