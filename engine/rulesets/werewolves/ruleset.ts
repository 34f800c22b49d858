import type { Ruleset } from '../../core/ruleset.ts';
import { acted } from './acted.ts';
import { asks } from './asks.ts';
import { catalogue } from './catalogue.ts';
import { deal, readRole } from './deal.ts';
import { entries } from './entries.ts';
import { groups } from './groups/index.ts';
import { options } from './options.ts';
import { extra } from './extra.ts';
import { pollOf } from './polls.ts';
import { declared, remove } from './remove.ts';
import { Scene } from './scene.ts';
import { shut } from './shut.ts';
import { end } from './turn.ts';

/** The werewolves rules. */
export const werewolves: Ruleset = {
  id: 'werewolves',
  options,
  beside: ['nobody', 'Host'],
  decisions: [...new Set([...catalogue.all.flatMap(({ decisions = [] }) => decisions), ...groups.filter(({ votes }) => votes).flatMap(({ slug }) => [`${slug}-executor`, `${slug}-tie`])])].sort(),
  deal,
  asks,
  shut,
  poll: pollOf,
  polled: () => ({ events: [], trace: [] }),
  acted,
  remove,
  declared,
  extra,
  end,
  known: (terms, play, viewer, seat) =>
    (viewer === 'host' || play.winners ? play.seats[seat]!.role : viewer === seat ? new Scene(terms, play, catalogue).roleOf(seat).name : undefined),
  card: text => (catalogue.named(text)?.card ?? []).map(key => ({ key: `werewolves.card.${key}` })),
  entries,
  explain: text => {
    const read = readRole(text, 0);
    if ('fault' in read) {
      const { at: _, ...fault } = read.fault;
      return { ok: false, fault };
    }
    const { name, card } = read.dealt.role;
    return { ok: true, parse: name, canonical: name, card: card.map(key => ({ key: `werewolves.card.${key}` })), warnings: [] };
  },
  mayFollow: (_, play, phase) => isAtOrAfter(play.phase, phase),
};

/** Day N comes after Night N, and Night N+1 after it. werewolves/rule/phases#1 */
function isAtOrAfter({ name, number }: { readonly name: string; readonly number: number }, text: string): boolean {
  const [, named, count] = /^(night|day) (\d+)$/.exec(text) ?? [];
  const place = (word: string, n: number): number => n * 2 + (word === 'day' ? 1 : 0);
  return named !== undefined && place(named, Number(count)) >= place(name, number);
}
