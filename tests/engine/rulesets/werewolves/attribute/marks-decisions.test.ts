import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/lycan?1', 'holy water finds a wolf in any disguise', `${head}
  players: { Tan: Tanner, Psy: Psychopath, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Citizen and Ann as Wolf]
    - night 2: [Pri: priest Wes]
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/attribute/powdered?1', 'powder stays through a change of role, and lies on no dead', `${head}
  players: { Pyr: Pyromancer, Pat: Pyromancer, Cur: Cursed Civilian, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Cur, Pat: pyromancer Ann]
    - night 2: [Wes: vote Cur in wolfpack]
    - day 2: [Bob: vote Ann]
    - night 3: [Pyr: pyromancer with ignite]
    - expect: { dead: [Ann], roles: { Cur: Wolf } }
    - day 3: []
    - expect: { dead: [Ann, Cur], untold: { Pyr: [{ kind: result, about: [Ann], phase: night 3 }] } }
`);

rule('werewolves/attribute/contaminated?1', 'of Night 1 the third night is the one to hear of it and to die', `${head}
  players: { Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Ann]
    - day 2: []
    - expect: { dead: [], untold: { Ann: [{ result: contaminated }] } }
    - night 3: []
    - expect: { dead: [], told: { Ann: [{ result: contaminated, phase: night 3 }] } }
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/attribute/contaminated?1', 'of Day 1 as well', `${head}
  players: { Pla: Plague Bearer, Wis: Wisp, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Wis]
    - day 1: [Wis: wisp Ann]
    - day 2: []
    - expect: { untold: { Ann: [{ result: contaminated }] } }
    - night 3: []
    - expect: { told: { Ann: [{ result: contaminated, phase: night 3 }] } }
    - day 3: []
    - expect: { dead: [Ann, Wis] }
`);

rule('werewolves/attribute/contaminated?2', 'who has just caught it carries it on in the same step', `${head}
  decide: { jury-executor: Jim, golem-exclusion: [Bob, Cal, Wes] }
  players: { Pla: Plague Bearer, Gol: Golem, Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Pla: plague bearer Ann, Gol: golem Ann with protect, Jim: vote Gol in jury, Jan: vote Gol in jury]
    - night 4: []
    - expect: { told: { Gol: [{ result: contaminated }], Jim: [{ result: contaminated }] }, untold: { Jan: [{ result: contaminated }] } }
`);

rule('werewolves/attribute/demonized?1', 'a death by day is a death', `${head}
  players: { Vam: Vampire, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Ann, Vam: vampire Bob]
    - day 2: [Bar: barber Ann, Cal: vote Bob]
    - end
    - expect: { dead: [Ann, Bob], channels: { underworld-channel: [Vam] } }
`);

rule('werewolves/attribute/soulless?1', 'the soul of whom an Exorcist has met stays in the pool', `${head}
  players: { Dem: Demon, Dev: Devil, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Exo: exorcist Dem, Dem: demon Ann with attack, Dev: devil Bob with attack]
    - expect: { dead: [Ann, Bob], refused: [] }
`);

rule('werewolves/attribute/exorcised?1', 'no second Exorcist either', `${head}
  players: { Exo: Exorcist, Exa: Exorcist, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Exo: exorcist Ann]
    - day 2: [Exa: exorcist Ann]
    - expect: { refused: [{ by: Exa, text: exorcist Ann }] }
`);

rule('werewolves/attribute/waiter?1', 'a Chef is not told who waits', `${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: []
    - expect: { told: { Che: [{ kind: role, result: Chef }] }, untold: { Che: [{ about: [Ann] }, { about: [Wes] }, { about: { has: [Ann] } }, { result: { has: [Ann] } }, { text: Ann }, { text: Wes }] } }
`);

rule('werewolves/attribute/amulet?1', 'who has the amulet uses the own role at night', `${head}
  players: { Amu: Amulet Holder, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Fay]
    - night 1: [Fay: fortune teller Wes, Wes: vote Fay in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Fay: [{ about: [Wes], result: Wolf }] } }
`);

rule('werewolves/attribute/amulet?2', 'the next holder is told when the day is over', `${head}
  players: { Amu: Amulet Holder, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Amu: amulet Ann]
    - day 1: [Ann: amulet Bob]
    - expect: { told: { Ann: [{ result: Amulet, phase: day 0 }] }, untold: { Bob: [{ result: Amulet }] } }
    - end
    - expect: { told: { Bob: [{ result: Amulet, phase: day 1 }] } }
`);

rule('werewolves/attribute/charmed-food?1', 'who has eaten of one Chef is fed by no other', `${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Chef, Cha: Chef, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Bob with charm]
    - day 1: [Bob: restaurant customer with yes]
    - night 2: [Cha: chef Bob with poison]
    - expect: { refused: [{ by: Cha, text: chef Bob with poison }] }
`);
