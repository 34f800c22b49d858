import { rule } from '../../../../../engine/testing/rule.ts';

/** What is taken off does nothing any more, and the Exorcist reads its name: no list of effects is asked which there are. */
const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/charmed#3', 'an Exorcist takes the charm off by its name, and the disguise with it', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, Exo: Exorcist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Cha: flute charmer Ann]
    - night 1: [Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ about: [Ann], result: Flute Player }] } }
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [charmed] }], Flu: [{ about: [Ann], result: charmed }], Cha: [{ about: [Ann], result: charmed }] } }
    - night 2: [Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ about: [Ann], result: Citizen }] } }
`);

rule('werewolves/role/exorcist#8', 'charmed, and whoever was can be charmed again', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, Exo: Exorcist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Cha: flute charmer Wes]
    - day 1: [Exo: exorcist Wes, Cha: flute charmer Wes]
    - expect: { refused: [], told: { Exo: [{ about: [Wes], result: [charmed] }] } }
    - night 2: [Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Wes], result: Flute Player }] } }
`);

rule('werewolves/attribute/bitten#2', 'an Exorcist takes a bite off by its name: the next one is a first one again', `${head}
  players: { Zom: Zombie, Zac: Zombie, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Zom: zombie Ann, Zac: zombie Bob]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [bitten] }] } }
    - night 2: [Zom: zombie Ann, Zac: zombie Bob]
    - expect: { roles: { Ann: Citizen, Bob: Zombie } }
`);

rule('werewolves/attribute/doomed#6', 'an Exorcist takes a doom off by its name: the other one dies of it', `${head}
  players: { Hor: Horseman of Death, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: horseman of death Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [doomed] }] } }
    - night 2: [Hor: horseman of death Bob]
    - day 3: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/attribute/powdered#4', 'an Exorcist takes the powder off by its name: the other one burns', `${head}
  players: { Pyr: Pyromancer, Wis: Wisp, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pyr: pyromancer Ann]
    - day 1: [Wis: wisp Bob, Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [powdered] }] } }
    - night 2: [Pyr: pyromancer with ignite]
    - day 2: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/attribute/soulless#3', 'an Exorcist takes it off by its name: that player stands in the way of Hell again', `${head}
  players: { Dev: Devil, Exo: Exorcist, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Bob with protect]
    - day 2: [Exo: exorcist Ann, Dev: vote Bob]
    - expect: { told: { Exo: [{ about: [Ann], result: [soulless] }] } }
    - day 3: [Dev: vote Exo]
    - end
    - expect: { phase: night 4, dead: [Exo, Bob] }
`);

rule('werewolves/attribute/soulless#3', 'and who was not exorcised does not', `${head}
  players: { Dev: Devil, Exo: Exorcist, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Bob with protect]
    - day 2: [Dev: vote Bob]
    - day 3: [Dev: vote Exo]
    - end
    - expect: { phase: over, winners: [Dev] }
`);
