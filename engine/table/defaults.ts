import type { Ruleset } from '../core/ruleset.ts';
import type { Schedule } from './table.ts';

/** Every day counts unless somebody says otherwise: a length of an hour on a Sunday means an hour. */
export const defaultSchedule: Schedule = { day: '24h', night: '16h', zone: 'Etc/UTC', workdays: [1, 2, 3, 4, 5] };

/** The same for a game of these rules, where they have lengths of their own. */
export const scheduleFor = (rules: Pick<Ruleset, 'usual'> | undefined): Schedule => ({ ...defaultSchedule, ...rules?.usual });
