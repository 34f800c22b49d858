import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/barber#1', 'one attack in the game', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Wes]
    - day 3: [Bar: barber Wim]
    - expect: { dead: [Wes], refused: [{ by: Bar }] }
`);

rule('werewolves/role/barber#2', 'on no day before Day 2', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Bar: barber Wes]
    - expect: { dead: [], refused: [{ by: Bar }] }
    - night 2: [Bar: barber Wes]
    - expect: { dead: [], refused: [{ by: Bar }] }
`);

rule('werewolves/role/barber#2', 'not before Day 2', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Bar: barber Wes]
    - expect: { dead: [], refused: [{ by: Bar }] }
`);

rule('werewolves/role/barber#3', 'the attack comes at once', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Wes]
    - expect: { dead: [Wes], phase: day 2 }
`);

rule('werewolves/role/barber#4', 'who does not want to be revealed is not', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Wes]
    - expect: { dead: [Wes], unannounced: [{ about: [Bar] }, { result: Barber }] }
`);

rule('werewolves/role/barber#5', 'who wants to is, by name and role', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Wes with reveal]
    - expect: { dead: [Wes], announced: [{ kind: reveal, about: [Bar], result: Barber }] }
`);

rule('werewolves/role/barber#5', 'reveals name and role where that was chosen and the attack succeeded', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Wes with reveal]
    - expect: { dead: [Wes], announced: [{ kind: reveal, about: [Bar], result: Barber }] }
`);

rule('werewolves/role/barber#6', 'not after an attack that fails', `${head}
  players: { Bar: Barber, Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Idi with reveal]
    - expect: { dead: [], unannounced: [{ kind: reveal }], told: { Bar: [{ about: [Idi], result: false }] } }
`);

rule('werewolves/role/barber?1', 'a failed attack was the only one', `${head}
  players: { Bar: Barber, Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Idi]
    - day 3: [Bar: barber Wes]
    - expect: { dead: [], refused: [{ by: Bar }] }
`);

rule('werewolves/role/barber?2', 'whom it kills in the place of another, the Barber is not told of', `${head}
  players: { Bar: Barber, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Flu: flute player Bar, App: flute apprentice Wes]
    - day 2: [Bar: barber App with reveal]
    - expect: { dead: [Wes], unannounced: [{ kind: reveal }], told: { Bar: [{ about: [App], result: false }] }, untold: { Bar: [{ about: [Wes], result: true }] } }
`);
