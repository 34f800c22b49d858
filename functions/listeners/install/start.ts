import type { HttpAnswer } from '../../strict-request.ts';
import type { InstallPorts, PageRequest } from './ports.ts';
import { botScopes } from './scopes.ts';
import { cookieName, startState, stateSeconds } from './state.ts';

/** Where Slack sends people back to. */
export const redirectUri = (origin: string): string => `${origin}/slack/oauth_redirect`;

/** `/slack/install`: on to Slack, which asks whether Curfew may. */
export function start(
  { origin }: PageRequest,
  { clientId, stateSecret, clock, authorizeUrl = 'https://slack.com/oauth/v2/authorize' }: InstallPorts,
): HttpAnswer {
  const { state, nonce } = startState(stateSecret, clock.now());
  const query = new URLSearchParams({ client_id: clientId, scope: botScopes.join(','), redirect_uri: redirectUri(origin), state });
  return {
    statusCode: 302,
    headers: {
      location: `${authorizeUrl}?${query.toString()}`,
      'set-cookie': cookie(nonce, stateSeconds, origin),
      'cache-control': 'no-store',
    },
    body: '',
  };
}

/** The cookie of an installation; one of no age takes it away. */
export const cookie = (nonce: string, seconds: number, origin: string): string =>
  `${cookieName}=${nonce}; Path=/slack; Max-Age=${seconds}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
