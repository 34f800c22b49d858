import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/group/hell#1', 'Devil, Demon and whoever joins later', `${head}
  players: { Dev: Devil, Dem: Demon, Cup: Cupid, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { hell: [Dev, Dem] } }
    - night 1: [Inf: infecting wolf Dev, Cup: cupid Dem]
    - expect: { channels: { hell: [Dev, Dem, Cup, Inf] }, roles: { Cup: Demonic Cupid, Inf: Imp } }
`);

rule('werewolves/group/hell#2', 'its members see how many souls there are, and nobody else', `${head}
  players: { Dev: Devil, Dem: Demon, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Dev: [{ kind: notice, ability: hell, result: 2 }], Dem: [{ kind: notice, ability: hell, result: 2 }] }, untold: { Ann: [{ ability: hell }] } }
    - night 1: [Dem: demon Ann with attack]
    - expect: { told: { Dev: [{ kind: notice, ability: hell, result: 1 }], Dem: [{ kind: notice, ability: hell, result: 1 }] }, untold: { Inf: [{ ability: hell }] } }
    - night 1: [Inf: infecting wolf Dev]
    - expect: { told: { Dev: [{ kind: notice, ability: hell, result: 2 }], Inf: [{ kind: notice, ability: hell, result: 2 }] } }
`);

rule('werewolves/group/hell#3', 'all of Hell hears whom a soul has saved', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Dem in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Dev: [{ kind: notice, about: [Dem] }], Dem: [{ kind: notice, about: [Dem] }] }, untold: { Ann: [{ about: [Dem] }], Wes: [{ kind: notice, text: soul }] } }
`);
