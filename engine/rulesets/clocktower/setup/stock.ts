import type { Character } from '../character.ts';
import { shownToDemon } from './lawful.ts';
import { kinds, rowFor, type Row } from './rows.ts';

const plural: Readonly<Record<keyof Row, string>> = { townsfolk: 'Townsfolk', outsider: 'Outsiders', minion: 'Minions', demon: 'Demons' };

/** Why no bag can be made out of a script for so many players: the kind that is short, or what nobody would be left for. */
export function tooFew(cast: readonly Character[], count: number): string {
  const row = rowFor(count)!;
  const stock = (kind: keyof Row): number => cast.filter(one => one.kind === kind && !one.onRequest).length;
  const short = kinds.find(kind => stock(kind) < row[kind]);
  return short
    ? `the script has ${stock(short)} ${plural[short]}, and ${count} players are dealt ${row[short]}`
    : `the script has too few good characters for ${count} players: ${shownToDemon} that nobody has are shown to the Demon, and who does not know themselves needs one to believe in`;
}
