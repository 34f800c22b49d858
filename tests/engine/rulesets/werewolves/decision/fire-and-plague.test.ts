import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/pyromancer?1', 'powdered by another it is lit by its own fire, too, and lives', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pat: pyromancer Pyr]
    - night 2: [Pyr: pyromancer with ignite]
    - day 2: []
    - expect: { dead: [], told: { Pyr: [{ ability: pyromancer, about: [Pyr], result: false }] } }
`);

rule('werewolves/role/pyromancer?2', 'may light where nothing is powdered', `${head}
  players: { Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer with ignite]
    - day 1: []
    - expect: { dead: [], refused: [] }
`);

rule('werewolves/role/pyromancer?3', 'what another powdered in the same night burns as well', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer with ignite, Pat: pyromancer Ann]
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/wisp?1', "a Wisp's fire is an attack, which a defence stops", `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Run: Runner, Cor: Coroner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Run]
    - night 2: [Pyr: pyromancer Ann]
    - day 2: [Wis: wisp Ann]
    - night 3: []
    - expect: { dead: [Ann], told: { Cor: [{ about: [Ann], result: [attack, Wisp] }] } }
`);

rule('werewolves/role/wisp?2', 'on one of its own nothing burns, and it hears so when the day ends', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Pat]
    - day 1: [Wis: wisp Pat]
    - expect: { untold: { Wis: [{ kind: result, about: [Pat] }] } }
    - end
    - expect: { dead: [], told: { Wis: [{ about: [Pat], result: false, phase: day 1 }] } }
`);

rule('werewolves/role/wisp?3', 'promoted by day after its visit it lights nothing', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - day 1: [Wis: wisp Ann, Dem: demon Pyr with attack]
    - expect: { dead: [Pyr], roles: { Wis: Pyromancer } }
    - night 2: []
    - expect: { dead: [Pyr] }
`);

rule('werewolves/role/wisp?4', 'with nobody in the channel all Wisps are promoted when the game starts', `${head}
  players: { Wis: Wisp, Wim: Wisp, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { roles: { Wis: Pyromancer, Wim: Pyromancer }, channels: { pyros: [Wis, Wim] } }
`);

rule('werewolves/role/plague-bearer?1', 'two of them in a game of ten have four rodents', `${head}
  players: { Pla: Plague Bearer, Pol: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Eve: Citizen, Fay: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann, Pol: plague bearer Bob]
    - night 2: [Pla: plague bearer Cal, Pol: plague bearer Dan]
    - expect: { refused: [] }
    - night 3: [Pla: plague bearer Eve]
    - expect: { refused: [{ by: Pla, phase: night 3 }] }
`);

rule('werewolves/role/plague-bearer?2', 'an ill visitor neither infects nor kills the Plague Doctor', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Dab: Plague Doctor, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Fay, Fay: fortune teller Doc]
    - night 2: [Dab: plague doctor Doc with check]
    - expect: { dead: [], told: { Dab: [{ about: [Doc], result: false }] } }
    - day 3: []
    - expect: { dead: [Fay] }
`);

rule('werewolves/role/plague-bearer?3', 'one of the team who is visited by the ill passes nothing on', `${head}
  players: { Pla: Plague Bearer, Fay: Fortune Teller, Flo: Fortune Teller, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Fay, Fay: fortune teller Pla, Flo: fortune teller Pla]
    - night 2: [Doc: plague doctor Flo with check]
    - expect: { told: { Doc: [{ about: [Flo], result: false }] } }
`);

rule('werewolves/role/plague-doctor?2', 'a member of the channel who has another role now does not keep the team alive', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Pla]
    - expect: { roles: { Pla: Wolf }, announced: [{ kind: win, about: [Doc], result: Plague Doctor }] }
`);

rule('werewolves/role/plague-doctor?3', 'a vial for the healthy is gone, and the doctor hears nothing of it', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Doc: plague doctor Ann with cure]
    - expect: { untold: { Doc: [{ kind: result }] } }
    - night 2: [Doc: plague doctor Bob with cure]
    - expect: { refused: [{ by: Doc, phase: night 2 }] }
`);

rule('werewolves/role/plague-doctor?4', 'a look and a cure are visits: a Recluse hears of both', `${head}
  players: { Pla: Plague Bearer, Doc: Plague Doctor, Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Doc: plague doctor Rec with check, Doc: plague doctor Rec with cure]
    - expect: { told: { Rec: [{ kind: notice, ability: recluse, result: Plague Doctor }, { kind: notice, ability: recluse, result: Plague Doctor }] } }
`);
