import type { GameEvent } from '../../core/events.ts';
import { isAlive, phaseText, type Chat, type Play, type Seat, type Terms } from '../../core/state.ts';
import { factionsIn, factionOf, members, membersWith } from './memberships.ts';
import { tiesIn } from './tie.ts';
import { NEIGHBOURS } from './waiting.ts';

/** The chats as they are now: who belongs to them and whether they are open. mafia/general/chats#1 */
export function rooms(terms: Terms, play: Play): Readonly<Record<string, Chat>> {
  const isNight = play.phase.name === 'night';
  const factional = factionsIn(play).flatMap((slug): [string, Chat][] => {
    const { chat } = factionOf(slug);
    const byDay = membersWith(terms, play, slug, 'encryptor').length > 0;
    if (chat === 'none' && !byDay && play.chats[slug] === undefined) return [];
    return [[slug, { members: members(terms, play, slug), open: isNight ? chat === 'night' : byDay }]];
  });
  return Object.fromEntries([...factional, ...pairs(play)]);
}

/** Chats of two: for the bonded as long as both live, for neighbours in their night. mafia/role/mentor#2, ?1, mafia/role/neighborizer#2, ?2 */
function pairs(play: Play): [string, Chat][] {
  const now = phaseText(play.phase);
  const alive = (pair: Pair): readonly Seat[] => [pair.owner, pair.other].filter(seat => isAlive(play, seat));
  return pairsIn(play).map(pair => [slugOf(play, pair), { members: alive(pair), open: pair.until === undefined ? alive(pair).length === 2 : pair.until === now }]);
}

interface Pair {
  readonly owner: Seat;
  readonly other: Seat;
  /** The only phase in which they may talk, as text. */
  readonly until?: string;
}

const pairsIn = ({ traits }: Play): readonly Pair[] => [
  ...tiesIn(traits).filter(({ kind }) => kind === 'bond').map(({ leader, follower }): Pair => ({ owner: leader, other: follower })),
  ...traits.flatMap(({ trait, holder, by, until }): Pair[] => (trait === NEIGHBOURS && by !== undefined && until !== undefined ? [{ owner: by, other: holder, until }] : [])),
];

/** `neighborhood:Ann`; a second one of the same player at the same time is told apart by the other's name. */
function slugOf(play: Play, { owner, other }: Pair): string {
  const own = pairsIn(play).filter(pair => pair.owner === owner);
  return own[0]!.other === other ? `neighborhood:${play.names[owner]!}` : `neighborhood:${play.names[owner]!}-${play.names[other]!}`;
}

/** Only what changes is said. A chat that is no more is closed and keeps its members. */
export function roomChanges(terms: Terms, play: Play): readonly GameEvent[] {
  const now = rooms(terms, play);
  const gone = Object.entries(play.chats).flatMap(([slug, chat]): [string, Chat][] => (slug in now ? [] : [[slug, { members: chat.members.filter(seat => isAlive(play, seat)), open: false }]]));
  return [...Object.entries(now), ...gone].flatMap(([slug, chat]) =>
    (isSame(play.chats[slug], chat) ? [] : [{ type: 'ChatChanged' as const, slug, chat }]));
}

const isSame = (a: Chat | undefined, b: Chat): boolean => a !== undefined && a.open === b.open && a.members.length === b.members.length && a.members.every((seat, n) => seat === b.members[n]);
