import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/souls#4', 'a soul kills at once, by day too', `${head}
  players: { Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dem: demon Ann with attack]
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/souls#3', 'a soul spent by day protects in the coming night', `${head}
  players: { Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dem: demon Ann with protect]
    - night 2: [Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/rule/souls#1', 'Demon and Devil draw on one pool', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann with attack, Dev: devil Bob with protect, Dem: demon Cal with attack]
    - expect: { dead: [Ann], refused: [{ by: Dem }] }
`);

rule('werewolves/rule/souls#2', "a Demon's own soul is in the pool at the start, and is gone", `${head}
  players: { Dem: Demon, Dae: Demon, Dev: Devil, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Dem]
    - expect: { refused: [{ by: Dev }] }
    - day 1: [Dem: demon Ann with attack, Dae: demon Bob with attack, Dev: devil Cal with attack]
    - expect: { dead: [Ann, Bob, Cal] }
    - day 2: [Dem: demon Wes with attack]
    - expect: { refused: [{ by: Dem }] }
`);

rule('werewolves/rule/souls#5', 'nobody of Hell and nobody without a soul is killed by one, and it is spent', `${head}
  players: { Dev: Devil, Dem: Demon, Dae: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Ann with protect]
    - day 2: [Dem: demon Ann with attack, Dae: demon Dev with attack]
    - expect: { dead: [], told: { Dem: [{ ability: demon, about: [Ann], result: false }], Dae: [{ ability: demon, about: [Dev], result: false }] } }
    - day 3: [Dem: demon Bob with attack, Dae: demon Cal with attack, Dev: devil Wes with attack]
    - expect: { dead: [Bob, Cal], refused: [{ by: Dev }] }
`);

rule('werewolves/rule/souls#5', 'nor is who is of Hell where the mark of it was taken away', `${head}
  players: { Dev: Devil, Dem: Demon, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Exo: exorcist Dev, Dem: demon Dev with attack]
    - expect: { dead: [], told: { Exo: [{ about: [Dev], result: [soulless] }], Dem: [{ ability: demon, about: [Dev], result: false }] } }
`);

rule('werewolves/rule/souls#6', 'a soul stops an attack on a Demon by itself, as long as there is one', `${head}
  players: { Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Dem in wolfpack]
    - night 2: []
    - expect: { dead: [] }
    - night 2: [Wes: vote Dem in wolfpack]
    - day 2: []
    - expect: { dead: [Dem] }
`);

rule('werewolves/rule/souls#7', 'where there are too few the Devil is saved first, wherever they sit', `${head}
  players: { Dem: Demon, Dev: Devil, Axl: Assassin, Alf: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dem: demon Ann with attack]
    - night 2: [Axl: assassin Dem, Alf: assassin Dev]
    - day 2: []
    - expect: { dead: [Ann, Dem] }
`);

rule('werewolves/rule/souls#7', 'each attack costs one', `${head}
  players: { Dev: Devil, Dem: Demon, Axl: Assassin, Alf: Assassin, Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Dem, Alf: assassin Dem, Wes: vote Dem in wolfpack]
    - day 2: []
    - expect: { dead: [Dem] }
`);

rule('werewolves/rule/souls#8', 'all of Hell hear who was attacked', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Dem in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Dev: [{ kind: notice, ability: hell, about: [Dem] }], Dem: [{ kind: notice, ability: hell, about: [Dem] }] }, untold: { Ann: [{ about: [Dem] }] } }
`);
