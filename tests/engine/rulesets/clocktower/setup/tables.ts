import { clocktower } from '../../../../../engine/rulesets/clocktower/ruleset.ts';
import { evolveAll } from '../../../../../engine/core/evolve.ts';
import type { Json } from '../../../../../engine/core/json.ts';
import type { Terms } from '../../../../../engine/core/state.ts';
import { Desk } from '../../../../../engine/testing/desk.ts';
import { knownRules } from '../../../../../engine/testing/known-rules.ts';

export const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kit', 'Leo', 'Mia', 'Ned', 'Oli'] as const;

/** What stands in the deal besides plain characters. */
export type Special = 'plain' | 'baron' | 'token' | 'both' | 'atheist';

const townsfolk = ['Dreamer', 'Savant', 'Nightwatchman', 'Slayer', 'Fool', 'Exorcist', 'Innkeeper', 'Mathematician', 'Pixie', 'Fortune Teller', 'Cult Leader', 'Alchemist with Fearmonger'];
const outsiders = ['Puzzlemaster', 'Tinker', 'Damsel', 'Drunk'];
const minions = ['Evil Twin', 'Mezepheles', 'Fearmonger', 'Marionette'];

/** So many of each kind by name, the Marionette beside the Demon or beside another Minion; nothing where there are not so many. */
export function rolesOf([t, o, m, d]: readonly [number, number, number, number], special: Special): readonly string[] | undefined {
  const good = special === 'atheist' ? ['Atheist', ...townsfolk] : townsfolk;
  const evil = special === 'baron' || special === 'both' ? ['Baron', ...minions] : minions;
  if (t > good.length || o > outsiders.length || m > evil.length || (special === 'atheist' && t === 0) || ((special === 'baron' || special === 'both') && m === 0)) return undefined;
  return [...good.slice(0, t), ...outsiders.slice(0, o), ...evil.slice(0, m), ...(d === 1 ? ['Lleech'] : [])];
}

/** Every mix of kinds that the rules deal to so many players with these characters: "Townsfolk/Outsiders/Minions/Demons". */
export function dealtMixes(players: number, special: Special): readonly string[] {
  const d = special === 'plain' || special === 'baron' ? 1 : 0;
  const mixes: string[] = [];
  for (let o = 0; o <= 4; o += 1) {
    for (let m = 0; m <= 5 && o + m + d <= players; m += 1) {
      const mix = [players - o - m - d, o, m, d] as const;
      const roles = rolesOf(mix, special);
      if (roles && clocktower.deal({ ruleset: 'clocktower', seed: 1, options: {}, pins: {} }, names.slice(0, players), roles).ok) mixes.push(mix.join('/'));
    }
  }
  return mixes;
}

/** A table with these roles in seating order, or with drawn ones. */
export const deskOf = (roles: readonly string[], seed = 1, pins: Readonly<Record<string, Json>> = {}, options: Readonly<Record<string, Json>> = {}): Desk =>
  Desk.seat({ rules: knownRules, terms: { ruleset: 'clocktower', seed, options, pins }, players: roles.map((role, at) => ({ name: names[at]!, role })) }).desk;

/** Roles that were dealt, in seating order. */
export const dealtRoles = ({ game: { play } }: Desk): readonly string[] => play!.order.map(seat => play!.seats[seat]!.role);

const kindOf = (role: string): number => {
  const name = role.replace(/ (as|with) .*$/, '');
  return /^(Lleech|Vortox)$/.test(name) ? 3 : ['Baron', ...minions].includes(name) ? 2 : outsiders.includes(name) ? 1 : 0;
};

/** How many of each kind these roles are: "Townsfolk/Outsiders/Minions/Demons". */
export const mixOf = (roles: readonly string[]): string => [0, 1, 2, 3].map(kind => roles.filter(role => kindOf(role) === kind).length).join('/');

const specialOf = (roles: readonly string[]): Special | 'more' => {
  const isToken = !roles.some(role => /^(Lleech|Vortox|Atheist)$/.test(role));
  const hasBaron = roles.some(role => role === 'Baron' || role === 'Alchemist with Baron');
  return roles.includes('Atheist') ? (hasBaron ? 'more' : 'atheist') : hasBaron ? (isToken ? 'both' : 'baron') : isToken ? 'token' : 'plain';
};

/** The roles of a drawn deal, in seating order. */
export function drawnBag(players: number, { seed = 1, pins = {}, options = {} }: Partial<Terms>): readonly string[] {
  const dealt = clocktower.deal({ ruleset: 'clocktower', seed, options, pins }, names.slice(0, players), Array<string>(players).fill('drawn'));
  if (!dealt.ok) throw new Error(dealt.faults[0]!.message);
  const play = evolveAll(undefined, dealt.outcome.events)!;
  return play.order.map(seat => play.seats[seat]!.role);
}

/** The mixes of drawn bags of one special, under many seeds: each once. */
export function drawnMixes(players: number, special: Special, seeds = 60): readonly string[] {
  const pins: Readonly<Record<string, Json>> = special === 'atheist' ? { 'atheist-include': 'yes' } : {};
  const bags = Array.from({ length: seeds }, (_, seed) => drawnBag(players, { seed, pins }));
  return [...new Set(bags.filter(bag => specialOf(bag) === special).map(mixOf))];
}

/** What the one with the token is, once the first night is over. */
export function tokenHolder(players: number, special: Special, mix: readonly [number, number, number, number]): string {
  const desk = deskOf(rolesOf(mix, special)!);
  if (desk.game.play!.order.length !== players) throw new Error(`these are not ${players}`);
  desk.timeUp();
  desk.timeUp();
  const { traits, seats } = desk.game.play!;
  return mixOf([seats[traits.find(({ trait }) => trait === 'demon')!.holder]!.role]);
}

/** The sides of all players, each once, and what anybody was told of evil before the first night. */
export function evilIn(players: number, mix: readonly [number, number, number, number]): { readonly sides: readonly string[]; readonly told: number } {
  const desk = deskOf(rolesOf(mix, 'atheist')!);
  const play = desk.game.play!;
  if (play.order.length !== players) throw new Error(`these are not ${players}`);
  const who = Object.values(play.facts['who'] as Readonly<Record<string, { readonly side: string }>>);
  return { sides: [...new Set(who.map(({ side }) => side))], told: play.news.filter(({ ability }) => ['minions', 'demon', 'bluffs'].includes(ability ?? '')).length };
}

/** A record: on day 1 of such a table so many vote for the execution of the first player. */
export function voteOf(players: number, mix: readonly [number, number, number, number], votes: number, isOut: boolean): string {
  const roles = rolesOf(mix, 'plain')!;
  const seated = names.slice(0, players).map((name, at) => `  ${name}: ${roles[at]!}`).join('\n');
  const cast = names.slice(players - votes, players).map(name => `${name}: vote Ann yes`).join(', ');
  return `
rules: clocktower
decide: { evil-twin-pair: Bob }
players:
${seated}
play:
  - day 1 nominations: [Bob: nominate Ann]
  - day 1 voting: [${cast}]
  - end
  - expect: { phase: night 2, dead: [${isOut ? 'Ann' : ''}], announced: [{ kind: vote, about: [Ann], result: ${votes} }] }
`;
}
