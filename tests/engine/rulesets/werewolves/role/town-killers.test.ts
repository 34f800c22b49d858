import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/assassin#1', 'from Night 2', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Axl: assassin Wes]
    - expect: { refused: [{ by: Axl }] }
    - night 2: [Axl: assassin Wes]
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/assassin#3', 'strikes when the night ends', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Axl: assassin Ann, Axl: assassin Wes]
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/barber#1', 'one attack in the game', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Wes]
    - day 3: [Bar: barber Wim]
    - expect: { dead: [Wes], refused: [{ by: Bar }] }
`);

rule('werewolves/role/barber#2', 'on no day before Day 2', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Bar: barber Wes]
    - expect: { dead: [], refused: [{ by: Bar }] }
    - night 2: [Bar: barber Wes]
    - expect: { dead: [], refused: [{ by: Bar }] }
`);

rule('werewolves/role/barber#3', 'the attack comes at once', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Wes]
    - expect: { dead: [Wes], phase: day 2 }
`);

rule('werewolves/role/barber#4', 'who does not want to be revealed is not', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Wes]
    - expect: { dead: [Wes], unannounced: [{ about: [Bar] }, { result: Barber }] }
`);

rule('werewolves/role/barber#5', 'who wants to is, by name and role', `${head}
  players: { Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Wes with reveal]
    - expect: { dead: [Wes], announced: [{ kind: reveal, about: [Bar], result: Barber }] }
`);

rule('werewolves/role/barber#6', 'not after an attack that fails', `${head}
  players: { Bar: Barber, Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Bar: barber Idi with reveal]
    - expect: { dead: [], unannounced: [{ kind: reveal }], told: { Bar: [{ about: [Idi], result: false }] } }
`);

rule('werewolves/role/cult-leader#1', 'in the channel of the cult', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { cult: [Cul, Mem] } }
`);

rule('werewolves/role/cult-leader#2', "takes part in the cult's vote from Night 2", `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Cul: vote Wes in cult]
    - expect: { refused: [{ by: Cul }] }
    - night 2: [Cul: vote Wes in cult]
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/cult-leader#3', 'the attack of the night in which the leader dies is carried out', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Cul: vote Wim in cult, Wes: vote Cul in wolfpack]
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Cul, Wim] }
`);

rule('werewolves/role/cult-leader#5', 'a leader without the role still holds the cult together', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Cul]
    - night 2: [Mem: vote Ann in cult]
    - day 2: [Bob: vote Cul, Cal: vote Cul]
    - expect: { dead: [Ann] }
    - night 3: [Mem: vote Wes in cult]
    - expect: { dead: [Ann, Cul], refused: [{ by: Mem }] }
`);

rule('werewolves/role/cult-leader#6', 'who has changed role still votes', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Cul]
    - night 2: [Cul: vote Ann in cult]
    - day 2: []
    - expect: { dead: [Ann], roles: { Cul: Wolf } }
`);

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

rule('werewolves/role/mad-scientist#1', 'two subjects when the game begins', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - expect: { told: { Ann: [{ kind: role, result: Test Subject }], Wes: [{ kind: role, result: Test Subject }] }, untold: { Bob: [{ result: Test Subject }] } }
`);

rule('werewolves/role/mad-scientist#4', 'share a channel', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - expect: { channels: { laboratory: [Mad, Ann, Wes] } }
`);

rule('werewolves/role/mad-scientist#2', 'of two sides, nobody unaligned', `${head}
  players: { Mad: Mad Scientist, Ang: Angel, Des: Despot, Wes: Wolf, Ann: Citizen }
  play:
    - expect: { channels: { laboratory: [Mad, Wes, Ann] } }
`);

rule('werewolves/role/mad-scientist#3', 'a solo side is a side', `${head}
  players: { Mad: Mad Scientist, Ang: Angel, Pyr: Pyromancer, Wes: Wolf }
  play:
    - expect: { channels: { laboratory: [Mad, Pyr, Wes] } }
`);

rule('werewolves/role/mad-scientist#5', 'chooses alone: no subject hears of it', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Mad: mad scientist Bob]
    - expect: { refused: [{ by: Mad }] }
    - night 2: [Mad: mad scientist Wes, Mad: mad scientist Ann]
    - expect: { untold: { Ann: [{ ability: mad scientist }], Wes: [{ ability: mad scientist }] }, channels: { laboratory: [Mad, Ann, Wes] } }
`);

rule('werewolves/role/mad-scientist#6', 'without a choice one is drawn', `${head}
  decide: { mad-scientist-subject: Ann }
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wim: vote Mad in wolfpack]
    - day 1: []
    - expect: { dead: [Mad, Ann] }
`);

rule('werewolves/role/mad-scientist#7', 'a dead subject may be chosen, and nobody is harmed', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wim: vote Ann in wolfpack]
    - night 2: [Mad: mad scientist Ann, Wim: vote Mad in wolfpack]
    - day 2: []
    - expect: { dead: [Ann, Mad], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/mad-scientist#9', 'the attack comes at once', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Bar: Barber, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Mad: mad scientist Wes, Bar: barber Mad]
    - expect: { phase: day 2, dead: [Mad, Wes] }
`);

rule('werewolves/role/mad-scientist#10', 'is revealed by it', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Mad: mad scientist Wes, Ann: vote Mad, Bob: vote Mad]
    - end
    - expect: { dead: [Mad, Wes], announced: [{ kind: reveal, about: [Mad], result: Mad Scientist }] }
`);
