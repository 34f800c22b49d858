import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/detective#1', 'guesses at one of the living or looks at one of the dead, one of them, each day', `${head}
  players: { Det: Detective, Ann: Witch, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Det: detective Ann, Det: detective Wes as Wolf]
    - expect: { told: { Det: [{ about: [Ann], result: Witch }] }, refused: [{ by: Det, text: detective Wes as Wolf }] }
    - day 2: [Det: detective Wes as Wolf, Det: detective Ann]
    - expect: { told: { Det: [{ about: [Wes], result: true }] }, refused: [{ by: Det, text: detective Ann }] }
`);

rule('werewolves/role/detective#1', 'of the dead it learns the last role', `${head}
  players: { Det: Detective, Inf: Infecting Wolf, Ann: Witch, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Ann]
    - day 1: [Bob: vote Ann, Cal: vote Ann]
    - day 2: [Det: detective Ann]
    - expect: { told: { Det: [{ about: [Ann], result: Wolf }] } }
`);

rule('werewolves/role/detective#2', 'a guess at what somebody is now is confirmed if it is right', `${head}
  players: { Det: Detective, Inf: Infecting Wolf, Ann: Witch, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Ann]
    - day 1: [Det: detective Ann as Witch]
    - expect: { told: { Det: [{ kind: result, about: [Ann], result: false }] } }
    - day 2: [Det: detective Ann as Wolf]
    - expect: { told: { Det: [{ kind: result, about: [Ann], result: true }] } }
`);

rule('werewolves/role/detective#3', 'gives the whole list of first roles, in the night alone; what was given last is judged again', `${head}
  players: { Det: Detective, Inf: Infecting Wolf, Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Ann, Det: detective Ann as Citizen and Bob as Witch, Det: detective Inf as Wolf and Ann as Citizen and Bob as Witch and Wes as Wolf]
    - expect: { refused: [{ by: Det, text: detective Ann as Citizen and Bob as Witch }] }
    - day 1: [Det: detective Inf as Infecting Wolf and Ann as Citizen and Bob as Witch and Wes as Wolf]
    - expect: { told: { Det: [{ ability: detective, phase: night 1, result: 3 }] }, refused: [{ by: Det, phase: day 1 }] }
    - day 2: []
    - expect: { told: { Det: [{ ability: detective, phase: night 2, result: 3 }] } }
`);

rule('werewolves/role/detective#4', 'a whole list that is right wins', `${head}
  players: { Det: Detective, Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - night 1: [Det: detective Ann as Citizen and Bob as Witch and Wes as Wolf]
    - day 1: []
    - expect: { dead: [Det], announced: [{ kind: win, about: [Det], result: Detective }] }
`);

rule('werewolves/role/detective#5', 'hears how many are right, not which', `${head}
  players: { Det: Detective, Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - night 1: [Det: detective Ann as Citizen and Bob as Oracle and Wes as Wolf]
    - expect: { untold: { Det: [{ kind: result }] } }
    - day 1: []
    - expect: { dead: [], told: { Det: [{ kind: result, about: [], result: 2 }] }, untold: { Det: [{ text: Ann }, { text: Bob }] } }
`);

rule('werewolves/role/detective#6', 'no disguise deceives it', `${head}
  players: { Det: Detective, Psy: Psychopath, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Psy: psychopath as Oracle, Dem: demon as Baker]
    - day 1: [Det: detective Psy as Psychopath]
    - expect: { told: { Det: [{ about: [Psy], result: true }] } }
    - day 1: [Ann: vote Psy, Bob: vote Psy]
    - day 2: [Det: detective Psy]
    - expect: { told: { Det: [{ about: [Psy], result: Psychopath }] } }
    - day 3: [Det: detective Dem as Baker]
    - expect: { told: { Det: [{ about: [Dem], result: false }] } }
`);

rule('werewolves/role/detective#7', 'enchanted it hears the truth, and its list is judged as ever', `${head}
  players: { Det: Detective, Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Det, Det: detective Flu as Wolf and Ann as Citizen and Bob as Citizen and Wes as Wolf]
    - day 1: [Det: detective Ann as Citizen]
    - expect: { told: { Det: [{ ability: detective, result: 3 }, { about: [Ann], result: true }] } }
    - day 2: [Det: detective Wes as Flute Player]
    - expect: { told: { Det: [{ about: [Wes], result: false }] } }
`);

rule('werewolves/role/detective#8', 'nobody turns its guess to another', `${head}
  players: { Det: Detective, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Det, App: flute apprentice Bob]
    - day 1: [Det: detective App as Flute Apprentice]
    - expect: { told: { Det: [{ about: [App], result: true }] }, untold: { App: [{ kind: notice, phase: day 1 }] } }
`);
