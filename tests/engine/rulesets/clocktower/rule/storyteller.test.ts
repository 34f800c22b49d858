import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import { seven } from '../seven.ts';

const asks = { options: 'mode: storyteller' };
const visit = 'Ann: whisper Storyteller, Ann: savant';

rule('clocktower/rule/storyteller#1', 'what an ability leaves open is decided by hand', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [${visit}]
  - expect: { untold: { Ann: [{ ability: savant }] } }
  - day 1: [Storyteller: decide savant-pair "Bob is tall | Cat is short"]
  - expect: { told: { Ann: [{ ability: savant, text: Bob is tall }] } }`, asks));
rule('clocktower/rule/storyteller#2', 'nothing that the rules do not allow', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Storyteller: decide traveller-admit yes, Zoe: travel as Deviant, Storyteller: decide traveller-admit maybe]
  - expect: { refused: [{ by: Storyteller, code: not-now }, { by: Storyteller, code: unknown-option }] }`, asks));
test(`clocktower/rule/storyteller#3: each decision is listed with its options, what was made of it, and by whom`, () => {
  const { decisions } = resultOf(played(seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Zoe: travel as Deviant, Storyteller: decide traveller-admit yes]
  - night 2: []`, asks)).session);
  expect(decisions).toContainEqual({ key: 'traveller-admit', options: ['yes', 'no'], made: true, by: 'host' });
  expect(decisions).toContainEqual({ key: 'traveller-alignment', options: ['good', 'evil'], made: expect.stringMatching(/good|evil/), by: 'auto' });
});
rule('clocktower/rule/storyteller#4', 'a decision of the day has its own time, one of the setup is made before the first night', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [${visit}]
  - end
  - expect: { phase: day 1 nominations, told: { Ann: [{ ability: savant }] } }`, asks));
test('clocktower/rule/storyteller#4: a decision of the night is open from the lock to dawn, and one of the day for its own time', () => {
  const slugs = (record: string): readonly string[] => Object.keys(played(record).session.desk.game.play!.decisions).map(key => key.split('/')[0]!);
  const night = (upTo: string): readonly string[] => slugs(seven(`
  - night 1: [Gus: lleech Ann]
  - night 2: [Cat: dreamer Gus]
  - ${upTo}: []`, asks));
  expect([night('night 2'), night('night 2 lock').includes('dreamer-decoy'), night('day 2').includes('dreamer-decoy')]).toEqual([[], true, false]);
  const { desk } = played(seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [${visit}]`, asks)).session;
  const [key = ''] = Object.keys(desk.game.play!.decisions);
  const { at } = desk.last;
  const minutes = Math.floor((desk.game.table.calls![key]! - at) / 60_000);
  expect([key.split('/')[0], minutes, desk.game.play!.decisions[key]!.minutes, desk.game.table.due! > desk.game.table.calls![key]!]).toEqual(['savant-pair', 360, 360, true]);
});
rule('clocktower/rule/storyteller#5', 'what nobody decides takes its default, and the game goes on', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [${visit}]
  - day 2: []
  - expect: { phase: day 2, told: { Ann: [{ ability: savant, phase: { anyOf: [day 1, day 1 nominations] } }] } }`, asks));
rule('clocktower/rule/storyteller#6', 'defaults are drawn from the seed', seven(`
  - day 1: [${visit}]
  - expect: { told: { Ann: [{ ability: savant }] } }`));
test('clocktower/rule/storyteller#6: the same seed draws the same default, and another one may draw another', () => {
  const drawn = (seed: number): unknown => resultOf(played(seven(`
  - day 1: [${visit}]
  - end`).replace('seed: 4', `seed: ${seed}`)).session).decisions.find(({ key }) => key === 'savant-pair')!.made;
  const all = [1, 2, 3, 4, 5].map(drawn);
  expect(all).toEqual([1, 2, 3, 4, 5].map(drawn));
  expect(new Set(all.map(one => JSON.stringify(one))).size).toBeGreaterThan(1);
});
rule('clocktower/rule/storyteller#7', 'the Storyteller can be asked or not, and change that in mid-game', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Storyteller: mode storyteller, ${visit}]
  - expect: { untold: { Ann: [{ ability: savant }] } }
  - day 1: [Storyteller: mode automatic]
  - expect: { told: { Ann: [{ ability: savant }] } }`));
rule('clocktower/rule/storyteller#8', 'a night stands at its open decision until dawn', seven(`
  - night 1: [Gus: lleech Ann, Fay: fearmonger Bob, Cat: dreamer Gus]
  - night 1 lock: [Storyteller: decide dreamer-decoy Slayer]
  - day 1: []
  - expect: { told: { Cat: [{ ability: dreamer, result: { has: [Slayer] } }] } }`));
