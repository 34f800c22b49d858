/** A trait of who cannot take office on a day. werewolves/rule/elections#5 */
export const DISQUALIFIED = 'disqualified';
