import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';
import type { Session } from '../../../../../engine/testing/session.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;
/** What the Golem, who sits first, is asked for now. */
const asked = ({ desk }: Session): readonly string[] => desk.view(desk.game.play!.order[0]!).asks.map(({ id }) => id.split(':')[1]!);

const guarded = `
  rules: werewolves
  options: { check: off, elections: guardian }
`;

rule('werewolves/role/golem?1', 'neither protects nor excludes itself', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Gol with protect, Gol: golem Gol with exclude]
    - expect: { refused: [{ by: Gol, text: golem Gol with protect }, { by: Gol, text: golem Gol with exclude }] }
`);

rule('werewolves/role/golem?2', 'who did not vote at all is protected, too', `${guarded}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Gol in guardian]
    - night 2: [Wes: vote Cal in wolfpack]
    - day 2: []
    - expect: { dead: [Gol] }
`);

test('werewolves/role/golem?3: with nobody left to exclude it is asked for nobody, and nobody is drawn', () => {
  const { session } = played(`${head}
  players: { Gol: Golem, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  decide: { golem-exclusion: Ann }
  play:
    - night 1: []
    - night 2: [Gol: golem Wim with exclude]
    - night 3: [Gol: golem Wes with protect]
  `);
  expect(asked(session)).toEqual(['protect']);
  const before = session.log.length;
  const { drawn } = session.desk.game.play!;
  session.end();
  session.end();
  expect(session.phase).toBe('night 4');
  expect(asked(session)).toEqual(['protect']);
  session.end();
  expect(session.phase).toBe('day 4');
  expect(session.desk.game.play!.drawn['golem-exclusion']).toBe(drawn['golem-exclusion']);
  expect(session.log.slice(before).filter(entry => entry.type === 'told' && entry.message.to === 'Gol')).toEqual([]);
});

test('werewolves/role/golem?3: as long as there is somebody it is asked', () => {
  expect(asked(played(`${head}
  players: { Gol: Golem, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play: [night 1: [Gol: golem Ann with exclude], night 2: [Gol: golem Wes with protect]]
  `).session)).toEqual(['protect', 'exclude']);
});

rule('werewolves/role/golem?4', 'who is excluded in this night is not chosen in it', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with exclude, Gol: golem Ann with protect]
    - expect: { refused: [{ by: Gol, text: golem Ann with protect }] }
`);

rule('werewolves/role/golem?5', 'the draw passes by whom it protects tonight, whatever the seed', `${head}
  seed: 4
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with protect]
    - night 2: [Gol: golem Bob with protect]
    - night 3: [Gol: golem Wes with protect]
    - expect: { refused: [{ by: Gol }] }
`);
