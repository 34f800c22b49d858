import type { Phase } from '../../core/state.ts';

/** The phase that follows. werewolves/rule/phases#1 */
export const nextPhase = ({ name, number }: Phase): Phase => (name === 'day' ? { name: 'night', number: number + 1 } : { name: 'day', number });
