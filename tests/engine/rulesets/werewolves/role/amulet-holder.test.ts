import { expect, test } from 'vitest';
import { played, rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/amulet-holder#1', 'holds it when the game begins', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Amu: [{ kind: role, result: Amulet }] } }
`);

rule('werewolves/role/amulet-holder#2', 'at night no attack on who has it succeeds, by day one does', `${head}
  players: { Hol: Amulet Holder, Bar: Barber, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Hol: amulet holder Ann]
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Ann: amulet Bob]
    - expect: { dead: [] }
    - night 2: [Wes: vote Bob in wolfpack, Axl: assassin Ann]
    - expect: { dead: [] }
    - day 2: [Bar: barber Bob]
    - expect: { dead: [Ann, Bob] }
`);

rule('werewolves/role/amulet-holder#3', 'by day it protects nobody and has to move on', `${head}
  players: { Amu: Amulet Holder, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Bob]
    - day 2: [Bob: amulet Cal, Bar: barber Bob]
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/amulet-holder#4', 'three names, together or one after another', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Amu, Ann: amulet Bob and Cal, Ann: amulet Dee]
    - expect: { refused: [{ by: Ann }] }
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/amulet-holder#5', 'the first name that never had it', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann and Bob]
    - day 1: [Ann: amulet Amu and Cal]
    - expect: { told: { Ann: [{ kind: role, result: Amulet }] }, untold: { Bob: [{ result: Amulet }] } }
    - night 2: []
    - expect: { told: { Cal: [{ kind: role, result: Amulet }] } }
`);

rule('werewolves/role/amulet-holder#6', 'a name that is not possible is said at once', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Amu]
    - expect: { phase: day 1, told: { Ann: [{ kind: result, about: [Amu], result: false }] } }
`);

rule('werewolves/role/amulet-holder#7', 'it is passed when the day ends: until then it is where it was', `${head}
  players: { Hol: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Hol: amulet holder Ann]
    - expect: { untold: { Ann: [{ result: Amulet }] } }
    - night 1: [Ann: amulet Bob]
    - expect: { told: { Ann: [{ kind: role, result: Amulet, phase: day 0 }] }, refused: [{ by: Ann }] }
    - day 1: [Bob: vote Ann, Cal: vote Ann, Ann: amulet Bob]
    - night 2: [Wes: vote Bob in wolfpack]
    - expect: { dead: [Ann], untold: { Bob: [{ result: Amulet }] } }
    - day 2: []
    - expect: { dead: [Ann, Bob] }
`);

rule('werewolves/role/amulet-holder#8', 'shatters and kills where nobody was named', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet holder Ann]
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - end
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/amulet-holder#9', 'shatters and kills its holder when the Amulet Holder dies', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - night 1: [Wes: vote Amu in wolfpack]
    - day 1: []
    - expect: { dead: [Amu, Ann] }
`);

rule('werewolves/role/amulet-holder#10', 'nobody learns from whom it comes', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - night 1: []
    - expect: { told: { Ann: [{ kind: role, result: Amulet }] }, untold: { Ann: [{ about: [Amu] }] } }
`);

rule('werewolves/role/amulet-holder#11', 'who does not pass it on Day 0 dies', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: []
    - night 1: []
    - expect: { dead: [Amu] }
`);

rule('werewolves/role/amulet-holder#12', 'may break it by day, once, wherever it is: who has it is attacked', `${head}
  players: { Hol: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Hol: amulet holder Ann]
    - night 1: [Hol: amulet holder with shatter]
    - day 1: [Ann: amulet Bob, Hol: amulet holder with shatter, Hol: amulet holder with shatter]
    - expect: { phase: day 1, dead: [Ann], refused: [{ by: Hol, phase: night 1 }, { by: Hol, phase: day 1 }] }
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [Ann, Bob] }
`);

rule('werewolves/role/amulet-holder?1', 'at once, and it kills', `${head}
  players: { Amu: Amulet Holder, Cor: Coroner, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Bob]
    - day 2: [Bar: barber Amu]
    - expect: { phase: day 2, dead: [Amu, Bob], told: { Cor: [{ about: [Bob], result: { has: [kill] } }] } }
`);

rule('werewolves/role/amulet-holder?2', 'with its holder the amulet is gone, and whoever was named is not harmed', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Bob: vote Ann, Cal: vote Ann, Ann: amulet Bob]
    - day 2: [Bob: amulet Cal]
    - expect: { dead: [Ann], refused: [{ by: Bob }], untold: { Bob: [{ result: Amulet }] } }
`);

rule('werewolves/role/amulet-holder?3', 'who dies with the own amulet takes nobody along', `${head}
  decide: { amnesiac-role: Amulet Holder }
  players: { Amy: Amnesiac, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: []
    - day 2: [Amy: amulet Ann, Bob: vote Amy, Cal: vote Amy]
    - night 3: []
    - expect: { dead: [Amy], told: { Amy: [{ kind: role, result: Amulet }] }, untold: { Ann: [{ result: Amulet }] } }
`);

rule('werewolves/role/amulet-holder?4', 'not whoever has it, and not who was one', `${head}
  players: { Amu: Amulet Holder, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - night 1: [Inf: infecting wolf Amu]
    - day 1: [Ann: amulet with shatter, Ann: amulet holder with shatter, Amu: amulet holder with shatter]
    - expect: { dead: [], refused: [{ text: amulet with shatter }, { by: Ann, text: amulet holder with shatter }, { by: Amu }] }
`);

test('werewolves/role/amulet-holder?5: not in one game with an Amulet Crafter', () => {
  expect(() => played(`
  rules: werewolves
  players: { Abe: Amulet Holder, Bob: Amulet Crafter, Cal: Citizen, Dee: Citizen, Eve: Wolf }
  play:
    - night 1: []
`)).toThrow(/Amulet/);
});
