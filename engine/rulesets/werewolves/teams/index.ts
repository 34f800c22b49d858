// Made by `npm run index` from the files of this folder. Do not edit.
import { flock } from './flock.ts';
import { flute } from './flute.ts';
import { graveyard } from './graveyard.ts';
import { hell } from './hell.ts';
import { horsemen } from './horsemen.ts';
import { nightmare } from './nightmare.ts';
import { plague } from './plague.ts';
import { pyro } from './pyro.ts';
import { townsfolk } from './townsfolk.ts';
import { unaligned } from './unaligned.ts';
import { underworld } from './underworld.ts';
import { werewolf } from './werewolf.ts';
import { whiteWolves } from './white-wolves.ts';

export const teams = [
  flock,
  flute,
  graveyard,
  hell,
  horsemen,
  nightmare,
  plague,
  pyro,
  townsfolk,
  unaligned,
  underworld,
  werewolf,
  whiteWolves,
] as const;
