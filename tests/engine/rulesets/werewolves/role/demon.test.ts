import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/demon#1', 'wins with the Devil, whose channel it shares', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { hell: [Dev, Dem] } }
    - day 1: [Dev: vote Wes, Dem: vote Wes]
    - end
    - expect: { winners: [] }
    - day 2: [Dev: vote Ann, Dem: vote Ann]
    - end
    - expect: { phase: over, winners: [Dev, Dem] }
`);

rule('werewolves/role/demon#2', 'looks like the role that it picked on the first day, or like a Citizen, to whom weak disguises deceive', `${head}
  players: { Dem: Demon, Day: Demon, Fay: Fortune Teller, Fox: Fortune Teller, Aur: Aura Teller, Ann: Citizen, Wes: Wolf }
  play:
    - day 0: [Dem: demon as Baker]
    - night 1: [Fay: fortune teller Dem, Fox: fortune teller Day, Aur: aura teller Day, Dem: demon as Witch]
    - expect:
        told: { Fay: [{ about: [Dem], result: Baker }], Fox: [{ about: [Day], result: Citizen }], Aur: [{ about: [Day], result: a threat }] }
        refused: [{ by: Dem }]
`);

rule('werewolves/role/demon#3', 'brings one soul, its own, and has none from then on', `${head}
  players: { Dem: Demon, Day: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Day with attack, Day: demon Ann with attack]
    - expect: { dead: [Ann], told: { Dem: [{ about: [Day], result: false }] }, refused: [] }
    - day 1: [Dem: demon Bob with attack]
    - expect: { dead: [Ann], refused: [{ by: Dem }] }
`);

rule('werewolves/role/demon#4', 'spends a soul to protect another', `${head}
  players: { Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Dem with protect, Dem: demon Ann with protect, Wes: vote Ann in wolfpack]
    - day 1: [Dem: demon Bob with protect]
    - expect: { dead: [], refused: [{ by: Dem, phase: night 1 }, { by: Dem, phase: day 1 }] }
`);

rule('werewolves/role/demon#5', 'spends a soul to attack another at once; nobody learns how', `${head}
  players: { Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dem: demon Dem with attack, Dem: demon Ann with attack]
    - expect: { dead: [Ann], refused: [{ by: Dem, code: illegal-target }], announced: [{ kind: death, about: [Ann] }], unannounced: [{ kind: death, text: Demon }, { text: soul }], told: { Dem: [{ about: [Ann], result: true }] } }
`);

rule('werewolves/role/demon#6', 'a soul of the pool stops an attack on the Demon, once for each', `${head}
  players: { Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Dem in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Dem: [{ kind: notice, about: [Dem] }] } }
    - night 2: [Wes: vote Dem in wolfpack]
    - day 2: []
    - expect: { dead: [Dem] }
`);

rule('werewolves/role/demon#7', 'uses the souls that others have sold to the Devil', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Dev: devil Bob with attack, Dem: demon Wes with attack, Dev: devil Ann]
    - expect: { dead: [Bob, Wes], refused: [] }
    - night 2: [Dem: demon Wim with attack, Ann: wager recipient Cal with protect]
    - expect: { dead: [Bob, Wes], refused: [{ by: Dem }] }
    - night 2: [Dem: demon Wim with attack]
    - expect: { dead: [Bob, Wes, Wim], refused: [] }
`);

rule('werewolves/role/demon#8', 'no bite, no love and no death takes it away from Hell', `${head}
  players: { Dem: Demon, Day: Demon, Cup: Cupid, Zom: Zombie, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Dem, Cup: cupid Day]
    - night 2: [Zom: zombie Dem]
    - expect: { roles: { Dem: Demon, Day: Demon, Zom: Imp, Cup: Demonic Cupid }, channels: { hell: [Dem, Day, Cup, Zom] } }
    - day 2: [Dem: vote Wes, Day: vote Wes, Cup: vote Wes]
    - night 3: [Dem: demon Ann with attack]
    - day 3: [Dem: vote Bob, Day: vote Bob]
    - end
    - expect: { phase: over, winners: [Dem, Day, Cup, Zom] }
`);

rule('werewolves/role/demon#8', 'killed under the spell of a Vampire it dies, and becomes no Undead', `${head}
  players: { Dem: Demon, Vam: Vampire, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Ann with attack, Vam: vampire Dem, Wes: vote Dem in wolfpack]
    - day 1: []
    - expect: { dead: [Dem, Ann], roles: { Dem: Demon } }
`);
