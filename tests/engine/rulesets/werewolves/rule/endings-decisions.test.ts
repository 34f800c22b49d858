import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/win-conditions?1', 'where nobody is left nobody has won', `${head}
  players: { Axl: Assassin, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Wes, Wes: vote Axl in wolfpack]
    - day 2: []
    - expect: { phase: over, dead: [Axl, Wes], winners: [] }
`);

rule('werewolves/rule/win-conditions?2', 'two teams that are content at once both win', `${head}
  players: { Flu: Flute Player, Dev: Devil, Ann: Citizen }
  play:
    - night 1: [Flu: flute player Dev]
    - day 1: [Dev: devil Flu]
    - night 2: [Flu: wager recipient Flu with protect]
    - expect: { phase: night 2, winners: [] }
    - day 2: [Dev: vote Ann, Flu: vote Ann]
    - end
    - expect: { phase: over, dead: [Ann], winners: [Flu, Dev] }
`);

rule('werewolves/rule/ascension?1', 'who has left as a winner is off a list', `${head}
  decide: { psychopath-list: [[Ang, Bob]] }
  players: { Psy: Psychopath, Ang: Angel, Bob: Citizen, Ann: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ang: angel Bob, Bob: vote Ang, Ann: vote Ang]
    - end
    - expect: { dead: [Psy, Ang, Bob], announced: [{ kind: win, about: [Ang] }, { kind: win, about: [Psy] }] }
`);

rule('werewolves/rule/ascension?1', 'and no waiter any more', `${head}
  decide: { chef-waiters: [[Des]] }
  players: { Che: Chef, Des: Despot, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - end
    - expect: { dead: [Che, Des], announced: [{ kind: win, about: [Des] }] }
`);

rule('werewolves/rule/results?1', 'no phase without a loss ends a game: the host is asked, and says so', `
  rules: werewolves
  options: { check: off, stalemateAfter: 4 }
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 4: []
    - expect: { phase: day 4, winners: [], announced: [{ text: For 4 phases on end nobody has left the game }] }
    - day 4: [Host: declare Tie]
    - expect: { phase: over, winners: [Ann, Bob, Cal, Wes] }
`);

rule('werewolves/rule/announcements?1', 'that somebody is dead is told to all, and how to a Coroner alone', `${head}
  players: { Cor: Coroner, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Ann]
    - day 2: []
    - expect:
        announced: [{ kind: death, about: [Ann] }]
        unannounced: [{ kind: death, result: { has: [Assassin] } }, { text: Assassin, phase: day 2 }, { text: attack, phase: day 2 }]
        told: { Cor: [{ ability: coroner, about: [Ann], result: [attack, Assassin] }] }
        untold: { Bob: [{ about: [Ann] }] }
`);

rule('werewolves/rule/announcements?2', 'of a night when the day begins, at once what an act does at once, and of a lynch when the day is over', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Wes: Wolf }
  play:
    - night 2: [Wes: vote Ann in wolfpack]
    - expect: { unannounced: [{ kind: death }] }
    - day 2: [Bar: barber Bob, Dee: vote Cal]
    - expect: { announced: [{ kind: death, about: [Ann], phase: day 2 }, { kind: death, about: [Bob], phase: day 2 }], unannounced: [{ kind: death, about: [Cal] }] }
    - end
    - expect: { announced: [{ kind: death, about: [Cal], phase: day 2 }] }
`);
