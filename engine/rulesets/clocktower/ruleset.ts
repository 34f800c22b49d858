import type { Ruleset } from '../../core/ruleset.ts';
import { acted, polled, withdrawn } from './acted.ts';
import { asks } from './asks.ts';
import { cardOf } from './card.ts';
import { characters } from './catalogue.ts';
import { decided } from './decided.ts';
import { declared } from './declared.ts';
import { mayEndDay } from './day/early-end.ts';
import { STORYTELLER } from './day/nominate.ts';
import { entries } from './entries.ts';
import { known } from './known.ts';
import { grimoire } from './grimoire.ts';
import { mending } from './mending.ts';
import { mates } from './mates.ts';
import { isPictured, marks } from './marks.ts';
import { hasStoryteller, options } from './options.ts';
import { catches, heard, laughed } from './heard.ts';
import { meetings } from './meetings.ts';
import { isAtOrAfter, isSetup, LOCK } from './phases.ts';
import { pollOf } from './polls.ts';
import { remove } from './remove.ts';
import { parseRole, printRole } from './role.ts';
import { scriptOption } from './script.ts';
import { deal, mended } from './setup/deal.ts';
import { admitted, arrivals, dismissed, requested } from './travel.ts';
import { shut } from './shut.ts';
import { end } from './turn.ts';

/** Decisions that belong to no character. */
const general = ['bluffs', 'fabled-in-play', 'false-answer', 'malfunction-info', 'setup-bag', 'setup-seats', 'traveller-admit', 'traveller-alignment'];

/** The clocktower rules. */
export const clocktower: Ruleset = {
  id: 'clocktower',
  options: { ...options, script: scriptOption },
  lengths: ['night', 'lock', 'discussion', 'nominations', 'voting'],
  sides: ['evil', 'good'],
  decisions: [...new Set([...general, ...characters.flatMap(({ decisions = [] }) => decisions)])].sort(),
  beside: [STORYTELLER],
  deal,
  seated: mended,
  asks,
  shut,
  poll: pollOf,
  polled,
  acted,
  withdrawn,
  end,
  remove,
  declared,
  decided,
  catches,
  heard,
  laughed,
  meetings,
  arrivals,
  requested,
  admitted,
  dismissed,
  mayEnd: (terms, play) => (play.phase.name === 'day' ? mayEndDay(terms, play) : undefined),
  isPassedBy: ({ phase }) => phase.stage === LOCK,
  known,
  mates,
  marks,
  mending,
  isPresided: (terms, play) => hasStoryteller(terms, play) || isSetup(play),
  isUntold: isSetup,
  truth: grimoire,
  isPictured,
  card: cardOf,
  entries,
  explain: text => {
    const read = parseRole(text);
    return read.ok
      ? { ok: true, parse: printRole(read.role), canonical: printRole(read.role), card: cardOf(printRole(read.role)), warnings: [] }
      : { ok: false, fault: read.fault };
  },
  mayFollow: (_, play, phase) => isAtOrAfter(play.phase, phase),
};
