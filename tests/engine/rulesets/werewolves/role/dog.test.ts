import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/dog#1', 'chooses in Night 1, and of three roles', `${head}
  players: { Fido: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Fido: dog as Wolf]
    - night 1: [Fido: dog as Witch, Fido: dog as Cursed Civilian, Fido: dog as Wolf]
    - expect: { refused: [{ by: Fido, phase: day 0 }, { by: Fido, text: dog as Witch }, { by: Fido, text: dog as Wolf, phase: night 1 }], roles: { Fido: Cursed Civilian } }
`);

rule('werewolves/role/dog#2', 'is what it has chosen at once, and for good', `${head}
  players: { Fido: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fido: dog as Wolf]
    - expect: { phase: night 1, roles: { Fido: Wolf }, told: { Fido: [{ kind: role, result: Wolf }] }, channels: { wolfpack: [Fido, Wes] } }
    - night 3: []
    - expect: { roles: { Fido: Wolf } }
`);

rule('werewolves/role/dog#3', 'without a choice becomes a Journalist when Night 1 ends', `${head}
  players: { Dog1: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - day 1: []
    - expect: { roles: { Dog1: Journalist, Kit: Wolf } }
`);

rule('werewolves/role/dog#4', 'stands on the side of its new role', `${head}
  players: { Fido: Dog, Rex: Dog, Kit: Cat, Kat: Cat, Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fido: dog as Journalist, Ora: oracle Fido and Ann]
    - expect: { told: { Ora: [{ about: [Fido, Ann], result: true }] } }
    - night 2: [Ora: oracle Kit and Wes]
    - expect: { told: { Ora: [{ about: [Kit, Wes], result: true }] } }
`);

rule('werewolves/role/dog#5', 'each of two Dogs moves one Cat, and hears of neither', `${head}
  players: { Fido: Dog, Rex: Dog, Kit: Cat, Kat: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fido: dog as Wolf]
    - expect: { roles: { Fido: Wolf, Rex: Dog, Kit: Journalist, Kat: Cat }, untold: { Fido: [{ about: [Kit] }] } }
    - night 1: [Rex: dog as Journalist]
    - expect: { roles: { Rex: Journalist, Kit: Journalist, Kat: Wolf }, untold: { Rex: [{ about: [Kat] }], Kat: [{ about: [Rex] }] } }
`);
