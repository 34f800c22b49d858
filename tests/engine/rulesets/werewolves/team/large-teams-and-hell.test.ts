import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/team/townsfolk#1', 'wins when only unaligned players are left beside it', `${head}
  players: { Ann: Citizen, Bob: Citizen, Des: Despot, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { phase: over, winners: [Ann, Bob] }
`);

rule('werewolves/team/townsfolk#2', 'townsfolk share no channel', `${head}
  players: { Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - expect: { channels: { wolfpack: [Wes] } }
`);

rule('werewolves/team/werewolves#1', 'win when only unaligned players are left beside them', `${head}
  players: { Ann: Citizen, Des: Despot, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { phase: over, winners: [Wes] }
`);

rule('werewolves/team/werewolves#2', 'a plain role of the team sits in the pack and burns under holy water', `${head}
  players: { Pri: Priest, Ann: Citizen, Bob: Citizen, Sco: Scared Wolf, Cor: Corrupt Wolf }
  play:
    - expect: { channels: { wolfpack: [Sco, Cor] } }
    - night 1: [Pri: priest Cor]
    - day 1: []
    - expect: { dead: [Cor] }
`);

rule('werewolves/team/werewolves#3', 'holy water burns no Pack Tanner', `${head}
  players: { Pri: Priest, Ann: Citizen, Bob: Citizen, Tan: Pack Tanner, Wes: Wolf }
  play:
    - night 1: [Pri: priest Tan]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/team/werewolves#4', 'who of the team starts outside the pack', `${head}
  players: { War: Warlock, Low: Lone Warlock, Lon: Lone Wolf, Tan: Tanner, Rec: Recluse, Cla: Clairvoyant Fox, Arc: Archivist Fox, Dis: Disguised Fox, Pac: Pack Tanner, Wes: Wolf, Ann: Citizen }
  play:
    - expect: { channels: { wolfpack: [Pac, Wes] } }
`);

rule('werewolves/team/werewolves#6', 'have not won while a White Werewolf lives', `${head}
  players: { Whi: White Werewolf, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], winners: [] }
    - day 1: [Wes: vote Whi, Wim: vote Whi]
    - end
    - expect: { phase: over, winners: [Wes, Wim] }
`);

rule('werewolves/team/unaligned#3', 'a goal that has become impossible is a loss', `${head}
  players: { Rid: Riding Hood, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Pyr: Pyromancer }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { dead: [Rid, Wes], winners: [], unannounced: [{ kind: win }] }
`);

rule('werewolves/team/hell#1', 'wins when everybody left is soulless', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Bob with protect]
    - day 2: [Dev: devil Bob]
    - night 3: [Bob: wager recipient Bob with protect]
    - expect: { phase: over, winners: [Dev] }
`);

rule('werewolves/team/hell#2', 'members share a channel', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { hell: [Dev, Dem] } }
`);

rule('werewolves/team/hell#3', 'no bite takes a member away', `${head}
  players: { Dem: Demon, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem]
    - day 1: []
    - expect: { roles: { Dem: Demon, Inf: Imp } }
`);

rule('werewolves/team/hell#4', 'one pool for all: what one has spent the other has not', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Dev: devil Ann with attack, Dev: devil Bob with protect, Dem: demon Bob with attack]
    - expect: { dead: [Ann], refused: [{ by: Dem }] }
`);

rule('werewolves/team/hell#6', 'who joins brings a soul', `${head}
  players: { Dem: Demon, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Ann with attack, Inf: infecting wolf Dem]
    - day 1: [Dem: demon Bob with attack]
    - expect: { dead: [Ann, Bob], refused: [], channels: { hell: [Dem, Inf] } }
`);

rule('werewolves/team/white-wolves#1', 'wins when everybody else is dead', `${head}
  players: { Whi: White Werewolf, Wes: Wolf }
  play:
    - night 2: [Whi: white werewolf Wes]
    - day 2: []
    - expect: { phase: over, winners: [Whi] }
`);

rule('werewolves/team/white-wolves#2', 'the unaligned may live', `${head}
  players: { Whi: White Werewolf, Des: Despot, Wes: Wolf }
  play:
    - night 2: [Whi: white werewolf Wes]
    - day 2: []
    - expect: { phase: over, winners: [Whi], alive: [Whi, Des] }
`);

rule('werewolves/team/white-wolves#3', 'sits in the pack and does not win with it', `${head}
  players: { Whi: White Werewolf, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { wolfpack: [Whi, Wes] } }
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { winners: [] }
`);

rule('werewolves/team/werewolves#5', 'who joins it is wolfish: a Runner runs from a Citizen who was bitten', `${head}
  decide: { wolfpack-executor: Ann }
  players: { Run: Runner, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf }
  play:
    - night 1: [Inf: infecting wolf Ann, Ann: vote Run in wolfpack]
    - day 1: []
    - expect: { dead: [], roles: { Ann: Wolf }, told: { Ann: [{ ability: wolfpack, result: ran away }], Run: [{ kind: notice, ability: runner }] } }
`);

rule('werewolves/team/unaligned#1', 'no team: one reaches its goal and the others play on without it', `${head}
  players: { Des: Despot, Ang: Angel, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - end
    - expect: { dead: [Des], winners: [], announced: [{ kind: win, about: [Des] }] }
    - day 2: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { phase: over, winners: [Des, Ann, Bob] }
`);

rule('werewolves/team/unaligned#2', 'two of them are of one alignment, one of them and a Citizen are not', `${head}
  players: { Des: Despot, Ang: Angel, Psy: Psychopath, Ora: Oracle, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Des and Ang]
    - expect: { told: { Ora: [{ about: [Des, Ang], result: true }] } }
    - night 2: [Ora: oracle Psy and Ann]
    - expect: { told: { Ora: [{ about: [Psy, Ann], result: false }] } }
`);

rule('werewolves/team/hell#5', 'an Infecting Wolf that bites a member is an Imp of Hell', `${head}
  players: { Dem: Demon, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem]
    - expect: { roles: { Dem: Demon, Inf: Imp }, channels: { hell: [Dem, Inf] } }
`);
