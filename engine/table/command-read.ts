import type { Misread } from './act-text.ts';
import type { TypedCommand } from './command-text.ts';

/** A command line that was understood, or why it was not. */
export type CommandText = { readonly ok: true; readonly typed: TypedCommand } | { readonly ok: false; readonly misread: Misread };

export const good = (typed: TypedCommand): CommandText => ({ ok: true, typed });
export const malformed = (reason: string): CommandText => ({ ok: false, misread: { code: 'malformed', args: { reason } } });
