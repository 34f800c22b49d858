import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/infecting-wolf#1', 'one player becomes a Wolf in Night 1', `${head}
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann]
    - expect: { roles: { Ann: Wolf }, told: { Ann: [{ kind: role, result: Wolf }] }, channels: { wolfpack: [Inf, Ann] } }
`);

rule('werewolves/role/infecting-wolf#2', 'without a choice somebody is drawn', `${head}
  decide: { infecting-wolf-target: Ann }
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: []
    - expect: { roles: { Ann: Wolf } }
`);

rule('werewolves/role/infecting-wolf#3', 'once, and in no later night', `${head}
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann]
    - night 2: [Inf: infecting wolf Bob]
    - expect: { refused: [{ by: Inf }], roles: { Bob: Citizen } }
`);

rule('werewolves/role/infecting-wolf#4', 'at once', `${head}
  players: { Inf: Infecting Wolf, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann, Fay: fortune teller Ann]
    - expect: { phase: night 1, told: { Fay: [{ about: [Ann], result: Wolf }] } }
`);

rule('werewolves/role/infecting-wolf#5', 'fails on who is of the team', `${head}
  players: { Inf: Infecting Wolf, War: Warlock, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf War, Inf: infecting wolf Ann]
    - expect: { roles: { War: Warlock, Ann: Citizen }, refused: [{ by: Inf }] }
`);

rule('werewolves/role/infecting-wolf#6', 'who bites Hell becomes an Imp', `${head}
  players: { Inf: Infecting Wolf, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem]
    - expect: { roles: { Inf: Imp, Dem: Demon }, channels: { hell: [Inf, Dem] } }
`);

rule('werewolves/role/infecting-wolf#7', 'a Baker becomes a Bloody Butcher, and the Bakers Butchers', `${head}
  players: { Inf: Infecting Wolf, Bak: Baker, Bea: Baker, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Bak]
    - expect: { roles: { Bak: Bloody Butcher, Bea: Butcher }, channels: { butchers: [Bak, Bea] } }
`);

rule('werewolves/role/infecting-wolf#8', 'a Cupid becomes a Cupid Wolf', `${head}
  players: { Inf: Infecting Wolf, Cup: Cupid, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Cup]
    - expect: { roles: { Cup: Cupid Wolf }, channels: { wolfpack: [Inf, Cup] } }
`);

rule('werewolves/role/infecting-wolf#9', 'a Trickster becomes a Trickster Wolf', `${head}
  players: { Inf: Infecting Wolf, Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Tri]
    - expect: { roles: { Tri: Trickster Wolf } }
`);
