import type { Json } from '../../../../../engine/core/json.ts';

/** What lies over Tom, or over whoever looks at him, when he is looked at in night 2 or on day 2. */
export interface Veil {
  readonly tom?: string;
  readonly cast?: Readonly<Record<string, Json>>;
  readonly pins?: Readonly<Record<string, Json>>;
  /** True: it lies on the one who looks. */
  readonly isOnDoe?: true;
  /** `day`: the day before the look, or of it. */
  acts?(day: number): string;
}

const enchanted = (says: string): Veil => ({
  cast: { Pip: 'Flute Player' }, isOnDoe: true, acts: () => 'night 1: Pip: flute player Doe',
  pins: Object.fromEntries(['fortune-teller', 'warlock', 'lone-warlock', 'clairvoyant-fox', 'psychopath', 'juror', 'crowd-seeker', 'psychic-wolf'].map(role => [`${role}-enchanted`, says])),
});

/** Every disguise of the catalogue, and every obstruction, by the name of its column. Tom is a Corrupt Wolf where the column says nothing else. */
export const veils: Readonly<Record<string, Veil>> = {
  none: {},
  'Sneaking Wolf': { tom: 'Sneaking Wolf' },
  'White Werewolf': { tom: 'White Werewolf', pins: { 'white-werewolf-imitation': 'Wolf' } },
  Demon: { tom: 'Demon', acts: () => 'day 0: Tom: demon as Baker' },
  Devil: { tom: 'Devil', acts: () => 'day 0: Tom: devil as Baker' },
  Shepherd: { tom: 'Shepherd', acts: () => 'day 0: Tom: shepherd as Baker' },
  'Psychopath, own': { tom: 'Psychopath', acts: day => `day ${day}: Tom: psychopath as Baker` },
  'Psychopath, other': { cast: { Psy: 'Psychopath' }, acts: day => `day ${day}: Psy: psychopath Tom as Baker` },
  Tanner: { cast: { Tan: 'Tanner' }, acts: day => `day ${day}: Tan: tanner Tom as Baker` },
  'Pack Tanner': { cast: { Pat: 'Pack Tanner' }, acts: day => `day ${day}: Pat: pack tanner Tom as Baker` },
  'tanned Sneaking Wolf': { tom: 'Sneaking Wolf', cast: { Tan: 'Tanner' }, acts: day => `day ${day}: Tan: tanner Tom as Baker` },
  'Disguised Fox': { tom: 'Disguised Fox', acts: () => 'day 1: Tom: disguised fox as Baker' },
  'Horseman of Famine': { cast: { Fam: 'Horseman of Famine' }, acts: () => 'night 1: Fam: horseman of famine Tom' },
  'Flute Charmer': { cast: { Flc: 'Flute Charmer', Pil: 'Flute Player' }, acts: () => 'day 1: Flc: flute charmer Tom' },
  'enchanted, falsely': enchanted('false'),
  'enchanted, truly': enchanted('true'),
  Pestilence: { cast: { Hop: 'Horseman of Pestilence' }, isOnDoe: true, acts: () => 'night 2: Hop: horseman of pestilence Doe' },
};
