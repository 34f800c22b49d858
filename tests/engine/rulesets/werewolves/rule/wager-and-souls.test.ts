import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/wager#4', 'the role for a look at another: both are told', `${head}
  players: { Dev: Devil, Ann: Witch, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Bob with trade]
    - expect: { told: { Ann: [{ about: [Bob], result: Citizen }], Dev: [{ about: [Bob], result: Citizen }, { about: [Ann], result: Witch }] } }
`);

rule('werewolves/rule/wager#7', 'after the death of the Devil no choice has an effect', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Wes with attack, Host: kill Dev]
    - day 2: []
    - expect: { dead: [Dev], refused: [] }
`);

rule('werewolves/rule/wager#6', 'silence is a no', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: []
    - day 2: [Dev: devil Ann]
    - expect: { refused: [], phase: day 2, dead: [] }
`);

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
