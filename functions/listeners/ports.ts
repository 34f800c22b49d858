import type { Rules } from '../../engine/table/decide.ts';
import type { Person } from '../../engine/table/table.ts';
import type { Play } from '../app/play.ts';
import type { Clock, GameStore, Report } from '../app/ports.ts';
import type { GameAt } from './game-at.ts';

/** What the listeners call on. */
export interface ListenerPorts {
  readonly play: Play;
  readonly store: Pick<GameStore, 'load' | 'history' | 'at' | 'gamesOf' | 'removeInstallation' | 'putGone'>;
  readonly gameAt: GameAt;
  readonly rules: Rules;
  readonly clock: Clock;
  /** From which every chance of a new game comes. */
  seed(): number;
  /** Draws somebody's App Home anew. */
  publishHome(person: Person): Promise<void>;
  readonly report: Report;
}

/** The bot of a workspace. */
export interface Bot {
  readonly token: string;
  readonly botUser: string;
  readonly botId: string;
}

/** The bot of a team, or nothing where Curfew is not installed. */
export type BotOf = (team: string) => Promise<Bot | undefined>;
