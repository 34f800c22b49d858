import { describe, expect, test } from 'vitest';
import { chance, shuffle } from '../../../../../engine/core/chance.ts';
import { catalogue } from '../../../../../engine/rulesets/werewolves/catalogue.ts';
import { playPhase } from '../../../../../engine/testing/bot-game.ts';
import { botKinds } from '../../../../../engine/testing/bots.ts';
import { Desk } from '../../../../../engine/testing/desk.ts';
import { isPlain } from '../../../../../engine/testing/invariants.ts';
import { knownRules } from '../../../../../engine/testing/known-rules.ts';

const GAMES = 40;
const LONGEST = 60;
const names = catalogue.all.filter(({ category }) => category !== 'extra' && category !== 'elected').map(({ name }) => name);

/** A table with a random list of 8 to 20 roles, whatever they are. */
function randomTable(seed: number): Desk {
  const size = 8 + Math.floor(chance(seed, 'size') * 13);
  const roles = shuffle(seed, 'roles', names).slice(0, size);
  return Desk.seat({
    rules: knownRules,
    terms: { ruleset: 'werewolves', seed, options: { check: 'off' }, pins: {} },
    players: roles.map((role, at) => ({ name: `P${at + 1}`, role })),
  }).desk;
}

/** Plays until somebody has won; a game that goes on and on is declared by its host. Gives how many states were not plain JSON. */
function playOrDeclare(desk: Desk, seed: number): number {
  let odd = 0;
  const { game: { terms }, ruleset } = desk;
  for (let phases = 0; phases < LONGEST && desk.game.play!.winners === null; phases += 1) {
    playPhase(desk, botKinds[seed % botKinds.length]!, seed, () => {});
    if (!isPlain(desk.game)) odd += 1;
  }
  if (desk.game.play!.winners === null) {
    expect(ruleset.declared?.sides(terms, desk.game.play!).map(({ name }) => name)).toContain('Tie');
    expect(desk.host({ type: 'declare', side: 'Tie' }).ok).toBe(true);
  }
  return odd;
}

describe('games of bots with whatever roles', () => {
  test.each(Array.from({ length: GAMES }, (_, at) => at + 1))('game %i comes to an end, and each phase of it is plain JSON', seed => {
    const desk = randomTable(seed);
    expect(playOrDeclare(desk, seed)).toBe(0);
    expect(desk.game.play!.winners).not.toBeNull();
  });
});
