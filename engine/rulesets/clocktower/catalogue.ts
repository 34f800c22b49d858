import type { Character } from './character.ts';
import { characters as dealt } from './characters/index.ts';
import { fabled } from './fabled/index.ts';
import { travellers } from './travellers/index.ts';

/** Everything there is: characters, travellers and fabled. */
export const characters: readonly Character[] = [...dealt, ...travellers, ...fabled];

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '');
const byName = new Map(characters.map(character => [plain(character.name), character]));
const byId = new Map(characters.map(character => [character.id, character]));

/** The character of a name as somebody types it: case, apostrophes and blanks do not matter. */
export const characterNamed = (name: string): Character | undefined => byName.get(plain(name));

export function characterById(id: string): Character {
  const found = byId.get(id);
  if (!found) throw new Error(`no character has the id "${id}"`);
  return found;
}
