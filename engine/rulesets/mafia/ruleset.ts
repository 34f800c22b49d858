import type { Outcome, Ruleset } from '../../core/ruleset.ts';
import type { Play, PollState, Terms } from '../../core/state.ts';
import { alignments } from './alignments/index.ts';
import { asks } from './asks.ts';
import { cardOf } from './card.ts';
import { lynch, verdict } from './day/lynch.ts';
import { deal } from './deal.ts';
import { factions } from './factions/index.ts';
import { parseRole } from './grammar/parse.ts';
import { prefixForm, printRole } from './grammar/print.ts';
import { roleFrom } from './lookup.ts';
import { options } from './options.ts';
import { isAtOrAfter } from './phases.ts';
import { roles } from './roles/index.ts';
import { endDay, endPhase } from './turn.ts';

const nothing: Outcome = { events: [], trace: [] };

/** After a vote: a majority lynches at once. mafia/general/voting#6 */
function polled(terms: Terms, play: Play, poll: PollState): Outcome {
  const settled = verdict(terms, play, poll, false);
  return settled ? endDay(terms, play, settled, 'hammer') : nothing;
}

/** The mafia rules. */
export const mafia: Ruleset = {
  id: 'mafia',
  options,
  decisions: [],
  deal,
  asks,
  poll: (_, __, id) => (id === 'lynch' ? lynch : undefined),
  polled,
  acted: () => { throw new Error('no ability of these rules is carried out at once'); },
  end: endPhase,
  known: (_, play, viewer, seat) =>
    (viewer === seat || viewer === 'host' || play.winners ? play.seats[seat]!.role : undefined),
  card: text => cardOf(roleFrom(text)),
  entries: () => [
    ...roles.map(({ id, name, covers }) => ({ id: `mafia/role/${id}`, name, kind: 'role', rules: covers })),
    ...factions.map(({ id, name, covers }) => ({ id: `mafia/faction/${id}`, name, kind: 'faction', rules: covers })),
    ...alignments.map(({ id, name, covers }) => ({ id: `mafia/alignment/${id}`, name, kind: 'alignment', rules: covers })),
  ],
  explain: text => {
    const parsed = parseRole(text);
    return parsed.ok
      ? { ok: true, parse: prefixForm(parsed.role), canonical: printRole(parsed.role), card: cardOf(parsed.role), warnings: [] }
      : { ok: false, fault: { code: 'bad-setup', ...parsed.fault } };
  },
  mayFollow: (terms, play, phase) => isAtOrAfter(terms, play.phase, phase),
};
