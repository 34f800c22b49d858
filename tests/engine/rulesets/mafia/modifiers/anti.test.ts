import { expect, test } from 'vitest';
import { parseRole } from '../../../../../engine/rulesets/mafia/grammar/parse.ts';
import { modifiers } from '../../../../../engine/rulesets/mafia/modifiers/index.ts';
import { roles } from '../../../../../engine/rulesets/mafia/roles/index.ts';
import { mafia } from '../../../../../engine/rulesets/mafia/ruleset.ts';
import { cardText } from '../../../../../engine/themes/card.ts';
import { rule } from '../../../../../engine/testing/rule.ts';

rule('mafia/modifier/anti#1', 'all alignments but the named one: an Anti-Godfather looks like anything but Town', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Anti-Godfather, Bob: Mafia Goon, Cat: Town Cop, Dan: 'Town [Mafia] Cop', Eve: Town }
  play:
    - night 1: [Cat: cop Ann, Dan: cop Ann]
    - end
    - expect: { told: { Cat: [{ result: Non-Town }], Dan: [{ result: false }] } }
`);

rule('mafia/modifier/anti#2', 'an Anti-Loyal Doctor succeeds on other alignments only', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Anti-Loyal Doctor, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Ann: doctor Dan, Cat: vigilante Dan]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: doctor Eve, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [Eve] }
`);

rule('mafia/modifier/anti#3', 'an Anti-Miller is treated as not Mafia, which need not be Town', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Anti-Miller, Bob: Mafia Goon, Cat: Town Cop, Dan: 'Town [Mafia] Cop', Eve: Town Weak Visitor, Fay: Town Anti-Miller }
  play:
    - night 1: [Cat: cop Ann, Dan: cop Ann, Eve: visitor Ann]
    - end
    - expect: { dead: [], told: { Cat: [{ result: Non-Town }], Dan: [{ result: false }] } }
    - night 2: [Cat: cop Fay, Dan: cop Fay]
    - end
    - expect: { told: { Cat: [{ result: Town }], Dan: [{ result: false }] } }
`);

test('mafia/modifier/anti?1: it fits what refers to an alignment', () => {
  const fitting = ['Anti-Cop', 'Anti-[Mafia] Cop', 'Anti-Framer', 'Anti-Godfather', 'Anti-Miller', 'Anti-Sensor', 'Anti-Universal Backup', 'Anti-Backup Cop', 'Anti-Loyal Doctor', 'Anti-Weak Doctor'];
  expect(fitting.filter(role => !parseRole(`Town ${role}`).ok)).toEqual([]);
  const others = ['Anti-Doctor', 'Anti-Bulletproof', 'Anti-Loud Doctor', 'Anti-Ninja Vigilante'];
  expect(others.filter(role => parseRole(`Town ${role}`).ok)).toEqual([]);
});

/** Everything that these rules have and that can be turned around, alone or on a Doctor. */
const turnedAround = [...roles.map(({ name }) => `Town Anti-${name}`), ...modifiers.map(({ name }) => `Town Anti-${name} Doctor`)].flatMap(text => {
  const read = mafia.explain(text);
  return read.ok ? [{ text, card: read.card }] : [];
});

test('mafia/modifier/anti?1: whatever it fits has a card in words', () => {
  expect(turnedAround.map(({ text }) => text)).toEqual(expect.arrayContaining(['Town Anti-Loyal Doctor', 'Town Anti-Weak Doctor', 'Town Anti-Backup Doctor', 'Town Anti-Miller']));
  for (const { text, card } of turnedAround) for (const theme of ['workplace', 'classic']) expect(cardText(theme, card).join('\n'), text).not.toMatch(/[{}]|undefined/);
});

rule('mafia/modifier/anti?2', 'an Anti-Weak player dies of whoever is not seen as Mafia', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Anti-Weak Doctor, Bob: Mafia Goon, Cat: Town Miller, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: doctor Bob]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: doctor Cat]
    - end
    - expect: { dead: [] }
    - night 3: [Ann: doctor Dan]
    - end
    - expect: { dead: [Ann] }
`);

rule('mafia/modifier/anti?3', 'an Anti-Cop learns the same, in the same words', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Anti-Cop, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town }
  play:
    - night 1: [Ann: cop Bob]
    - end
    - expect: { told: { Ann: [{ ability: cop, result: Non-Town }] } }
    - night 2: [Ann: cop Cat]
    - end
    - expect: { told: { Ann: [{ ability: cop, result: Town }] } }
`);

rule('mafia/modifier/anti?4', 'an Anti-Sensor counts those who are not Town', `
  rules: mafia
  options: { start: day, check: off, parity: off }
  players: { Ann: Town Anti-Sensor, Bob: Mafia Goon, Cat: Chaos-aligned, Dan: Town, Eve: Town Sensor, Fay: Town }
  play:
    - day 1: [Bob: vote Fay, Cat: vote Fay, Dan: vote Fay, Ann: vote Fay]
    - night 1: [Ann: sensor, Eve: sensor]
    - end
    - expect: { dead: [Fay], told: { Ann: [{ ability: sensor, result: 2 }], Eve: [{ ability: sensor, result: 2 }] } }
    - day 2: [Ann: vote Dan, Bob: vote Dan, Cat: vote Dan]
    - night 2: [Ann: sensor, Eve: sensor]
    - end
    - expect: { dead: [Fay, Dan], told: { Ann: [{ ability: sensor, result: 2 }], Eve: [{ ability: sensor, result: 1 }] } }
`);

rule('mafia/modifier/anti?5', 'twice it cancels out', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Anti-Anti-Loyal Doctor, Bob: Mafia Goon, Cat: Town Vigilante, Dan: Mafia Goon, Eve: Town }
  play:
    - night 1: [Ann: doctor Eve, Bob: mafia vigilante Eve]
    - end
    - expect: { dead: [] }
    - night 2: [Ann: doctor Dan, Cat: vigilante Dan]
    - end
    - expect: { dead: [Dan] }
`);

rule('mafia/modifier/anti?5', 'on a base role, too', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Mafia Anti-Anti-Godfather, Bob: Mafia Anti-Godfather, Cat: Town Cop, Dan: Town Cop, Eve: Town }
  play:
    - night 1: [Cat: cop Ann, Dan: cop Bob]
    - end
    - expect: { told: { Cat: [{ result: Town }], Dan: [{ result: Non-Town }] } }
`);
