import { freshHex } from '../ids.ts';
import type { Workspace } from '../workspace.ts';
import type { ResponseUrl } from '../world/world.ts';

/** A fresh trigger for something that somebody just did. */
export function triggerFor(ws: Workspace, user: string, view: string | null): string {
  const now = ws.now();
  for (const [id, old] of ws.triggers) if (old.expires < now - 60_000) ws.triggers.delete(id);
  const id = `${now}.${Math.floor(now / 1000)}.${freshHex(16)}`;
  ws.triggers.set(id, { user, expires: now + ws.limits.triggerMs, view, used: false });
  return id;
}

type Ticket = Pick<ResponseUrl, 'kind' | 'user' | 'channel' | 'ts' | 'ephemeral' | 'threadTs'>;

/** A fresh response_url. */
export function responseUrlFor(ws: Workspace, ticket: Ticket): string {
  const id = freshHex(16);
  ws.commit([{ type: 'response-put', response: { ...ticket, id, made: ws.now(), uses: 0 } }]);
  return `${ws.url}/${ticket.kind}/${ws.world.team.id}/${id}`;
}
