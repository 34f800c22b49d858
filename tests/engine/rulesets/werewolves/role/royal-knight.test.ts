import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/royal-knight#1', 'one lynch in the game', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 2: [Roy: royal knight, Ann: vote Cal, Bob: vote Cal]
    - day 3: [Roy: royal knight, Ann: vote Cal, Bob: vote Cal]
    - end
    - expect: { dead: [Cal], refused: [{ by: Roy }] }
`);

rule('werewolves/role/royal-knight#2', 'not on Day 1, but in the night after it', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Roy: royal knight]
    - expect: { refused: [{ by: Roy }] }
    - night 2: [Roy: royal knight]
    - day 2: [Ann: vote Cal, Bob: vote Cal]
    - end
    - expect: { dead: [] }
`);

rule('werewolves/role/royal-knight#3', 'by day it is for the lynch of that day', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Ann: vote Bob, Roy: royal knight]
    - end
    - expect: { dead: [] }
    - day 3: [Ann: vote Bob]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/royal-knight#3', 'at night for the coming one', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Roy: royal knight]
    - day 2: [Ann: vote Bob]
    - end
    - expect: { dead: [] }
    - day 3: [Ann: vote Bob]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/royal-knight#4', 'of several lynches the one that is picked', `${head}
  players: { Roy: Royal Knight, Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Chi, Bob: vote Chi]
    - day 2: [Ann: vote Cal, Bob: vote Cal, Ann: vote Wes in lynch 2, Bob: vote Wes in lynch 2, Roy: royal knight with lynch 2]
    - end
    - expect: { dead: [Chi, Cal] }
`);

rule('werewolves/role/royal-knight#5', 'a cancelled lynch is public only when the day is over', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Ann: vote Cal, Bob: vote Cal, Roy: royal knight]
    - expect: { unannounced: [{ about: [Cal] }] }
    - end
    - expect: { dead: [], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/royal-knight#6', 'who does not want to be revealed is not', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 2: [Roy: royal knight, Ann: vote Cal, Bob: vote Cal]
    - end
    - expect: { dead: [], announced: [{ kind: notice, about: [Cal] }], unannounced: [{ kind: reveal }, { about: [Roy] }] }
`);

rule('werewolves/role/royal-knight#7', 'revealed, with name and role', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Ann: vote Bob, Roy: royal knight with reveal]
    - end
    - expect: { announced: [{ kind: reveal, about: [Roy], result: Royal Knight }] }
`);

rule('werewolves/role/royal-knight#7', 'hidden, with neither', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Ann: vote Bob, Roy: royal knight]
    - end
    - expect: { announced: [{ about: [Bob] }], unannounced: [{ kind: reveal }, { result: Royal Knight }, { about: { has: [Roy] } }] }
`);

rule('werewolves/role/royal-knight?1', 'the lynch stays cancelled when the Royal Knight is dead', `${head}
  players: { Roy: Royal Knight, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Ann: vote Bob, Roy: royal knight, Bar: barber Roy]
    - end
    - expect: { dead: [Roy] }
`);

rule('werewolves/role/royal-knight?2', 'of several lynches of the next day the first', `${head}
  players: { Roy: Royal Knight, Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Chi, Bob: vote Chi]
    - night 2: [Roy: royal knight]
    - day 2: [Ann: vote Cal, Bob: vote Cal, Ann: vote Wes in lynch 2, Bob: vote Wes in lynch 2]
    - end
    - expect: { dead: [Chi, Wes] }
`);

rule('werewolves/role/royal-knight?2', 'or the one that is picked before the day ends', `${head}
  players: { Roy: Royal Knight, Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Chi, Bob: vote Chi]
    - night 2: [Roy: royal knight]
    - day 2: [Ann: vote Cal, Bob: vote Cal, Ann: vote Wes in lynch 2, Bob: vote Wes in lynch 2, Roy: royal knight with lynch 2]
    - end
    - expect: { dead: [Chi, Cal] }
`);

rule('werewolves/role/royal-knight?3', 'a day without a lynch uses it up', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 2: [Roy: royal knight]
    - day 3: [Roy: royal knight, Ann: vote Cal, Bob: vote Cal]
    - end
    - expect: { dead: [Cal], refused: [{ by: Roy }] }
`);
