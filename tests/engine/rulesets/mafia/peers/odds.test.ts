import { expect, test } from 'vitest';
import { pick } from '../../../../../engine/core/chance.ts';
import { cardOf } from '../../../../../engine/rulesets/mafia/card.ts';
import { roleFrom } from '../../../../../engine/rulesets/mafia/lookup.ts';
import { played } from '../../../../../engine/testing/rule.ts';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { cardText } from '../../../../../engine/themes/card.ts';

// Faults of other projects: chances that are meant so, and reported as faults because nobody is told of them.

const odds = (text: string) => cardText('workplace', cardOf(roleFrom(text))).join(' ');

test('mafia/modifier/random?1: GreyWolfDev/Werewolf#545: the card says how likely each is', () => {
  expect(odds('Town Random (Cop/Doctor)')).toContain('each as likely as another');
});
test('mafia/role/nexus?2: GreyWolfDev/Werewolf#550: whoever can be drawn is as likely as another, and the card says so', () => {
  expect(odds('Town Nexus')).toContain('each as likely as another');
});
test('mafia/modifier/compulsive#2: GreyWolfDev/Werewolf#657: a forced choice, too', () => {
  expect(odds('Town Compulsive Vigilante')).toContain('each as likely as another');
});

test('mafia/modifier/random?1: GreyWolfDev/Werewolf#545: and so it is', () => {
  const saved = Array.from({ length: 60 }, (_, seed) => resultOf(played(`
    rules: mafia
    seed: ${seed + 1}
    options: { start: night, check: off, parity: off }
    players: { Ann: Town Random (Doctor/Visitor), Bob: Town, Cat: Mafia Goon, Dan: Town }
    play:
      - night 1: [Ann: random Bob, Cat: mafia vigilante Bob]
      - end
  `).session)).filter(({ deaths }) => deaths.length === 0).length;
  expect(saved).toBeGreaterThan(18);
  expect(saved).toBeLessThan(42);
});

test('mafia/general/randomness#2: GreyWolfDev/Werewolf#657: one draw does not lean on another', () => {
  const both = Array.from({ length: 400 }, (_, seed) => [pick(seed, 'random/night 1/s1', [0, 1]), pick(seed, 'random/night 1/s2', [0, 1])]);
  for (const pair of [[0, 0], [0, 1], [1, 0], [1, 1]]) {
    const share = both.filter(([a, b]) => a === pair[0] && b === pair[1]).length / both.length;
    expect(share).toBeGreaterThan(0.17);
    expect(share).toBeLessThan(0.33);
  }
});
