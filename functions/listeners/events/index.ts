// Made by `npm run index` from the files of this folder. Do not edit.
import { channelLost } from './channel-lost.ts';
import { homeOpened } from './home-opened.ts';
import { laughed } from './laughed.ts';
import { roomJoined } from './room-joined.ts';
import { spoken } from './spoken.ts';
import { uninstalled } from './uninstalled.ts';

export const events = [channelLost, homeOpened, laughed, roomJoined, spoken, uninstalled] as const;
