import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/priest#1', 'one player each night', `${head}
  players: { Pri: Priest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pri: priest Wes]
    - night 2: [Pri: priest Wim, Wim: vote nobody in wolfpack]
    - day 2: []
    - expect: { dead: [Wes, Wim] }
`);

rule('werewolves/role/priest#4', 'who is neither is not harmed, and the Priest is not', `${head}
  players: { Pri: Priest, Tan: Tanner, Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pri: priest Tan]
    - night 2: [Pri: priest Ang]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/priest#3', 'a townsfolk kills the Priest, whom no protection helps', `${head}
  players: { Pri: Priest, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Pri with life, Pri: priest Ann]
    - day 1: []
    - expect: { dead: [Pri] }
`);

rule('werewolves/role/priest#5', 'works when the night ends', `${head}
  players: { Pri: Priest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pri: priest Ann, Pri: priest Wes]
    - expect: { dead: [] }
    - day 1: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/witch#1', 'has one potion of each kind', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wit: witch Ann with life]
    - night 2: [Wit: witch Wes with death]
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/witch#2', 'each once in the game', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wit: witch Ann with life, Wit: witch Bob with death]
    - night 2: [Wit: witch Ann with life]
    - expect: { dead: [Bob], refused: [{ by: Wit }] }
    - night 3: [Wit: witch Ann with death]
    - expect: { refused: [{ by: Wit }] }
`);

rule('werewolves/role/witch#3', 'both in one night', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wit: witch Ann with life, Wit: witch Wes with death, Wim: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/witch#4', 'three players and the Witch, for that night', `${head}
  players: { Wit: Witch, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 2: [Wit: witch Ann and Bob and Cal with life, Wes: vote Wit in wolfpack, Axl: assassin Cal]
    - day 2: []
    - expect: { dead: [] }
    - night 3: [Wes: vote Ann in wolfpack]
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/witch#5', 'the potion of life works at once', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wit: witch Ann with life, Wit: witch Bob with life]
    - expect: { refused: [{ by: Wit }] }
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/role/witch#6', 'the potion of death is an attack', `${head}
  players: { Wit: Witch, Run: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wit: witch Ann with life]
    - night 2: [Wit: witch Run with death]
    - day 2: []
    - expect: { dead: [], told: { Wit: [{ ability: witch, about: [Run], result: false }] } }
`);

rule('werewolves/role/amulet-holder#1', 'holds it when the game begins', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Amu: [{ kind: role, result: Amulet }] } }
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
