import { isAlive } from '../../../core/state.ts';
import { printPowerName } from '../grammar/print.ts';
import { tell, tellDepartures, type NightDawn } from './dawn.ts';
import { baseOf } from './prune.ts';
import { reshape } from './reshape.ts';

/** Whoever absorbs gains the base role of each power by which others targeted the holder. mafia/role/absorber#1 to #5, ?1, ?2, ?4 */
export function absorb(dawn: NightDawn): void {
  const { night, story, since } = dawn;
  const absorbing = new Set(night.laid.filter(({ kind }) => kind.watch === 'absorb').map(({ on }) => on)); // copies do not add up: mafia/role/er?5
  for (const on of story.play.order.filter(seat => absorbing.has(seat) && isAlive(story.play, seat))) {
    const came = night.visits.filter(({ at, by, use: { faction } }) => at === on && by !== on && faction === undefined);
    for (const { use, word } of came.map(({ use: one }) => ({ use: one, word: printPowerName(baseOf(one.power.expr)) })).sort(byWord)) {
      story.add(...reshape(story.play, on, { gains: [{ power: word }] }, since).events);
      story.why({ phase: night.phase, step: 'changes', rule: 'mafia/role/absorber#1', key: 'trace.absorbed', seats: { user: [on], others: [use.by] }, args: { role: word } });
      tell(dawn, { to: on, kind: 'notice', key: 'role.gained', about: [], result: { word } });
      tellDepartures(dawn, on, [{ power: word }]);
    }
  }
}

/** By what is gained: the order of the visitors would tell who they were. mafia/role/absorber?4 */
const byWord = (a: { readonly word: string }, b: { readonly word: string }): number => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0);
