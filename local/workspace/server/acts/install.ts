import type { Workspace } from '../workspace.ts';
import { appEvent } from './events.ts';

/** The bot's token is dead from now on; `removed` when the app itself is uninstalled. */
export function revoke(ws: Workspace, removed: boolean): void {
  const { botUser } = ws.world.app;
  const gone = removed ? appEvent(ws, 'app_uninstalled', { type: 'app_uninstalled', event_ts: ws.ts() }) : [];
  const tokens = appEvent(ws, 'tokens_revoked', { type: 'tokens_revoked', tokens: { oauth: [], bot: [botUser] }, event_ts: ws.ts() });
  ws.commit([{ type: 'installed', installed: false }, ...gone, ...tokens]);
}
