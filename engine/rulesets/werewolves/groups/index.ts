// Made by `npm run index` from the files of this folder. Do not edit.
import { bakers } from './bakers.ts';
import { butchers } from './butchers.ts';
import { couple } from './couple.ts';
import { cult } from './cult.ts';
import { enchanted } from './enchanted.ts';
import { fluteChannel } from './flute-channel.ts';
import { grandmasHouse } from './grandmas-house.ts';
import { graveyardChannel } from './graveyard-channel.ts';
import { hell } from './hell.ts';
import { hellhounds } from './hellhounds.ts';
import { herded } from './herded.ts';
import { horsemenChannel } from './horsemen-channel.ts';
import { jury } from './jury.ts';
import { laboratory } from './laboratory.ts';
import { nightmareChannel } from './nightmare-channel.ts';
import { plaguePit } from './plague-pit.ts';
import { pyros } from './pyros.ts';
import { restaurant } from './restaurant.ts';
import { theDead } from './the-dead.ts';
import { underworldChannel } from './underworld-channel.ts';
import { wolfpack } from './wolfpack.ts';

export const groups = [
  bakers,
  butchers,
  couple,
  cult,
  enchanted,
  fluteChannel,
  grandmasHouse,
  graveyardChannel,
  hell,
  hellhounds,
  herded,
  horsemenChannel,
  jury,
  laboratory,
  nightmareChannel,
  plaguePit,
  pyros,
  restaurant,
  theDead,
  underworldChannel,
  wolfpack,
] as const;
