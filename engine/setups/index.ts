// Made by `npm run index` from the files of this folder. Do not edit.
import { butchersRow16 } from './butchers-row-16.ts';
import { choirLoft18 } from './choir-loft-18.ts';
import { dice9 } from './dice-9.ts';
import { duel10 } from './duel-10.ts';
import { fire12 } from './fire-12.ts';
import { firstLamp8 } from './first-lamp-8.ts';
import { firstMoon12 } from './first-moon-12.ts';
import { firstSnow8 } from './first-snow-8.ts';
import { full13 } from './full-13.ts';
import { fullHouse24 } from './full-house-24.ts';
import { ghosts15 } from './ghosts-15.ts';
import { harvest14 } from './harvest-14.ts';
import { highWater28 } from './high-water-28.ts';
import { lamplight10 } from './lamplight-10.ts';
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
import { longNight20 } from './long-night-20.ts';
import { lot10 } from './lot-10.ts';
import { lot11 } from './lot-11.ts';
import { lot12 } from './lot-12.ts';
import { lot13 } from './lot-13.ts';
import { lot14 } from './lot-14.ts';
import { lot15 } from './lot-15.ts';
import { lot16 } from './lot-16.ts';
import { lot17 } from './lot-17.ts';
import { lot18 } from './lot-18.ts';
import { lot19 } from './lot-19.ts';
import { lot20 } from './lot-20.ts';
import { lot21 } from './lot-21.ts';
import { lot22 } from './lot-22.ts';
import { lot23 } from './lot-23.ts';
import { lot24 } from './lot-24.ts';
import { lot25 } from './lot-25.ts';
import { lot26 } from './lot-26.ts';
import { lot27 } from './lot-27.ts';
import { lot28 } from './lot-28.ts';
import { lot29 } from './lot-29.ts';
import { lot30 } from './lot-30.ts';
import { lot31 } from './lot-31.ts';
import { lot32 } from './lot-32.ts';
import { lot33 } from './lot-33.ts';
import { lot34 } from './lot-34.ts';
import { lot35 } from './lot-35.ts';
import { lot36 } from './lot-36.ts';
import { lot37 } from './lot-37.ts';
import { lot38 } from './lot-38.ts';
import { lot39 } from './lot-39.ts';
import { lot40 } from './lot-40.ts';
import { lot8 } from './lot-8.ts';
import { lot9 } from './lot-9.ts';
import { lovers9 } from './lovers-9.ts';
import { mail10 } from './mail-10.ts';
import { marketDay24 } from './market-day-24.ts';
import { masons8 } from './masons-8.ts';
import { mentors12 } from './mentors-12.ts';
import { millPond12 } from './mill-pond-12.ts';
import { mimes11 } from './mimes-11.ts';
import { nightShift12 } from './night-shift-12.ts';
import { office9 } from './office-9.ts';
import { oldChurch36 } from './old-church-36.ts';
import { plain5 } from './plain-5.ts';
import { plain7 } from './plain-7.ts';
import { strings10 } from './strings-10.ts';
import { traffic12 } from './traffic-12.ts';
import { twoFires32 } from './two-fires-32.ts';
import { twoPacks13 } from './two-packs-13.ts';
import { watchful11 } from './watchful-11.ts';
import { weekdays14 } from './weekdays-14.ts';
import { wild20 } from './wild-20.ts';
import { wildHunt40 } from './wild-hunt-40.ts';

export const setups = [
  butchersRow16,
  choirLoft18,
  dice9,
  duel10,
  fire12,
  firstLamp8,
  firstMoon12,
  firstSnow8,
  full13,
  fullHouse24,
  ghosts15,
  harvest14,
  highWater28,
  lamplight10,
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
  longNight20,
  lot10,
  lot11,
  lot12,
  lot13,
  lot14,
  lot15,
  lot16,
  lot17,
  lot18,
  lot19,
  lot20,
  lot21,
  lot22,
  lot23,
  lot24,
  lot25,
  lot26,
  lot27,
  lot28,
  lot29,
  lot30,
  lot31,
  lot32,
  lot33,
  lot34,
  lot35,
  lot36,
  lot37,
  lot38,
  lot39,
  lot40,
  lot8,
  lot9,
  lovers9,
  mail10,
  marketDay24,
  masons8,
  mentors12,
  millPond12,
  mimes11,
  nightShift12,
  office9,
  oldChurch36,
  plain5,
  plain7,
  strings10,
  traffic12,
  twoFires32,
  twoPacks13,
  watchful11,
  weekdays14,
  wild20,
  wildHunt40,
] as const;
