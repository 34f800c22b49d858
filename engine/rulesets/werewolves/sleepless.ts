/** A trait of who does not sleep any more. werewolves/attribute/sleepless */
export const SLEEPLESS = 'sleepless';
