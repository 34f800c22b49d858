import { trait } from '../points.ts';
import { baseRole } from '../power.ts';

/** mafia/role/bulletproof#1, mafia/modifier/n-shot#5 */
const vested = trait('vested', { sieve: { rule: 'mafia/role/bulletproof#1', layer: 'vest', keep: (attempts, { left }) => attempts.slice(left) } });

/** mafia/role/bulletproof */
export const bulletproof = baseRole({
  id: 'bulletproof',
  name: 'Bulletproof',
  mode: 'passive',
  categories: ['protective'],
  works: 'both',
  ing: 'Bulletproofing',
  er: 'Bulletproofer',
  covers: ['mafia/role/bulletproof#1', 'mafia/role/bulletproof?1', 'mafia/role/bulletproof?2'],
  card: 'bulletproof',
  trait: vested,
});
