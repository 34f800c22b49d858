import type { AskView } from '../core/views.ts';
import { abilityTitle } from './ability.ts';
import { sentence } from './words.ts';

/** What stands over an ability's form: its name, and what it does where several have that name. */
export const askTitle = (theme: string, { abilities, does }: Pick<AskView, 'abilities' | 'does'>): string =>
  does === undefined ? abilityTitle(abilities[0]!) : sentence(theme, 'ability.does', { ability: abilityTitle(abilities[0]!), does: sentence(theme, does) });
