import { expect, test } from 'vitest';
import { resultOf } from '../../../../../engine/testing/result.ts';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

/** All that the trace of a record says of one step, with one seed after the other. */
const traced = (step: string, record: string): ReadonlySet<unknown> =>
  new Set(seeds.flatMap(seed => resultOf(played(`${head}  seed: ${seed}${record}`).session).trace.filter(line => line['step'] === step).map(({ text }) => text)));

test("werewolves/rule/day-order?2: the ordinary lynch, the Mayor's and the Child's, each with all that follows before the next", () => {
  const { deaths } = resultOf(played(`
  rules: werewolves
  options: { check: off, mayorThreshold: 3 }
  players: { Chi: Child, Cup: { Undead Cupid: { lover: Zed } }, Zed: Citizen, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Ann in mayor]
    - night 2: [Wes: vote Chi in wolfpack, Ann: mayor with second lynch]
    - day 2: [Ann: vote Cal in lynch 3, Ann: vote Zed in lynch 2, Bob: vote Bob in lynch 2, Wes: vote Bob in lynch 2, Ann: vote Cup in lynch]
    - end
`).session);
  expect(deaths.map(({ player }) => player)).toEqual(['Chi', 'Cup', 'Zed', 'Bob', 'Cal']);
});

test('werewolves/rule/night-order?4: a duty that nobody has seen to is seen to when all else is done, and before the attacks', () => {
  const steps = traced('act', `
  players: { Gol: Golem, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Dem: demon Bob with attack]
    - day 1: []
`);
  expect(steps).toContain('Gol used Golem on Ann.');
  expect(steps).not.toContain('Gol used Golem on Bob.');
});

test('werewolves/rule/conflicts?1: the same seed draws the same, another one something else, and each draw is on record', () => {
  const record = `
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wim: vote Bob in wolfpack]
    - day 1: []
`;
  expect(traced('draw', record)).toEqual(new Set(['Drawn by chance, whom the pack means, of several: Ann.', 'Drawn by chance, whom the pack means, of several: Bob.']));
  const once = (seed: number): readonly unknown[] => resultOf(played(`${head}  seed: ${seed}${record}`).session).trace;
  for (const seed of seeds) expect(once(seed)).toEqual(once(seed));
});

test('werewolves/rule/attacks?1: who died in the night is not drawn to attack in it', () => {
  expect(traced('group', `
  players: { Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf, Woz: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wim: vote Ann in wolfpack, Woz: vote Ann in wolfpack, Dem: demon Wes with attack]
    - day 1: []
`)).toEqual(new Set(['Wim acted for the Wolfpack on Ann.', 'Woz acted for the Wolfpack on Ann.']));
});

test('werewolves/rule/groups?1: each poll of a night has a draw of its own', () => {
  const pairs = new Set(seeds.map(seed => resultOf(played(`${head}  seed: ${seed}
  players: { Cub: Wolf Cub, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Cub]
    - night 2: [Wes: vote Ann in wolfpack, Wim: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2, Wim: vote Bob in wolfpack 2]
    - day 2: []
`).session).trace.filter(({ step }) => step === 'group').map(({ text }) => String(text).slice(0, 3)).join(' ')));
  expect(pairs.size).toBeGreaterThan(2);
  for (const pair of pairs) expect(['Wes Wes', 'Wes Wim', 'Wim Wes', 'Wim Wim']).toContain(pair);
});

test('werewolves/group/cult?2: one of those who voted for the target attacks for the cult', () => {
  expect(traced('group', `
  players: { Cul: Cult Leader, Mem: Cult Member, Moe: Cult Member, Mia: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Cul: vote Bob in cult, Mem: vote Ann in cult, Moe: vote Ann in cult]
    - day 2: []
`)).toEqual(new Set(['Mem acted for the Cult on Ann.', 'Moe acted for the Cult on Ann.']));
});

rule('werewolves/rule/conflicts?2', 'all attacks are one moment, and what follows from a death is the next one', `${head}
  players: { Hun: Huntress, Run: Runner, Ann: Citizen, Bob: Citizen, Lon: Lone Wolf, Wes: Wolf }
  play:
    - day 0: [Hun: huntress Run]
    - night 1: [Wes: vote Hun in wolfpack, Lon: lone wolf Run]
    - day 1: []
    - expect: { dead: [Hun, Run], told: { Lon: [{ ability: lone wolf, about: [Run], result: ran away }] } }
`);

rule('werewolves/rule/conflicts?3', 'a blocked act is counted and visits the chosen one, and goes no further', `${head}
  players: { Pes: Horseman of Pestilence, Flu: Flute Player, Rec: Recluse, Fay: Fortune Teller, Pla: Plague Bearer, App: Flute Apprentice, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Fay, App: flute apprentice Rec, Pla: plague bearer App]
    - night 2: [Pes: horseman of pestilence Fay, Fay: fortune teller App, Fay: fortune teller Bob]
    - expect: { refused: [{ by: Fay, text: fortune teller Bob }], told: { Fay: [{ ability: fortune teller, result: false }] }, untold: { Rec: [{ result: Fortune Teller }] } }
    - night 4: []
    - expect: { told: { Fay: [{ kind: notice, result: contaminated }] }, untold: { Rec: [{ result: contaminated }] } }
`);
