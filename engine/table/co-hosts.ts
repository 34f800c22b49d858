import { tableChange } from './change.ts';
import type { Command } from './commands.ts';
import type { Decision } from './decision.ts';
import { notHost } from './not-host.ts';
import type { GameState } from './table.ts';
import { no } from './words.ts';

type CoHost = Extract<Command, { type: 'co-host' }>;

/** The host takes somebody on who runs the game with them, or lets them go. Nobody who plays or has played: they see everything. */
export function coHost(state: GameState, { person, by, name, leaves }: CoHost): Decision {
  const { table } = state;
  const { stage, coHosts = [] } = table;
  if (stage === 'cancelled' || stage === 'over') return no(state, stage);
  if (person !== table.host) return notHost(state);
  if (leaves) {
    return coHosts.some(one => one.person === by) ? tableChange(state, { coHosts: coHosts.filter(one => one.person !== by) }) : no(state, 'not-in-game', { name }, 'co-host');
  }
  const plays = Object.values(table.seated).includes(by) || table.guests.some(one => one.person === by);
  if (plays || table.former?.some(one => one.person === by)) return no(state, 'already-in', { name }, 'other');
  if (by === table.host || coHosts.some(one => one.person === by)) return no(state, 'already-in', { name }, 'co-host');
  return tableChange(state, { coHosts: [...coHosts, { person: by, name }], watchers: table.watchers.filter(one => one.person !== by) });
}
