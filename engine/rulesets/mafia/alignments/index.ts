// Made by `npm run index` from the files of this folder. Do not edit.
import { chaos } from './chaos.ts';
import { mafia } from './mafia.ts';
import { mime } from './mime.ts';
import { survivor } from './survivor.ts';
import { town } from './town.ts';
import { werewolf } from './werewolf.ts';

export const alignments = [chaos, mafia, mime, survivor, town, werewolf] as const;
