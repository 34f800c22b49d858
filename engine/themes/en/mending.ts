import type { Theme } from '../words.ts';

/** What is said of what was set by hand. */
export const mending: Theme = {
  'mend.undone': 'Something that was set right by hand is taken back: it is about {about}.',
  'trace.mended': 'Set by hand: {target}, {field} {value}.',
  'trace.unmended': 'Taken back by hand: {target}, {field} {value}.',
};
