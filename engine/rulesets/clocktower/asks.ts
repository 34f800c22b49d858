import type { Ask } from '../../core/asks.ts';
import type { Play, Terms } from '../../core/state.ts';
import { characterById } from './catalogue.ts';
import type { Character, DayCommand } from './character.ts';
import { claimCommands } from './day/claim.ts';
import { commandAsks } from './day/command.ts';
import { general } from './day/general.ts';
import { nightAsks } from './night/choices.ts';
import { isDay } from './phases.ts';
import { castOf } from './script.ts';

const commands = new WeakMap<readonly Character[], readonly DayCommand[]>();

/** Everything that may be tried by day: what anybody may, and what the characters of the script bring. The same for the same script. */
export function commandsOf(terms: Terms): readonly DayCommand[] {
  const cast = castOf(terms);
  const known = commands.get(cast) ?? [...general, ...claimCommands(cast), ...cast.flatMap(one => one.commands ?? [])];
  commands.set(cast, known);
  return known;
}

/** A state is looked at by one person after another. */
const looked = new WeakMap<Play, { readonly terms: Terms; readonly asks: readonly Ask[] }>();

/** The forms that are open now. */
export function asks(terms: Terms, play: Play): readonly Ask[] {
  const known = looked.get(play);
  if (known?.terms === terms) return known.asks;
  const open = play.winners !== null ? [] : isDay(play) ? commandAsks(play, commandsOf(terms)) : nightAsks(play, characterById);
  looked.set(play, { terms, asks: open });
  return open;
}
