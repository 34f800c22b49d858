import { isAlive, type Seat } from '../../../core/state.ts';
import { STUMPED } from '../waiting.ts';
import { tell, type Dawn } from './dawn.ts';

/** Back with the role held at death; who counts as dead by role stays so. mafia/role/reviver#2, ?3, ?6, ?7 */
export function revive(dawn: Dawn, seat: Seat): void {
  const { story, told } = dawn;
  const { play } = story;
  if (isAlive(play, seat)) return;
  if (play.traits.some(({ trait, holder }) => trait === STUMPED && holder === seat)) return;
  story.add({ type: 'Revived', seat });
  story.why({ phase: told, step: 'changes', rule: 'mafia/role/reviver#2', key: 'trace.revived', seats: { target: [seat] } });
  tell(dawn, { to: 'table', kind: 'notice', key: 'revived', about: [seat] });
}
