import { WebAPIPlatformError, WebClient, SlackError } from '@slack/web-api';
import * as z from 'zod/mini';
import { lazily } from '../../../engine/core/lazily.ts';
import type { Installation } from '../../app/ports.ts';
import type { HttpAnswer } from '../../strict-request.ts';
import { page } from './page.ts';
import type { InstallPorts, PageRequest } from './ports.ts';
import { cookie, redirectUri } from './start.ts';
import { cookieName, isStateOf } from './state.ts';

const granted = lazily(() => z.object({
  access_token: z.string().check(z.minLength(1)),
  bot_user_id: z.string().check(z.minLength(1)),
  scope: z._default(z.string(), ''),
  is_enterprise_install: z.nullish(z.boolean()),
  team: z.nullish(z.object({ id: z.string().check(z.minLength(1)), name: z.nullish(z.string()) })),
}));
const tested = lazily(() => z.object({ bot_id: z.string().check(z.minLength(1)) }));

/** `/slack/oauth_redirect`: Slack has asked, and hands over a code for a token. */
export async function redirect({ origin, query, cookies }: PageRequest, ports: InstallPorts): Promise<HttpAnswer> {
  const { state = '', code = '', error } = query;
  if (!isStateOf(ports.stateSecret, state, cookies[cookieName] ?? '', ports.clock.now())) return page(400, 'state');
  if (error !== undefined) return page(403, 'refused');
  if (code === '') return page(400, 'state');
  try {
    const found = await exchange(code, redirectUri(origin), ports);
    if (!found) return page(400, 'org');
    await ports.store.putInstallation(found.installation);
    ports.report({ event: 'installed', team: found.installation.team });
    const done = page(200, 'done', { team: found.name });
    return { ...done, headers: { ...done.headers, 'set-cookie': cookie('', 0, origin) } };
  } catch (fault) {
    if (!(fault instanceof SlackError)) throw fault;
    const refused = fault instanceof WebAPIPlatformError ? fault.data.error : undefined;
    ports.report({ event: 'install-refused', code: refused ?? fault.code });
    return refused === undefined ? page(502, 'failed', { code: 'no answer' }) : page(400, 'failed', { code: refused });
  }
}

/** The token for a code, sealed; nothing where it is not for a single workspace. */
async function exchange(
  code: string,
  redirect_uri: string,
  ports: InstallPorts,
): Promise<{ readonly installation: Installation; readonly name: string } | undefined> {
  const { clientId, clientSecret, sealing, slackApiUrl, fetch } = ports;
  const options = {
    timeout: 2_500,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    ...(slackApiUrl === undefined ? {} : { slackApiUrl }),
    ...(fetch === undefined ? {} : { fetch }),
  };
  const asked = await new WebClient(undefined, options).oauth.v2.access({
    client_id: clientId,
    client_secret: clientSecret,
    code,
    redirect_uri,
  });
  const { access_token, bot_user_id, scope, team, is_enterprise_install } = granted().parse(asked);
  if (!team || is_enterprise_install) return undefined;
  const { bot_id } = tested().parse(await new WebClient(access_token, options).auth.test());
  const installation = {
    team: team.id,
    sealedToken: sealing.seal(team.id, access_token),
    botUser: bot_user_id,
    botId: bot_id,
    scopes: scope.split(',').filter(part => part !== ''),
    at: ports.clock.now(),
  };
  return { installation, name: team.name ?? team.id };
}
