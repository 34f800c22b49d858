// Made by `npm run index` from the files of this folder. Do not edit.
import { dice9 } from './dice-9.ts';
import { duel10 } from './duel-10.ts';
import { fire12 } from './fire-12.ts';
import { firstLamp8 } from './first-lamp-8.ts';
import { firstMoon12 } from './first-moon-12.ts';
import { full13 } from './full-13.ts';
import { fullHouse24 } from './full-house-24.ts';
import { ghosts15 } from './ghosts-15.ts';
import { lantern10 } from './lantern-10.ts';
import { lantern11 } from './lantern-11.ts';
import { lantern12 } from './lantern-12.ts';
import { lantern13 } from './lantern-13.ts';
import { lantern14 } from './lantern-14.ts';
import { lantern15 } from './lantern-15.ts';
import { lantern7 } from './lantern-7.ts';
import { lantern8 } from './lantern-8.ts';
import { lantern9 } from './lantern-9.ts';
import { large18 } from './large-18.ts';
import { lonely11 } from './lonely-11.ts';
import { lovers9 } from './lovers-9.ts';
import { mail10 } from './mail-10.ts';
import { masons8 } from './masons-8.ts';
import { mentors12 } from './mentors-12.ts';
import { mimes11 } from './mimes-11.ts';
import { nightShift12 } from './night-shift-12.ts';
import { office9 } from './office-9.ts';
import { plain5 } from './plain-5.ts';
import { plain7 } from './plain-7.ts';
import { strings10 } from './strings-10.ts';
import { traffic12 } from './traffic-12.ts';
import { twoPacks13 } from './two-packs-13.ts';
import { watchful11 } from './watchful-11.ts';
import { weekdays14 } from './weekdays-14.ts';
import { wild20 } from './wild-20.ts';

export const setups = [
  dice9,
  duel10,
  fire12,
  firstLamp8,
  firstMoon12,
  full13,
  fullHouse24,
  ghosts15,
  lantern10,
  lantern11,
  lantern12,
  lantern13,
  lantern14,
  lantern15,
  lantern7,
  lantern8,
  lantern9,
  large18,
  lonely11,
  lovers9,
  mail10,
  masons8,
  mentors12,
  mimes11,
  nightShift12,
  office9,
  plain5,
  plain7,
  strings10,
  traffic12,
  twoPacks13,
  watchful11,
  weekdays14,
  wild20,
] as const;
