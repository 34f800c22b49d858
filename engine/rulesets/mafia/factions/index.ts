// Made by `npm run index` from the files of this folder. Do not edit.
import { mafia } from './mafia.ts';

export const factions = [mafia] as const;
