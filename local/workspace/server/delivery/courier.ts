import { freshId } from '../ids.ts';
import type { Workspace } from '../workspace.ts';
import type { Outgoing } from '../world/world.ts';
import { send } from './send.ts';

/** Brings the queued events to the app, and again when it did not take them. */
export class Courier {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly underway = new Set<string>();
  private held: readonly Outgoing[] = [];
  private stopped = false;

  constructor(private readonly ws: Workspace) {
    ws.heard.on('changed', changes => {
      for (const change of changes) if (change.type === 'event-queued') this.plan(change.event);
    });
    for (const event of Object.values(ws.world.outbox)) this.plan(event);
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private plan(event: Outgoing): void {
    if (this.stopped || this.underway.has(event.id)) return;
    const wait = Math.max(0, event.due - this.ws.now());
    clearTimeout(this.timers.get(event.id));
    this.timers.set(
      event.id,
      setTimeout(() => this.start(event), wait),
    );
  }

  private start(event: Outgoing): void {
    this.timers.delete(event.id);
    const wanted = this.ws.faults.take('reorder', '*');
    if (wanted === undefined) return void this.deliver(event);
    this.held = [...this.held, event];
    if (this.held.length < Number(wanted)) return;
    const backwards = this.held.toReversed();
    this.held = [];
    void backwards.reduce((before, next) => before.then(() => this.deliver(next)), Promise.resolve());
  }

  private async deliver(event: Outgoing): Promise<void> {
    if (this.stopped) return;
    this.underway.add(event.id);
    const retry: Readonly<Record<string, string>> =
      event.tries === 0 ? {} : { 'X-Slack-Retry-Num': String(event.tries), 'X-Slack-Retry-Reason': event.reason ?? 'unknown_error' };
    const parcel = { type: 'application/json', body: JSON.stringify(event.body), headers: retry } as const;
    const sent = await send(this.ws, parcel);
    const twice = this.ws.faults.take('duplicate', '*');
    if (twice !== undefined)
      await send(this.ws, { ...parcel, body: JSON.stringify(twice === 'same' ? event.body : { ...event.body, event_id: freshId('Ev') }) });
    this.underway.delete(event.id);
    if (this.stopped) return;
    const good = sent.answered && sent.status >= 200 && sent.status < 300;
    if (good || (sent.answered && sent.noRetry)) return this.settle(event);
    this.again(event, sent.answered ? 'http_error' : sent.reason);
  }

  private settle(event: Outgoing): void {
    this.ws.commit([{ type: 'event-settled', id: event.id }]);
  }

  private again(event: Outgoing, reason: string): void {
    const wait = this.ws.limits.retryMs[event.tries];
    if (wait === undefined) return this.settle(event);
    this.ws.commit([{ type: 'event-queued', event: { ...event, tries: event.tries + 1, due: this.ws.now() + wait, reason } }]);
  }
}
