/** A trait of who may not attack or kill for a night. werewolves/role/riding-hood#5 */
export const BARRED = 'barred';
