/** The poll that everybody means by "the vote"; every other one is named where it is shown. */
export const mainPoll = 'lynch';
