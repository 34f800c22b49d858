import type { Ask } from '../../core/ruleset.ts';
import type { Play, Terms } from '../../core/state.ts';
import { characterById } from './catalogue.ts';
import type { DayCommand } from './character.ts';
import { claimCommands } from './day/claim.ts';
import { commandAsks } from './day/command.ts';
import { general } from './day/general.ts';
import { nightAsks } from './night/choices.ts';
import { isDay } from './phases.ts';
import { castOf } from './script.ts';

/** Everything that may be tried by day: what anybody may, and what the characters of the script bring. */
export const commandsOf = (terms: Terms): readonly DayCommand[] => {
  const cast = castOf(terms);
  return [...general, ...claimCommands(cast), ...cast.flatMap(({ commands = [] }) => commands)];
};

/** The forms that are open now. */
export const asks = (terms: Terms, play: Play): readonly Ask[] =>
  play.winners !== null ? [] : isDay(play) ? commandAsks(play, commandsOf(terms)) : nightAsks(play, characterById);
