import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { makeSealing } from '../../../functions/adapters/sealing/seal.ts';
import type { Installation } from '../../../functions/app/ports.ts';
import { makeInstallHandler } from '../../../functions/install-app.ts';
import { botScopes } from '../../../functions/listeners/install/scopes.ts';

const clientSecret = 'the client secret of tests';
const sealing = makeSealing({ current: 'k1', keys: new Map([['k1', Buffer.alloc(32, 7)]]) });

class Installing {
  now = 1_790_000_000_000;
  readonly installed: Installation[] = [];
  readonly lines: unknown[] = [];
  readonly sent: { method: string; args: Record<string, string>; token: string | null }[] = [];
  access: Record<string, unknown> = { ok: true, access_token: 'xoxb-new', bot_user_id: 'UBOT', scope: 'commands,chat:write', team: { id: 'T9', name: 'Acme <b>' }, is_enterprise_install: false };

  readonly handler = makeInstallHandler({
    store: { putInstallation: async installation => void this.installed.push(installation) },
    sealing, clientId: '1.2', clientSecret, stateSecret: 'of states', clock: { now: () => this.now },
    report: line => void this.lines.push(line),
    fetch: async (url, init) => {
      const method = String(url).split('/').at(-1)!;
      this.sent.push({ method, args: Object.fromEntries(new URLSearchParams(String(init?.body))), token: new Headers(init?.headers).get('authorization') });
      const body = method === 'auth.test' ? { ok: true, bot_id: 'BBOT' } : this.access;
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    },
  });

  get(path: string, query: Record<string, string> = {}, cookie?: string) {
    return this.handler({ rawPath: path, queryStringParameters: query, headers: { host: 'curfew.test', 'x-forwarded-proto': 'https' }, ...(cookie === undefined ? {} : { cookies: [cookie] }) });
  }

  /** Presses "install": what goes to Slack, and the browser's cookie. */
  async start(): Promise<{ state: string; cookie: string; url: URL }> {
    const { headers = {} } = await this.get('/slack/install');
    const url = new URL(headers['location']!);
    return { url, state: url.searchParams.get('state')!, cookie: headers['set-cookie']!.split(';')[0]! };
  }
}

describe('installing', () => {
  it('goes on to Slack with all scopes and a state', async () => {
    const { url } = await new Installing().start();
    expect(url.origin + url.pathname).toBe('https://slack.com/oauth/v2/authorize');
    expect(url.searchParams.get('client_id')).toBe('1.2');
    expect(url.searchParams.get('scope')).toBe(botScopes.join(','));
    expect(url.searchParams.get('redirect_uri')).toBe('https://curfew.test/slack/oauth_redirect');
  });

  it('the cookie stays in this browser, on these pages', async () => {
    const { headers = {} } = await new Installing().get('/slack/install');
    expect(headers['set-cookie']).toMatch(/^curfew-install=[\w-]{22}; Path=\/slack; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
  });

  it('keeps the token sealed', async () => {
    const office = new Installing();
    const { state, cookie } = await office.start();
    const answer = await office.get('/slack/oauth_redirect', { code: 'c0de', state }, cookie);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Curfew is installed in Acme &lt;b&gt;.');
    expect(answer.headers!['set-cookie']).toContain('Max-Age=0');
    expect(office.sent[0]).toMatchObject({ method: 'oauth.v2.access', args: { code: 'c0de', client_id: '1.2', client_secret: clientSecret, redirect_uri: 'https://curfew.test/slack/oauth_redirect' } });
    expect(office.sent[1]).toMatchObject({ method: 'auth.test', token: 'Bearer xoxb-new' });
    const [kept] = office.installed;
    expect(kept).toMatchObject({ team: 'T9', botUser: 'UBOT', botId: 'BBOT', scopes: ['commands', 'chat:write'] });
    expect(sealing.open('T9', kept!.sealedToken)).toBe('xoxb-new');
    expect(JSON.stringify([kept, office.lines, answer])).not.toContain('xoxb');
    expect(office.lines).toEqual([{ event: 'installed', team: 'T9' }]);
  });

  it.each<[string, (started: { state: string; cookie: string }, office: Installing) => [Record<string, string>, string | undefined]]>([
    ['no state', ({ cookie }) => [{ code: 'c' }, cookie]],
    ['a state that was changed', ({ state, cookie }) => [{ code: 'c', state: `${state}x` }, cookie]],
    ['a later time in it', ({ state, cookie }) => [{ code: 'c', state: state.replace(/\.\d+\./, '.1790000500.') }, cookie]],
    ['no cookie', ({ state }) => [{ code: 'c', state }, undefined]],
    ['another browser', ({ state }) => [{ code: 'c', state }, 'curfew-install=AAAAAAAAAAAAAAAAAAAAAA']],
    ['more than ten minutes', ({ state, cookie }, office) => { office.now += 601_000; return [{ code: 'c', state }, cookie]; }],
    ['no code', ({ state, cookie }) => [{ state }, cookie]],
  ])('refuses %s', async (_, change) => {
    const office = new Installing();
    const [query, cookie] = change(await office.start(), office);
    expect(await office.get('/slack/oauth_redirect', query, cookie)).toMatchObject({ statusCode: 400 });
    expect(office.sent).toEqual([]);
    expect(office.installed).toEqual([]);
  });

  it.each<[string, Record<string, string>, Record<string, unknown> | undefined, number, string]>([
    ['somebody says no', { error: 'access_denied' }, undefined, 403, 'Curfew was not installed: the permission was not given.'],
    ['the code is used', { code: 'c' }, { ok: false, error: 'code_already_used' }, 400, 'Slack did not accept the installation (code_already_used). Please start again.'],
    ['it is for an organisation', { code: 'c' }, { ok: true, access_token: 'xoxb-x', bot_user_id: 'U', team: null, is_enterprise_install: true }, 400, 'Curfew can be installed in single workspaces only, not in a whole organisation.'],
  ])('says so when %s', async (_, query, access, status, text) => {
    const office = new Installing();
    if (access) office.access = access;
    const { state, cookie } = await office.start();
    const answer = await office.get('/slack/oauth_redirect', { ...query, state }, cookie);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(text);
    expect(office.installed).toEqual([]);
  });

  it('has no other pages', async () => {
    expect(await new Installing().get('/slack/other')).toEqual({ statusCode: 404, body: '' });
  });

  it('asks for what the manifest says', () => {
    const manifest = z.object({ oauth_config: z.object({ scopes: z.object({ bot: z.array(z.string()) }) }) }).parse(parse(readFileSync('slack/manifest.yaml', 'utf8')));
    expect(botScopes).toEqual(manifest.oauth_config.scopes.bot);
  });
});
