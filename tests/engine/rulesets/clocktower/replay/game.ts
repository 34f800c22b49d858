/** The finished game of twelve players and two travellers, night by night and day by day; what the source leaves open is as the catalogue assumes it. */

const players = `
    P1: Damsel
    P2: Puzzlemaster
    P3: Slayer
    P4: Evil Twin
    P5: good Scapegoat
    P6: Alchemist with Fearmonger
    P7: Savant
    P8: Pixie
    P9: Baron
    P10: good Deviant
    P11: Dreamer
    P12: Tinker
    P13: Drunk as Fortune Teller
    P14: Mezepheles`;

/** Who may vote, in the order in which they leave. */
const all = ['P1', 'P2', 'P3', 'P4', 'P6', 'P7', 'P8', 'P9', 'P11', 'P12', 'P13', 'P14'];

export interface Script {
  readonly babysitters: Readonly<Record<number, string>>;
  readonly victims: readonly string[];
  readonly pairs: Readonly<Record<number, readonly [other: string, executed: string]>>;
  /** What else is done, by its phase. */
  readonly deeds: Readonly<Record<string, readonly string[]>>;
  readonly decide: Readonly<Record<string, string>>;
  /** The last phase that is played. */
  readonly until: string;
}

/** The script that the catalogue assumes. */
export const assumed: Script = {
  babysitters: { 1: 'P4', 2: 'P9', 3: 'P14', 4: 'P14', 5: 'P14', 6: 'P14' },
  victims: ['P6', 'P11', 'P1', 'P2', 'P13'],
  pairs: { 1: ['P4', 'P12'], 2: ['P3', 'P4'], 3: ['P7', 'P9'], 4: ['P14', 'P7'], 5: ['P14', 'P8'] },
  deeds: {
    'night 1': ['P6: fearmonger P4'],
    'day 1': ['P8: claim Dreamer'],
    'night 2': ['P6: fearmonger P9'],
    'day 2': ['P8: claim Dreamer', ...exile('P10')],
    'day 3': ['P1: say "a kumquat would be nice"', ...exile('P5')],
  },
  decide: {
    'evil-twin-pair': 'P7', 'puzzle-drunk': 'P3', 'pixie-shown': 'Dreamer', 'mezepheles-word': 'kumquat', 'tinker-death': '"no"', 'scapegoat-swap': '"no"', 'deviant-funny': '"no"',
  },
  until: 'night 6',
};

/** Seven of the twelve, which is more than half of them, alive and dead. */
function exile(who: string): readonly string[] {
  return ['P1', 'P2', 'P3', 'P6', 'P7', 'P8', 'P13'].map(by => `${by}: exile ${who}`);
}

const list = (acts: readonly string[]): string => acts.map(act => `\n      - ${act}`).join('');
const phase = (name: string, acts: readonly string[]): string => `\n  - ${name}:${acts.length === 0 ? ' []' : list(acts)}`;

/** A record of the game as a script has it. `expects`: what is expected at the end of which phase. */
export function gameOf(script: Script, expects: Readonly<Record<string, string>>): string {
  const { babysitters, victims, pairs, deeds, decide, until } = script;
  let living = all;
  let text = '';
  let isOver = false;
  const add = (name: string, acts: readonly string[]): void => {
    if (isOver) return;
    text += phase(name, [...acts, ...(deeds[name] ?? [])]);
    if (expects[name] !== undefined) text += `\n  - expect: ${expects[name]}`;
    isOver = name === until;
  };
  for (let n = 1; n <= 6; n += 1) {
    add(`night ${n}`, living.filter(one => ['P4', 'P9', 'P14'].includes(one)).map(by => `${by}: lil' monsta ${babysitters[n]!}`));
    if (n > 1) living = living.filter(one => one !== victims[n - 2]);
    add(`day ${n}`, []);
    const pair = pairs[n];
    if (!pair) break;
    const [by, other] = living.filter(one => one !== pair[1]);
    add(`day ${n} nominations`, [`${by!}: nominate ${pair[0]}`, `${other!}: nominate ${pair[1]}`]);
    add(`day ${n} voting`, living.filter(one => one !== pair[1]).map(one => `${one}: vote ${pair[1]} yes`));
    living = living.filter(one => one !== pair[1]);
    if (!isOver) text += '\n  - end';
    if (!isOver && expects[`dusk ${n}`] !== undefined) text += `\n  - expect: ${expects[`dusk ${n}`]}`;
    isOver ||= until === `dusk ${n}`;
  }
  if (until === 'night 6') text += '\n  - end';
  return `rules: clocktower
seed: 6
decide: { ${Object.entries({ ...decide, 'lil-monsta-victim': `[${victims.join(', ')}]` }).map(([key, value]) => `${key}: ${value}`).join(', ')} }
players:${players}
play:${text}
${expects['end'] === undefined ? '' : `  - expect: ${expects['end']}\n`}`;
}
