import type { Rules } from '../../../engine/table/decide.ts';
import type { Clock, EffectContext, GameStore, Report } from '../../app/ports.ts';
import type { SlackClient, SlackClients } from './client.ts';

export interface MessengerPorts {
  readonly store: Pick<GameStore, 'load' | 'after' | 'history' | 'messageRef' | 'putMessageRef' | 'gamesOf' | 'putRoom' | 'installation' | 'removeInstallation'>;
  readonly client: SlackClients;
  readonly rules: Rules;
  readonly clock: Clock;
  readonly report: Report;
}

/** What is at hand while one effect is performed. */
export interface Desk extends MessengerPorts {
  readonly slack: SlackClient;
  readonly team: string;
  /** When the token was read, epoch milliseconds: what Slack says of it is said of no later one. */
  readonly since: number;
  readonly context: EffectContext & { readonly at?: number };
}
