import type { Json } from '../../engine/core/json.ts';
import type { Misread } from '../../engine/table/act-text.ts';
import type { Refusal } from '../../engine/table/decision.ts';
import { sentence } from '../../engine/themes/words.ts';
import { escape } from '../adapters/slack/blocks/text.ts';
import type { Screen } from './screen.ts';

type Args = Readonly<Record<string, Json | undefined>>;

/** The wording where no game has chosen one. */
export const houseTheme = 'workplace';

/** A sentence for a person's eyes: whatever stands in it means nothing but itself. */
export const said = (theme: string, key: string, args: Args = {}): string => escape(sentence(theme, `form.${key}`, args));

/** A sentence whose arguments are marked up already, such as a date or a mention. */
export const saidWith = (theme: string, key: string, args: Args): string => sentence(theme, `form.${key}`, args);

/** One sentence as a screen. */
export const only = (theme: string, key: string, args: Args = {}): Screen => ({
  title: sentence(theme, 'form.title'),
  lines: [said(theme, key, args)],
});

/** What the game refused, in its words. */
export const refused = (theme: string, refusals: readonly Refusal[]): Screen => ({
  title: sentence(theme, 'form.title.refused'),
  lines: refusals.map(({ message }) => escape(message)),
});

/** A refusal of our own, in the very words that the game would use. */
export const refusal = (theme: string, code: string, args: Args = {}): Screen => ({
  title: sentence(theme, 'form.title.refused'),
  lines: [escape(sentence(theme, `refuse.${code}`, args))],
});

/** What could not be understood. */
export const misreadText = (theme: string, { code, variant, args }: Misread): string =>
  sentence(theme, `refuse.${code}${variant === undefined ? '' : `.${variant}`}`, args);

export const misunderstood = (theme: string, misread: Misread): Screen => ({
  title: sentence(theme, 'form.title.refused'),
  lines: [escape(misreadText(theme, misread))],
});
