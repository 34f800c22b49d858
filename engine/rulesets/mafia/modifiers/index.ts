// Made by `npm run index` from the files of this folder. Do not edit.
import { active } from './active.ts';
import { amnesiac } from './amnesiac.ts';
import { anti } from './anti.ts';
import { backup } from './backup.ts';
import { compulsive } from './compulsive.ts';
import { day } from './day.ts';
import { delayed } from './delayed.ts';
import { enabled } from './enabled.ts';
import { encryptor } from './encryptor.ts';
import { erratic } from './erratic.ts';
import { even } from './even.ts';
import { hidden } from './hidden.ts';
import { inPublic } from './in-public.ts';
import { inactive } from './inactive.ts';
import { ing } from './ing.ts';
import { loud } from './loud.ts';
import { loyal } from './loyal.ts';
import { nNight } from './n-night.ts';
import { nShot } from './n-shot.ts';
import { nTimes } from './n-times.ts';
import { nightN } from './night-n.ts';
import { night } from './night.ts';
import { ninja } from './ninja.ts';
import { nonConsecutive } from './non-consecutive.ts';
import { novice } from './novice.ts';
import { odd } from './odd.ts';
import { permanent } from './permanent.ts';
import { permissionSeeking } from './permission-seeking.ts';
import { random } from './random.ts';
import { reactive } from './reactive.ts';
import { secret } from './secret.ts';
import { self } from './self.ts';
import { strongWilled } from './strong-willed.ts';
import { strongman } from './strongman.ts';
import { suicidal } from './suicidal.ts';
import { triggered } from './triggered.ts';
import { weak } from './weak.ts';

export const modifiers = [
  active,
  amnesiac,
  anti,
  backup,
  compulsive,
  day,
  delayed,
  enabled,
  encryptor,
  erratic,
  even,
  hidden,
  inPublic,
  inactive,
  ing,
  loud,
  loyal,
  nNight,
  nShot,
  nTimes,
  nightN,
  night,
  ninja,
  nonConsecutive,
  novice,
  odd,
  permanent,
  permissionSeeking,
  random,
  reactive,
  secret,
  self,
  strongWilled,
  strongman,
  suicidal,
  triggered,
  weak,
] as const;
