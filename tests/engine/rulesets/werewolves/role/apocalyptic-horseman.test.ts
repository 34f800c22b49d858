import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

test('werewolves/role/apocalyptic-horseman#1: is never dealt', () => {
  expect(() => played(`
  rules: werewolves
  players: { Apo: Apocalyptic Horseman, War: Horseman of War, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
`)).toThrow('an Apocalyptic Horseman is never dealt');
});

rule('werewolves/role/apocalyptic-horseman#2', 'one attack in a night', `${head}
  players: { Hor: Apocalyptic Horseman, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: apocalyptic horseman Ann, Hor: apocalyptic horseman Bob]
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/apocalyptic-horseman#3', 'strikes when the night ends', `${head}
  players: { Hor: Apocalyptic Horseman, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: apocalyptic horseman Ann]
    - expect: { dead: [] }
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/apocalyptic-horseman#4', 'no attack at night kills', `${head}
  players: { Hor: Apocalyptic Horseman, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Hor in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - day 1: [Ann: vote Hor, Bob: vote Hor]
    - end
    - expect: { dead: [Hor] }
`);

rule('werewolves/role/apocalyptic-horseman#5', 'in the night of its last doom it does not attack, in the next one it does', `${head}
  players: { War: Horseman of War, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [War: horseman of war Ann]
    - night 2: [War: horseman of war Bob, War: apocalyptic horseman Ann]
    - expect: { roles: { War: Apocalyptic Horseman }, refused: [{ by: War, text: apocalyptic horseman Ann }] }
    - night 3: [War: apocalyptic horseman Ann]
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/apocalyptic-horseman#6', 'wins once all others are dead', `${head}
  players: { Hor: Apocalyptic Horseman, War: Horseman of War, Ann: Citizen }
  play:
    - night 1: [Hor: apocalyptic horseman Ann]
    - day 1: []
    - expect: { phase: over, winners: [Hor, War] }
`);
