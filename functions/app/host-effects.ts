import { phaseText, type Play } from '../../engine/core/state.ts';
import type { GameEvent } from '../../engine/core/events.ts';
import type { Rules } from '../../engine/table/decide.ts';
import type { Change } from '../../engine/table/decision.ts';
import { type GameState, overseers } from '../../engine/table/table.ts';
import { ref } from './action-ids.ts';
import { card } from './card-effects.ts';
import type { Effect } from './effects.ts';

/** What whoever runs a game without playing gets in their own conversations: each open decision, and the grimoire of each part of the game. */
export type HostEffects = (before: GameState | undefined, change: Change) => readonly Effect[];

/** What the grimoire does not show. */
const unseen: ReadonlySet<GameEvent['type']> = new Set(['Said', 'Voted', 'Unvoted', 'Locked', 'Drawn', 'PollOpened', 'PollClosed', 'ChatChanged']);

export function makeHostEffects(rules: Rules): HostEffects {
  const isPresided = ({ terms, play }: GameState): boolean => play !== undefined && rules(terms.ruleset)?.isPresided?.(terms, play) === true;
  const isUntold = ({ terms }: GameState, play: Play): boolean => rules(terms.ruleset)?.isUntold?.(play) === true;
  return (before, { state, events }) => {
    const { play, table } = state;
    if (!play || !(isPresided(state) || (before && isPresided(before)))) return [];
    const toAll = (name: string): readonly Effect[] => overseers(table).map(person => card(name, person));
    const asked = isUntold(state, play) ? [] : changed(before?.play, play, before?.play !== undefined && isUntold(before, before.play));
    const isNew = before === undefined || overseers(before.table).length !== overseers(table).length;
    const grimoire = isNew || events.some(({ type }) => !unseen.has(type)) ? toAll(`grimoire ${phaseText(play.phase)}`) : [];
    const over = before?.play && (phaseText(before.play.phase) !== phaseText(play.phase) || play.winners) ? toAll(`grimoire ${phaseText(before.play.phase)}`) : [];
    return [...over, ...(play.winners ? [] : grimoire), ...asked.flatMap(toAll)];
  };
}

/** The cards of decisions that were opened, changed or closed, each by the part of the game in which it opened. */
function changed(before: Play | undefined, after: Play, wasUntold: boolean): readonly string[] {
  const [was, is] = [wasUntold ? {} : before?.decisions ?? {}, after.decisions];
  const differs = (key: string): boolean => JSON.stringify(was[key]) !== JSON.stringify(is[key]);
  const phaseOf = (key: string): string => phaseText(was[key] === undefined || before === undefined ? after.phase : before.phase);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(differs).map(key => `decision ${ref(phaseOf(key), key)}`);
}
