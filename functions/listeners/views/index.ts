// Made by `npm run index` from the files of this folder. Do not edit.
import { act } from './act.ts';
import { declare } from './declare.ts';
import { host } from './host.ts';
import { newGame } from './new-game.ts';
import { vote } from './vote.ts';

export const views = [act, declare, host, newGame, vote] as const;
