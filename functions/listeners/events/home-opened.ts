import * as z from 'zod';
import { personOf } from '../../adapters/slack/ids.ts';
import type { EventListener } from '../listener.ts';

const opened = z.object({ user: z.string().min(1), tab: z.string().optional() });

/** Whoever opens their home finds it drawn anew. */
export const homeOpened: EventListener = {
  on: ['app_home_opened'],
  async hear({ team, event }, { publishHome }) {
    const { user, tab = 'home' } = opened.parse(event);
    if (tab === 'home') await publishHome(personOf(team, user));
  },
};
