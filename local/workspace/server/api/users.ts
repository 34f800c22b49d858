import { z } from 'zod';
import { userFor } from './lookups.ts';
import { flag, method, text } from './method.ts';
import { page, paged } from './pages.ts';
import { userShape } from './shapes.ts';

const info = method({
  name: 'users.info',
  tier: '4',
  scopes: ['users:read'],
  args: z.object({ user: text, include_locale: flag.optional() }),
  run: (ws, args) => {
    const user = userFor(ws, args.user);
    return 'error' in user ? user : { ok: true, user: userShape(ws.world, user, ws.now()) };
  },
});

const list = method({
  name: 'users.list',
  tier: '2',
  scopes: ['users:read'],
  args: z.object({ ...paged, include_locale: flag.optional(), team_id: text.optional() }),
  run: (ws, args) => {
    const found = page(Object.values(ws.world.users), args, 1000);
    if ('error' in found) return found;
    const members = found.items.map(user => userShape(ws.world, user, ws.now()));
    return { ok: true, members, cache_ts: Math.floor(ws.now() / 1000), response_metadata: found.response_metadata };
  },
});

/** People. */
export const userMethods = [info, list] as const;
