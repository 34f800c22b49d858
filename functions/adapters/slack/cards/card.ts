import type { KnownBlock } from '@slack/types';
import type { Json } from '../../../../engine/core/json.ts';
import type { Phase } from '../../../../engine/core/state.ts';
import { phaseText } from '../../../../engine/core/state.ts';
import type { View } from '../../../../engine/core/views.ts';
import type { Table } from '../../../../engine/table/table.ts';
import { sentence } from '../../../../engine/themes/words.ts';
import { idIn } from '../ids.ts';

/** A message: its blocks, and the text that stands on lock screens and that screen readers read. */
export interface Card {
  readonly text: string;
  readonly blocks: readonly KnownBlock[];
  /** The first words of the thread below it, posted with it. */
  readonly thread?: string;
  /** It only closes a message that is there: where there is none, none is posted. */
  readonly onlyEdits?: true;
}

/** What a card of a running game is drawn from: exactly what its reader may know, and the table around it. */
export interface Sight {
  readonly game: string;
  readonly view: View;
  readonly table: Table;
}

/** A sentence of the screens, in the game's wording. */
export type Say = (key: string, args?: Readonly<Record<string, Json>>) => string;

export const sayer = (theme: string): Say => (key, args) => sentence(theme, `screen.${key}`, args);

/** "Day 2", "Day 2: voting". */
export const phaseTitle = (phase: Phase | string): string => {
  const [name = '', number = '', ...stage] = (typeof phase === 'string' ? phase : phaseText(phase)).split(' ');
  return [`${name.charAt(0).toUpperCase()}${name.slice(1)} ${number}`.trim(), ...stage].join(': ');
};

/** The game's channel, as a link. */
export const placeLink = ({ place }: Table): string => `<#${idIn(place)}>`;
