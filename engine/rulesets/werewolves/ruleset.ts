import type { Ruleset } from '../../core/ruleset.ts';
import { acted } from './acted.ts';
import { asks } from './asks.ts';
import { besides } from './besides.ts';
import { cardOf } from './card.ts';
import { catalogue } from './catalogue.ts';
import { deal } from './deal.ts';
import { drawing } from './draw/drawing.ts';
import { entries } from './entries.ts';
import { explain } from './explain.ts';
import { groups } from './groups/index.ts';
import { mates } from './mates.ts';
import { options } from './options.ts';
import { extra } from './extra.ts';
import { pollOf } from './polls.ts';
import { readers } from './readers.ts';
import { declared, remove } from './remove.ts';
import { Scene } from './scene.ts';
import { dealtRoles, shownRoles } from './role-list.ts';
import { shut } from './shut.ts';
import { decided } from './struck.ts';
import { LYNCH_TIE } from './day/lynch.ts';
import { end } from './turn.ts';

/** The werewolves rules. */
export const werewolves: Ruleset = {
  id: 'werewolves',
  options,
  usual: { day: '10h', night: '14h' }, // werewolves/rule/phases#6
  beside: ['nobody', 'Host'],
  decisions: [...new Set([...catalogue.all.flatMap(({ decisions = [] }) => decisions), ...groups.filter(({ votes }) => votes).flatMap(({ slug }) => [`${slug}-executor`, `${slug}-tie`]), LYNCH_TIE])].sort(),
  deal,
  drawing,
  roleList: { shown: shownRoles, dealt: dealtRoles },
  asks,
  shut,
  mates,
  readers,
  poll: pollOf,
  polled: () => ({ events: [], trace: [] }),
  acted,
  remove,
  decided,
  declared,
  extra,
  end,
  known: (terms, play, viewer, seat) =>
    (viewer === 'host' || play.winners ? play.seats[seat]!.role : viewer === seat ? new Scene(terms, play, catalogue).roleOf(seat).name : undefined),
  card: text => cardOf(catalogue.byName(text)),
  besides,
  mayActInPublic: () => false,
  entries,
  explain,
  mayFollow: (_, play, phase) => isAtOrAfter(play.phase, phase),
};

/** Day N comes after Night N, and Night N+1 after it. werewolves/rule/phases#1 */
function isAtOrAfter({ name, number }: { readonly name: string; readonly number: number }, text: string): boolean {
  const [, named, count] = /^(night|day) (\d+)$/.exec(text) ?? [];
  const place = (word: string, n: number): number => n * 2 + (word === 'day' ? 1 : 0);
  return named !== undefined && place(named, Number(count)) >= place(name, number);
}
