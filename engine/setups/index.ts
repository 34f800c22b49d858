// Made by `npm run index` from the files of this folder. Do not edit.
import { full13 } from './full-13.ts';
import { office9 } from './office-9.ts';
import { plain5 } from './plain-5.ts';
import { plain7 } from './plain-7.ts';
import { watchful11 } from './watchful-11.ts';

export const setups = [full13, office9, plain5, plain7, watchful11] as const;
