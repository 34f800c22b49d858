import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/underworld-channel#1', 'Vampires are in it, and the Undead once they are Undead', `${head}
  players: { Vam: Vampire, Vin: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { underworld-channel: [Vam, Vin] } }
    - night 1: [Vam: vampire Ann, Vin: vampire Bob, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { channels: { underworld-channel: [Vam, Vin, Ann] } }
`);
