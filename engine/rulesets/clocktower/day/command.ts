import type { Ask } from '../../../core/asks.ts';
import type { Play, Seat } from '../../../core/state.ts';
import type { DayCommand } from '../character.ts';

/** The asks of what may be tried by day: one for each seat that may. */
export const commandAsks = (play: Play, commands: readonly DayCommand[]): readonly Ask[] =>
  commands.flatMap(command => command.seats(play).map(seat => ask(command, play, seat)));

const ask = (command: DayCommand, play: Play, seat: Seat): Ask => ({
  id: commandId(command, seat), abilities: command.abilities, seats: [seat], form: command.form(play, seat), when: 'now', common: true,
  ...(command.main ? { main: true } : {}),
  ...(command.open ? { open: true } : {}),
  ...(command.stands ? { stands: true } : {}),
});

export const commandId = ({ abilities }: DayCommand, seat: Seat): string => `${abilities[0]!}:${seat}`;

/** The command that an ask stands for. */
export const commandOf = (commands: readonly DayCommand[], id: string): DayCommand | undefined =>
  commands.find(({ abilities }) => id.startsWith(`${abilities[0]!}:`));
