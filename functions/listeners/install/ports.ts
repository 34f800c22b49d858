import type { WebClientOptions } from '@slack/web-api';
import type { Sealing } from '../../adapters/sealing/seal.ts';
import type { Clock, GameStore, Report } from '../../app/ports.ts';

/** What an installation by OAuth needs. */
export interface InstallPorts {
  readonly store: Pick<GameStore, 'putInstallation'>;
  readonly sealing: Pick<Sealing, 'seal'>;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs the state that goes to Slack and comes back. */
  readonly stateSecret: string;
  readonly clock: Clock;
  readonly report: Report;
  /** Other addresses than Slack's own, and another way to reach them. */
  readonly authorizeUrl?: string;
  readonly slackApiUrl?: string;
  readonly fetch?: WebClientOptions['fetch'];
}

/** A page that somebody's browser asks for. */
export interface PageRequest {
  /** `https://` and the host that was asked. */
  readonly origin: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly cookies: Readonly<Record<string, string>>;
}
