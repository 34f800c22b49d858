import type { Theme } from '../words.ts';

/** Words of what the game shows: the lobby, the vote, the night, App Home, the reveal. */
export const screens: Theme = {
};
