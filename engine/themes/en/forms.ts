import type { Theme } from '../words.ts';

/** Words of forms, buttons, help and the answers to typed commands. */
export const forms: Theme = {
};
