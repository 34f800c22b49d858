import { phaseText, type Play } from '../../../engine/core/state.ts';
import { type GameState, overseers } from '../../../engine/table/table.ts';
import { refParts } from '../../app/action-ids.ts';
import type { Card } from './cards/card.ts';
import { closedDecision, openDecision, type Outcome } from './cards/decision.ts';
import { grimoire } from './cards/grimoire.ts';
import type { Desk } from './desk.ts';
import { viewOf } from './view-of.ts';

/** What only those see who run the game without playing. Whoever has taken a seat meanwhile is shown nothing. */
export async function drawForHost(desk: Desk, kind: 'decision' | 'grimoire', name: string, person: string): Promise<Card | undefined> {
  const { newest } = desk.context;
  if (!newest.play || !overseers(newest.table).includes(person)) return undefined;
  return kind === 'grimoire' ? grimoireOf(desk, newest, newest.play, name) : decisionOf(desk, newest, newest.play, name);
}

/** That of a part that is over stays as it last was. */
function grimoireOf({ rules, context: { game } }: Desk, state: GameState, play: Play, phase: string): Card | undefined {
  const view = viewOf(rules, state, play, 'host');
  return view.grimoire && phaseText(play.phase) === phase ? grimoire({ game, view, table: state.table }, view.grimoire) : undefined;
}

async function decisionOf(desk: Desk, state: GameState, play: Play, name: string): Promise<Card | undefined> {
  const { rules, store, context: { game, id, then } } = desk;
  const [phase, key = ''] = refParts(name);
  const isOpen = ({ phase: now, decisions }: Play): boolean => phaseText(now) === phase && decisions[key] !== undefined;
  if (isOpen(play)) return openDecision({ game, view: viewOf(rules, state, play, 'host'), table: state.table }, play.decisions[key]!);
  if (then.play && isOpen(then.play)) return undefined;
  const [before, closing] = await store.after(game, Number(/:(\d+):\d+$/.exec(id)![1]) - 2, 2);
  const decision = before?.state.play?.decisions[key];
  if (!decision || !then.play) return undefined;
  const made = closing?.events.findLast(event => event.type === 'DecisionMade' && event.key === key);
  const came: Outcome = made?.type === 'DecisionMade' ? { value: made.value, by: made.by } : 'dropped';
  return closedDecision({ game, view: viewOf(rules, then, then.play, 'host'), table: state.table }, decision, came);
}
