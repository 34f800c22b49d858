import type { Poll } from '../../../core/polls.ts';
import type { Play } from '../../../core/state.ts';

/** A poll of an ability under its id: everybody chooses before all, each vote counts once, and no number of votes ends it. */
export const publicChoice = (poll: string, choices: (play: Play) => readonly string[]) => (id: string): Poll | undefined =>
  (id === poll ? { open: true, voters: play => play.order, choices, weight: () => 1, needed: () => 0 } : undefined);
