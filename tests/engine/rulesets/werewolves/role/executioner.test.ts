import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/executioner#1', 'passes the lynch on to the target', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Exe: executioner Wes, Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/executioner#2', 'one change a phase, and one emergency change in the game', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Exe: executioner Wes, Exe: executioner Wim, Exe: executioner Ann]
    - expect: { refused: [{ by: Exe }] }
    - night 2: [Exe: executioner Ann, Exe: executioner Bob]
    - expect: { refused: [{ by: Exe }] }
`);

rule('werewolves/role/executioner#3', 'the target counts at once', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Exe: executioner Ann]
    - day 2: [Ann: vote Exe, Bob: vote Exe, Exe: executioner Wim]
    - end
    - expect: { dead: [Wim] }
`);

rule('werewolves/role/executioner#4', 'not on Day 1', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Exe: executioner Wes, Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Exe] }
`);

rule('werewolves/role/executioner#5', 'the lynch of the target is an indirect one: a Ranger reveals', `${head}
  players: { Exe: Executioner, Ran: Ranger, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Exe: executioner Ran, Ran: ranger Wes, Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Ran], announced: [{ kind: reveal, about: [Ran], result: Ranger }, { kind: reveal, about: [Wes], result: Wolf }] }
`);

rule('werewolves/role/executioner#6', 'without a target the lynch stays', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Exe: executioner Ann, Wes: vote Ann in wolfpack]
    - day 2: [Cal: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Ann, Exe], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/executioner#7', 'is revealed by it', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Exe: executioner Wes, Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Wes], announced: [{ kind: reveal, about: [Exe], result: Executioner }] }
`);

rule('werewolves/role/executioner#8', 'once', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Exe: executioner Wes, Ann: vote Exe, Bob: vote Exe]
    - day 3: [Exe: executioner Wim, Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Wes, Exe], refused: [{ by: Exe }] }
`);

rule('werewolves/role/executioner?1', 'the second of two passes the lynch on once more', `${head}
  players: { Exe: Executioner, Eve: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Exe: executioner Eve, Eve: executioner Wes, Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Wes], announced: [{ kind: reveal, about: [Exe], result: Executioner }, { kind: reveal, about: [Eve], result: Executioner }] }
`);

rule('werewolves/role/executioner?2', 'on Day 1 the lynch is what it is', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Exe: executioner Wim]
    - day 1: [Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Exe], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/executioner?3', 'a cancelled lynch uses nothing up', `${head}
  players: { Exe: Executioner, Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Exe: executioner Wes, Roy: royal knight, Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [], unannounced: [{ kind: reveal }] }
    - day 3: [Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Wes], announced: [{ kind: reveal, about: [Exe], result: Executioner }] }
`);

rule('werewolves/role/executioner?4', 'an Angel as target wins, and the Executioner goes with it', `${head}
  players: { Exe: Executioner, Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Exe: executioner Ang, Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Ang, Exe], announced: [{ kind: win, about: [Ang], result: Angel }, { kind: death, about: [Exe] }] }
`);
