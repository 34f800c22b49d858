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

/** That of a part that is over stays as it was at its end, without controls. */
async function grimoireOf(desk: Desk, state: GameState, play: Play, phase: string): Promise<Card | undefined> {
  const { rules, context: { game, then } } = desk;
  const drawn = (at: Play, isOver: boolean): Card | undefined => {
    const view = viewOf(rules, state, at, 'host');
    return view.truth && grimoire({ game, view, table: state.table }, view.truth, isOver);
  };
  if (phaseText(play.phase) === phase && !play.winners) return drawn(play, false);
  if (then.play && phaseText(then.play.phase) === phase && !then.play.winners) return undefined;
  const before = (await around(desk))[0]?.state.play;
  return before && phaseText(before.phase) === phase ? drawn(before, true) : undefined;
}

/** The commit before the effect's own, and that one. */
const around = ({ store, context: { game, id } }: Desk) => store.after(game, Number(/:(\d+):\d+$/.exec(id)![1]) - 2, 2);

async function decisionOf(desk: Desk, state: GameState, play: Play, name: string): Promise<Card | undefined> {
  const { rules, context: { game, then } } = desk;
  const [phase, key = ''] = refParts(name);
  const isOpen = ({ phase: now, decisions }: Play): boolean => phaseText(now) === phase && decisions[key] !== undefined;
  if (isOpen(play)) return openDecision({ game, view: viewOf(rules, state, play, 'host'), table: state.table }, play.decisions[key]!);
  if (then.play && isOpen(then.play)) return undefined;
  const [before, closing] = await around(desk);
  const decision = before?.state.play?.decisions[key];
  if (!decision || !then.play) return undefined;
  const made = closing?.events.findLast(event => event.type === 'DecisionMade' && event.key === key);
  const came: Outcome = made?.type === 'DecisionMade' ? { value: made.value, by: made.by } : 'dropped';
  return closedDecision({ game, view: viewOf(rules, then, then.play, 'host'), table: state.table }, decision, came);
}
