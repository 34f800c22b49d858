import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/mad-scientist#1', 'two subjects when the game begins', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - expect: { told: { Ann: [{ kind: role, result: Test Subject }], Wes: [{ kind: role, result: Test Subject }] }, untold: { Bob: [{ result: Test Subject }] } }
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

rule('werewolves/role/mad-scientist#4', 'share a channel', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - expect: { channels: { laboratory: [Mad, Ann, Wes] } }
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

rule('werewolves/role/mad-scientist#8', 'takes the chosen subject along', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - expect: { channels: { laboratory: [Mad, Ann, Wes] } }
    - night 1: [Mad: mad scientist Wes, Wim: vote Mad in wolfpack]
    - day 1: []
    - expect: { dead: [Mad, Wes], announced: [{ kind: reveal, about: [Mad], result: Mad Scientist }] }
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

rule('werewolves/role/mad-scientist?1', 'a direct lynch sets it off', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Mad: mad scientist Ann, Bob: vote Mad, Cal: vote Mad]
    - end
    - expect: { dead: [Mad, Ann] }
`);

rule('werewolves/role/mad-scientist?2', 'for a dead subject no other is taken', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Mad: mad scientist Ann, Wim: vote Ann in wolfpack]
    - day 1: [Bob: vote Mad, Cal: vote Mad]
    - end
    - expect: { dead: [Ann, Mad], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/mad-scientist?3', 'a failed attack reveals nobody', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Mad: mad scientist Ann, Wit: witch Ann with life, Wim: vote Mad in wolfpack]
    - day 1: []
    - expect: { dead: [Mad], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/mad-scientist?4', 'who has changed sides is a subject still', `${head}
  players: { Mad: { Mad Scientist: { subjects: [Ann, Wes] } }, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Mad: mad scientist Ann, Inf: infecting wolf Ann, Wes: vote Mad in wolfpack]
    - day 1: []
    - expect: { dead: [Mad, Ann], roles: { Ann: Wolf }, channels: { laboratory: [Mad, Ann, Wes] } }
`);
