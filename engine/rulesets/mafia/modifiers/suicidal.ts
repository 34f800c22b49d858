import { fitsActive } from '../fits.ts';
import { modifier } from '../modifier.ts';
import { categoriesOf } from '../power.ts';

/** mafia/modifier/suicidal */
export const suicidal = modifier({
  id: 'suicidal',
  name: 'Suicidal',
  er: 'Suicidaliser',
  covers: [
    'mafia/modifier/suicidal#1',
    'mafia/modifier/suicidal#2',
    'mafia/modifier/suicidal#3',
    'mafia/modifier/suicidal?1',
    'mafia/modifier/suicidal?2',
    'mafia/modifier/suicidal?3',
    'mafia/modifier/suicidal?4',
  ],
  card: 'suicidal',
  fits: fitsActive(),
  edit: power => (categoriesOf(power).includes('killing') ? power : { ...power, added: [...power.added, 'killing'] }),
  kills: () => true,
});
