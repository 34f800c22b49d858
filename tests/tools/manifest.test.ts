import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { events } from '../../functions/listeners/events/index.ts';
import { botScopes } from '../../functions/listeners/install/scopes.ts';
import { curfewManifest } from '../../local/workspace/server/options.ts';
import { main, manifestFor, readManifest } from '../../tools/manifest.ts';
import { manifestSchema } from '../../tools/manifest-schema.ts';

/** A manifest that a test is about to spoil. */
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any;

const host = 'https://abc123.execute-api.eu-central-1.amazonaws.com';

describe('the manifest', () => {
  test('with an address: every request goes there', async () => {
    const manifest = await manifestFor({ url: `${host}/` });
    expect(manifest.settings.event_subscriptions.request_url).toBe(`${host}/slack/events`);
    expect(manifest.settings.interactivity).toEqual({ is_enabled: true, request_url: `${host}/slack/events` });
    expect(manifest.features.slash_commands.map(({ url }) => url)).toEqual([`${host}/slack/events`]);
    expect(manifest.oauth_config.redirect_urls).toEqual([`${host}/slack/oauth_redirect`]);
    expect(manifest.settings.socket_mode_enabled).toBe(false);
    expect(JSON.stringify(manifest)).not.toContain('example.com');
  });

  test('with Socket Mode: the same app, without addresses', async () => {
    const manifest = await manifestFor({ socket: true });
    const source = await readManifest();
    expect(manifest.settings.socket_mode_enabled).toBe(true);
    expect(JSON.stringify(manifest)).not.toContain('https://');
    expect(manifest.oauth_config.scopes).toEqual(source.oauth_config.scopes);
    expect(manifest.settings.event_subscriptions.bot_events).toEqual(source.settings.event_subscriptions.bot_events);
  });

  test('asks for these rights and no others, and an installation by link and the local workspace for the same', async () => {
    const scopes = ['commands', 'chat:write', 'users:read', 'channels:read', 'channels:join', 'channels:history', 'groups:read', 'groups:write', 'groups:history', 'files:write', 'reactions:read'];
    expect((await readManifest()).oauth_config.scopes).toEqual({ bot: scopes });
    expect(botScopes).toEqual(scopes);
    expect(curfewManifest.scopes).toEqual(scopes);
  });

  test('asks for the events that somebody listens to, and for no others', async () => {
    const { bot_events: asked } = (await readManifest()).settings.event_subscriptions;
    const kinds = new Set(asked.map(event => event.replace(/^message\..*$/, 'message'))); // one for each kind of channel
    expect([...kinds].toSorted()).toEqual(events.flatMap(({ on }) => on).toSorted());
    expect(curfewManifest.events).toEqual(asked);
  });

  test('the command escapes what is typed, so that names arrive as ids', async () => {
    const { slash_commands: commands } = (await readManifest()).features;
    expect(commands.map(c => [c.command, c.should_escape])).toEqual([['/curfew', true]]);
  });
});

describe("Slack's limits", () => {
  const refusal = async (change: (manifest: Loose) => void): Promise<string> => {
    const manifest = structuredClone(await readManifest());
    change(manifest);
    return JSON.stringify(manifestSchema.safeParse(manifest).error?.issues ?? 'taken');
  };

  test.each([
    ['a name of 36 characters', (m: Loose) => (m.display_information.name = 'x'.repeat(36)), 'too_big'],
    ['a description of 141', (m: Loose) => (m.display_information.description = 'x'.repeat(141)), 'too_big'],
    ['a bot name of 81', (m: Loose) => (m.features.bot_user.display_name = 'x'.repeat(81)), 'too_big'],
    ['a command of 33', (m: Loose) => (m.features.slash_commands[0].command = `/${'x'.repeat(32)}`), 'too_big'],
    ['a command without its slash', (m: Loose) => (m.features.slash_commands[0].command = 'curfew'), 'invalid_format'],
    ['a hint of 1,001', (m: Loose) => (m.features.slash_commands[0].usage_hint = 'x'.repeat(1_001)), 'too_big'],
    ['101 events', (m: Loose) => (m.settings.event_subscriptions.bot_events = Array.from({ length: 101 }, (_, i) => `e${i}`)), 'too_big'],
    ['an event twice', (m: Loose) => m.settings.event_subscriptions.bot_events.push('app_uninstalled'), 'each only once'],
    ['an optional scope nobody asks for', (m: Loose) => (m.oauth_config.scopes.bot_optional = ['admin']), 'not asked for: admin'],
    ['plain http', (m: Loose) => (m.oauth_config.redirect_urls = ['http://example.com/x']), 'https'],
    ['an unknown key', (m: Loose) => (m.settings.surprise = true), 'unrecognized_keys'],
    ['no address for events', (m: Loose) => delete m.settings.event_subscriptions.request_url, 'needs an address'],
    ['Socket Mode with addresses', (m: Loose) => (m.settings.socket_mode_enabled = true), 'no addresses'],
  ])('refuse %s', async (_, change, why) => {
    expect(await refusal(change)).toContain(why);
  });

  test('take the manifest as it is', async () => {
    expect(await refusal(() => {})).toBe('"taken"');
  });
});

describe('the command', () => {
  test('prints YAML', async () => {
    const { out, ok } = await main(['--url', host]);
    expect(ok).toBe(true);
    expect(parse(out)).toEqual(await manifestFor({ url: host }));
  });

  test.each([[[]], [['--url', host, '--socket']]])('says how it is called: %j', async args => {
    const { out, ok } = await main(args);
    expect(ok).toBe(false);
    expect(out).toContain('npm run manifest -- --url');
  });

  test.each(['http://abc.example', `${host}/slack/events`, 'abc'])('refuses the address %s in one sentence', async url => {
    expect(await main(['--url', url])).toEqual({ out: `The address is https:// and a host, without a path: not \`${url}\`.`, ok: false });
  });
});
