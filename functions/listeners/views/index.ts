// Made by `npm run index` from the files of this folder. Do not edit.
import { act } from './act.ts';
import { deal } from './deal.ts';
import { decision } from './decision.ts';
import { declare } from './declare.ts';
import { host } from './host.ts';
import { mend } from './mend.ts';
import { newGame } from './new-game.ts';
import { travel } from './travel.ts';
import { vote } from './vote.ts';

export const views = [act, deal, decision, declare, host, mend, newGame, travel, vote] as const;
