import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/plague-doctor#1', 'wins as soon as nothing is left of the Plague', `${head}
  players: { Doc: Plague Doctor, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Pla, Bob: vote Pla]
    - end
    - expect: { dead: [Doc, Pla], announced: [{ kind: win, about: [Doc], result: Plague Doctor }] }
`);

rule('werewolves/role/plague-doctor#2', 'dead, it does not win when the team is gone', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Doc in wolfpack]
    - day 1: [Ann: vote Pla, Bob: vote Pla]
    - end
    - expect: { dead: [Pla, Doc], unannounced: [{ kind: win }] }
    - day 2: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cal] }
`);

rule('werewolves/role/plague-doctor#2', 'nor if it dies in the same moment', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Wes: vote Doc in wolfpack, Axl: assassin Pla]
    - day 2: []
    - expect: { dead: [Pla, Doc], unannounced: [{ kind: win }] }
`);

rule('werewolves/role/plague-doctor#3', 'looks at one player each night', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Doc: plague doctor Ann with check, Doc: plague doctor Bob with check]
    - expect: { told: { Doc: [{ about: [Ann], result: false }] }, untold: { Doc: [{ about: [Bob] }] }, refused: [{ by: Doc, text: plague doctor Bob with check }] }
    - day 1: [Doc: plague doctor Bob with check]
    - expect: { refused: [{ by: Doc, phase: day 1 }] }
    - night 2: [Doc: plague doctor Bob with check]
    - expect: { told: { Doc: [{ about: [Bob], result: false }] } }
`);

rule('werewolves/role/plague-doctor#4', 'hears at once if somebody is ill and since when', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Doc: plague doctor Ann with check]
    - expect: { told: { Doc: [{ about: [Ann], result: night 1 }] } }
    - day 2: [Exo: exorcist Ann]
    - night 3: [Doc: plague doctor Exo with check]
    - expect: { told: { Doc: [{ about: [Exo], result: day 2 }] } }
`);

rule('werewolves/role/plague-doctor#5', 'sees nothing on the team', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Fay, Fay: fortune teller Pla, Doc: plague doctor Pla with check]
    - expect: { told: { Doc: [{ about: [Pla], result: false }] } }
`);

rule('werewolves/role/plague-doctor#6', 'a vial for every five players, rounded', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Doc: plague doctor Ann with cure]
    - night 2: [Doc: plague doctor Bob with cure]
    - expect: { refused: [] }
    - night 3: [Doc: plague doctor Cal with cure]
    - expect: { refused: [{ by: Doc, phase: night 3 }] }
`);

rule('werewolves/role/plague-doctor#7', 'one vial a night, which works at once', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Doc: plague doctor Ann with cure, Doc: plague doctor Ann with check, Doc: plague doctor Bob with cure]
    - expect: { told: { Doc: [{ about: [Ann], result: false }] }, refused: [{ by: Doc, text: plague doctor Bob with cure }] }
`);

rule('werewolves/role/plague-doctor#8', 'the cured neither die nor pass it on', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Fay, Doc: plague doctor Fay with cure, Fay: fortune teller Ann]
    - night 2: [Doc: plague doctor Ann with check]
    - expect: { told: { Doc: [{ about: [Ann], result: false }] } }
    - day 3: []
    - expect: { dead: [] }
`);

rule('werewolves/role/plague-doctor#9', 'the cured do not hear of it', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Doc: plague doctor Ann with cure]
    - night 3: []
    - expect: { told: { Ann: [{ kind: role }] }, untold: { Ann: [{ kind: notice }, { kind: result }], Doc: [{ kind: result, about: [Ann] }] } }
`);

rule('werewolves/role/plague-doctor#10', 'who has been told is beyond help, and the doctor hears that', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - night 3: [Doc: plague doctor Ann with cure]
    - expect: { told: { Ann: [{ result: contaminated }], Doc: [{ about: [Ann], result: false }] } }
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/plague-doctor#11', 'dies at once of a rodent, by no attack', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Doc with life, Pla: plague bearer Doc]
    - expect: { dead: [Doc], announced: [{ kind: death, about: [Doc] }] }
`);

rule('werewolves/role/plague-doctor#12', 'does not fall ill of the patients', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Dab: Plague Doctor, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Doc: plague doctor Ann with check]
    - night 2: [Dab: plague doctor Doc with check]
    - expect: { told: { Dab: [{ about: [Doc], result: false }] } }
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/plague-doctor#13', 'alive it keeps the team from winning', `${head}
  players: { Pla: Plague Bearer, Pol: Plague Bearer, Doc: Plague Doctor, Wes: Wolf }
  play:
    - day 1: [Pla: vote Wes, Pol: vote Wes]
    - end
    - expect: { dead: [Wes], winners: [] }
    - night 2: [Pla: plague bearer Doc]
    - expect: { phase: over, winners: [Pla, Pol] }
`);
