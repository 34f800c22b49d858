/** A trait of who was bitten; `args.night`: when. werewolves/attribute/bitten */
export const BITTEN = 'bitten';
