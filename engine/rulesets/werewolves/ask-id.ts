import type { HeldPower } from '../../core/state.ts';

export const askIdOf = ({ id }: Pick<HeldPower, 'id'>, ability: { readonly id: string }): string => `${id}:${ability.id}`;
