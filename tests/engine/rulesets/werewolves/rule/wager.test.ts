import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/wager#4', 'the role for a look at another: both are told', `${head}
  players: { Dev: Devil, Ann: Witch, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Bob with trade]
    - expect: { told: { Ann: [{ about: [Bob], result: Citizen }], Dev: [{ about: [Bob], result: Citizen }, { about: [Ann], result: Witch }] } }
`);

rule('werewolves/rule/wager#7', 'after the death of the Devil no choice has an effect', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Wes with attack, Host: kill Dev]
    - day 2: []
    - expect: { dead: [Dev], refused: [] }
`);

rule('werewolves/rule/wager#6', 'silence is a no', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: []
    - day 2: [Dev: devil Ann]
    - expect: { refused: [], phase: day 2, dead: [] }
`);

rule('werewolves/rule/wager#1', 'comes when the night begins, and not to who has no soul', `${head}
  players: { Dev: Devil, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Dem, Dev: devil Ann]
    - expect: { refused: [{ by: Dev, text: devil Dem }], untold: { Ann: [{ result: Wager Recipient }] } }
    - night 2: []
    - expect: { told: { Ann: [{ kind: role, result: Wager Recipient }] } }
`);

rule('werewolves/rule/wager#1', 'nothing sends it elsewhere', `${head}
  players: { Dev: Devil, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Dev, App: flute apprentice Ann]
    - day 1: [Dev: devil App]
    - night 2: []
    - expect: { told: { App: [{ kind: role, result: Wager Recipient }] }, untold: { Ann: [{ result: Wager Recipient }] } }
`);

rule('werewolves/rule/wager#2', 'the soul for an attack: it is in the pool at once, and the target may be changed until the night ends', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann, Dev: devil Bob with attack]
    - night 2: [Dev: devil Dee with attack]
    - expect: { dead: [Bob], refused: [{ by: Dev }] }
    - night 2: [Ann: wager recipient Cal with attack, Dev: devil Dee with attack, Ann: wager recipient Wes with attack]
    - expect: { dead: [Bob, Dee], refused: [] }
    - day 2: []
    - expect: { dead: [Bob, Dee, Wes] }
`);

rule('werewolves/rule/wager#2', 'or the choice be turned into a protection', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Bob with attack, Ann: wager recipient Cal with protect, Wes: vote Cal in wolfpack]
    - day 2: []
    - expect: { dead: [], refused: [] }
`);

rule('werewolves/rule/wager#3', 'the soul for a protection until morning, the own one too: it is final', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Ann with protect, Ann: wager recipient Bob with attack, Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [], refused: [{ by: Ann, text: with attack }] }
    - night 3: [Wes: vote Ann in wolfpack]
    - day 3: []
    - expect: { dead: [Ann] }
`);

/** A wager by which Ann looks at the Sneaking Wolf, who is seen as a Citizen. */
const trade = (players: string, before: string, whom: string): string => `${head}
  decide: { devil-enchanted: 'false' }
  players: { Dev: Devil, Ann: Witch, Pac: Pack Tanner, Sne: Sneaking Wolf, Bob: Citizen, Cal: Citizen, ${players} }
  play:
    - night 1: [${before}]
    - day 1: [Dev: devil Ann, Pac: pack tanner Ann as Priest]
    - night 2: [Ann: wager recipient ${whom} with trade]
`;

rule('werewolves/rule/wager#5', 'disguises deceive both looks', `${trade('Dee: Citizen', '', 'Sne')}
    - expect: { told: { Ann: [{ about: [Sne], result: Citizen }], Dev: [{ about: [Sne], result: Citizen }, { about: [Ann], result: Priest }] } }
`);

rule('werewolves/rule/wager#5', 'a Devil who is enchanted sees something else in the first', `${trade('Flu: Flute Player', 'Flu: flute player Dev', 'Sne')}
    - expect: { told: { Ann: [{ about: [Sne], result: Flute Player }], Dev: [{ about: [Sne], result: Flute Player }, { about: [Ann], result: Priest }] } }
`);

rule('werewolves/rule/wager#5', 'a recipient who is enchanted does not', `${trade('Flu: Flute Player', 'Flu: flute player Ann', 'Sne')}
    - expect: { told: { Ann: [{ about: [Sne], result: Citizen }], Dev: [{ about: [Sne], result: Citizen }, { about: [Ann], result: Priest }] } }
`);

rule('werewolves/rule/wager#5', 'the first is redirected as an act of the Devil', `${trade('Flu: Flute Player, App: Flute Apprentice', 'Flu: flute player Dev, App: flute apprentice Cal', 'App')}
    - expect: { told: { Ann: [{ about: [App], result: Flute Player }], Dev: [{ about: [Ann], result: Priest }], App: [{ ability: flute apprentice }] } }
`);

rule('werewolves/rule/wager#2', 'the soul is sold for an attack at the end of the night', `${head}
  players: { Dev: Devil, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: devil Ann]
    - night 2: [Ann: wager recipient Wes with attack]
    - day 2: []
    - expect: { dead: [Wes] }
`);
