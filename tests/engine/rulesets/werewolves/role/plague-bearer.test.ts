import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/plague-bearer#1', 'a rodent for every five players, rounded', `${head}
  players: { Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Eve: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - night 2: [Pla: plague bearer Bob]
    - expect: { refused: [] }
    - night 3: [Pla: plague bearer Cal]
    - expect: { refused: [{ by: Pla, phase: night 3 }] }
`);

rule('werewolves/role/plague-bearer#2', 'several know each other and have one stock', `${head}
  players: { Pla: Plague Bearer, Pol: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { plague-pit: [Pla, Pol] } }
    - night 1: [Pla: plague bearer Ann]
    - night 2: [Pla: plague bearer Bob]
    - expect: { refused: [] }
    - night 3: [Pol: plague bearer Cal, Pla: plague bearer Cal]
    - expect: { refused: [{ by: Pol, phase: night 3 }, { by: Pla, phase: night 3 }] }
`);

rule('werewolves/role/plague-bearer#3', 'one rodent a night', `${head}
  players: { Pla: Plague Bearer, Pol: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Pla: plague bearer Bob, Pol: plague bearer Bob]
    - expect: { refused: [{ by: Pla, text: plague bearer Bob }] }
`);

rule('werewolves/role/plague-bearer#4', 'whom the rodent reaches falls ill', `${head}
  players: { Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - night 3: []
    - expect: { told: { Ann: [{ kind: notice, result: contaminated }] }, untold: { Bob: [{ kind: notice }], Pla: [{ result: contaminated }] } }
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/plague-bearer#5', 'at once: who is met in the same night is ill too', `${head}
  players: { Pla: Plague Bearer, Fay: Fortune Teller, Fox: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Fox: fortune teller Bob, Pla: plague bearer Fay, Fay: fortune teller Ann]
    - night 3: []
    - expect: { told: { Fay: [{ result: contaminated }], Ann: [{ result: contaminated }] }, untold: { Bob: [{ result: contaminated }], Fox: [{ result: contaminated }] } }
`);

rule('werewolves/role/plague-bearer#6', 'falls ill neither of its victims nor of its own kind', `${head}
  players: { Pla: Plague Bearer, Pol: Plague Bearer, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Pol, Pla: plague bearer Fay, Fay: fortune teller Pla]
    - expect: { refused: [{ by: Pla, code: illegal-target }] }
    - day 3: []
    - expect: { dead: [Fay], untold: { Pla: [{ result: contaminated }] } }
`);

rule('werewolves/role/plague-bearer#7', 'hears that somebody was ill already; the rodent is spent', `${head}
  players: { Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Eve: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - expect: { untold: { Pla: [{ kind: result }] } }
    - night 2: [Pla: plague bearer Ann]
    - expect: { told: { Pla: [{ kind: result, about: [Ann], result: false }] } }
    - night 3: [Pla: plague bearer Bob]
    - expect: { refused: [{ by: Pla }] }
`);

rule('werewolves/role/plague-bearer#8', 'a visit passes the plague on', `${head}
  players: { Pla: Plague Bearer, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pla: plague bearer Fay, Fay: fortune teller Ann]
    - night 3: []
    - expect: { told: { Fay: [{ result: contaminated }], Ann: [{ result: contaminated }] } }
    - day 3: []
    - expect: { dead: [Fay, Ann] }
`);

rule('werewolves/role/plague-bearer#9', 'targeting, an attack that fails and a look are all visits', `${head}
  players: { Pla: Plague Bearer, Hun: Huntress, Wes: Wolf, Wim: Wolf, Wit: Witch, Ann: Citizen, Bob: Citizen, Exo: Exorcist, Dan: Citizen, Eve: Citizen }
  play:
    - night 1: [Pla: plague bearer Ann, Hun: huntress Ann, Wit: witch Ann with life, Wes: vote Ann in wolfpack]
    - day 1: [Exo: exorcist Hun]
    - expect: { dead: [], told: { Exo: [{ about: [Hun], result: [contaminated] }] } }
    - night 3: []
    - expect: { told: { Ann: [{ result: contaminated }], Wes: [{ result: contaminated }], Wit: [{ result: contaminated }], Exo: [{ result: contaminated }] }, untold: { Wim: [{ result: contaminated }], Hun: [{ result: contaminated }] } }
`);

rule('werewolves/role/plague-bearer#10', 'the ill learn of it when the second night after begins', `${head}
  players: { Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Pla: plague bearer Ann]
    - day 3: []
    - expect: { untold: { Ann: [{ kind: notice }] } }
    - night 4: []
    - expect: { told: { Ann: [{ kind: notice, phase: night 4, result: contaminated }] } }
`);

rule('werewolves/role/plague-bearer#11', 'and die when it ends, of no attack: a soul does not stop it', `${head}
  players: { Pla: Plague Bearer, Dem: Demon, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Dem]
    - night 3: []
    - expect: { dead: [] }
    - day 3: []
    - expect: { dead: [Dem], told: { Cor: [{ about: [Dem], result: [kill, Plague] }] } }
`);

rule('werewolves/role/plague-bearer#12', 'who lives on stays ill and does not die of it again', `${head}
  players: { Pla: Plague Bearer, Vam: Vampire, Doc: Plague Doctor, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - night 3: [Vam: vampire Ann]
    - day 3: []
    - expect: { dead: [], roles: { Ann: Undead } }
    - night 4: [Doc: plague doctor Ann with check, Pla: plague bearer Ann]
    - expect: { told: { Doc: [{ about: [Ann], result: night 1 }], Pla: [{ about: [Ann], result: false }] } }
    - day 6: [Exo: exorcist Ann]
    - expect: { dead: [Vam], told: { Exo: [{ about: [Ann], result: { has: [contaminated] } }] } }
`);

rule('werewolves/role/plague-bearer#13', 'with nobody left of the team the ill are well, and are not told', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - day 1: [Bob: vote Pla, Cal: vote Pla]
    - day 2: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [] }] } }
    - day 4: []
    - expect: { dead: [Pla, Doc], untold: { Ann: [{ kind: notice }] } }
`);

rule('werewolves/role/plague-bearer#14', 'a rodent for a Plague Doctor is the end of the doctor, and is not spent', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Doc]
    - expect: { dead: [Doc] }
    - night 2: [Pla: plague bearer Ann]
    - expect: { refused: [], phase: night 2 }
`);

rule('werewolves/role/plague-bearer#15', 'what kills the Plague Doctor is no attack', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Wit: Witch, Cor: Coroner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Doc with life, Pla: plague bearer Doc]
    - expect: { dead: [Doc], told: { Cor: [{ about: [Doc], result: [kill, Plague Bearer] }] } }
`);

rule('werewolves/role/plague-bearer#16', 'and that rodent is not spent', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Doc]
    - night 2: [Pla: plague bearer Ann]
    - expect: { refused: [] }
    - night 3: [Pla: plague bearer Bob]
    - expect: { refused: [{ by: Pla }] }
`);

rule('werewolves/role/plague-bearer#17', 'the team wins when all others are dead', `${head}
  players: { Pla: Plague Bearer, Pol: Plague Bearer, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Pla: vote Wes, Pol: vote Wes]
    - end
    - expect: { winners: [] }
    - day 2: [Pla: vote Ann, Pol: vote Ann]
    - end
    - expect: { phase: over, winners: [Pla, Pol] }
`);
