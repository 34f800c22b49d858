// Made by `npm run index` from the files of this folder. Do not edit.
import { mafia } from './mafia.ts';
import { town } from './town.ts';

export const alignments = [mafia, town] as const;
