import { BadPin } from '../core/pins.ts';
import { checkExpect, type Failure } from './expectations.ts';
import { Desk } from './desk.ts';
import { bad, good, type Read } from './fault.ts';
import { knownRules } from './known-rules.ts';
import { dealFault, prepare } from './prepare.ts';
import type { Entry, GameRecord } from './record.ts';
import { Session } from './session.ts';

/** A record as far as it was played. */
export interface Played {
  readonly session: Session;
  readonly failures: readonly Failure[];
  /** How many keys of its `expect`s were compared. */
  readonly checked: number;
}

/** A phase that a record names later than this many ends away is a slip of the hand. */
const LONGEST = 400;

/** Plays a record to its end, or until a phase has begun. */
export function playRecord(record: GameRecord, until?: string): Read<Played> {
  try {
    return played(record, until);
  } catch (fault) {
    if (fault instanceof BadPin) return bad(record.lineOf(['decide', fault.key]), pinFault(fault));
    throw fault;
  }
}

const pinFault = ({ key, value, possible }: BadPin): string =>
  `"${key}" cannot be ${JSON.stringify(value)} when it is drawn; possible then: ${possible.join(', ')}`;

function played(record: GameRecord, until: string | undefined): Read<Played> {
  const prepared = prepare(record);
  if (!prepared.ok) return prepared;
  const { ruleset, terms } = prepared.value;
  const names = record.players.map(({ name }) => name);
  const fault = dealFault(ruleset, terms, names, record.players.map(({ role }) => role), record.players.map(({ line }) => line), record.lineOf(['players']));
  if (!fault.ok) return fault;
  const { desk, dealt } = Desk.seat({ rules: knownRules, terms, players: record.players });
  return new Player(new Session(desk, dealt), until?.toLowerCase()).play(record.play);
}

/** Goes through a record's items one by one. */
class Player {
  private readonly failures: Failure[] = [];
  private checked = 0;
  /** Where in the log the last `expect` stood. */
  private since = 0;
  private readonly session: Session;
  private readonly until: string | undefined;

  constructor(session: Session, until: string | undefined) {
    this.session = session;
    this.until = until;
  }

  play(entries: readonly Entry[]): Read<Played> {
    for (const entry of entries) {
      if (this.isThere) break;
      const done = this.step(entry);
      if (!done.ok) return done;
    }
    if (this.until !== undefined && !this.isThere) {
      return bad(entries.at(-1)?.line ?? 1, `the game does not come to "${this.until}": it stops in "${this.session.isOver ? 'over' : this.session.phase}"`);
    }
    return good({ session: this.session, failures: this.failures, checked: this.checked });
  }

  private step(entry: Entry): Read<null> {
    switch (entry.type) {
      case 'end': return this.endWhole(entry.line);
      case 'expect': {
        const { failures, checked } = checkExpect(this.session, this.since, entry.expect, entry.lineOf);
        this.failures.push(...failures);
        this.checked += checked;
        this.since = this.session.log.length;
        return good(null);
      }
      case 'phase': return this.phase(entry);
    }
  }

  private phase({ phase, acts, line }: Extract<Entry, { type: 'phase' }>): Read<null> {
    const come = this.comeTo(phase, line);
    if (!come.ok) return come;
    for (const act of acts) {
      if (this.isThere) break;
      this.session.act(act);
    }
    return good(null);
  }

  /** Ends phases until the named one runs. */
  private comeTo(phase: string, line: number): Read<null> {
    for (let ends = 0; !this.session.isOver && this.session.phase !== phase && !this.isThere; ends += 1) {
      const { game, ruleset } = this.session.desk;
      if (ends > LONGEST || !ruleset.mayFollow(game.terms, game.play!, phase)) {
        return bad(line, `"${phase}" cannot come here: the game is in "${this.session.phase}", and only that phase or a later one may be named`);
      }
      const ended = this.end(line);
      if (!ended.ok) return ended;
    }
    return good(null);
  }

  /** What only closes the phase before it is passed by as well. */
  private endWhole(line: number): Read<null> {
    const ended = this.end(line);
    const { desk, isOver } = this.session;
    return ended.ok && !isOver && desk.ruleset.isPassedBy?.(desk.game.play!) ? this.end(line) : ended;
  }

  private end(line: number): Read<null> {
    if (this.session.isOver || this.session.end()) return good(null);
    return bad(line, 'the game is paused here, so that no phase ends by itself; "Host: resume" lets it go on');
  }

  /** True once the phase has begun at which the play is to stop. */
  private get isThere(): boolean {
    return this.until !== undefined && this.until === (this.session.isOver ? 'over' : this.session.phase);
  }
}
