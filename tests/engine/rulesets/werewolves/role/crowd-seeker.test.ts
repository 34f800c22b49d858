import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/crowd-seeker#1', 'up to three guesses, not four', `${head}
  players: { Cro: Crowd Seeker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cro: crowd seeker Ann as Witch and Bob as Witch and Cal as Witch and Wes as Witch]
    - expect: { refused: [{ by: Cro }] }
    - night 2: [Cro: crowd seeker Ann as Witch and Bob as Witch and Wes as Wolf]
    - expect: { told: { Cro: [{ about: [Ann], result: false }, { about: [Bob], result: false }, { about: [Wes], result: true }] } }
`);

rule('werewolves/role/crowd-seeker#2', 'of three different players', `${head}
  players: { Cro: Crowd Seeker, Ann: Citizen, Ora: Oracle, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cro: crowd seeker Ann as Citizen and Ora as Oracle and Wes as Wolf]
    - expect: { told: { Cro: [{ about: [Ann], result: true }, { about: [Ora], result: true }, { about: [Wes], result: true }] } }
`);

rule('werewolves/role/crowd-seeker#3', 'several of the same player', `${head}
  players: { Cro: Crowd Seeker, Ann: Citizen, Ora: Oracle, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cro: crowd seeker Ora as Witch and Ora as Oracle]
    - expect: { told: { Cro: [{ about: [Ora], result: false }, { about: [Ora], result: true }] } }
`);

rule('werewolves/role/crowd-seeker#4', 'all of a night together', `${head}
  players: { Cro: Crowd Seeker, Ann: Citizen, Ora: Oracle, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Cro: crowd seeker Ora as Witch, Cro: crowd seeker Ann as Citizen]
    - expect: { refused: [{ by: Cro }], untold: { Cro: [{ about: [Ann] }] } }
`);

rule('werewolves/role/crowd-seeker#5', 'each guess that is right is confirmed, the others are not', `${head}
  players: { Cro: Crowd Seeker, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Cro: crowd seeker Wes as Wolf and Ann as Witch and Axl as Assassin]
    - expect: { told: { Cro: [{ about: [Wes], result: true }, { about: [Ann], result: false }, { about: [Axl], result: true }] } }
`);

rule('werewolves/role/crowd-seeker#6', 'a weak disguise deceives it', `${head}
  players: { Cro: Crowd Seeker, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Baker]
    - night 2: [Cro: crowd seeker Wes as Wolf and Wes as Baker]
    - expect: { told: { Cro: [{ about: [Wes], result: false }, { about: [Wes], result: true }] } }
`);

rule('werewolves/role/crowd-seeker#8', 'an enchanted one is answered falsely', `${head}
  decide: { crowd-seeker-enchanted: 'false' }
  players: { Cro: Crowd Seeker, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Cro, Cro: crowd seeker Wes as Wolf]
    - expect: { told: { Cro: [{ about: [Wes], result: false }] } }
`);

rule('werewolves/role/crowd-seeker#9', 'is answered at once, and sees what was changed before', `${head}
  players: { Cro: Crowd Seeker, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Ann, Cro: crowd seeker Ann as Wolf]
    - expect: { phase: night 1, told: { Cro: [{ about: [Ann], result: true, phase: night 1 }] } }
`);

rule('werewolves/role/crowd-seeker?1', 'each guess has an answer of its own', `${head}
  players: { Cro: Crowd Seeker, Ora: Oracle, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cro: crowd seeker Ann as Witch and Ora as Oracle]
    - expect: { told: { Cro: [{ about: [Ann], result: false }, { about: [Ora], result: true }] }, untold: { Cro: [{ result: Citizen }] } }
`);

rule('werewolves/role/crowd-seeker?2', 'one guess may be redirected alone', `${head}
  decide: { crowd-seeker-enchanted: 'true' }
  players: { Cro: Crowd Seeker, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Cro, App: flute apprentice Wes]
    - night 2: [Cro: crowd seeker App as Wolf and Ann as Citizen and Bob as Wolf]
    - expect: { told: { Cro: [{ about: [App], result: true }, { about: [Ann], result: true }, { about: [Bob], result: false }] } }
`);
