import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/lightning-rod#1, ?2: whatever does not kill, the holder's own actions included. */
const drawing = trait('drawing', { moves: { turn: 'pull', sparesKilling: true, looksAt: 'nothing', to: ({ by }) => by } });

/** mafia/role/lightning-rod */
export const lightningRod = baseRole({
  id: 'lightning-rod',
  name: 'Lightning Rod',
  mode: 'active',
  categories: ['manipulative'],
  subcategory: 'redirecting',
  works: 'night',
  ing: 'Lightning Rodding',
  covers: [
    'mafia/role/lightning-rod#1',
    'mafia/role/lightning-rod?1',
    'mafia/role/lightning-rod?2',
    'mafia/role/lightning-rod?3',
    'mafia/role/lightning-rod?4',
  ],
  card: 'lightning-rod',
  trait: drawing,
});
