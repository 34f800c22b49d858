import * as z from 'zod/mini';
import { lazily } from '../../../engine/core/lazily.ts';
import type { EventListener } from '../listener.ts';

const gone = lazily(() => z.object({ type: z.string(), tokens: z.optional(z.object({ bot: z.optional(z.array(z.string())) })) }));

/**
 * Curfew was removed from a workspace, or its bot's token was taken back: nothing of the installation is kept. With the app go all games
 * of the workspace, a little later.
 */
export const uninstalled: EventListener = {
  on: ['app_uninstalled', 'tokens_revoked'],
  async hear({ team, event, at }, { store, report }) {
    const { type, tokens } = gone().parse(event);
    if (type === 'tokens_revoked' && (tokens?.bot ?? []).length === 0) return;
    if (type === 'app_uninstalled') await store.putGone({ team, at });
    await store.removeInstallation(team, at);
    report({ event: 'uninstalled', team });
  },
};
