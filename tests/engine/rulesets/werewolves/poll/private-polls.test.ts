import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/poll/wolfpack#4', 'the Alpha Wolf sets the result aside, once', `${head}
  players: { Alp: Alpha Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Alp: alpha wolf Bob]
    - night 2: [Wes: vote Ann in wolfpack, Alp: alpha wolf Cal]
    - expect: { dead: [Bob], refused: [{ by: Alp }] }
    - day 2: []
    - expect: { dead: [Ann, Bob] }
`);

const asked = `${head}
  players: { Med: Medium, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf, Woz: Wolf }
  play:
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - day 2: [Wim: vote yes in medium, Ann: vote Woz]
    - expect: { refused: [{ by: Wim }] }
    - night 3: [Med: medium say "is Wes a wolf?", Wim: vote yes in medium]
    - expect: { refused: [{ by: Wim }] }
    - day 3: [Wim: vote yes in medium, Med: vote no in medium, Ann: vote no in medium]
    - expect: { refused: [{ by: Med }, { by: Ann }] }
`;

rule('werewolves/poll/medium#1', 'on the day after a question, for the dead alone, until the day ends', `${asked}
    - end
    - expect: { told: { Med: [{ ability: medium, result: true, phase: day 3 }] } }
    - day 4: [Wim: vote yes in medium]
    - expect: { refused: [{ by: Wim }] }
`);

test('werewolves/poll/medium#2: who has voted is shown to nobody who lives, and not told with the answer', () => {
  const { desk } = played(asked).session;
  const polls = (seat: string): readonly string[] => desk.view(seat).polls.map(({ id }) => id);
  expect([polls('s1').includes('medium'), polls('s2').includes('medium'), polls('s6').includes('medium')]).toEqual([false, false, true]);
  const { session } = played(`${asked}    - end\n`);
  const answers = session.log.flatMap(entry => (entry.type === 'told' && entry.message.ability === 'medium' ? [entry.message] : []));
  expect(answers).toMatchObject([{ to: 'Med', about: [], result: true }]);
  expect(answers[0]!.text).not.toMatch(/Wim|Woz|\d/);
  expect(session.log.some(entry => entry.type === 'announced' && entry.message.kind === 'vote' && entry.message.phase === 'day 3')).toBe(false);
});
