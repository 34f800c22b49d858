import { parseRole } from '../../../../../engine/rulesets/mafia/grammar/parse.ts';
import { prefixForm, printRole } from '../../../../../engine/rulesets/mafia/grammar/print.ts';

/** A text that must be readable. */
export function read(text: string) {
  const parsed = parseRole(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.message}`);
  return parsed;
}

export const termOf = (text: string): string => prefixForm(read(text).role);

export const canonical = (text: string): string => printRole(read(text).role);

/** A text that must be refused: where and why. */
export function faultOf(text: string): { readonly column: number; readonly message: string; readonly nearest: readonly string[] } {
  const parsed = parseRole(text);
  if (parsed.ok) throw new Error(`${text}: read as ${prefixForm(parsed.role)}`);
  return parsed.fault;
}

export const why = (text: string): string => faultOf(text).message;
