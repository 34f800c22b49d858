import { shuffle } from '../core/chance.ts';
import { look } from '../core/look.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Overheard } from '../core/speech.ts';
import type { Seat, Terms } from '../core/state.ts';
import type { View } from '../core/views.ts';
import type { Meant } from '../table/act-text.ts';
import type { Command } from '../table/commands.ts';
import { decide, type Rules } from '../table/decide.ts';
import type { Change, Decision } from '../table/decision.ts';
import { scheduleFor } from '../table/defaults.ts';
import type { GameState } from '../table/table.ts';
import type { Json } from '../core/json.ts';

/** What a sender says; id, game and time come from the desk. */
export type Said = DistributiveOmit<Command, 'id' | 'game' | 'at'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a host does to a running game. */
export type HostAct =
  | { readonly type: 'end-phase' }
  | { readonly type: 'extend'; readonly minutes: number }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'kill' | 'dismiss'; readonly seat: Seat }
  | { readonly type: 'decide'; readonly key: string; readonly value: string }
  | { readonly type: 'mend'; readonly seat: Seat; readonly field: string; readonly value: string }
  | { readonly type: 'unmend' }
  | { readonly type: 'admit'; readonly by: string; readonly name: string; readonly role: string; readonly after?: Seat }
  | { readonly type: 'declare'; readonly side: string }
  | { readonly type: 'replace'; readonly seat: Seat; readonly by: string; readonly name: string };

/** Monday 4 March 2024, 09:00 UTC: any time would do, but always the same one. */
const OPENING = Date.UTC(2024, 2, 4, 9);
const SECOND = 1000;
const HOST = 'host';
/** UTC by its plain name: no calendar has to be asked. */
const zone = 'UTC';

export interface Seated {
  readonly rules: Rules;
  readonly terms: Terms;
  readonly players: readonly { readonly name: string; readonly role: Json }[];
}

/** A table at which a game is played by commands alone, as anywhere else; ids and times are counted, so that it always goes the same way. */
export class Desk {
  state: GameState | undefined;
  private sent: Command | undefined;
  private now = OPENING;
  private count: number;
  private readonly rules: Rules;

  constructor(rules: Rules, state?: GameState) {
    this.rules = rules;
    this.state = state;
    this.count = state ? 1000 : 0;
  }

  /** Opens a lobby, seats the players in this very order, and deals. */
  static seat(seated: Seated): { desk: Desk; dealt: Change } {
    const { seed } = seated.terms;
    const desk = Desk.lobby(seated, joiningOrder(seed, seated.players.length));
    return { desk, dealt: desk.start() };
  }

  /** Opens a lobby that is full: it can be started, again and again, each time with another seed. */
  static lobby({ rules, terms: { ruleset, seed, options, pins }, players }: Seated, order: readonly number[] = [...players.keys()]): Desk {
    const desk = new Desk(rules);
    desk.must({
      type: 'create', person: HOST, name: 'Host', place: 'record', ruleset, seed, options, pins, size: players.length,
      setup: { roles: players.map(({ role }) => role) }, schedule: { ...scheduleFor(rules(ruleset)), zone }, theme: 'workplace', playing: false,
    });
    for (const at of order) desk.must({ type: 'join', person: personAt(at), name: players[at]!.name });
    return desk;
  }

  /** Deals. */
  start(): Change {
    return this.must({ type: 'start', person: HOST });
  }

  /** The same full lobby under another seed. */
  again(seed: number): Desk {
    if (!this.state || this.state.play) throw new Error('only a lobby is played again');
    return new Desk(this.rules, { ...this.state, terms: { ...this.state.terms, seed } });
  }

  /** Sends a command a second after the last one. What is refused changes nothing. */
  send(said: Said): Decision {
    this.now += SECOND;
    this.count += 1;
    const command = { ...said, id: `c${this.count}`, game: 'record', at: this.now } as Command;
    this.sent = command;
    const decision = decide(this.rules, this.state, command);
    if (decision.ok) this.state = decision.value.state;
    return decision;
  }

  /** Sends what somebody at a seat means. */
  act(seat: Seat, meant: Meant): Decision {
    return this.send({ ...meant, person: this.game.table.seated[seat]! });
  }

  /** Sends an act of the host. */
  host(act: HostAct): Decision {
    return this.send({ ...act, person: HOST });
  }

  /** Somebody has said something of which no more is known than this. */
  overhear(seat: Seat, said: Overheard): Decision {
    return this.send({ type: 'say', person: this.game.table.seated[seat]!, text: '', heard: true, ...said });
  }

  /** Somebody who has not been here yet. */
  newcomer(): string {
    const { seated, former = [], asking = {} } = this.game.table;
    return personAt(Object.keys(seated).length + former.length + Object.keys(asking).length);
  }

  /** Somebody who has not been here yet asks to come. */
  travel(name: string, role: string): Decision {
    return this.send({ type: 'travel', person: this.newcomer(), name, role });
  }

  /** Lets the time of the running phase run out; nothing where the game stands still. */
  timeUp(): Decision | undefined {
    const { due } = this.game.table;
    if (due === null) return undefined;
    this.now = due - SECOND;
    return this.send({ type: 'tick' });
  }

  /** The command that was sent last. */
  get last(): Command {
    if (!this.sent) throw new Error('nothing was sent at this desk');
    return this.sent;
  }

  view(seat: Seat): View {
    const { terms, play } = this.game;
    return look(this.ruleset, terms, play!, seat);
  }

  get game(): GameState {
    if (!this.state?.play) throw new Error('nothing is dealt at this desk');
    return this.state;
  }

  get ruleset(): Ruleset {
    return this.rules(this.game.terms.ruleset)!;
  }

  private must(said: Said): Change {
    const decision = this.send(said);
    if (!decision.ok) throw new Error(`"${said.type}" was refused: ${decision.refusals[0]!.message}`);
    return decision.value;
  }
}

const personAt = (index: number): string => `p${index + 1}`;

/** The order of joining that the drawn seating turns into 0, 1, 2, … */
function joiningOrder(seed: number, count: number): readonly number[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const drawn = shuffle(seed, 'seats', indexes);
  return indexes.map(index => drawn.indexOf(index));
}
