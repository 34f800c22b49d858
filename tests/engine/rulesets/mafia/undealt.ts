import { played } from '../../../../engine/testing/rule.ts';

/** Enough players beside those of a test for a lawful game. */
export const others = ['Town', 'Mafia Goon', 'Town', 'Town'];

/** The reason why a table of P1, P2, ... is not dealt; empty: it is dealt. `options` as in a record, between the braces. */
export function undealt(roles: readonly string[], options = ''): string {
  const players = roles.map((role, n) => `P${n + 1}: ${role}`).join(', ');
  try {
    played(`
rules: mafia
options: { start: night${options === '' ? '' : `, ${options}`} }
players: { ${players} }
play: [end]
`);
    return '';
  } catch (fault) {
    return String(fault);
  }
}
