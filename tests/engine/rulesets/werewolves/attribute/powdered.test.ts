import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/powdered#2', 'a Pyromancer ignites all, a Wisp the one whom it visits', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann, Pat: pyromancer Bob]
    - night 2: [Pyr: pyromancer Cal]
    - day 2: [Wis: wisp Ann]
    - night 3: []
    - expect: { dead: [Ann] }
    - night 3: [Pyr: pyromancer with ignite]
    - day 3: []
    - expect: { dead: [Ann, Bob, Cal] }
`);

rule('werewolves/attribute/powdered#5', 'is not noticed by whoever has it', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - day 1: [Wis: wisp Bob]
    - night 2: []
    - expect: { told: { Ann: [{ kind: role }], Wis: [{ result: powdered }] }, untold: { Ann: [{ kind: notice }, { text: powder }], Bob: [{ kind: notice }, { text: powder }] }, unannounced: [{ text: powder }] }
`);
