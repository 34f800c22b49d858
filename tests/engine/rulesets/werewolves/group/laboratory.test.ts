import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/laboratory#1', 'the scientist and the two subjects, and it outlives the scientist', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - expect: { channels: { laboratory: [Mad, Ann, Wes] } }
    - night 1: [Mad: mad scientist Wes, Wim: vote Mad in wolfpack]
    - day 1: []
    - expect: { dead: [Mad, Wes], channels: { laboratory: [Mad, Ann, Wes] } }
`);

test('werewolves/group/laboratory#1: it is not disbanded when the scientist is dead', () => {
  const { trace, deaths } = resultOf(played(`${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Bob: vote Mad, Cal: vote Mad]
    - night 2: []
`).session);
  expect(deaths.map(({ player }) => player)).toContain('Mad');
  expect(trace.filter(({ step }) => step === 'groups')).toEqual([]);
});

rule('werewolves/group/laboratory#2', 'whom the scientist has chosen is told to nobody in it', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Mad: [{ kind: role }] } }
    - night 1: [Mad: mad scientist Bob, Mad: mad scientist Wes]
    - expect: { refused: [{ by: Mad, text: mad scientist Bob }], untold: { Ann: [{ kind: notice }, { kind: result }], Wes: [{ kind: notice }, { kind: result }] } }
`);
