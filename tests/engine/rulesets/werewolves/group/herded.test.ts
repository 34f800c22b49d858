import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/shepherd#4', 'reads what the herded say, and who says it, and cannot write there', `${head}
  players: { She: Shepherd, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Ann and Bob, She: shepherd Ann with herd]
    - night 2: [She: shepherd Bob with herd]
    - day 2: [Ann: say "We are two" in herded, She: say "Welcome" in herded]
    - expect:
        told: { Bob: [{ about: [Ann], text: We are two }], She: [{ about: [Ann], text: We are two }] }
        untold: { Cal: [{ text: We are two }], Ann: [{ text: Welcome }] }
        refused: [{ by: She, message: read along }]
        channels: { herded: [Ann, Bob] }
`);
