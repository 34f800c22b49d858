import type { Json } from '../../../../../engine/core/json.ts';
import type { Stage } from './stage.ts';

/** Something that Doe does to a player, T: what is typed, when, and how one sees whom it met. */
export interface Deed {
  readonly doe: Json;
  readonly phase: string;
  readonly cast?: Readonly<Record<string, Json>>;
  readonly options?: Readonly<Record<string, Json>>;
  /** What comes before; T and Z are the player who is chosen and the one to whom it may be moved. */
  readonly before?: string;
  /** `T` stands for the player. */
  readonly text: string;
  /** What Z is: somebody whom it can meet. */
  readonly zed?: string;
  /** What T is where the column leaves it open. */
  readonly tom?: string;
  hits(stage: Stage, name: string): boolean;
}

type Hits = Deed['hits'];
const lays = (trait: string): Hits => (stage, name) => stage.laid.some(one => one.trait === trait && one.holder === stage.seat(name));
const dies: Hits = (stage, name) => !stage.isAlive(name);
const becomes = (role: string): Hits => (stage, name) => stage.roleOf(name) === role;
const gets = (role: string): Hits => (stage, name) => stage.told(name).some(({ kind, result }) => kind === 'role' && result && 'word' in result && result.word === role);
/** Doe holds it as a stored target. */
const stored: Hits = (stage, name) => Object.entries(stage.play.facts).some(([key, value]) => /^(target|subject):/.test(key) && stage.play.powers[key.slice(key.indexOf(':') + 1)]?.holder === stage.seat('Doe') && value === stage.seat(name));
/** Z is a Wolf, or has the plague, and nobody else is chosen who is or has: what Doe hears tells whom it met. */
const hears = (ability: string, ofZed: string): Hits => (stage, name) => {
  const result = stage.told('Doe').findLast(one => one.kind === 'result' && one.ability === ability && one.key !== 'werewolves.told.failed' && !one.about?.some(seat => stage.play.names[seat] === 'Dot'))?.result;
  if (!result) return false;
  const word = 'word' in result ? result.word : 'yes' in result ? (result.yes ? 'yes' : 'no') : '';
  return (word === ofZed) === (name === 'Zed');
};
const deed = (doe: Json, phase: string, text: string, hits: Hits, more: Partial<Deed> = {}): Deed => ({ doe, phase, text, hits, ...more });
const look = (doe: string, phase: string, text: string, ofZed: string, more: Partial<Deed> = {}): Deed => deed(doe, phase, text, hears(doe.toLowerCase(), ofZed), { zed: 'Wolf', ...more });
const [N, D] = ['night 2', 'day 2'];
const guardian = { options: { elections: ['guardian'] }, before: 'day 1: Ann: vote Doe in guardian; Bob: vote Doe in guardian; Cal: vote Doe in guardian' };
const wager = { cast: { Dez: 'Devil' }, before: 'day 1: Dez: devil Doe' };
const reaped = (role: string): Partial<Deed> => ({ cast: { Dot: role }, before: 'night 1: Wes: vote Dot in wolfpack' });
const plagued = { cast: { Pla: 'Plague Bearer', Plb: 'Plague Bearer' }, before: 'night 1: Plb: plague bearer Zed' };

