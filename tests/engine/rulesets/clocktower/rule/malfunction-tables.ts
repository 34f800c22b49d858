import { isMalfunctioning } from '../../../../../engine/rulesets/clocktower/working.ts';
import type { Play } from '../../../../../engine/core/state.ts';
import { session } from './board.ts';

/** Bob is the Puzzlemaster whose drunk is decided; the Innkeeper is Ann, the host of the Lleech is Hal. */
export const table = (decide: string, players: string, lines: readonly string[]): string => `
  rules: clocktower
  options: { check: off }
  decide: { ${decide} }
  players: { ${players} }
  play:
    - night 1: [Gus: lleech Hal]
${lines.map(line => `    - ${line}\n`).join('')}`;

export const usual = 'Ann: Innkeeper, Bob: Puzzlemaster, Cat: Fortune Teller, Dan: Slayer, Eve: Exorcist, Fay: Fearmonger, Gus: Lleech, Hal: Savant, Ida: Fool';
export const play = (decide: string, ...lines: readonly string[]): string => table(`red-herring: Ida, ${decide}`, usual, lines);

export const drunkAt = (record: string): readonly string[] => {
  const at: Play = session(record).desk.game.play!;
  return at.order.filter(seat => isMalfunctioning(at, seat)).map(seat => at.names[seat]!);
};
