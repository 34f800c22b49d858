import type { CardLine } from '../../core/messages.ts';
import { ownSide, roleFrom } from './role.ts';
import { PREFIX } from './scene.ts';

/** A role's card: what its holder may know of it. */
export function cardOf(text: string): readonly CardLine[] {
  const { character, side, believed, granted } = roleFrom(text);
  const shown = believed ?? character;
  const isTurned = shown.kind !== 'traveller' && side !== ownSide(shown);
  return [
    { key: `${PREFIX}card.name`, args: { name: shown.name } },
    ...(isTurned ? [{ key: `${PREFIX}card.turned.${side}` }] : []),
    { key: `${PREFIX}card.kind.${shown.kind}` },
    ...shown.card.map(key => ({ key: `${PREFIX}card.${key}` })),
    ...(granted ? [{ key: `${PREFIX}card.granted`, begins: true as const, args: { name: granted.name } }, ...granted.card.map(key => ({ key: `${PREFIX}card.${key}` }))] : []),
  ];
}
