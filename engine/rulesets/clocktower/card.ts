import type { CardLine } from '../../core/ruleset.ts';
import { roleFrom } from './role.ts';
import { PREFIX } from './scene.ts';

/** A role's card: what its holder may know of it. */
export function cardOf(text: string): readonly CardLine[] {
  const { character, believed, granted } = roleFrom(text);
  const shown = believed ?? character;
  return [
    { key: `${PREFIX}card.kind.${shown.kind}` },
    ...shown.card.map(key => ({ key: `${PREFIX}card.${key}` })),
    ...(granted ? [{ key: `${PREFIX}card.granted`, begins: true as const, args: { name: granted.name } }, ...granted.card.map(key => ({ key: `${PREFIX}card.${key}` }))] : []),
  ];
}
