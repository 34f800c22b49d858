import type { Ruleset } from '../../core/ruleset.ts';
import { asks } from './asks.ts';
import { cardOf } from './card.ts';
import { acted } from './day/acted.ts';
import { polled, pollOf } from './day/polled.ts';
import { remove } from './day/remove.ts';
import { chooseHeir } from './dawn/choose.ts';
import { knownRole } from './dawn/dawn.ts';
import { deal } from './deal.ts';
import { declared } from './declared.ts';
import { entries } from './entries.ts';
import { parseRole } from './grammar/parse.ts';
import { prefixForm, printRole } from './grammar/print.ts';
import { roleFrom } from './lookup.ts';
import { options } from './options.ts';
import { isAtOrAfter } from './phases.ts';
import { mayActInPublic } from './public-use.ts';
import { endPhase } from './turn.ts';

/** The mafia rules. */
export const mafia: Ruleset = {
  id: 'mafia',
  options,
  decisions: ['amnesiac-target', 'compulsive-target', 'lover-target', 'nexus-target', 'random-power'],
  deal,
  asks,
  poll: pollOf,
  polled,
  acted: (terms, play, act) => chooseHeir(terms, play, act) ?? acted(terms, play, act),
  end: endPhase,
  remove,
  declared,
  known: (_, play, viewer, seat) =>
    (viewer === 'host' || play.winners ? play.seats[seat]!.role : viewer === seat ? knownRole(play, seat) : undefined),
  card: text => cardOf(roleFrom(text)),
  mayActInPublic,
  entries,
  explain: text => {
    const parsed = parseRole(text);
    return parsed.ok
      ? { ok: true, parse: prefixForm(parsed.role), canonical: printRole(parsed.role), card: cardOf(parsed.role), warnings: parsed.warnings.map(({ message }) => message) }
      : { ok: false, fault: { code: 'bad-setup', ...parsed.fault } };
  },
  mayFollow: (terms, play, phase) => isAtOrAfter(terms, play.phase, phase),
};
