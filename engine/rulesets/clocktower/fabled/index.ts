// Made by `npm run index` from the files of this folder. Do not edit.
import { djinn } from './djinn.ts';
import { fiddler } from './fiddler.ts';
import { hellsLibrarian } from './hells-librarian.ts';

export const fabled = [djinn, fiddler, hellsLibrarian] as const;
