import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/riding-hood#1', 'wins at the hand of a wolf', `${head}
  players: { Rid: Riding Hood, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Rid in wolfpack]
    - day 1: []
    - expect: { dead: [Rid], announced: [{ kind: win, about: [Rid], result: Riding Hood }] }
`);

rule('werewolves/role/riding-hood#2', 'killed in any other way, loses', `${head}
  players: { Rid: Riding Hood, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Rid]
    - day 2: []
    - expect: { dead: [Rid], unannounced: [{ kind: win }] }
`);

rule('werewolves/role/riding-hood#3', 'protected, neither dies nor wins', `${head}
  players: { Rid: Riding Hood, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Rid with life, Wes: vote Rid in wolfpack]
    - day 1: []
    - expect: { dead: [], unannounced: [{ kind: win }] }
`);

rule('werewolves/role/riding-hood#4', 'the pack that did it does not attack in the next night', `${head}
  players: { Rid: Riding Hood, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Rid in wolfpack]
    - night 2: [Wes: vote Ann in wolfpack]
    - expect: { refused: [{ by: Wes }] }
    - night 3: [Wes: vote Ann in wolfpack]
    - day 3: []
    - expect: { dead: [Ann, Rid] }
`);

rule('werewolves/role/riding-hood#5', 'a single wolf that did it does not attack in the night after, and the pack does', `${head}
  players: { Cup: Cupid, Rid: Riding Hood, Lon: Lone Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Cup: cupid Rid, Lon: lone wolf Rid]
    - day 1: []
    - expect: { dead: [Cup, Rid], announced: [{ kind: win, about: [Rid], result: Riding Hood }] }
    - night 2: [Lon: lone wolf Ann, Wes: vote Bob in wolfpack]
    - expect: { refused: [{ by: Lon, text: lone wolf Ann }] }
    - night 3: [Lon: lone wolf Ann]
    - day 3: []
    - expect: { dead: [Cup, Rid, Bob, Ann] }
`);

rule('werewolves/role/riding-hood#6', 'with no wolfish player left, leaves as a loser', `${head}
  players: { Rid: Riding Hood, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen, Pyr: Pyromancer }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - night 2: []
    - expect: { dead: [Wes] }
    - day 2: [Ann: vote Wim, Bob: vote Wim]
    - night 3: []
    - expect: { dead: [Wes, Wim, Rid], winners: [], unannounced: [{ kind: win }], announced: [{ kind: notice, about: [Rid], result: Riding Hood }] }
`);
