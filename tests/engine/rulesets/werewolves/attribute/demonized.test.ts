import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/demonized#5', 'is not noticed by whoever is', `${head}
  players: { Vam: Vampire, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Ann: [{ kind: role }], Exo: [{ about: [Ann], result: [demonized] }] }, untold: { Ann: [{ kind: notice }, { text: demon }] }, unannounced: [{ text: demon }] }
`);
