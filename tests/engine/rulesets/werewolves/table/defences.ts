import type { Json } from '../../../../../engine/core/json.ts';

/** What stands between Tom and whoever strikes in a night, or on the day after it. */
export interface Shield {
  readonly cast?: Readonly<Record<string, Json>>;
  /** What Tom is; absent: it does not matter. */
  readonly tom?: string;
  readonly options?: Readonly<Record<string, Json>>;
  /** What is done for it; `n` is the number of the night. */
  acts?(n: number): string;
}

const excluded = ['Ann', 'Bob', 'Cal', 'Wes'];
const elected = (name: string, day: number): string => ['Ann', 'Bob', 'Cal'].map(voter => `day ${day}: ${voter}: vote ${name} in guardian`).join('\n');
const exclusions = (n: number): string => Array.from({ length: n }, (_, at) => `night ${at + 1}: Gol: golem ${excluded[at]} with exclude`).join('\n');
const only = { elections: ['guardian'] };

/** The amulet goes round and is with Tom in night `n`. */
const handed = (n: number): string => ['Amy', 'Ann', 'Bob', 'Cal'].slice(0, n).map((from, at, all) => `day ${at}: ${from}: amulet ${all[at + 1] ?? 'Tom'}`).join('\n');

/** Every defence of the catalogue, by the name of its column; those of one who is hit are that role. */
export const shields: Readonly<Record<string, Shield>> = {
  none: {},
  Alcoholic: { tom: 'Alcoholic', cast: { Bet: 'Bartender' } },
  Houseguest: { tom: 'Houseguest', acts: n => `night ${n}: Tom: houseguest Cal` },
  'guest within': { cast: { Gus: 'Houseguest' }, acts: n => `night ${n}: Gus: houseguest Tom` },
  'potion of life': { cast: { Wid: 'Witch' }, acts: n => `night ${n}: Wid: witch Tom with life` },
  'charmed food': { cast: { Chf: 'Chef' }, acts: n => `night ${n - 1}: Chf: chef Tom with charm\nday ${n - 1}: Tom: restaurant customer with yes` },
  'Unemployed Chef': { cast: { Une: 'Unemployed Chef' }, acts: n => `night ${n}: Une: unemployed chef Tom` },
  Guardian: { cast: { Gua: 'Citizen' }, options: only, acts: n => `${elected('Gua', 1)}\nnight ${n}: Gua: guardian Tom` },
  Golem: { cast: { Gol: 'Golem' }, acts: n => `${exclusions(n)}\nnight ${n}: Gol: golem Tom with protect` },
  'Golem elected': { cast: { Gol: 'Golem' }, options: only, acts: n => elected('Gol', n - 1) },
  amulet: { cast: { Amy: 'Amulet Holder' }, acts: handed },
  'soul spent': { cast: { Des: 'Demon' }, acts: n => `night ${n}: Des: demon Tom with protect` },
  wager: { cast: { Dez: 'Devil' }, acts: n => `day ${n - 1}: Dez: devil Tom\nnight ${n}: Tom: wager recipient Tom with protect` },
  Demon: { tom: 'Demon' },
  Devil: { tom: 'Devil' },
  Imp: { tom: 'Imp' },
  Runner: { tom: 'Runner' },
  'Scared Wolf': { tom: 'Scared Wolf' },
  Recluse: { tom: 'Recluse' },
  Apocalyptic: { tom: 'Apocalyptic Horseman' },
  Shepherd: { tom: 'Shepherd', cast: { Hea: 'Huntress', Heb: 'Citizen' }, acts: () => 'night 1: Tom: shepherd Hea and Heb\nday 1: Hea: huntress Heb' },
  Pyromancer: { tom: 'Pyromancer' },
  Wisp: { tom: 'Wisp', cast: { Pyz: 'Pyromancer' } },
  Macho: { tom: 'Macho' },
  Idiot: { tom: 'Idiot' },
  Cursed: { tom: 'Cursed Civilian' },
  'Riding Hood': { tom: 'Riding Hood' },
  demonized: { cast: { Vam: 'Vampire' }, acts: () => 'night 1: Vam: vampire Tom' },
  'demonized Devout': { tom: 'Devout Villager', cast: { Vam: 'Vampire' }, acts: () => 'night 1: Vam: vampire Tom' },
  'demonized Alpha': { tom: 'Alpha Wolf', cast: { Vam: 'Vampire' }, acts: () => 'night 1: Vam: vampire Tom' },
};
