import { doneScreen } from '../../forms/status-screen.ts';
import { typedAct } from '../playing.ts';

/** Whoever runs the game settles a decision, by its key. */
export const decide = typedAct('decide', ({ key, value }) => `decide ${key} ${value}`, ({ key, value }) => ({ type: 'decide', key, value }), seen => doneScreen(seen, 'done.decide'));
