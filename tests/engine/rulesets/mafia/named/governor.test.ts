import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const table = (options = ''): string => `
  rules: mafia
  options: { check: off, parity: off${options} }
  players: { Ann: Town Governor, Bob: Town, Cat: Mafia, Dan: Town, Eve: Town }
  play:`;
const lynchBob = 'Cat: vote Bob, Dan: vote Bob, Eve: vote Bob';

rule('mafia/named/governor#1', 'a Day Lynchproofer', `${table()}
    - day 1: [Ann: governor Bob, ${lynchBob}]
    - expect: { phase: night 1, dead: [] }
    - day 2: [${lynchBob}]
    - expect: { phase: night 2, dead: [Bob] }
`);

rule('mafia/named/governor#2', 'once a Day one player, for the rest of that Day; the Day ends without a lynch', `${table()}
    - day 1: [Ann: governor Bob, Ann: governor Dan, ${lynchBob}]
    - expect: { phase: night 1, dead: [], refused: [{ by: Ann, text: governor Dan }], announced: [{ kind: vote, about: [Bob] }] }
    - day 2: [Ann: governor Dan, ${lynchBob}]
    - expect: { phase: night 2, dead: [Bob], refused: [] }
`);

rule('mafia/named/governor#v1', 'after the majority the Governor may still act, and the Day ends without a lynch', `${table(', governorWindow: 1h')}
    - day 1: [${lynchBob}]
    - expect: { phase: day 1, dead: [], announced: [{ kind: vote, about: [Bob] }] }
    - day 1: [Eve: vote Dan, Eve: unvote, Ann: governor Bob]
    - expect: { refused: [{ by: Eve, text: vote Dan, code: no-vote }, { by: Eve, text: unvote }] }
    - end
    - expect: { phase: night 1, dead: [] }
`);

rule('mafia/named/governor#v1', 'who saves somebody else saves nobody', `${table(', governorWindow: 1h')}
    - day 1: [${lynchBob}, Ann: governor Dan]
    - end
    - expect: { phase: night 1, dead: [Bob] }
`);

rule('mafia/named/governor?1', 'not for the Governor', `${table()}
    - day 1: [Ann: governor Ann, Bob: vote Ann, Cat: vote Ann, Dan: vote Ann]
    - expect: { dead: [Ann], refused: [{ by: Ann, code: illegal-target }] }
`);

rule('mafia/named/governor?2', 'without a window there is no late use', `${table()}
    - day 1: [${lynchBob}, Ann: governor Bob]
    - expect: { phase: night 1, dead: [Bob], refused: [{ by: Ann }] }
`);

rule('mafia/named/governor?2', 'after the window the lynch is carried out', `${table(', governorWindow: 90m')}
    - day 1: [${lynchBob}]
    - end
    - expect: { phase: night 1, dead: [Bob], announced: [{ kind: death, about: [Bob] }] }
`);

test('mafia/named/governor?2: the bell of the Day moves to the end of the window', () => {
  const { desk } = played(`${table(', governorWindow: 90m')}\n    - day 1: [Cat: vote Bob, Dan: vote Bob]`).session;
  const before = desk.game.table;
  const sent = desk.act('s5', { type: 'vote', poll: 'lynch', choice: 's2' });
  const { due, revision } = desk.game.table;
  const opening = Date.UTC(2024, 2, 4, 9);
  expect(sent.ok).toBe(true);
  expect(due).toBe(opening + 91 * 60_000); // some seconds after nine, and on a whole minute
  expect(before.due).toBe(opening + (24 * 60 + 1) * 60_000);
  expect(revision).toBe(before.revision + 1);
});
