import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/groups?2', 'where a group may do nothing there is nothing to vote on', `${head}
  players: { Rid: Riding Hood, Cub: Wolf Cub, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Rid in wolfpack, Cub: vote Rid in wolfpack]
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Wes: vote Bob in wolfpack, Wes: vote Ann in wolfpack 2]
    - expect: { refused: [{ by: Wes, text: vote Bob in wolfpack }, { by: Wes, text: vote Ann in wolfpack 2 }] }
`);

rule('werewolves/rule/groups?3', 'a former juror votes with full weight', `${head}
  players: { Jim: Juror, Jan: Juror, Joe: Juror, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Jim]
    - night 2: [Jim: vote Ann in jury]
    - day 2: []
    - expect: { roles: { Jim: Wolf }, told: { Jan: [{ ability: jury, about: [Ann], result: Citizen }] } }
`);

rule('werewolves/rule/groups?3', 'a former wolf votes with none, and may still be the one who attacks', `${head}
  decide: { wolfpack-executor: Wes }
  players: { Wes: Wolf, Wim: Wolf, Woz: Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 2: [Vam: vampire Wes, Axl: assassin Wes]
    - night 3: [Wes: vote Ann in wolfpack, Wim: vote Ann in wolfpack]
    - day 3: []
    - expect: { dead: [Ann], roles: { Wes: Undead }, told: { Wim: [{ ability: wolfpack, about: [Wes] }] } }
`);

rule('werewolves/rule/lone-wolves?2', 'the death of somebody in the pack who is a wolf no more brings a Lone Wolf in', `${head}
  players: { Wes: Wolf, Wim: Wolf, Lon: Lone Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 2: [Vam: vampire Wes, Axl: assassin Wes]
    - day 2: []
    - expect: { roles: { Wes: Undead, Lon: Lone Wolf } }
    - day 2: [Ann: vote Wes]
    - end
    - expect: { dead: [Wes], roles: { Lon: Wolf }, channels: { wolfpack: [Wes, Wim, Lon] } }
`);

rule('werewolves/group/wolfpack?1', 'may attack one of its own, or a fox', `${head}
  players: { Wes: Wolf, Wim: Wolf, Dis: Disguised Fox, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wes: vote Wim in wolfpack]
    - night 2: [Wes: vote Dis in wolfpack]
    - expect: { dead: [Wim] }
    - day 2: []
    - expect: { dead: [Wim, Dis] }
`);

rule('werewolves/group/wolfpack?2', 'attacks in Night 1, when a cult does not', `${head}
  players: { Wes: Wolf, Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Cul: vote Wes in cult]
    - day 1: []
    - expect: { dead: [Ann], refused: [{ by: Cul }] }
`);

rule('werewolves/group/wolfpack?3', 'a Cub that died at night counts in the next one, and in no other', `${head}
  players: { Wes: Wolf, Cub: Wolf Cub, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 2: [Axl: assassin Cub, Wes: vote Ann in wolfpack]
    - night 3: [Wes: vote Bob in wolfpack, Wes: vote Cal in wolfpack 2]
    - day 3: []
    - expect: { dead: [Cub, Ann, Bob, Cal] }
    - night 4: [Wes: vote Dee in wolfpack 2]
    - expect: { refused: [{ by: Wes }] }
`);

rule('werewolves/group/wolfpack?3', 'one that died by day counts in the night that follows', `${head}
  players: { Wes: Wolf, Cub: Wolf Cub, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Cub]
    - night 2: [Wes: vote Bob in wolfpack, Wes: vote Cal in wolfpack 2]
    - night 3: [Wes: vote Dee in wolfpack 2]
    - expect: { dead: [Cub, Bob, Cal], refused: [{ by: Wes }] }
`);

rule('werewolves/group/bakers?1', 'goes on with a Baker who is one no more', `${head}
  players: { Bak: Baker, Bea: Baker, Vam: Vampire, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Bak, Axl: assassin Bak]
    - day 2: [Bak: say "I am well" in bakers, Bea: say "Good" in bakers]
    - expect: { refused: [], roles: { Bak: Undead }, told: { Bea: [{ text: I am well }], Bak: [{ text: Good }] } }
`);

rule('werewolves/group/cult?1', 'with an Acolyte alive the cult attacks in the very next night', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cul]
    - night 2: [Aco: vote Bob in cult, Mem: vote Bob in cult]
    - day 2: []
    - expect: { dead: [Cul, Bob], refused: [], roles: { Aco: Cult Leader } }
`);

rule('werewolves/group/cult?3', 'and is over with the death of the one who leads it then', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cul]
    - day 2: [Ann: vote Aco]
    - night 3: [Mem: vote Bob in cult]
    - expect: { dead: [Cul, Aco], refused: [{ by: Mem }] }
`);

rule('werewolves/group/laboratory?1', 'the subjects see who the scientist is, and may talk', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Mad: say "It is me" in laboratory]
    - expect: { channels: { laboratory: [Mad, Ann, Wes] }, told: { Ann: [{ about: [Mad], text: It is me }] } }
`);

rule('werewolves/group/grandmas-house?1', 'two guests see and hear one another', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann and Bob]
    - day 1: [Ann: say "You too?" in grandmas-house]
    - expect: { channels: { grandmas-house: [Ann, Bob] }, told: { Bob: [{ about: [Ann], text: You too }] } }
`);

rule('werewolves/group/grandmas-house?2', 'they are in it from the moment of the choice', `${head}
  players: { Gra: Grandma, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Gra: grandma Ann and Bob, Ann: say "Hush" in grandmas-house]
    - expect: { phase: night 1, channels: { grandmas-house: [Ann, Bob] }, told: { Bob: [{ text: Hush }] } }
`);
