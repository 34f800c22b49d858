import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/amulet-crafter#1', 'holds it when the game begins', `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Amu: [{ kind: role, result: Amulet }] } }
`);

rule('werewolves/role/amulet-crafter#2', 'at night attacks on its holder fail', `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/role/amulet-crafter#3', 'it moves on by day', `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Bob]
    - night 2: [Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/amulet-crafter#4', "shatters with the Crafter's death", `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - night 1: [Wes: vote Amu in wolfpack]
    - day 1: []
    - expect: { dead: [Amu, Ann], announced: [{ kind: notice }] }
`);

rule('werewolves/role/amulet-crafter#5', "shatters with its holder's death, and nobody else is harmed", `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Bob: vote Ann, Cal: vote Ann, Ann: amulet Bob]
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [Ann, Bob] }
`);

rule('werewolves/role/amulet-crafter#6', 'its holder is attacked, and may survive', `${head}
  players: { Amu: Amulet Crafter, Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Idi]
    - night 1: [Wes: vote Amu in wolfpack]
    - day 1: []
    - expect: { dead: [Amu], told: { Idi: [{ ability: idiot }] } }
`);

rule('werewolves/role/amulet-crafter#7', 'after that it is passed on no more', `${head}
  players: { Amu: Amulet Crafter, Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Idi]
    - night 1: [Wes: vote Amu in wolfpack]
    - day 1: [Idi: amulet Ann]
    - night 2: []
    - expect: { dead: [Amu], refused: [{ by: Idi }], untold: { Ann: [{ result: Amulet }] } }
`);

rule('werewolves/role/amulet-crafter#8', 'shatters it at the end of a night, not of the first one', `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - night 1: [Amu: amulet crafter with shatter]
    - expect: { refused: [{ by: Amu }] }
    - day 1: [Ann: amulet Bob]
    - night 2: [Amu: amulet crafter with shatter]
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/amulet-crafter#9', 'must pass it on Day 0', `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - expect: { dead: [Amu] }
`);

rule('werewolves/role/amulet-crafter#10', 'three names a day', `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann and Bob, Amu: amulet Cal, Amu: amulet Dee]
    - expect: { refused: [{ by: Amu }] }
`);

rule('werewolves/role/amulet-crafter#11', 'goes to the first name that never had it', `${head}
  players: { Cra: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Cra: amulet crafter Ann and Bob]
    - night 1: []
    - expect: { told: { Ann: [{ result: Amulet }] }, untold: { Bob: [{ result: Amulet }] } }
    - day 1: [Ann: amulet Cra and Cal and Bob]
    - night 2: []
    - expect: { dead: [], told: { Ann: [{ about: [Cra], result: false }], Cal: [{ result: Amulet }] }, untold: { Bob: [{ result: Amulet }], Cra: [{ result: Amulet }] } }
`);

rule('werewolves/role/amulet-crafter#12', 'the next name is tried, and the holder is told', `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Amu and Bob]
    - expect: { told: { Ann: [{ about: [Amu], result: false }] } }
    - night 2: []
    - expect: { dead: [], told: { Bob: [{ kind: role, result: Amulet }] } }
`);

rule('werewolves/role/amulet-crafter#13', 'it passes when the day is over', `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - expect: { untold: { Ann: [{ result: Amulet }] } }
    - night 1: []
    - expect: { told: { Ann: [{ result: Amulet }] } }
`);

rule('werewolves/role/amulet-crafter#14', 'without a recipient it shatters', `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Amu]
    - night 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/amulet-crafter#15', 'nobody learns from whom it comes', `${head}
  players: { Amu: Amulet Crafter, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - night 1: []
    - expect: { told: { Ann: [{ result: Amulet }] }, untold: { Ann: [{ about: [Amu] }] } }
`);

rule('werewolves/role/amulet-crafter?1', 'it does not stop its own shattering, a potion does', `${head}
  players: { Amu: Amulet Crafter, Wit: Witch, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Bob]
    - night 2: [Amu: amulet crafter with shatter, Wit: witch Bob with life]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/amulet-crafter?1', 'without one its holder dies of an attack', `${head}
  players: { Amu: Amulet Crafter, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Bob]
    - night 2: [Amu: amulet crafter with shatter]
    - day 2: []
    - expect: { dead: [Bob], told: { Cor: [{ about: [Bob], result: [attack, Amulet Crafter] }] } }
`);

rule('werewolves/role/amulet-crafter?2', 'the death of who has it attacks nobody', `${head}
  players: { Amu: Amulet Crafter, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Bob]
    - day 2: [Bob: amulet Cal, Bar: barber Bob]
    - night 3: [Amu: amulet crafter with shatter]
    - expect: { dead: [Bob], refused: [{ by: Amu }], untold: { Cal: [{ result: Amulet }] } }
`);

rule('werewolves/role/amulet-crafter?3', 'is a killing role: a threat', `${head}
  players: { Amu: Amulet Crafter, Aur: Aura Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - night 1: [Aur: aura teller Amu]
    - expect: { told: { Aur: [{ about: [Amu], result: a threat }] } }
`);
