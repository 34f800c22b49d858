import type { Limits, Tier } from '../options.ts';

const minute = 60_000;

/** Counts calls, and says how many seconds one that is too many has to wait. */
export class Rates {
  private readonly calls = new Map<string, readonly number[]>();
  private readonly buckets = new Map<string, { readonly tokens: number; readonly at: number }>();

  constructor(private readonly limits: Limits) {}

  /** By method, over the last minute. */
  wait(method: string, tier: Tier, now: number): number | undefined {
    const most = this.limits.tiers[tier];
    const recent = (this.calls.get(method) ?? []).filter(at => at > now - minute);
    const [oldest] = recent;
    if (recent.length >= most && oldest !== undefined) return Math.max(1, Math.ceil((oldest + minute - now) / 1000));
    this.calls.set(method, [...recent, now]);
    return undefined;
  }

  /** Posts by channel: about one a second, with bursts. */
  waitToPost(channel: string, now: number): number | undefined {
    const { postBurst, postsPerSecond } = this.limits;
    const old = this.buckets.get(channel) ?? { tokens: postBurst, at: now };
    const tokens = Math.min(postBurst, old.tokens + ((now - old.at) / 1000) * postsPerSecond);
    if (tokens < 1) return Math.max(1, Math.ceil((1 - tokens) / postsPerSecond));
    this.buckets.set(channel, { tokens: tokens - 1, at: now });
    return undefined;
  }
}
