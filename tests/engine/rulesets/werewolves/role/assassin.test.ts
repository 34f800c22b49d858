import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/assassin#1', 'from Night 2', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Axl: assassin Wes]
    - expect: { refused: [{ by: Axl }] }
    - night 2: [Axl: assassin Wes]
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/assassin#2', 'three attacks in the whole game', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Axl: assassin Ann]
    - night 3: [Axl: assassin Bob]
    - night 4: [Axl: assassin Cal]
    - night 5: [Axl: assassin Dee]
    - expect: { dead: [Ann, Bob, Cal], refused: [{ by: Axl }] }
`);

rule('werewolves/role/assassin#3', 'strikes when the night ends', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Axl: assassin Ann, Axl: assassin Wes]
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/assassin?1', 'a failed attack is one of the three, a withdrawn one is not', `${head}
  players: { Axl: Assassin, Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Axl: assassin Idi]
    - night 3: [Axl: assassin Dee, Axl: cancel assassin]
    - night 4: [Axl: assassin Ann]
    - night 5: [Axl: assassin Bob]
    - night 6: [Axl: assassin Cal]
    - expect: { dead: [Ann, Bob], refused: [{ by: Axl, phase: night 6 }] }
`);
