import type { KnownBlock, ModalView } from '@slack/types';
import { look } from '../../engine/core/look.ts';
import { living, phaseText, type Seat } from '../../engine/core/state.ts';
import type { View, Viewer } from '../../engine/core/views.ts';
import { defaultSchedule } from '../../engine/table/defaults.ts';
import type { GameState } from '../../engine/table/table.ts';
import { vote as voteCard } from '../../functions/adapters/slack/cards/vote.ts';
import { idIn, personOf, placeOf } from '../../functions/adapters/slack/ids.ts';
import { actions, ref } from '../../functions/app/action-ids.ts';
import { rules } from '../../functions/app/game.ts';
import type { Play, Reply } from '../../functions/app/play.ts';
import type { GameStore } from '../../functions/app/ports.ts';
import { actForm } from '../../functions/forms/act-form.ts';
import { blockOf } from '../../functions/forms/fields.ts';
import { voteBlock, voteForm } from '../../functions/forms/vote-form.ts';
import type { SlackRequest } from '../../functions/strict-request.ts';
import { chosen, sent, team, typed } from './requests-of-slack.ts';

const host = personOf(team, 'UHOST');
const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy'];
const users = names.map(name => `U${name.toUpperCase()}000`);

/** One act of a player, as Slack would send it. */
export interface Act {
  readonly user: string;
  readonly request: SlackRequest;
}

/** A real game of nine that goes on as long as it is asked to: nobody is voted out, nobody is killed. */
export class Nine {
  private count = 0;
  /** The version with which it began. */
  opened = 0;

  private constructor(
    private readonly play: Play,
    private readonly store: GameStore,
    readonly game: string,
    private readonly channel: string,
  ) {}

  /** Opens a lobby in a channel of its own, seats nine, and deals. The first day begins. */
  static async open(play: Play, store: GameStore, game: string): Promise<Nine> {
    const nine = new Nine(play, store, game, `C${game}`);
    await nine.does({
      type: 'create', person: host, name: 'Host', place: placeOf(team, nine.channel), ruleset: 'mafia', seed: 7, size: 9, setup: { ready: 'office-9' },
      schedule: { ...defaultSchedule, day: '72h', night: '72h', zone: 'UTC' }, theme: 'workplace', options: { start: 'day' }, playing: false,
    });
    for (const [at, name] of names.entries()) await nine.does({ type: 'join', person: personOf(team, users[at]!), name });
    await nine.does({ type: 'start', person: host });
    nine.opened = await nine.version();
    return nine;
  }

  private async does(bare: object): Promise<Reply> {
    const reply = await this.play({ ...bare, id: this.trigger(), game: this.game, at: Date.now() } as Parameters<Play>[0]);
    if (!reply.ok) throw new Error(`the game of a measurement was refused something: ${reply.refusals[0]!.code}`);
    return reply;
  }

  private trigger(): string {
    this.count += 1;
    return `${Date.now()}.${this.game}.${this.count}.0123456789abcdef0123456789abcdef`;
  }

  async version(): Promise<number> {
    return (await this.store.load(this.game))?.version ?? 0;
  }

  async state(): Promise<GameState & { readonly play: NonNullable<GameState['play']> }> {
    const state = (await this.store.load(this.game))?.state;
    if (!state?.play) throw new Error('nothing is dealt');
    return { ...state, play: state.play };
  }

  async phase(): Promise<string> {
    return phaseText((await this.state()).play.phase);
  }

  /** The phase ends without a vote and without a kill. */
  async endPhase(): Promise<void> {
    await this.does({ type: 'end-phase', person: host });
  }

  /** The public vote card, as it stands. */
  async card(): Promise<readonly KnownBlock[]> {
    const state = await this.state();
    return voteCard({ game: this.game, table: state.table, view: viewOf(state, 'public') }, false).blocks;
  }

  /** Whom a seat votes for in this round: everybody somebody else, so that nobody ever has more than two votes. */
  private async ballot(seat: number, round: number): Promise<{ user: string; choice: Seat; state: GameState; view: View }> {
    const state = await this.state();
    const seats = living(state.play);
    const choice = seats[(seat + 1 + (round % (seats.length - 1))) % seats.length]!;
    return { user: idIn(state.table.seated[seats[seat]!]!), choice, state, view: viewOf(state, seats[seat]!) };
  }

  /** A vote in the card's select. */
  async pressedVote(seat: number, round: number, blocks: readonly KnownBlock[]): Promise<Act> {
    const { user, choice, view } = await this.ballot(seat, round);
    const block = ref(this.game, phaseText(view.phase), view.polls[0]!.id);
    return { user, request: chosen({ user, trigger: this.trigger(), channel: this.channel, action: actions.vote, block, choice, blocks }) };
  }

  /** A vote by form. */
  async sentVote(seat: number, round: number): Promise<Act> {
    const { user, choice, view } = await this.ballot(seat, round);
    return { user, request: sent(user, this.trigger(), voteForm('workplace', this.game, view, view.polls[0]!), { [voteBlock]: choice }) };
  }

  /** A vote as a typed command. */
  async typedVote(seat: number, round: number): Promise<Act> {
    const { user, choice, state } = await this.ballot(seat, round);
    const target = idIn(state.table.seated[choice]!);
    return { user, request: typed(user, this.trigger(), this.channel, `vote <@${target}>`) };
  }

  /** What every player who can do something at night sends, each a form with one choice. Nobody kills. */
  async nightActs(round: number): Promise<readonly Act[]> {
    const state = await this.state();
    return living(state.play).flatMap(seat => {
      const view = viewOf(state, seat);
      const user = idIn(state.table.seated[seat]!);
      return view.asks.filter(({ abilities: [name = ''] }) => !name.includes('vigilante')).map(ask => {
        const [name, field] = Object.entries(ask.form)[0]!;
        const from = field.from(view);
        const form: ModalView = actForm('workplace', this.game, view);
        return { user, request: sent(user, this.trigger(), form, { [blockOf(ask.id, name)]: from[round % from.length]! }) };
      });
    });
  }
}

function viewOf({ terms, play }: GameState, viewer: Viewer): View {
  if (!play) throw new Error('nothing is dealt');
  return look(rules(terms.ruleset)!, terms, play, viewer);
}
