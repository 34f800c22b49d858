// Made by `npm run index` from the files of this folder. Do not edit.
import { cop } from './cop.ts';
import { doctor } from './doctor.ts';
import { roleblocker } from './roleblocker.ts';
import { tracker } from './tracker.ts';
import { vigilante } from './vigilante.ts';
import { watcher } from './watcher.ts';

export const roles = [cop, doctor, roleblocker, tracker, vigilante, watcher] as const;