/** Every ability of the catalogue that is used on a player, by the name of its row. */
export const deeds: Readonly<Record<string, Deed>> = {
  wolfpack: deed('Wolf', N, 'vote T in wolfpack', dies),
  cult: deed('Cult Leader', N, 'vote T in cult', dies),
  Juror: { ...look('Juror', N, 'vote T in jury', 'Wolf', { cast: { Jur: 'Juror' } }), hits: hears('jury', 'Wolf') },
  Assassin: deed('Assassin', N, 'assassin T', dies),
  'Witch, death': deed('Witch', N, 'witch T with death', dies),
  'Witch, life': deed('Witch', N, 'witch T with life', lays('protected')),
  Priest: deed('Priest', N, 'priest T', dies, { zed: 'Wolf', tom: 'Wolf' }),
  Barber: deed('Barber', D, 'barber T', dies),
  'Lone Wolf': deed('Lone Wolf', N, 'lone wolf T', dies),
  'White Werewolf': deed('White Werewolf', N, 'white werewolf T', dies, { zed: 'Wolf', tom: 'Wolf' }),
  'Demon, attack': deed('Demon', N, 'demon T with attack', dies),
  'Demon, protect': deed('Demon', N, 'demon T with protect', lays('protected')),
  'Devil, attack': deed('Devil', D, 'devil T with attack', dies),
  'Devil, protect': deed('Devil', N, 'devil T with protect', lays('protected')),
  'Devil, wager': deed('Devil', D, 'devil T', gets('Wager Recipient')),
  'Wager Recipient, attack': deed('Citizen', N, 'wager recipient T with attack', dies, wager),
  'Wager Recipient, protect': deed('Citizen', N, 'wager recipient T with protect', lays('protected'), wager),
  'Apocalyptic Horseman': deed('Apocalyptic Horseman', N, 'apocalyptic horseman T', dies),
  'Reaper, attack': deed('Reaper', N, 'reaper T with attack', dies, reaped('Assassin')),
  'Reaper, sleepless': deed('Reaper', N, 'reaper T', lays('sleepless')),
  'Reaper, look': look('Reaper', N, 'reaper T with look', 'Wolf', reaped('Fortune Teller')),
  'Reaper, spirit': deed('Reaper', N, 'reaper T with spirit', becomes('Spirit'), reaped('Vampire')),
  'Fortune Teller': look('Fortune Teller', N, 'fortune teller T', 'Wolf'),
  Warlock: look('Warlock', N, 'warlock T', 'Wolf'),
  'Lone Warlock': look('Lone Warlock', N, 'lone warlock T', 'Wolf'),
  'Aura Teller': look('Aura Teller', N, 'aura teller T', 'a threat'),
  'Crowd Seeker': look('Crowd Seeker', N, 'crowd seeker T as Wolf', 'yes'),
  'Psychic Wolf': look('Psychic Wolf', N, 'psychic wolf T as Wolf', 'yes'),
  Oracle: look('Oracle', N, 'oracle T and Wim', 'yes'),
  Huntsman: look('Huntsman', N, 'huntsman T', 'yes'),
  'Tracking Wolf': look('Tracking Wolf', N, 'tracking wolf T', 'not a threat'),
  'Clairvoyant Fox': look('Clairvoyant Fox', D, 'clairvoyant fox T', 'Wolf'),
  'Psychopath, look': look('Psychopath', D, 'psychopath T with investigate', 'Wolf'),
  'Psychopath, disguise': deed('Psychopath', D, 'psychopath T as Baker', lays('disguise')),
  Detective: look('Detective', D, 'detective T as Wolf', 'yes'),
  'Flute Charmer': deed('Flute Charmer', D, 'flute charmer T', lays('charmed'), { cast: { Pip: 'Flute Player' } }),
  'Plague Doctor, check': look('Plague Doctor', N, 'plague doctor T with check', 'night 1', plagued),
  'Plague Doctor, cure': deed('Plague Doctor', N, 'plague doctor T with cure', (stage, name) => !stage.has(name, 'contaminated'), { ...plagued, before: 'night 1: Pla: plague bearer T; Plb: plague bearer Zed' }),
  Exorcist: deed('Exorcist', D, 'exorcist T', lays('exorcised')),
  Stalker: deed('Stalker', D, 'stalker T', lays('invisible-votes')),
  Grandma: deed('Grandma', N, 'grandma T', lays('visiting')),
  'Corrupt Wolf': deed('Corrupt Wolf', N, 'corrupt wolf T with 2', lays('weight')),
  'Saboteur Wolf': deed('Saboteur Wolf', N, 'saboteur wolf T', lays('disqualified')),
  Tanner: deed('Tanner', D, 'tanner T as Baker', lays('disguise')),
  'Pack Tanner': deed('Pack Tanner', D, 'pack tanner T as Baker', lays('disguise')),
  'Infecting Wolf': deed('Infecting Wolf', 'night 1', 'infecting wolf T', becomes('Wolf')),
  Cupid: deed('Cupid', 'night 1', 'cupid T', lays('loves')),
  Fletcher: deed('Fletcher', 'day 0', 'fletcher T', gets("Fletcher's Customer")),
  Houseguest: deed('Houseguest', N, 'houseguest T', (stage, name) => stage.laid.some(({ trait, by }) => trait === 'guest' && by === stage.seat(name))),
  'Unemployed Chef': deed('Unemployed Chef', N, 'unemployed chef T', lays('protected')),
  Guardian: deed('Citizen', N, 'guardian T', lays('protected'), guardian),
  'Golem, protect': deed('Golem', N, 'golem T with protect', lays('protected')),
  Chef: deed('Chef', N, 'chef T with charm', gets('Restaurant Customer')),
  Pyromancer: deed('Pyromancer', N, 'pyromancer T', lays('powdered')),
  Wisp: deed('Wisp', D, 'wisp T', lays('powdered'), { cast: { Pyr: 'Pyromancer' } }),
  'Plague Bearer': deed('Plague Bearer', N, 'plague bearer T', lays('contaminated')),
  Vampire: deed('Vampire', N, 'vampire T', lays('demonized')),
  'Flute Player': deed('Flute Player', N, 'flute player T', lays('enchanted')),
  'Shepherd, tag': deed('Shepherd', N, 'shepherd T', lays('tagged')),
  'Shepherd, herd': deed('Shepherd', N, 'shepherd T with herd', lays('herded'), { before: 'night 1: Doe: shepherd T' }),
  Zombie: deed('Zombie', N, 'zombie T', lays('bitten')),
  'Horseman of War': deed('Horseman of War', N, 'horseman of war T', lays('doomed')),
  'Horseman of Pestilence': deed('Horseman of Pestilence', N, 'horseman of pestilence T', lays('doomed')),
  'Horseman of Famine': deed('Horseman of Famine', N, 'horseman of famine T', lays('doomed')),
  'Horseman of Death': deed('Horseman of Death', N, 'horseman of death T', lays('doomed')),
  Huntress: deed('Huntress', N, 'huntress T', stored),
  Ranger: deed('Ranger', N, 'ranger T', stored),
  Executioner: deed('Executioner', N, 'executioner T', stored),
  Assistant: deed('Assistant', N, 'assistant T', stored),
  Angel: deed('Angel', N, 'angel T', stored),
  'Flute Apprentice': deed('Flute Apprentice', N, 'flute apprentice T', stored, { cast: { Pip: 'Flute Player' } }),
  "Fletcher's Customer": deed('Citizen', N, "fletcher's customer T", stored, { cast: { Fle: 'Fletcher' }, before: 'day 0: Fle: fletcher Doe' }),
  'Mad Scientist': deed({ 'Mad Scientist': { subjects: ['T', 'Wes'] } }, N, 'mad scientist T', stored),
};
