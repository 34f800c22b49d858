import { z } from 'zod';
import { revoke } from '../acts/install.ts';
import { json, method, refuse, text } from './method.ts';

const authTest = method({
  name: 'auth.test',
  tier: 'special',
  args: z.object({}),
  run: ws => {
    const { team, app } = ws.world;
    return {
      ok: true,
      url: `${ws.url}/`,
      team: team.name,
      user: ws.world.users[app.botUser]?.name,
      team_id: team.id,
      user_id: app.botUser,
      bot_id: app.botId,
      is_enterprise_install: false,
    };
  },
});

const authRevoke = method({
  name: 'auth.revoke',
  tier: '3',
  args: z.object({}),
  run: ws => {
    revoke(ws, false);
    return { ok: true, revoked: true };
  },
});

const uninstall = method({
  name: 'apps.uninstall',
  tier: '1',
  args: z.object({ client_id: text, client_secret: text }),
  run: ws => {
    revoke(ws, true);
    return { ok: true };
  },
});

const apiTest = method({
  name: 'api.test',
  tier: '4',
  open: true,
  args: z.record(z.string(), z.unknown()),
  run: (_, args) => (typeof args.error === 'string' ? refuse(args.error, { args }) : { ok: true, args }),
});

const codeLifeMs = 10 * 60_000;

const access = method({
  name: 'oauth.v2.access',
  tier: 'special',
  open: true,
  args: z.object({ code: text, client_id: text.optional(), client_secret: text.optional(), redirect_uri: text.optional() }),
  run: (ws, { code }) => {
    const { team, app, codes } = ws.world;
    const made = codes[code];
    if (made === undefined || made < ws.now() - codeLifeMs) return refuse('invalid_code');
    ws.commit([
      { type: 'code-used', code },
      { type: 'installed', installed: true },
    ]);
    return {
      ok: true,
      access_token: ws.options.botToken,
      token_type: 'bot',
      scope: ws.manifest.scopes.join(','),
      bot_user_id: app.botUser,
      app_id: app.id,
      team: { id: team.id, name: team.name },
      enterprise: null,
      authed_user: { id: 'U0ANA' },
      is_enterprise_install: false,
    };
  },
});

const teamInfo = method({
  name: 'team.info',
  tier: '3',
  scopes: ['team:read'],
  args: z.object({}),
  run: ws => ({ ok: true, team: { ...ws.world.team, url: `${ws.url}/`, email_domain: '', icon: {} } }),
});

const botsInfo = method({
  name: 'bots.info',
  tier: '3',
  scopes: ['users:read'],
  args: z.object({ bot: text.optional() }),
  run: (ws, { bot }) => {
    const { app } = ws.world;
    if (bot !== undefined && bot !== app.botId) return refuse('bot_not_found');
    return {
      ok: true,
      bot: { id: app.botId, deleted: false, name: app.name, updated: 0, app_id: app.id, user_id: app.botUser, icons: {} },
    };
  },
});

const emoji = method({
  name: 'emoji.list',
  tier: '2',
  scopes: ['emoji:read'],
  args: z.object({ include: json.optional() }),
  run: () => ({ ok: true, emoji: {} }),
});

/** Who is calling, installing, and what the team is. */
export const authMethods = [authTest, authRevoke, uninstall, apiTest, access, teamInfo, botsInfo, emoji] as const;
