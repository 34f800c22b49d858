import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/phases#1', 'Day 0, Night 1, Day 1, Night 2', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { phase: day 0 }
    - end
    - expect: { phase: night 1 }
    - end
    - expect: { phase: day 1 }
    - end
    - expect: { phase: night 2 }
`);

rule('werewolves/rule/phases#2', 'no lynch and no election before Day 1', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Ann: vote Wes, Ann: vote Bob in mayor]
    - expect: { refused: [{ by: Ann, text: vote Wes }, { by: Ann, text: vote Bob in mayor }] }
    - day 1: [Ann: vote Cal, Ann: vote Bob in mayor]
    - end
    - expect: { dead: [Cal], announced: [{ kind: notice, about: [Bob], result: Mayor }] }
`);

rule('werewolves/rule/phases#3', 'on Day 0 a Demon may take a disguise', `${head}
  players: { Dem: Demon, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Dem: demon as Baker]
    - night 1: [Fay: fortune teller Dem]
    - expect: { told: { Fay: [{ ability: fortune teller, about: [Dem], result: Baker }] } }
`);

rule('werewolves/rule/phases#4', 'a Horseman finds a kind when Day 0 ends, an Amnesiac the role when Day 1 does', `${head}
  decide: { horseman-kind: Horseman of War }
  players: { Hor: Horseman, Amn: { Amnesiac: { role: Oracle } }, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - expect: { roles: { Hor: Horseman of War, Amn: Amnesiac } }
    - night 2: []
    - expect: { roles: { Amn: Oracle } }
`);

rule('werewolves/rule/phases#5', 'the pack has no poll by day, and there is no lynch at night', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ann: vote Wes]
    - day 1: [Wes: vote Ann in wolfpack]
    - expect: { refused: [{ by: Ann }, { by: Wes }] }
`);

rule('werewolves/rule/day-order#1', 'who does not live when the day begins is not in office for it', `${head}
  players: { Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Chi in wolfpack]
    - day 1: [Ann: vote Cal, Bob: vote Cal, Ann: vote Wes in lynch 2, Bob: vote Wes in lynch 2, Chi: vote Ann]
    - expect: { dead: [Chi], refused: [{ by: Chi }] }
    - end
    - expect: { dead: [Chi, Cal, Wes] }
`);

rule('werewolves/rule/day-order#2', 'abilities of the day are used in the order in which they come', `${head}
  players: { Tan: Tanner, Pac: Pack Tanner, Fay: Fortune Teller, Fred: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Tan: tanner Ann as Witch, Pac: pack tanner Ann as Priest, Pac: vote nobody]
    - night 2: [Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ result: Priest }] } }
    - day 2: [Pac: pack tanner Bob as Priest, Tan: tanner Bob as Witch]
    - night 3: [Fay: fortune teller Bob]
    - expect: { told: { Fay: [{ result: Witch }] } }
`);

rule('werewolves/rule/day-order#3', 'nobody dies before the day ends', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal, Bob: vote Cal, Wes: vote Cal]
    - expect: { dead: [] }
    - end
    - expect: { dead: [Cal] }
`);

rule('werewolves/rule/day-order#4', 'nobody takes office before the day ends', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - expect: { unannounced: [{ result: Mayor }] }
    - end
    - expect: { announced: [{ kind: notice, about: [Bob], result: Mayor }] }
`);

rule('werewolves/rule/day-order#5', 'a lynch may be cancelled', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Roy: royal knight, Ann: vote Cal, Bob: vote Cal]
    - end
    - expect: { dead: [] }
`);

rule('werewolves/rule/day-order#6', 'an election may be blocked', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Ann: vote Ann in mayor, Bob: vote Ann in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [] }], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/day-order#9', 'what falls due at the end of the day is for the living', `${head}
  players: { Tan: Tanner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Wes as Citizen]
    - end
    - expect: { told: { Tan: [{ ability: tanner, result: true }] } }
    - day 2: [Tan: tanner Wes as Citizen, Ann: vote Tan, Bob: vote Tan]
    - end
    - expect: { dead: [Tan], untold: { Tan: [{ ability: tanner, result: true }] } }
`);

rule('werewolves/rule/day-order#7', 'a lynch with all that follows comes before the election', `${head}
  players: { Dee: Citizen, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Cup: { Undead Cupid: { lover: Bob } } }
  play:
    - day 1: [Ann: vote Cup, Bob: vote Cup, Cal: vote Cup, Ann: vote Bob in mayor, Cal: vote Bob in mayor]
    - end
    - expect: { dead: [Bob, Cup], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/day-order#11', 'who is lynched does not take office on that day', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob, Cal: vote Bob, Ann: vote Bob in mayor, Cal: vote Bob in mayor]
    - end
    - expect: { dead: [Bob], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/night-order#1', 'what begins with the night is for who lived through the day', `${head}
  players: { Dis: Disguised Fox, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dis: disguised fox as Witch, Ann: vote Dis, Bob: vote Dis]
    - night 2: []
    - expect: { dead: [Dis], untold: { Wes: [{ ability: disguised fox, result: Witch }] } }
`);

rule('werewolves/rule/night-order#2', 'abilities of the night are used in the order in which they come', `${head}
  players: { Inf: Infecting Wolf, Fay: Fortune Teller, Fred: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Fay: fortune teller Ann, Inf: infecting wolf Ann, Fred: fortune teller Ann]
    - expect: { told: { Fay: [{ result: Citizen }], Fred: [{ result: Wolf }] } }
`);

rule('werewolves/rule/night-order#3', 'who lives when the night ends strikes, and dies of another stroke', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  decide: { wolfpack-executor: Wes }
  play:
    - night 2: [Axl: assassin Wes, Wes: vote Axl in wolfpack]
    - day 2: []
    - expect: { dead: [Axl, Wes] }
`);

rule('werewolves/rule/night-order#4', 'what follows from a death at night happens that night', `${head}
  players: { Hun: Huntress, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Hun: huntress Wes, Wim: vote Hun in wolfpack]
    - day 1: []
    - expect: { phase: day 1, dead: [Hun, Wes], announced: [{ kind: death, about: [Hun], phase: day 1 }, { kind: death, about: [Wes], phase: day 1 }] }
`);

rule('werewolves/rule/night-order#5', 'a potion is in time, whenever it is given in a night', `${head}
  players: { Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wit: witch Ann with life]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/rule/conflicts#1', "what is no attack goes before what is one: a Golem's protection is in time", `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gol: golem Ann with protect, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/rule/conflicts#3', 'attacks of one moment follow the attack order: groups before single ones', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Sca: Scared Wolf, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Sca, Wes: vote Sca in wolfpack]
    - day 2: []
    - expect: { dead: [Sca], told: { Axl: [{ ability: assassin, result: true }], Wes: [{ ability: wolfpack, result: false }] } }
`);
