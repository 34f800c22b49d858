import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/redirector#1, mafia/general/redirects#2: with one player named twice, nothing. */
const steered = trait('steered', {
  moves: { turn: 'steer', sparesKilling: false, looksAt: 'user', to: ({ use, named: [a, b] }) => (use.by === a && a !== b ? b : undefined) },
});

/** mafia/role/redirector */
export const redirector = baseRole({
  id: 'redirector',
  name: 'Redirector',
  mode: 'active',
  categories: ['manipulative'],
  subcategory: 'redirecting',
  works: 'night',
  chooses: { count: 2, from: 'living-others' },
  ing: 'Redirecting',
  covers: [
    'mafia/role/redirector#1',
    'mafia/role/redirector?1',
    'mafia/role/redirector?2',
    'mafia/role/redirector?3',
    'mafia/role/redirector?4',
  ],
  card: 'redirector',
  trait: steered,
});
