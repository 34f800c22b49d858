import { expect, test } from 'vitest';
import { textsOf } from '../../../../../engine/core/json.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/scaling#1', 'eight players are worth two rodents', `${head}
  players: { Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Fay: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - night 2: [Pla: plague bearer Bob]
    - night 3: [Pla: plague bearer Cal]
    - expect: { refused: [{ by: Pla }] }
`);

rule('werewolves/rule/scaling#1', 'seven players are worth one vial', `${head}
  players: { Doc: Plague Doctor, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Doc: plague doctor Ann with cure]
    - night 2: [Doc: plague doctor Bob with cure]
    - expect: { refused: [{ by: Doc, text: plague doctor Bob with cure }] }
`);

/** How many stand on the list of the Psychopath in a game of so many. */
function listed(size: number): number {
  const others = Array.from({ length: size - 2 }, (_, at) => `P${at}: Citizen`).join(', ');
  const { desk } = played(`${head}
  players: { Psy: Psychopath, Wes: Wolf, ${others} }
  play:
    - expect: { phase: day 0 }
`).session;
  const [, list] = Object.entries(desk.game.play!.facts).find(([key]) => key.startsWith('list:'))!;
  return textsOf(list).length;
}

test('werewolves/rule/scaling#2: a third of the players, rounded up, stands on a list', () => {
  expect([6, 7, 9, 10, 15].map(listed)).toEqual([2, 3, 3, 4, 5]);
});

rule('werewolves/rule/scaling#3', 'who has died still counts', `${head}
  players: { Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Fay: Citizen, Gil: Citizen, Hal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Bob: vote Hal, Cal: vote Hal]
    - night 2: [Wes: vote Bob in wolfpack, Pla: plague bearer Eve]
    - day 2: [Cal: vote Gil]
    - night 3: [Pla: plague bearer Dee]
    - expect: { dead: [Ann, Bob, Gil, Hal], refused: [] }
`);

rule('werewolves/rule/scaling#4', 'a half is rounded up: fifteen players and two who play the flute enchant one each', `${head}
  players: { Flu: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Fay: Citizen, Gil: Citizen, Hal: Citizen, Ida: Citizen, Jon: Citizen, Kim: Citizen, Lea: Citizen, Max: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann and Bob]
    - expect: { refused: [], channels: { enchanted: [Ann, Bob] } }
`);
