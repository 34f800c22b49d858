import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/sneaking-wolf#1', 'looks like a Citizen, strongly', `${head}
  players: { Sne: Sneaking Wolf, Fay: Fortune Teller, Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Fay: fortune teller Sne, Tra: tracking wolf Sne]
    - expect: { told: { Fay: [{ result: Citizen }], Tra: [{ result: slight threat }] } }
`);

rule('werewolves/role/sneaking-wolf#2', 'is no threat to an Aura Teller', `${head}
  players: { Sne: Sneaking Wolf, Aur: Aura Teller, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Aur: aura teller Sne]
    - expect: { told: { Aur: [{ about: [Sne], result: not a threat }] } }
`);

rule('werewolves/role/sneaking-wolf#3', 'not any more when the role is lost', `${head}
  players: { Sne: Sneaking Wolf, Vam: Vampire, Axl: Assassin, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Sne, Axl: assassin Sne]
    - night 3: [Fay: fortune teller Sne]
    - expect: { roles: { Sne: Undead }, told: { Fay: [{ result: Undead }] } }
`);
