import { oneOf } from '../../engine/core/nearest.ts';
import { phaseText } from '../../engine/core/state.ts';
import { readAct, type Meant, type Misread } from '../../engine/table/act-text.ts';
import { actWords, tableWords } from '../../engine/table/command-text.ts';
import type { Refusal } from '../../engine/table/decision.ts';
import { nowhere } from '../../engine/table/speaking.ts';
import { runs } from '../../engine/table/table.ts';
import { wordsHere } from '../../engine/table/words-here.ts';
import { misunderstood, refusal, refused, saidWith, said } from '../forms/say.ts';
import type { Screen } from '../forms/screen.ts';
import type { Seen } from '../forms/seen.ts';
import { withSeats } from './mentions.ts';
import type { Here } from './which-game.ts';

/** What an act text means in a game, or what to tell its sender. */
export type TypedAct = { readonly ok: true; readonly meant: Meant } | { readonly ok: false; readonly say: Screen };

/** Reads an act text as one player of a game means it. */
export function readTypedAct(text: string, here: Here, team: string): TypedAct {
  const { theme, state, view, seat } = here;
  const no = (code: Refusal['code']): TypedAct => ({ ok: false, say: refusal(theme, code) });
  if (state.table.stage === 'cancelled') return no('cancelled');
  if (!view) return opensAnAct(text, here) ? no('not-started') : unknownCommand(text, here);
  if (seat === undefined) return opensAnAct(text, here) ? no('not-in-game') : unknownCommand(text, here);
  if (view.over) return no('over');
  const mentioned = withSeats(text, here, team);
  if (!mentioned.ok) return { ok: false, say: stranger(here, mentioned.user) };
  const read = readAct(mentioned.text, view);
  if (read.ok) {
    const meant = inTheRoom(read.meant, here);
    const isUnread = meant.type === 'say' && meant.chat === undefined; // a command nobody else reads: words for everybody are written in the channel itself, where the rules hear them, too
    return isUnread ? { ok: false, say: refused(theme, nowhere(state, seat).refusals) } : { ok: true, meant };
  }
  const unclear = read.misread.code === 'unknown-ability' || read.misread.code === 'wrong-phase';
  if (unclear && !opensAnAct(text, here)) return unknownCommand(text, here);
  return view.dead.includes(seat) ? no('dead') : { ok: false, say: misunderstood(theme, exact(read.misread, text, here)) };
}

/** Words go to the room where they were typed, else to the only one that is open. */
function inTheRoom(meant: Meant, { chat, view }: Here): Meant {
  if (meant.type !== 'say' || meant.chat !== undefined) return meant;
  const open = view?.chats.filter(one => one.open) ?? [];
  const to = chat ?? (open.length === 1 ? open[0]!.slug : undefined);
  return to === undefined ? meant : { ...meant, chat: to };
}

const stranger = ({ theme, view }: Here, user: string): Screen => ({
  title: said(theme, 'title.refused'),
  lines: [
    saidWith(theme, 'stranger', {
      who: `<@${user}>`,
      names: said(theme, 'names', { names: view!.living.map(seat => view!.seats.find(known => known.seat === seat)!.name) }),
    }),
  ],
});

/** Names of abilities that these rules know, whoever has them. */
const abilities = ({ ruleset, view }: Seen): string[] => [
  ...ruleset
    .entries()
    .filter(({ kind }) => kind === 'role' || kind === 'faction')
    .map(({ name }) => name.toLowerCase()),
  ...(view?.asks.flatMap(ask => ask.abilities) ?? []),
];

const opensAnAct = (text: string, here: Seen): boolean => {
  const low = text.trim().toLowerCase();
  return [...actWords, ...abilities(here)].some(word => low === word || low.startsWith(`${word} `));
};

/** An ability that the rules know, at a time when its player has nothing at all to do. */
const exact = (misread: Misread, text: string, { view }: Here): Misread =>
  misread.code === 'wrong-phase' &&
  misread.variant === undefined &&
  view!.polls.some(({ mayVote }) => mayVote) &&
  !/^(vote|unvote|use|cancel|say)\b/i.test(text)
    ? {
        code: 'wrong-phase',
        variant: 'ability',
        args: { ability: text.trim().split(/\s+/)[0]!, now: phaseText(view!.phase), possible: ['vote', 'unvote'] },
      }
    : misread;

/** Neither a command nor an act: what it may have been, and what there is. */
function unknownCommand(text: string, here: Seen): TypedAct {
  const typed = text.trim().split(/\s+/)[0]!;
  const possible = wordsHere(here.ruleset, { runs: runs(here.state.table, here.person), plays: here.seat !== undefined });
  const near = oneOf(typed, [...possible, ...abilities(here)]);
  return {
    ok: false,
    say: refusal(here.theme, near === undefined ? 'unknown-command' : 'unknown-command.near', { typed, possible, nearest: near }),
  };
}

/** A command that nothing is known by, where there is no game either. */
export function unknownWithoutGame(theme: string, text: string): Screen {
  const typed = text.trim().split(/\s+/)[0]!;
  const near = oneOf(typed, tableWords);
  const isAct = actWords.includes(typed.toLowerCase());
  if (isAct) return refusal(theme, 'no-such-game');
  return refusal(theme, near === undefined ? 'unknown-command' : 'unknown-command.near', { typed, possible: tableWords, nearest: near });
}
