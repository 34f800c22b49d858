import { look } from '../../../../../engine/core/look.ts';
import type { PollView, View, Viewer } from '../../../../../engine/core/views.ts';
import { played } from '../../../../../engine/testing/rule.ts';
import type { Session } from '../../../../../engine/testing/session.ts';

/** Seven who kill nobody unless they are told to; the host of the Lleech is Eve. */
export const seven = `
  rules: clocktower
  players: { Ann: Savant, Bob: Slayer, Cat: Dreamer, Dan: Exorcist, Eve: Nightwatchman, Fay: Fearmonger, Gus: Lleech }
`;

/** A record of these seven from the first night on. */
export const from = (head: string, ...lines: readonly string[]): string => `${head}\n  play:\n    - night 1: [Gus: lleech Eve]\n${lines.map(line => `    - ${line}\n`).join('')}`;

/** A record played to its end. */
export const session = (record: string): Session => played(record).session;

/** What somebody sees: a player by the name, `public` or `host`. */
export function viewOf({ desk }: Session, who: string = 'public'): View {
  const { terms, play } = desk.game;
  const viewer: Viewer = play!.order.find(seat => play!.names[seat] === who) ?? who;
  return look(desk.ruleset, terms, play!, viewer);
}

const named = (game: Session, text: string): string => text.split(' ').map(word => game.desk.game.play!.names[word] ?? word).join(' ');

/** The vote on somebody, as somebody sees it. */
export function pollOn(game: Session, nominee: string, who?: string): PollView {
  const found = viewOf(game, who).polls.find(({ subject }) => subject !== undefined && named(game, subject) === nominee);
  if (!found) throw new Error(`there is no vote on ${nominee}`);
  return found;
}

/** The board of it: who has cast what, `!` for what is locked. */
export const board = (game: Session, nominee: string, who?: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pollOn(game, nominee, who).ballots.map(({ seat, choice, locked }) => [named(game, seat), `${named(game, choice)}${locked ? '!' : ''}`]));

/** At whom the hand stands. */
export function handOn(game: Session, nominee: string): string | undefined {
  const { waitsFor } = pollOn(game, nominee);
  return waitsFor === undefined ? undefined : named(game, waitsFor);
}

/** In which order the hand passes. */
export const orderOn = (game: Session, nominee: string): readonly string[] => pollOn(game, nominee).order!.map(seat => named(game, seat));

/** Why the last act was refused, with its code in front; nothing if it was not. */
export function refusal({ log }: Session): string | undefined {
  const last = log.findLast(entry => entry.type === 'act');
  return last?.type === 'act' && last.refusal ? `${last.refusal.code}: ${last.refusal.message}` : undefined;
}

/** The same seven with a Tinker in the place of the Exorcist: Dan, who dies by day when it is decided so. */
export const withTinker = seven.replace('Exorcist', 'Tinker').replace('rules: clocktower', 'rules: clocktower\n  options: { check: off }\n  decide: { tinker-death: "no" }');

/** The same seven and two travellers: Tom, good, and Uma, evil. */
export const withTravellers = seven.replace('Gus: Lleech', 'Gus: Lleech, Tom: good Deviant, Uma: evil Scapegoat');

/** When each phase of a record was to end, in hours from the beginning of the game. */
export function hours(record: string, ends: number): readonly number[] {
  const game = session(record);
  const due = [game.desk.game.table.due!];
  for (let n = 1; n < ends; n += 1) {
    game.end();
    due.push(game.desk.game.table.due!);
  }
  return due.map(one => Math.round((one - Date.UTC(2024, 2, 4, 9)) / 3_600_000));
}

/** Who is out of the game. */
export const dead = (game: Session): readonly string[] => viewOf(game).dead.map(seat => named(game, seat));

/** What was said to everybody, in order. */
export const announcements = ({ log }: Session): readonly string[] => log.flatMap(entry => (entry.type === 'announced' ? [entry.message.text] : []));
