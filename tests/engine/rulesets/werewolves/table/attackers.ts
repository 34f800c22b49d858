import type { Json } from '../../../../../engine/core/json.ts';

/** Somebody who strikes at Tom, in the night or on the day `strikes`, and what has to be done for it. */
export interface Attacker {
  readonly cast: Readonly<Record<string, Json>>;
  readonly acts: string;
  readonly strikes: string;
  /** What Tom is where the defence does not say. */
  readonly tom?: string;
  /** True: Tom is this, and nothing else. */
  readonly isOnlyTom?: true;
  /** Who hears of success or failure. */
  readonly hears?: string;
  /** Who pays for it where it strikes back. */
  readonly risks?: string;
  /** Defences that cannot stand beside it. */
  readonly without?: readonly string[];
}

const night = (cast: Attacker['cast'], hears: string, acts: string, more: Partial<Attacker> = {}): Attacker => ({ cast, hears, strikes: 'night 2', acts, ...more });
const AMULET = 'day 0: Amu: amulet Ann\nday 1: Ann: amulet Tom';
const holder = { Amu: 'Amulet Holder' };
const crafter = { Amu: 'Amulet Crafter' };

/** Everything of the catalogue that attacks, kills or lynches, by the name of its row. */
export const attackers: Readonly<Record<string, Attacker>> = {
  wolfpack: night({}, 'Wes', 'night 2: Wes: vote Tom in wolfpack'),
  'Alpha Wolf': night({ Alf: 'Alpha Wolf' }, 'Wes', 'night 2: Alf: alpha wolf Tom'),
  'Lone Wolf': night({ Lon: 'Lone Wolf' }, 'Lon', 'night 2: Lon: lone wolf Tom', { risks: 'Lon' }),
  'White Werewolf': night({ Whi: 'White Werewolf' }, 'Whi', 'night 2: Whi: white werewolf Tom', { tom: 'Wolf' }),
  cult: night({ Cul: 'Cult Leader' }, 'Cul', 'night 2: Cul: vote Tom in cult'),
  Assassin: night({ Axl: 'Assassin' }, 'Axl', 'night 2: Axl: assassin Tom'),
  Witch: night({ Wit: 'Witch' }, 'Wit', 'night 2: Wit: witch Tom with death'),
  Priest: night({ Pri: 'Priest' }, 'Pri', 'night 2: Pri: priest Tom', { tom: 'Wolf', risks: 'Pri' }),
  'Demon by night': night({ Dem: 'Demon' }, 'Dem', 'night 2: Dem: demon Tom with attack'),
  'Devil by night': night({ Dev: 'Devil' }, 'Dev', 'night 2: Dev: devil Tom with attack'),
  'Wager Recipient': night({ Dev: 'Devil', Rec: 'Citizen' }, 'Dev', 'day 1: Dev: devil Rec\nnight 2: Rec: wager recipient Tom with attack', { without: ['wager'] }),
  Pyromancer: night({ Pyr: 'Pyromancer' }, 'Pyr', 'night 1: Pyr: pyromancer Tom\nnight 2: Pyr: pyromancer with ignite'),
  'Apocalyptic Horseman': night({ Apo: 'Apocalyptic Horseman' }, 'Apo', 'night 2: Apo: apocalyptic horseman Tom'),
  Reaper: night({ Rea: 'Reaper', Kil: 'Assassin' }, 'Rea', 'night 1: Wes: vote Kil in wolfpack\nnight 2: Rea: reaper Tom with attack'),
  Huntress: { cast: { Hun: 'Huntress' }, strikes: 'night 2', acts: 'night 1: Hun: huntress Tom\nnight 2: Wes: vote Hun in wolfpack' },
  "Fletcher's Customer": { cast: { Fle: 'Fletcher', Cus: 'Citizen' }, strikes: 'night 2', acts: "day 0: Fle: fletcher Cus\nnight 1: Cus: fletcher's customer Tom\nnight 2: Wes: vote Cus in wolfpack" },
  'Mad Scientist': { cast: { Mad: { 'Mad Scientist': { subjects: ['Tom', 'Bob'] } } }, strikes: 'night 2', acts: 'night 1: Mad: mad scientist Tom\nnight 2: Wes: vote Mad in wolfpack' },
  'Amulet Crafter at night': night(crafter, 'Amu', `${AMULET}\nnight 2: Amu: amulet crafter with shatter`, { without: ['amulet'] }),
  'Amulet Crafter dead': { cast: crafter, strikes: 'night 2', acts: `${AMULET}\nnight 2: Wes: vote Amu in wolfpack`, without: ['amulet'] },
  'Amulet Crafter neglected': { cast: crafter, strikes: 'day 2', acts: AMULET, without: ['amulet'] },
  'Amulet Holder by day': { cast: holder, hears: 'Amu', strikes: 'day 2', acts: `${AMULET}\nday 2: Amu: amulet holder with shatter`, without: ['amulet'] },
  'Amulet Holder dead': { cast: holder, strikes: 'night 2', acts: `${AMULET}\nnight 2: Wes: vote Amu in wolfpack`, without: ['amulet'] },
  'Amulet Holder neglected': { cast: holder, strikes: 'day 2', acts: AMULET, without: ['amulet'] },
  'Demon by day': { cast: { Dem: 'Demon' }, hears: 'Dem', strikes: 'day 2', acts: 'day 2: Dem: demon Tom with attack' },
  'Devil by day': { cast: { Dev: 'Devil' }, hears: 'Dev', strikes: 'day 2', acts: 'day 2: Dev: devil Tom with attack' },
  Wisp: { cast: { Wis: 'Wisp', Pyr: 'Pyromancer' }, hears: 'Wis', strikes: 'day 2', acts: 'day 1: Wis: wisp Tom\nday 2: Wis: wisp Tom' },
  Barber: { cast: { Bar: 'Barber' }, hears: 'Bar', strikes: 'day 2', acts: 'day 2: Bar: barber Tom' },
  lynch: { cast: {}, strikes: 'day 2', acts: 'day 2: Bob: vote Tom' },
  Executioner: { cast: { Exe: 'Executioner' }, strikes: 'day 2', acts: 'day 2: Exe: executioner Tom; Bob: vote Exe' },
  'Plague Bearer': { cast: { Pla: 'Plague Bearer' }, strikes: 'night 3', acts: 'night 1: Pla: plague bearer Tom' },
  'Horseman of Death': { cast: { Hod: 'Horseman of Death' }, strikes: 'night 2', acts: 'night 1: Hod: horseman of death Tom' },
  Zombie: { cast: { Zom: 'Zombie' }, without: ['Houseguest'], strikes: 'night 3', acts: 'night 1: Zom: zombie Tom\nnight 2: Zom: zombie Tom\nnight 3: Wes: vote Zom in wolfpack' },
  Chef: { cast: { Che: 'Chef' }, strikes: 'day 2', acts: 'night 2: Che: chef Tom with poison\nday 2: Tom: restaurant customer with yes' },
  Angel: { cast: { Ang: 'Angel' }, strikes: 'day 2', acts: 'day 2: Ang: angel Tom; Tom: vote Ang; Bob: vote Ang' },
  Cupid: { cast: { Cup: 'Cupid' }, strikes: 'night 2', acts: 'night 1: Cup: cupid Tom\nnight 2: Wes: vote Cup in wolfpack' },
  'Alcoholic without Bartender': { cast: { Bet: 'Bartender' }, tom: 'Alcoholic', isOnlyTom: true, strikes: 'night 2', acts: 'night 1: Wes: vote Bet in wolfpack' },
  'Priest, own water': { cast: {}, tom: 'Priest', isOnlyTom: true, strikes: 'night 2', acts: 'night 2: Tom: priest Ann' },
  'Lone Wolf, own bite': { cast: {}, tom: 'Lone Wolf', isOnlyTom: true, strikes: 'night 2', acts: 'night 2: Tom: lone wolf Wes' },
  'Plague Bearer at a Plague Doctor': { cast: { Pla: 'Plague Bearer' }, tom: 'Plague Doctor', isOnlyTom: true, strikes: 'night 2', acts: 'night 2: Pla: plague bearer Tom' },
};
