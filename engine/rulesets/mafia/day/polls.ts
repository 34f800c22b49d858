/** The poll by which a Day decides. */
export const LYNCH = 'lynch';

/** The poll of those whose leave a power needs. mafia/modifier/permission-seeking#2 */
export const PERMISSION = 'permission';

/** The choice that lynches nobody. mafia/general/voting#2 */
export const NOBODY = 'nobody';
