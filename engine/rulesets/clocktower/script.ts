import { oneOf } from '../../core/nearest.ts';
import type { OptionSpec } from '../../core/option-spec.ts';
import type { Terms } from '../../core/state.ts';
import { characterNamed, characters } from './catalogue.ts';
import type { Character, Kind } from './character.ts';
import { option, options } from './options.ts';

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
    if (!character) return { ok: false, reason: unknown(name) };
    if (cast.includes(character)) return { ok: false, reason: `${character.name} stands in it twice` };
    cast.push(character);
  }
  const missing = lacking.find(([kind]) => !cast.some(one => one.kind === kind));
  return missing ? { ok: false, reason: `it has ${missing[1]}` } : { ok: true, cast: [...cast.filter(one => !always.includes(one)), ...always] };
}

/** Without these nothing can be dealt. */
const lacking: readonly (readonly [Kind, string])[] = [['demon', 'no Demon'], ['minion', 'no Minion'], ['townsfolk', 'no Townsfolk']];

function unknown(name: string): string {
  const near = oneOf(name, characters.map(one => one.name));
  return `no character is called "${name}"${near === undefined ? '' : `; the nearest is "${near}"`}`;
}

/** The option, checked: the ready-made list, or characters in a list or parted by commas. */
export const scriptOption: OptionSpec = {
  ...options.script,
  check(value) {
    if (typeof value !== 'string' && !Array.isArray(value)) return 'it is "lantern" or a list of characters';
    const script = readScript(String(value));
    return script.ok ? undefined : script.reason;
  },
};

/** The characters of a game, in the catalogue's order. */
export function castOf(terms: Terms): readonly Character[] {
  const script = readScript(String(option(terms, 'script')));
  if (!script.ok) throw new Error(`the script of this game was not checked: ${script.reason}`);
  return script.cast;
}
