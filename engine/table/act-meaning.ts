import type { Raw } from '../core/forms.ts';
import type { Json } from '../core/json.ts';
import type { RefusalCode } from './decision.ts';

/** What an act text means, still unchecked: the command's own part, without sender, id and time. */
export type Meant =
  | { readonly type: 'answer'; readonly ask: string; readonly raw: Raw }
  | { readonly type: 'withdraw'; readonly ask: string }
  | { readonly type: 'vote'; readonly poll: string; readonly choice: string }
  | { readonly type: 'unvote'; readonly poll: string }
  | { readonly type: 'laugh'; readonly whom: string; readonly message?: string }
  | { readonly type: 'say'; readonly text: string; readonly chat?: string };

/** Why a text could not be understood, as a sentence's key and parts. */
export interface Misread {
  readonly code: RefusalCode;
  readonly variant?: string;
  readonly args: Readonly<Record<string, Json>>;
}

export type ActText = { readonly ok: true; readonly meant: Meant } | { readonly ok: false; readonly misread: Misread };

/** What was understood. */
export const good = (meant: Meant): ActText => ({ ok: true, meant });

/** What was not. */
export const bad = (code: RefusalCode, args: Misread['args'] = {}, variant?: string): ActText =>
  ({ ok: false, misread: { code, args, ...(variant === undefined ? {} : { variant }) } });
