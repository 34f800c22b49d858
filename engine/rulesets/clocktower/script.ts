import { oneOf } from '../../core/nearest.ts';
import type { Terms } from '../../core/state.ts';
import { characterNamed, characters } from './catalogue.ts';
import type { Character } from './character.ts';
import { option } from './options.ts';

/** The ready-made list: all of them. clocktower/rule/teams#7 */
export const readyMade = 'lantern';

export type ScriptRead = { readonly ok: true; readonly cast: readonly Character[] } | { readonly ok: false; readonly reason: string };

const read = new Map<string, ScriptRead>();

/** Reads a list of characters, parted by commas or line ends; travellers and fabled are always there. */
export function readScript(text: string): ScriptRead {
  const known = read.get(text) ?? parse(text);
  if (read.size < 100) read.set(text, known);
  return known;
}

function parse(text: string): ScriptRead {
  const always = characters.filter(({ kind }) => kind === 'traveller' || kind === 'fabled');
  if (text.trim().toLowerCase() === readyMade) return { ok: true, cast: characters };
  const names = text.split(/[,;\n]/).map(name => name.trim()).filter(name => name !== '');
  const cast: Character[] = [];
  for (const name of names) {
    const character = characterNamed(name);
    if (!character) {
      const near = oneOf(name, characters.map(one => one.name));
      return { ok: false, reason: `no character is called "${name}"${near === undefined ? '' : `; the nearest is "${near}"`}` };
    }
    if (cast.includes(character)) return { ok: false, reason: `${character.name} stands in it twice` };
    if (!always.includes(character)) cast.push(character);
  }
  if (!cast.some(({ kind }) => kind === 'demon')) return { ok: false, reason: 'it has no Demon' };
  if (!cast.some(({ kind }) => kind === 'minion')) return { ok: false, reason: 'it has no Minion' };
  return { ok: true, cast: [...cast, ...always] };
}

/** The characters of a game, in the catalogue's order. */
export function castOf(terms: Terms): readonly Character[] {
  const script = readScript(String(option(terms, 'script')));
  if (!script.ok) throw new Error(`the script of this game was not checked: ${script.reason}`);
  return script.cast;
}
