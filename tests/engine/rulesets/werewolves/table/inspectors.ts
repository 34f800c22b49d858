import type { Message } from '../../../../../engine/core/messages.ts';
import type { Json } from '../../../../../engine/core/json.ts';
import type { Stage } from './stage.ts';

/** Somebody who looks at Tom. Doe is who it is; `role` is what Tom really is. */
export interface Inspector {
  readonly doe: string;
  readonly cast?: Readonly<Record<string, Json>>;
  readonly phase: 'night 2' | 'day 2';
  acts(role: string): string;
  /** What came of it, in a word. */
  found(stage: Stage): string;
}

/** What a message says, in a word. */
function wordOf(message: Message | undefined): string {
  const result = message?.result;
  if (!result) return 'fails';
  if ('word' in result) return result.word;
  if ('yes' in result) return result.yes ? 'yes' : 'no';
  return 'count' in result ? String(result.count) : 'strange';
}

const isAboutTom = (stage: Stage, { about = [] }: Message): boolean => about.length === 0 || about[0] === stage.seat('Tom');

/** The answer of an ability; a plain failure has a key of its own. */
const answered = (ability: string) => (stage: Stage): string =>
  wordOf(stage.told('Doe').findLast(one => one.kind === 'result' && one.ability === ability && isAboutTom(stage, one) && one.key !== 'werewolves.told.failed'));

const by = (doe: string, phase: Inspector['phase'], line: (role: string) => string, cast: Inspector['cast'] = {}): Inspector =>
  ({ doe, phase, cast, acts: role => `${phase}: Doe: ${line(role)}`, found: answered(doe.toLowerCase()) });

const revealed = (stage: Stage): string => wordOf(stage.said.find(({ kind, about }) => kind === 'reveal' && about?.[0] === stage.seat('Tom')));

/** Every look of the catalogue that reads something of a living player, by the name of its row. */
export const inspectors: Readonly<Record<string, Inspector>> = {
  'Fortune Teller': by('Fortune Teller', 'night 2', () => 'fortune teller Tom'),
  Warlock: by('Warlock', 'night 2', () => 'warlock Tom'),
  'Lone Warlock': by('Lone Warlock', 'night 2', () => 'lone warlock Tom'),
  'Clairvoyant Fox': by('Clairvoyant Fox', 'day 2', () => 'clairvoyant fox Tom'),
  Psychopath: by('Psychopath', 'day 2', () => 'psychopath Tom with investigate'),
  Juror: { ...by('Juror', 'night 2', () => 'vote Tom in jury', { Jur: 'Juror' }), found: answered('jury') },
  'Wager Recipient': {
    ...by('Citizen', 'night 2', () => 'wager recipient Tom with trade', { Dez: 'Devil' }),
    acts: () => 'day 1: Dez: devil Doe\nnight 2: Doe: wager recipient Tom with trade', found: answered('wager recipient'),
  },
  'Crowd Seeker': by('Crowd Seeker', 'night 2', role => `crowd seeker Tom as ${role}`),
  'Psychic Wolf': by('Psychic Wolf', 'night 2', role => `psychic wolf Tom as ${role}`),
  'Flute Charmer': by('Flute Charmer', 'day 2', () => 'flute charmer Tom', { Pip: 'Flute Player' }),
  Ranger: { ...by('Ranger', 'night 2', () => 'ranger Tom'), acts: () => 'night 1: Doe: ranger Tom\nnight 2: Wes: vote Doe in wolfpack', found: revealed },
  'Aura Teller': by('Aura Teller', 'night 2', () => 'aura teller Tom'),
  'Tracking Wolf': by('Tracking Wolf', 'night 2', () => 'tracking wolf Tom'),
  Innkeeper: by('Innkeeper', 'night 2', role => `innkeeper as ${role}`),
  Oracle: by('Oracle', 'night 2', () => 'oracle Tom and Wim'),
  Huntsman: by('Huntsman', 'night 2', () => 'huntsman Tom'),
  Detective: by('Detective', 'day 2', role => `detective Tom as ${role}`),
  Reaper: {
    ...by('Reaper', 'night 2', () => 'reaper Tom with look', { Fay: 'Fortune Teller' }),
    acts: () => 'night 1: Wes: vote Fay in wolfpack\nnight 2: Doe: reaper Tom with look',
  },
  Herald: { ...by('Herald', 'day 2', () => ''), acts: role => `day 1: Doe: herald as ${role}\nday 2: Bob: vote Tom` },
};
