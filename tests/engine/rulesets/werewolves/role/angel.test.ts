import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/angel#1', 'wins by being lynched, and the others play on', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  decide: { angel-companion: Bob }
  play:
    - day 1: [Ann: vote Ang, Bob: vote Ang]
    - end
    - expect: { dead: [Ang, Bob], announced: [{ kind: win, about: [Ang], result: Angel }], phase: night 2 }
`);

rule('werewolves/role/angel#2', 'the next lynch is cancelled, and only that one', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Ang]
    - day 2: [Bob: vote Cal]
    - night 3: []
    - expect: { dead: [Ang, Ann] }
    - day 3: [Bob: vote Cal]
    - night 4: []
    - expect: { dead: [Ang, Ann, Cal] }
`);

rule('werewolves/role/angel#3', 'the target who has voted dies too', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Cal]
    - day 1: [Ann: vote Ang, Bob: vote Ang, Cal: vote Ang]
    - end
    - expect: { dead: [Ang, Cal], announced: [{ kind: death, about: [Cal] }] }
`);

rule('werewolves/role/angel#4', 'one change in a phase and one more in the game', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Ann, Ang: angel Bob, Ang: angel Cal]
    - expect: { refused: [{ by: Ang }] }
    - day 1: [Ann: vote Ang, Bob: vote Ang, Cal: vote Ang]
    - end
    - expect: { dead: [Ang, Bob] }
`);

rule('werewolves/role/angel#5', 'is no target of its own', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Ang]
    - expect: { refused: [{ by: Ang, text: angel Ang }] }
`);

rule('werewolves/role/angel#6', 'a target named while the votes run is there when they are counted', `${head}
  decide: { angel-companion: Ann }
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Ang, Cal: vote Ang, Ang: angel Cal]
    - end
    - expect: { dead: [Ang, Cal] }
`);

rule('werewolves/role/angel#7', 'without a target who voted, one of the voters is drawn', `${head}
  decide: { angel-companion: Ann }
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Cal]
    - day 1: [Ann: vote Ang, Bob: vote Ang]
    - end
    - expect: { dead: [Ang, Ann] }
`);

rule('werewolves/role/angel#8', 'whose invisible votes decided the lynch dies with it, whoever else has voted', `${head}
  players: { Ang: Angel, Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Ann]
    - day 1: [Ann: vote Ang, Bob: vote Cal, Sta: stalker Ang]
    - end
    - expect: { dead: [Ang, Sta], announced: [{ kind: win, about: [Ang], result: Angel }, { kind: death, about: [Sta] }] }
`);

rule('werewolves/role/angel#8', 'an Executioner who passes the lynch on dies with it, though nobody voted for the Angel', `${head}
  players: { Ang: Angel, Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Exe: executioner Ang, Ang: angel Ann]
    - day 2: [Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Ang, Exe], announced: [{ kind: win, about: [Ang], result: Angel }] }
`);

rule('werewolves/role/angel#8', 'beside its own vote invisible ones are enough to win, and their Stalker dies', `${head}
  players: { Ang: Angel, Sta: Stalker, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ang: vote Ang, Sta: stalker Ang]
    - end
    - expect: { dead: [Ang, Sta], announced: [{ kind: win, about: [Ang] }] }
`);

rule('werewolves/role/angel#9', 'with no vote but its own it dies without winning', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ang: vote Ang]
    - end
    - expect: { dead: [Ang], unannounced: [{ kind: win }] }
`);

rule('werewolves/role/angel#10', 'a Stalker as target need not have voted, and need not have decided anything', `${head}
  decide: { angel-companion: Ann }
  players: { Ang: Angel, Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ang: angel Sta]
    - day 1: [Ann: vote Ang, Bob: vote Ang, Sta: stalker Ang]
    - end
    - expect: { dead: [Ang, Sta] }
`);
