import * as z from 'zod';

const https = z
  .string()
  .max(3_000)
  .regex(/^https:\/\/[^\s]+$/, 'an address that Slack can reach starts with https://');
const text = (longest: number) => z.string().min(1).max(longest);
const distinct = (longest: number, most: number) =>
  z
    .array(text(longest))
    .min(1)
    .max(most)
    .refine(all => new Set(all).size === all.length, 'each only once');

const command = z.strictObject({
  command: text(32).regex(/^\/[a-z0-9_-]+$/),
  url: https.optional(),
  description: text(2_000),
  usage_hint: text(1_000).optional(),
  should_escape: z.boolean(),
});

/** What Slack takes as an app manifest, as far as Curfew uses it: unknown keys, long names and half a Socket Mode are refused. */
export const manifestSchema = z
  .strictObject({
    _metadata: z.strictObject({ major_version: z.literal(2), minor_version: z.int() }),
    display_information: z.strictObject({ name: text(35), description: text(140) }),
    features: z.strictObject({
      app_home: z.strictObject({
        home_tab_enabled: z.boolean(),
        messages_tab_enabled: z.boolean(),
        messages_tab_read_only_enabled: z.boolean(),
      }),
      bot_user: z.strictObject({ display_name: text(80), always_online: z.boolean() }),
      slash_commands: z.array(command).min(1).max(50),
    }),
    oauth_config: z.strictObject({
      redirect_urls: z.array(https).max(1_000).optional(),
      scopes: z.strictObject({ bot: distinct(255, 255), bot_optional: distinct(255, 255).optional() }),
    }),
    settings: z.strictObject({
      event_subscriptions: z.strictObject({ request_url: https.optional(), bot_events: distinct(255, 100) }),
      interactivity: z.strictObject({ is_enabled: z.boolean(), request_url: https.optional() }),
      org_deploy_enabled: z.boolean(),
      socket_mode_enabled: z.boolean(),
      token_rotation_enabled: z.boolean(),
    }),
  })
  .superRefine((manifest, context) => {
    const { scopes } = manifest.oauth_config;
    const strange = (scopes.bot_optional ?? []).filter(scope => !scopes.bot.includes(scope));
    if (strange.length > 0) context.addIssue(`optional scopes that are not asked for: ${strange.join(', ')}`);
    const { event_subscriptions: events, interactivity, socket_mode_enabled: socket } = manifest.settings;
    const addresses = [events.request_url, interactivity.request_url, ...manifest.features.slash_commands.map(({ url }) => url)];
    if (!socket && addresses.includes(undefined)) context.addIssue('without Socket Mode every request needs an address');
    if (socket && addresses.some(url => url !== undefined)) context.addIssue('with Socket Mode there are no addresses');
  });

/** An app manifest that Slack takes. */
export type Manifest = z.infer<typeof manifestSchema>;
