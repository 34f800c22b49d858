import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/enchanted#1', 'all the enchanted are in it, and each Flute Player speaks to them all', `${head}
  players: { Flu: Flute Player, Flo: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann, Flo: flute player Wes]
    - expect: { channels: { enchanted: [Ann, Wes] } }
    - day 1: [Flu: flute player say "Closer"]
    - expect: { told: { Ann: [{ text: Closer }], Wes: [{ text: Closer }] }, untold: { Bob: [{ text: Closer }] } }
`);
