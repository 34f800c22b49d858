import { rule } from '../../../../../engine/testing/rule.ts';

const options = (more = ''): string => `
  rules: werewolves
  options: { check: off${more} }
`;
const head = options();

rule('werewolves/elected/reporter#1', 'is elected while a Mayor lives', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal in reporter, Ann: vote Bob in mayor]
    - expect: { refused: [{ by: Ann }] }
    - day 2: [Ann: vote Cal in reporter]
    - end
    - expect: { announced: [{ about: [Cal], result: Reporter }] }
`);

rule('werewolves/elected/reporter#2', 'learns the role of each dead player, before and after the election', `${options(', elections: reporter')}
  players: { Ann: Citizen, Bob: Citizen, Wit: Witch, Ora: Oracle, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Wit in wolfpack]
    - day 1: [Ann: vote Bob in reporter]
    - night 2: [Wes: vote Ora in wolfpack]
    - day 2: []
    - expect:
        told: { Bob: [{ ability: reporter, about: [Wit], result: Witch }, { ability: reporter, about: [Ora], result: Oracle }] }
        untold: { Ann: [{ ability: reporter }] }
`);

rule('werewolves/elected/reporter#3', 'it is the role that was dealt', `${options(', elections: reporter')}
  players: { Ann: Citizen, Bob: Citizen, Cur: Cursed Civilian, Dee: Citizen, Eve: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Cur in wolfpack]
    - day 1: [Ann: vote Bob in reporter]
    - day 2: [Ann: vote Cur, Bob: vote Cur]
    - end
    - expect: { roles: { Cur: Wolf }, told: { Bob: [{ ability: reporter, about: [Cur], result: Cursed Civilian }] } }
`);

rule('werewolves/elected/reporter#4', 'no disguise deceives it', `${options(', elections: reporter')}
  players: { Tan: Tanner, Ann: Citizen, Bob: Citizen, Dee: Citizen, Sne: Sneaking Wolf, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in reporter]
    - day 2: [Ann: vote Sne, Bob: vote Sne]
    - end
    - expect: { told: { Bob: [{ ability: reporter, about: [Sne], result: Sneaking Wolf }] } }
`);

rule('werewolves/elected/reporter#5', 'resigns, and learns nothing more', `${options(', elections: reporter')}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in reporter]
    - night 2: [Bob: reporter with resign, Wes: vote Dee in wolfpack]
    - expect: { dead: [], untold: { Bob: [{ about: [Dee] }] } }
    - day 2: [Ann: vote Cal in reporter]
    - night 3: []
    - expect: { told: { Cal: [{ ability: reporter, about: [Dee] }] } }
`);
