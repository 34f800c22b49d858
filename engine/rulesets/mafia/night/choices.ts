import { shuffle } from '../../../core/chance.ts';
import { draw } from '../../../core/pins.ts';
import type { Act, Play, Seat } from '../../../core/state.ts';
import { awaitsOf, isThere, type Holding } from '../holding.ts';
import { openPowers, type OpenPower } from '../open-powers.ts';
import { isPermitted } from '../permitted.ts';
import type { Power } from '../power.ts';
import { forced } from './force.ts';
import { makeUse, rationed, type Made } from './make-use.ts';
import { because, countOf, type Night, type Step, type Use } from './night.ts';

/** mafia/general/resolution-order#1: the last valid choice for each power, forced uses, Random draws; in seat order, whatever came first. */
export const choices: Step = {
  name: 'choices',
  rule: 'mafia/general/resolution-order#1',
  run(night) {
    const { play, terms } = night;
    const uses = rationed([], openPowers(terms, play).flatMap(open => {
      const act = open.when === 'now' ? permitted(play, open) : play.acts[open.id] ?? forced(night, open);
      return act ? useOf(night, open, act) : [];
    }));
    const isLate = (use: Use): boolean => awaitsOf(use.power) === 'death';
    night.late.push(...uses.filter(isLate));
    undertake(night, uses.filter(use => !isLate(use)).sort((a, b) => play.order.indexOf(a.by) - play.order.indexOf(b.by) || (a.id < b.id ? -1 : 1)));
  },
};

/** These are put to use, and each says so. */
export function undertake(night: Night, uses: readonly Use[]): void {
  night.uses.push(...uses);
  for (const { by, chosen, power } of uses) because(night, choices, choices.rule, chosen.length === 0 ? 'trace.used' : 'trace.chose', { user: [by], targets: chosen }, { role: power.role.name });
}

/** What was allowed in this phase. mafia/modifier/permission-seeking#3, #4 */
const permitted = (play: Play, { id }: OpenPower): Act | undefined => (isPermitted(play, id) ? play.acts[id] : undefined);

/** The order that breaks every tie of a resolution. mafia/general/randomness#2 */
export const tieList = (seed: number, phase: string, order: readonly Seat[]): readonly Seat[] => shuffle(seed, `tie/${phase}`, order);

/** What an act puts to use: of a Random set the power that is drawn. */
export function useOf(night: Night, open: OpenPower, act: Act): Use[] {
  if (open.kind === 'switch') return [];
  const isDrawn = open.kind === 'random';
  const holding = isDrawn ? drawnFrom(night, open) : { ...open.holdings[0]!, holder: act.by };
  if (!holding) return [];
  const { power } = holding;
  const chosen = (act.answer['targets'] ?? []).slice(0, power.role.chooses?.count ?? 0);
  const isInstead = power.role.insteadOf !== undefined && (act.answer[power.role.insteadOf]?.length ?? 0) > 0;
  if (power.way === 'chosen' && power.role.chooses && chosen.length === 0 && !isInstead) return [];
  const made = { id: open.id, by: act.by, chosen, answer: act.answer, ...(isDrawn ? { drawn: true as const } : {}) };
  return [power.way === 'chosen' ? makeUse(night, holding, made) : switchedOn(night, holding, made)];
}

/** What is switched on for a phase works on its holder, or on whoever comes; of the latter the switching itself does nothing. mafia/modifier/active#2 */
function switchedOn(night: Night, holding: Holding, made: Made): Use {
  if (holding.power.way === 'self') return makeUse(night, holding, { ...made, chosen: [made.by] });
  return makeUse(night, holding.power.way === 'reactive' ? { ...holding, power: idle(holding.power) } : holding, made);
}

/** mafia/modifier/random#2, #4, ?1: each usable member is as likely as another; a draw of one is none. */
function drawnFrom(night: Night, { id, holdings }: OpenPower): Holding | undefined {
  const usable = holdings.filter(holding => isThere(night.terms, night.play, holding));
  if (usable.length < 2) return usable[0];
  const names = usable.map(({ power }) => power.role.name);
  const drawn = draw(night.terms, night.play, 'random-power', `random/${night.phase}/${id}`, usable.map((_, n) => String(n)), countOf(night, 'random-power'), n => names[Number(n)]!);
  night.drawn.push('random-power');
  return usable[Number(drawn)];
}

/** A power of which only the choice is left. */
const idle = ({ role: { id, name, categories, works, ing, card }, ...power }: Power): Power =>
  ({ ...power, role: { id, name, mode: 'passive', categories, works, ing, covers: [], card }, layers: power.layers.filter(({ rider }) => rider === undefined) });
