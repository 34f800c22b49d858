import { fitsAll } from '../fits.ts';
import { modifier } from '../modifier.ts';
import { isRightAfter } from '../phases.ts';

/** mafia/modifier/triggered */
export const triggered = modifier({
  id: 'triggered',
  name: 'Triggered',
  covers: [
    'mafia/modifier/triggered#1',
    'mafia/modifier/triggered#2',
    'mafia/modifier/triggered#3',
    'mafia/modifier/triggered#4',
    'mafia/modifier/triggered#5',
    'mafia/modifier/triggered#6',
    'mafia/modifier/triggered#7',
    'mafia/modifier/triggered#8',
    'mafia/modifier/triggered?1',
    'mafia/modifier/triggered?2',
    'mafia/modifier/triggered?3',
    'mafia/modifier/triggered?4',
    'mafia/modifier/triggered?5',
    'mafia/modifier/triggered?6',
  ],
  card: 'triggered',
  fits: fitsAll,
  isOpen: ({ trigger }, { terms, play, holder, phase }) => trigger !== 'lynch' || isRightAfter(terms, play.facts[`lynchedIn/${holder}`], phase),
  outlives: ({ trigger }) => trigger === 'lynch',
  awaits: ({ trigger }) => (trigger === 'target' ? 'visit' : trigger === 'kill' ? 'death' : undefined),
});
