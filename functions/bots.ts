import { WebClient } from '@slack/web-api';
import * as z from 'zod/mini';
import { lazily } from '../engine/core/lazily.ts';
import type { Installation } from './app/ports.ts';
import type { Bot, BotOf } from './listeners/ports.ts';

/** How long a sandbox takes an installation for unchanged. */
const lifetime = 60_000;

export interface BotSettings {
  installation(team: string): Promise<Installation | undefined>;
  open(team: string, sealedToken: string): string;
  /** The only bot of an app that is not installed by OAuth. */
  fixed(): Promise<Bot | undefined>;
  now(): number;
}

/** Each workspace's bot from its installation, kept for a minute; the fixed one where there is none. */
export function makeBotOf({ installation, open, fixed, now }: BotSettings): BotOf {
  const kept = new Map<string, { readonly bot: Bot; readonly until: number }>();
  return async team => {
    const known = kept.get(team);
    if (known && known.until > now()) return known.bot;
    const found = await installation(team);
    if (!found) {
      kept.delete(team);
      return fixed();
    }
    const bot = { token: open(team, found.sealedToken), botUser: found.botUser, botId: found.botId };
    kept.set(team, { bot, until: now() + lifetime });
    return bot;
  };
}

const tested = lazily(() => z.object({ user_id: z.string().check(z.minLength(1)), bot_id: z.string().check(z.minLength(1)) }));

/** The bot of a fixed token, which is looked up when it is first needed; nothing without a token. */
export function fixedBot(token: string | undefined): () => Promise<Bot | undefined> {
  if (token === undefined) return async () => undefined;
  let known: Bot | undefined;
  return async () => {
    if (known) return known;
    const { user_id, bot_id } = tested().parse(
      await new WebClient(token, { timeout: 2_000, retryConfig: { retries: 0 }, rejectRateLimitedCalls: true }).auth.test(),
    );
    known = { token, botUser: user_id, botId: bot_id };
    return known;
  };
}
