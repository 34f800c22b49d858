import * as z from 'zod/mini';
import { lazily } from '../../../engine/core/lazily.ts';
import { personOf } from '../../adapters/slack/ids.ts';
import { troubleOf } from '../../adapters/slack/errors.ts';
import type { EventListener } from '../listener.ts';

const opened = lazily(() => z.object({ user: z.string().check(z.minLength(1)), tab: z.optional(z.string()) }));

/** Whoever opens their home finds it drawn anew. A Slack that does not take it now gets it with the next opening. */
export const homeOpened: EventListener = {
  on: ['app_home_opened'],
  async hear({ team, event }, { publishHome, report }) {
    const { user, tab = 'home' } = opened().parse(event);
    if (tab !== 'home') return;
    try {
      await publishHome(personOf(team, user));
    } catch (fault) {
      const { kind, code } = troubleOf(fault);
      report({ event: 'home-not-shown', kind, code });
    }
  },
};
