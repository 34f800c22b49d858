import type { GameState } from '../../../engine/table/table.ts';
import { Office, team, users } from './office.ts';

/** A werewolves game of seven in its first night. */
export class Pack {
  readonly office = new Office();

  /** @param roles the list as it is typed, of seven */
  async begin(roles: string): Promise<this> {
    await this.office.command('UANN', `new check=off roles ${roles}`);
    for (const user of users.slice(1)) await this.office.command(user, 'join');
    await this.office.command('UANN', 'start');
    await this.office.pass();
    return this;
  }

  get state(): Promise<GameState> {
    return this.office.game();
  }

  /** Users whose role this is, in seating order. */
  async holding(role: string): Promise<readonly string[]> {
    const { play, table } = await this.state;
    return play!.order.filter(seat => play!.seats[seat]!.role === role).map(seat => table.seated[seat]!.split('/')[1]!);
  }

  async seatOf(user: string): Promise<string> {
    const { table } = await this.state;
    return Object.entries(table.seated).find(([, person]) => person === `${team}/${user}`)![0];
  }

  /** What a user was told in this phase and the one before, by the sentence's key, with the words in it. */
  async told(user: string): Promise<readonly (readonly [string, unknown])[]> {
    const seat = await this.seatOf(user);
    return (await this.state).play!.news.filter(({ to }) => to === seat).map(({ key, args }) => [key, args?.['text']] as const);
  }

  /** A chat's private channel, as delivery makes it and the game learns of it. */
  async room(slug: string, channel: string): Promise<void> {
    const { game } = await this.state;
    await this.office.store.putRoom(`${team}/${channel}`, game, slug);
    await this.office.makeRoom(game, slug, channel);
  }

  /** Somebody writes in a channel, as people do. */
  write(channel: string, user: string, text: string): Promise<unknown> {
    return this.office.event({ type: 'message', channel, user, text, ts: `${this.office.now}.${text.length}` });
  }
}
