import type { DayCommand } from '../character.ts';
import { exile } from './exile.ts';
import { nominate } from './nominate.ts';
import { accept, decline, whisper } from './whisper.ts';

/** What everybody may do by day, whatever the script. */
export const general: readonly DayCommand[] = [nominate, whisper, accept, decline, exile];
