import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/cat#1', 'is the opposite of what the Dog chose, from then on', `${head}
  players: { Fido: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { roles: { Kit: Cat } }
    - night 1: [Fido: dog as Wolf]
    - expect: { roles: { Kit: Journalist }, told: { Kit: [{ kind: role, result: Journalist, phase: night 1 }] } }
    - night 3: []
    - expect: { roles: { Kit: Journalist } }
`);

rule('werewolves/role/cat#2', 'the opposite of a Journalist is a Wolf of the pack', `${head}
  players: { Fido: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fido: dog as Journalist]
    - expect: { roles: { Fido: Journalist, Kit: Wolf }, channels: { wolfpack: [Kit, Wes] } }
`);

rule('werewolves/role/cat#2', 'when the Dog dies unchosen, is a Wolf once Night 1 is over', `${head}
  players: { Fido: Dog, Kit: Cat, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Fido with attack]
    - expect: { dead: [Fido], roles: { Kit: Cat } }
    - day 1: []
    - expect: { roles: { Kit: Wolf } }
`);

rule('werewolves/role/cat#3', 'as a Psychopath has the Dog on the list', `${head}
  players: { Fido: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Fido: dog as Cursed Civilian]
    - expect: { roles: { Fido: Cursed Civilian, Kit: Psychopath }, told: { Kit: [{ ability: psychopath, result: { has: [Fido] } }] } }
`);

rule('werewolves/role/cat#3', 'the opposite of a Cursed Civilian is a Psychopath', `${head}
  players: { Dog1: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dog1: dog as Cursed Civilian]
    - expect: { roles: { Dog1: Cursed Civilian, Kit: Psychopath } }
`);

rule('werewolves/role/cat#4', 'when the Dog is bitten before it has chosen, is a Journalist', `${head}
  players: { Fido: Dog, Kit: Cat, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Fido]
    - day 1: []
    - expect: { roles: { Fido: Wolf, Kit: Journalist } }
`);

rule('werewolves/role/cat#4', 'the opposite of a Wolf is a Journalist, at once', `${head}
  players: { Dog1: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dog1: dog as Wolf]
    - expect: { roles: { Dog1: Wolf, Kit: Journalist } }
`);

rule('werewolves/role/cat#5', 'changes in the very moment, and may act in its new role in the same night', `${head}
  players: { Fido: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fido: dog as Journalist, Kit: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
`);

test('werewolves/role/cat#6: two Cats are not dealt with one Dog', () => {
  expect(() => played(`
  rules: werewolves
  players: { Fido: Dog, Kit: Cat, Kat: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
`)).toThrow('each Cat needs a Dog of its own');
});

rule('werewolves/role/cat#7', 'neither of the two hears of the other', `${head}
  players: { Fido: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fido: dog as Wolf]
    - day 1: []
    - expect: { untold: { Fido: [{ about: [Kit] }], Kit: [{ about: [Fido] }] } }
`);
