import type { Json } from '../../core/json.ts';
import type { OptionSpec } from '../../core/option-spec.ts';
import type { Play, Terms } from '../../core/state.ts';

const choice = (fallback: string, ...others: readonly string[]): OptionSpec => {
  const values = [fallback, ...others];
  return { default: fallback, values, check: value => (values.some(known => known === value) ? undefined : `it is one of ${values.join(', ')}`) };
};

const onOff = (fallback: boolean): OptionSpec => ({
  default: fallback ? 'on' : 'off',
  values: ['on', 'off'],
  check: value => (['on', 'off', true, false].some(known => known === value) ? undefined : 'it is on or off'),
});

const length = (fallback: string): OptionSpec => ({
  default: fallback,
  check: value => (typeof value === 'string' && /^(\d{1,3}\s*[mhd]|([01]?\d|2[0-3]):[0-5]\d)$/.test(value) ? undefined : 'it is a length such as "12h" or a time such as "16:00"'),
});

const by = (rules: readonly string[], spec: OptionSpec): OptionSpec => ({ ...spec, rules });

/** Options of the clocktower rules, each with its rules in the catalogue. */
export const options = {
  /** Whether somebody decides what the rules leave open, or the defaults do at once. */
  mode: by(['clocktower/rule/storyteller#5'], choice('automatic', 'storyteller')),
  /** Whether what the deal leaves open is asked before the first night. */
  deal: by(['clocktower/rule/storyteller#4'], choice('automatic', 'storyteller')),
  preparation: by(['clocktower/rule/storyteller#4'], length('24h')),
  discussion: by(['clocktower/rule/phases?3'], length('12h')),
  nominations: by(['clocktower/rule/phases?3'], length('12h')),
  voting: by(['clocktower/rule/phases?3'], length('24h')),
  night: by(['clocktower/rule/phases?3'], length('22h')),
  lock: by(['clocktower/rule/phases?3'], length('2h')),
  dusk: by(['clocktower/rule/storyteller#4'], length('30m')),
  /** One vote of the dead that may be moved, or a whole day of free voting. */
  deadVote: by(['clocktower/rule/dead-vote?1'], choice('one', 'day')),
  travellersVote: by(['clocktower/rule/travellers?1'], onOff(true)),
  /** Whether votes are seen before they are locked. */
  precast: by(['clocktower/rule/votes?2'], choice('shown', 'hidden')),
  /** Which characters there are: the ready-made list, or names parted by commas. */
  script: by(['clocktower/rule/teams#7'], { default: 'lantern', check: value => (typeof value === 'string' && value.trim() !== '' ? undefined : 'it is "lantern" or a list of characters') }),
  /** What happens to a game in which nothing goes on: a contest may come by itself, or only whoever runs the game ends it. */
  stalled: by(['clocktower/fabled/general#2'], choice('wait', 'contest')),
  check: by([], onOff(true)),
} satisfies Readonly<Record<string, OptionSpec>>;

export type LengthName = 'preparation' | 'discussion' | 'nominations' | 'voting' | 'night' | 'lock' | 'dusk';

/** The value of an option, or its default. */
export const option = (terms: Terms, name: keyof typeof options): Json => terms.options[name] ?? options[name].default;

export const lengthOf = (terms: Terms, name: LengthName): string => String(option(terms, name));

export const isOn = (terms: Terms, name: 'travellersVote' | 'check'): boolean => [true, 'on'].some(value => value === option(terms, name));

/** True if the game begins with a part in which the deal is completed by hand. clocktower/rule/storyteller#4 */
export const isSetUpByHand = (terms: Terms): boolean => option(terms, 'deal') === 'storyteller';

/** Where the state keeps the mode, once it was changed in mid-game. */
export const MODE = 'mode';

export const modeOf = (terms: Terms, { facts }: Pick<Play, 'facts'>): Json => facts[MODE] ?? option(terms, 'mode');

/** True if nobody decides anything. */
export const isPlayedByItself = (terms: Terms, play: Pick<Play, 'facts'>): boolean => modeOf(terms, play) === 'automatic';

/** True if whoever runs the game is asked, and the game waits for the answer. clocktower/rule/storyteller */
export const hasStoryteller = (terms: Terms, play: Pick<Play, 'facts'>): boolean => modeOf(terms, play) === 'storyteller';
