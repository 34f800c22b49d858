import type { Effect } from './effects.ts';
import type { EffectContext, GameStore, Messenger, Performed, Scheduler } from './ports.ts';
import { scheduleName } from './schedule-name.ts';

export interface PerformPorts {
  readonly store: Pick<GameStore, 'list' | 'unlist' | 'unlock'>;
  readonly scheduler: Scheduler;
  readonly messenger: Messenger;
}

const done: Performed = { done: true };

/** Performs any effect: timers, lists and places here, everything that players see through the messenger. */
export const makePerform =
  ({ store, scheduler, messenger }: PerformPorts) =>
  async (effect: Effect, context: EffectContext & { readonly at: number }): Promise<Performed> => {
    const { game, then } = context;
    switch (effect.type) {
      case 'bell':
        await scheduler.at(game, effect.at, scheduleName(game, effect.revision));
        return done;
      case 'index':
        await (effect.listed ? store.list(effect.person, { game, place: then.table.place, at: context.at }) : store.unlist(effect.person, game));
        return done;
      case 'unlock':
        await store.unlock(then.table.place, game);
        return done;
      case 'post':
      case 'tell':
      case 'card':
      case 'square':
      case 'home':
      case 'room':
      case 'reveal':
        return messenger.perform(effect, context);
    }
  };
