import { nearest } from '../../core/nearest.ts';
import type { Explained } from '../../core/explained.ts';
import { cardOf } from './card.ts';
import { catalogue } from './catalogue.ts';
import { DRAWN } from './draw/drawn-seats.ts';

/** What a role, extra role or office is, or the word for a role that is drawn; a name that there is not is refused with the nearest ones. */
export function explain(text: string): Explained {
  if (text.toLowerCase() === DRAWN) return { ok: true, parse: DRAWN, canonical: DRAWN, card: [{ key: 'werewolves.card.drawn' }], warnings: [] };
  const role = catalogue.named(text.replace(/[‘’]/g, "'"));
  if (role) return { ok: true, parse: role.name, canonical: role.name, card: cardOf(role), warnings: [] };
  const names = catalogue.all.map(({ name }) => name);
  return { ok: false, fault: { code: 'unknown-role', message: `no role is called "${text}"`, column: 0, nearest: nearest(text, names) } };
}
