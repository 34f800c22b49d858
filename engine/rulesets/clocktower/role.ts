import { nearest } from '../../core/nearest.ts';
import type { DealFault } from '../../core/explained.ts';
import type { Character, Side } from './character.ts';
import { characterNamed, characters } from './catalogue.ts';

/** What a seat is, in parts: `[good|evil] CHARACTER [as BELIEVED] [with ABILITY]`. */
export interface Role {
  readonly character: Character;
  readonly side: Side;
  readonly believed?: Character;
  readonly granted?: Character;
  /** True of a traveller whose side is still to be decided. clocktower/rule/travellers#3 */
  readonly isUnsided?: true;
}

export type RoleRead = { readonly ok: true; readonly role: Role } | { readonly ok: false; readonly fault: Omit<DealFault, 'at'> };

/** The side on which a character starts. clocktower/rule/teams#2 */
export const ownSide = ({ kind }: Character): Side => (kind === 'minion' || kind === 'demon' ? 'evil' : 'good');

/** True if the catalogue counts the character among the good ones, whoever holds it. clocktower/rule/vocabulary#8 */
export const isGoodCharacter = ({ kind }: Character): boolean => kind === 'townsfolk' || kind === 'outsider';

const read = new Map<string, RoleRead>();

/** Reads a role's text; a fault has the place, the reason and the nearest names. Remembered: a state is read again and again. */
export function parseRole(text: string): RoleRead {
  const known = read.get(text) ?? parse(text);
  if (read.size < 2000) read.set(text, known);
  return known;
}

/** The role of a text that was checked before. */
export function roleFrom(text: string): Role {
  const parsed = parseRole(text);
  if (!parsed.ok) throw new Error(`"${text}" is no role of these rules`);
  return parsed.role;
}

/** The canonical text. The side stands in front where it is not the character's own, of travellers always. */
export function printRole({ character, side, believed, granted, isUnsided }: Role): string {
  const shown = (character.kind === 'traveller' && !isUnsided) || side !== ownSide(character) ? `${side} ` : '';
  return `${shown}${character.name}${believed ? ` as ${believed.name}` : ''}${granted ? ` with ${granted.name}` : ''}`;
}

function parse(text: string): RoleRead {
  const typed = text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
  const whole = nameIn(typed);
  const [, sideWord, rest = ''] = whole ? [typed, undefined, typed] : /^(?:(good|evil) )?(.*)$/i.exec(typed) ?? [];
  const [, name = '', link, other] = /^(.*?)(?: (as|with) (.+))?$/i.exec(rest) ?? [];
  const character = characterNamed(name);
  if (!character || character.kind === 'fabled') return unknown(name, typed);
  if (character.isToken) return fault(`nobody is dealt ${character.name}: it is on the table where no player is the Demon`, Math.max(0, typed.indexOf(name)));
  const side = (sideWord?.toLowerCase() as Side | undefined) ?? ownSide(character);
  if (link === undefined) return { ok: true, role: { character, side, ...(character.kind === 'traveller' && sideWord === undefined ? { isUnsided: true } : {}) } };
  const second = characterNamed(other!);
  if (!second) return unknown(other!, typed);
  return link.toLowerCase() === 'as' ? believing(character, side, second, typed) : granting(character, side, second, typed);
}

/** True if what stands before `as` and `with` is a character's name as it is: the name of one begins like a side. */
const nameIn = (typed: string): boolean => characterNamed(typed.replace(/ (?:as|with) .+$/i, '')) !== undefined;

function believing(character: Character, side: Side, believed: Character, typed: string): RoleRead {
  const column = typed.toLowerCase().lastIndexOf(' as ') + 4;
  if (character.believes === undefined) return fault(`the ${character.name} knows what they are, so "as" cannot stand here`, column);
  const fits = character.believes === 'good' ? isGoodCharacter(believed) : believed.kind === 'townsfolk';
  if (!fits || believed.believes !== undefined) {
    return fault(`the ${character.name} believes to be ${character.believes === 'good' ? 'a good character' : 'one of the Townsfolk'}, and the ${believed.name} is none`, column);
  }
  return { ok: true, role: { character, side, believed } };
}

function granting(character: Character, side: Side, granted: Character, typed: string): RoleRead {
  const column = typed.toLowerCase().lastIndexOf(' with ') + 6;
  if (!character.isGranted) return fault(`the ${character.name} has no ability of another, so "with" cannot stand here`, column);
  if (granted.kind !== 'minion' || granted.believes !== undefined) return fault(`the ${character.name} has the ability of a Minion who can use it, and not that of the ${granted.name}`, column);
  return { ok: true, role: { character, side, granted } };
}

const fault = (message: string, column: number): RoleRead => ({ ok: false, fault: { code: 'bad-role', message, column } });

function unknown(name: string, typed: string): RoleRead {
  const names = characters.filter(({ kind, isToken }) => kind !== 'fabled' && !isToken).map(one => one.name);
  return { ok: false, fault: { code: 'unknown-role', message: `no character is called "${name}"`, column: Math.max(0, typed.indexOf(name)), nearest: nearest(name, names) } };
}
