// Made by `npm run index` from the files of this folder. Do not edit.
import { friendship } from './friendship.ts';
import { mafia } from './mafia.ts';
import { masonhood } from './masonhood.ts';
import { mimes } from './mimes.ts';
import { neighborhood } from './neighborhood.ts';
import { werewolfLair } from './werewolf-lair.ts';

export const factions = [friendship, mafia, masonhood, mimes, neighborhood, werewolfLair] as const;
