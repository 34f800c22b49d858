import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

test('werewolves/role/baker#1: is refused without what it needs', () => {
  expect(() => played(`
  rules: werewolves
  players: { Abe: Baker, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Wolf }
  play:
    - night 1: []
`)).toThrow('at least 2 of the role Baker');
});

rule('werewolves/role/baker#2', 'all of them share a channel', `${head}
  players: { Bak: Baker, Bea: Baker, Ann: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { bakers: [Bak, Bea] } }
`);

rule('werewolves/role/baker#3', 'who becomes a Baker is seen in the channel', `${head}
  decide: { amnesiac-role: Baker }
  players: { Bak: Baker, Bea: Baker, Amy: Amnesiac, Ann: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { bakers: [Bak, Bea] } }
    - night 2: []
    - expect: { channels: { bakers: [Bak, Bea, Amy] } }
`);

rule('werewolves/role/baker#4', 'they start on the same side', `${head}
  players: { Bak: Baker, Bea: Baker, Ora: Oracle, Ann: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Bak and Ann]
    - expect: { told: { Ora: [{ about: [Bak, Ann], result: true }] } }
`);

rule('werewolves/role/baker#5', 'who is bitten keeps the channel', `${head}
  players: { Bak: Baker, Bea: Baker, Ann: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Bak]
    - expect: { roles: { Bak: Bloody Butcher }, channels: { bakers: [Bak, Bea], wolfpack: [Bak, Inf, Wes] } }
`);

rule('werewolves/role/baker#6', 'bitten, is a Bloody Butcher of the pack', `${head}
  players: { Ben: Baker, Bea: Baker, Inf: Infecting Wolf, Ann: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ben]
    - expect: { roles: { Ben: Bloody Butcher }, channels: { wolfpack: [Ben, Inf], butchers: [Ben, Bea] } }
`);

rule('werewolves/role/baker#7', 'all other Bakers are Butchers then, and neither the dead nor who was one', `${head}
  players: { Ben: Baker, Bea: Baker, Bob: Baker, Bud: Baker, Dem: Demon, Inf: Infecting Wolf, Ann: Citizen, Rea: Reaper }
  play:
    - night 1: [Dem: demon Bud with attack, Inf: infecting wolf Ben]
    - expect: { dead: [Bud], roles: { Ben: Bloody Butcher, Bea: Butcher, Bob: Butcher, Bud: Baker } }
`);

rule('werewolves/role/baker#8', 'they are told what they are now, and not which of them was bitten', `${head}
  players: { Ben: Baker, Bea: Baker, Bob: Baker, Inf: Infecting Wolf, Ann: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ben]
    - expect:
        told: { Ben: [{ kind: role, result: Bloody Butcher }], Bea: [{ kind: role, result: Butcher }], Bob: [{ kind: role, result: Butcher }] }
        untold: { Bea: [{ about: [Ben] }, { result: Bloody Butcher }], Bob: [{ about: [Ben] }] }
`);

rule('werewolves/role/baker?1', 'nobody of them learns who was bitten', `${head}
  players: { Ben: Baker, Bea: Baker, Bob: Baker, Inf: Infecting Wolf, Ann: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Bea]
    - day 1: []
    - expect:
        told: { Ben: [{ kind: role, result: Butcher }], Bob: [{ kind: role, result: Butcher }] }
        untold: { Ben: [{ about: { has: [Bea] } }, { text: Bea }], Bob: [{ about: { has: [Bea] } }, { text: Bea }] }
        unannounced: [{ about: { has: [Bea] } }]
`);

rule('werewolves/role/baker?2', 'who was bitten hunts with the pack', `${head}
  players: { Ben: Baker, Bea: Baker, Inf: Infecting Wolf, Ann: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ben]
    - night 2: [Ben: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Ann], channels: { wolfpack: [Ben, Inf], butchers: [Ben, Bea] } }
`);

rule('werewolves/role/baker?3', 'who was a Baker once does not change with them', `${head}
  players: { Ben: Baker, Bea: Baker, Bud: Baker, Vam: Vampire, Dem: Demon, Inf: Infecting Wolf, Ann: Citizen }
  play:
    - night 1: [Vam: vampire Bud, Dem: demon Bud with attack, Inf: infecting wolf Ben]
    - expect: { roles: { Ben: Bloody Butcher, Bea: Butcher, Bud: Undead }, channels: { bakers: [Ben, Bea, Bud], butchers: [Ben, Bea] } }
`);
