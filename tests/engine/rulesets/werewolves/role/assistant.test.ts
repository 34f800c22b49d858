import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/assistant#4', 'a wolf who is redirected is not told', `${head}
  players: { Ass: Assistant, War: Warlock, Ann: Witch, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ass: assistant Ann, War: warlock Ass]
    - expect: { told: { War: [{ ability: warlock, about: [Ass], result: Witch }] }, untold: { War: [{ about: [Ann] }, { result: Assistant }] } }
`);

rule('werewolves/role/assistant#5', 'once in the game', `${head}
  players: { Ass: Assistant, War: Warlock, Lon: Lone Warlock, Ann: Witch, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ass: assistant Ann, War: warlock Ass, Lon: lone warlock Ass]
    - expect: { told: { War: [{ result: Witch }], Lon: [{ result: Assistant }] } }
    - night 2: [Ass: assistant Ann]
    - expect: { refused: [{ by: Ass }] }
`);

rule('werewolves/role/assistant#6', 'is told that it happened, and nothing of what it was', `${head}
  players: { Ass: Assistant, War: Warlock, Ann: Witch, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ass: assistant Ann, War: warlock Ass]
    - expect: { told: { Ass: [{ kind: notice, ability: assistant, about: [] }] }, untold: { Ass: [{ about: [War] }, { text: warlock }], Ann: [{ ability: assistant }] } }
`);
