import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/lone-wolf#5', 'a wolfish target is the end of the Lone Wolf, and nobody else', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Wes]
    - day 1: []
    - expect: { dead: [Lon] }
`);

rule('werewolves/role/lone-wolf#8', 'joins the pack when the first of it dies', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { dead: [Wes], roles: { Lon: Wolf }, channels: { wolfpack: [Lon, Wes, Wim] } }
`);

rule('werewolves/role/priest#3', 'water on one of the town ends the Priest', `${head}
  players: { Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Pri: priest Ann]
    - day 1: []
    - expect: { dead: [Pri] }
`);

rule('werewolves/role/priest#2', 'water on a lycan attacks it', `${head}
  players: { Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pri: priest Wes]
    - day 1: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/barber#5', 'reveals name and role where that was chosen and the attack succeeded', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Wes with reveal]
    - expect: { dead: [Wes], announced: [{ kind: reveal, about: [Bar], result: Barber }] }
`);

rule('werewolves/role/barber#2', 'not before Day 2', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Bar: barber Wes]
    - expect: { dead: [], refused: [{ by: Bar }] }
`);

rule('werewolves/role/white-werewolf#3', 'attacks one of the pack from Night 2 on, not in two nights running', `${head}
  players: { Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf, Wyn: Wolf }
  play:
    - night 1: [Whi: white werewolf Wes]
    - expect: { refused: [{ by: Whi }] }
    - night 2: [Whi: white werewolf Wes]
    - night 3: [Whi: white werewolf Wim]
    - expect: { dead: [Wes], refused: [{ by: Whi }] }
    - night 4: [Whi: white werewolf Wim]
    - day 4: []
    - expect: { dead: [Wes, Wim] }
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

rule('werewolves/role/despot#1', 'wins by being elected Mayor', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - end
    - expect: { dead: [Des], announced: [{ kind: win, about: [Des], result: Despot }] }
    - day 2: [Ann: vote Bob in mayor]
    - expect: { refused: [{ by: Ann }] }
`);

rule('werewolves/role/cult-acolyte#3', 'one more attack in the night after an Acolyte dies', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Wes: vote Aco, Wim: vote Aco]
    - night 2: [Cul: vote Ann in cult, Mem: vote Bob in cult 2]
    - day 2: []
    - expect: { dead: [Aco, Ann, Bob] }
`);

rule('werewolves/role/cult-acolyte#4', 'succeeds a dead leader when the next night starts', `${head}
  players: { Cul: Cult Leader, Aco: Cult Acolyte, Ann: Citizen, Bob: Citizen, Cat: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Wes: vote Cul, Wim: vote Cul]
    - night 2: [Aco: vote Wes in cult]
    - expect: { roles: { Aco: Cult Leader } }
    - day 2: []
    - expect: { dead: [Cul, Wes] }
`);

rule('werewolves/role/mad-scientist#8', 'takes the chosen subject along', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - expect: { channels: { laboratory: [Mad, Ann, Wes] } }
    - night 1: [Mad: mad scientist Wes, Wim: vote Mad in wolfpack]
    - day 1: []
    - expect: { dead: [Mad, Wes], announced: [{ kind: reveal, about: [Mad], result: Mad Scientist }] }
`);

rule('werewolves/role/psychopath#4', 'does not win when dying in the same moment as the last of the list', `${head}
  decide: { psychopath-list: [[Ann, Bob]] }
  players: { Psy: Psychopath, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Axl: Assassin }
  play:
    - day 1: [Cal: vote Bob, Wes: vote Bob]
    - night 2: [Wes: vote Ann in wolfpack, Axl: assassin Psy]
    - day 2: []
    - expect: { dead: [Psy, Ann, Bob], unannounced: [{ kind: win, about: [Psy] }] }
`);
