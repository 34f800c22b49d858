export interface Settings {
  readonly options?: string;
  readonly seed?: number;
  readonly decide?: string;
}

/** A record that begins at night. Yam and Zed sit at every table, so that a few deaths end no game. */
export const table = (players: string, play: string, { options = '', seed = 1, decide = '' }: Settings = {}): string => `
rules: mafia
seed: ${seed}
options: { start: night, check: off, parity: off${options === '' ? '' : `, ${options}`} }
${decide === '' ? '' : `decide: { ${decide} }`}
players: { ${players}, Yam: Town, Zed: Mafia Goon }
play:
${play}`;

/** A record of one night. */
export const night = (players: string, acts: string, expected: string, settings?: Settings): string => table(players, `
  - night 1: [${acts}]
  - end
  - expect: { ${expected} }`, settings);
