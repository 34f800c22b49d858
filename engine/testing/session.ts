import { phaseText } from '../core/state.ts';
import { readAct } from '../table/act-text.ts';
import type { Decision, Refusal } from '../table/decision.ts';
import { no } from '../table/words.ts';
import type { Desk } from './desk.ts';
import { hostAct, travelIn, type TypedHostAct } from './host-act.ts';
import { entriesOf, type LogEntry } from './log.ts';
import { hosts, type TypedAct } from './record.ts';
import type { Change } from '../table/decision.ts';

const THEME = 'workplace';

/** A game that is being played from a file: the desk, and everything that happened at it, in order. */
export class Session {
  readonly log: LogEntry[] = [];
  readonly desk: Desk;

  constructor(desk: Desk, dealt: Change) {
    this.desk = desk;
    this.log.push(...entriesOf(undefined, dealt, THEME));
  }

  /** The running phase as text. */
  get phase(): string {
    return phaseText(this.desk.game.play!.phase);
  }

  get isOver(): boolean {
    return this.desk.game.play!.winners !== null;
  }

  /** Somebody does something; what is refused is listed and changes nothing. */
  act({ by, text }: Pick<TypedAct, 'by' | 'text'>): void {
    const { phase } = this;
    const before = this.desk.game.play;
    const decision = hosts.includes(by) ? this.hostDoes(text) : this.playerDoes(by, text);
    const entry = { type: 'act' as const, by, text, phase };
    if (!decision.ok) {
      this.log.push({ ...entry, refusal: oneRefusal(decision.refusals) });
      return;
    }
    this.log.push(entry, ...entriesOf(before, decision.value, THEME));
  }

  /** The running phase ends as its deadline would end it. False where the game is paused, so that no deadline comes. */
  end(): boolean {
    const before = this.desk.game.play;
    const decision = this.desk.timeUp();
    if (decision?.ok) this.log.push(...entriesOf(before, decision.value, THEME));
    return decision !== undefined;
  }

  private playerDoes(name: string, text: string): Decision {
    const { game } = this.desk;
    const seat = game.play!.order.find(at => game.play!.names[at] === name);
    const role = travelIn(text);
    if (seat === undefined && role !== undefined) return this.desk.travel(name, role);
    if (seat === undefined) return no(game, 'not-in-game'); // somebody else has taken the seat over
    const read = readAct(text, this.desk.view(seat));
    if (read.ok) return this.desk.act(seat, read.meant);
    const { code, args, variant } = read.misread;
    return no(game, code, args, variant);
  }

  private hostDoes(text: string): Decision {
    const read = hostAct(text);
    if (read.ok) return this.hosted(read.act);
    return no(this.desk.game, 'unknown-command', { typed: read.typed, possible: read.possible, ...(read.nearest === undefined ? {} : { nearest: read.nearest }) },
      read.nearest === undefined ? undefined : 'near');
  }

  private hosted(act: TypedHostAct): Decision {
    if (act.type !== 'kill' && act.type !== 'replace' && act.type !== 'dismiss' && act.type !== 'mend' && act.type !== 'admit' && act.type !== 'overheard') return this.desk.host(act);
    const play = this.desk.game.play!;
    const who = act.type === 'admit' ? act.below : act.who;
    const seat = play.order.find(at => play.names[at]!.toLowerCase() === who?.toLowerCase());
    if (who !== undefined && seat === undefined) return no(this.desk.game, 'unknown-player', { typed: who, possible: play.order.map(at => play.names[at]!) });
    if (act.type === 'admit') return this.desk.host({ type: 'admit', name: act.name, role: act.role, by: this.desk.newcomer(), ...(seat === undefined ? {} : { after: seat }) });
    if (seat === undefined) throw new Error(`"${act.type}" names nobody`);
    if (act.type === 'overheard') return this.desk.overhear(seat, act.said);
    if (act.type === 'mend') return this.desk.host({ type: act.type, seat, field: act.field, value: act.value });
    return this.desk.host(act.type !== 'replace' ? { type: act.type, seat } : { type: 'replace', seat, by: this.desk.newcomer(), name: act.name });
  }
}

/** Several faults of one form are told together, under the code of the first. */
const oneRefusal = (refusals: readonly Refusal[]): Refusal => ({ ...refusals[0]!, message: refusals.map(({ message }) => message).join(' ') });
