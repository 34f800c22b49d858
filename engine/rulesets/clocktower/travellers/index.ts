// Made by `npm run index` from the files of this folder. Do not edit.
import { deviant } from './deviant.ts';
import { scapegoat } from './scapegoat.ts';

export const travellers = [deviant, scapegoat] as const;
