import { look } from '../../../../../engine/core/look.ts';
import type { SeatView, View, Viewer } from '../../../../../engine/core/views.ts';
import { clocktower } from '../../../../../engine/rulesets/clocktower/ruleset.ts';
import type { GameState } from '../../../../../engine/table/table.ts';
import { played } from '../../../../../engine/testing/rule.ts';

/** Two nominations on the third day, of which the hand has passed some; one dead vote is spent, one is left. */
const record = (roles: Readonly<Record<string, string>>): string => `
rules: clocktower
seed: 3
options: { deadVote: one }
players: ${JSON.stringify(roles)}
play:
  - night 1: []
  - day 1 nominations: [Ann: nominate Bob]
  - day 1 voting: [Cat: vote Bob yes, Dan: vote Bob yes, Eve: vote Bob yes, Fay: vote Bob yes, Ann: vote Bob yes]
  - night 2: []
  - day 2 nominations: [Ann: nominate Fay]
  - day 2 voting: [Ann: vote Fay yes, Bob: vote Fay yes, Cat: vote Fay yes, Dan: vote Fay yes, Eve: vote Fay yes]
  - night 3: []
  - day 3 nominations: [Ann: nominate Cat, Dan: nominate Eve]
  - day 3 voting: [Dan: vote Cat yes, Ann: vote Eve yes]
`;

/** Seven people of these characters, by name. */
export const usual = { Ann: 'Slayer', Bob: 'Dreamer', Cat: 'Mathematician', Dan: 'Exorcist', Eve: 'Fearmonger', Fay: 'Savant', Gus: 'Vortox' };

/** The game on that day. */
export const villageGame = (roles: Readonly<Record<string, string>> = usual): GameState => played(record(roles)).session.desk.game;

/** How the table looks to somebody on that day. */
export function village(viewer: Viewer = 'public', roles: Readonly<Record<string, string>> = usual): View {
  const { terms, play } = villageGame(roles);
  return look(clocktower, terms, play!, viewer);
}

/** A table of that many chairs, everybody called so. */
export function crowd(names: readonly string[]): View {
  const seats = names.map((name, index): SeatView => ({ seat: `s${index + 1}`, name, alive: index % 3 !== 2, ...(index % 3 === 2 ? { marks: ['vote-left'] } : {}) }));
  return { ...village(), polls: [], seats };
}
