import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/white-werewolf#1', 'to the pack it is one more wolf', `${head}
  players: { Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Wes: Wolf, Psy: Psychic Wolf }
  decide: { white-werewolf-imitation: Wolf }
  play:
    - expect: { channels: { wolfpack: [Whi, Wes, Psy] }, untold: { Wes: [{ text: White }, { about: { has: [Whi] } }], Psy: [{ text: White }] } }
    - night 1: [Psy: psychic wolf Whi as White Werewolf, Whi: vote Ann in wolfpack, Wes: vote Ann in wolfpack]
    - expect: { told: { Psy: [{ about: [Whi], result: false }] } }
`);

rule('werewolves/role/white-werewolf#2', 'wins alone: not with the pack, and not while one of it lives', `${head}
  players: { Whi: White Werewolf, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - night 2: [Whi: white werewolf Wes]
    - day 2: []
    - expect: { dead: [Ann, Wes], winners: [] }
    - night 4: [Whi: white werewolf Wim]
    - day 4: []
    - expect: { phase: over, winners: [Whi] }
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

rule('werewolves/role/white-werewolf#4', 'a night that was let pass does not count', `${head}
  players: { Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: []
    - night 3: [Whi: white werewolf Wes]
    - day 3: []
    - expect: { dead: [Wes], refused: [] }
`);

rule('werewolves/role/white-werewolf#5', 'strikes when the night ends, and may think better of it', `${head}
  players: { Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Whi: white werewolf Wes]
    - expect: { dead: [] }
    - night 2: [Whi: white werewolf Wim]
    - day 2: []
    - expect: { dead: [Wim] }
`);

rule('werewolves/role/white-werewolf#6', 'with none but the two sides left it goes on until one is gone', `${head}
  players: { Whi: White Werewolf, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 3: []
    - expect: { phase: day 3, dead: [Ann], winners: [] }
    - day 3: [Wes: vote Whi, Wim: vote Whi]
    - end
    - expect: { phase: over, winners: [Wes, Wim] }
`);

rule('werewolves/role/white-werewolf#7', 'imitates what the pack has most of, groups within it left out', `${head}
  players: { Whi: White Werewolf, Fay: Fortune Teller, Ann: Citizen, Hal: Hellhound, Hob: Hellhound, Hub: Hellhound, Sco: Scared Wolf, Sab: Saboteur Wolf, Sam: Saboteur Wolf }
  play:
    - night 1: [Fay: fortune teller Whi]
    - expect: { told: { Fay: [{ about: [Whi], result: Saboteur Wolf }] } }
`);

rule('werewolves/role/white-werewolf#7', 'imitates what is most common in the pack and no member of a group', `${head}
  players: { Whi: White Werewolf, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf, Wim: Wolf, Sco: Scared Wolf }
  play:
    - night 1: [Fay: fortune teller Whi]
    - expect: { told: { Fay: [{ about: [Whi], result: Wolf }] } }
`);

rule('werewolves/role/white-werewolf#8', 'looks like that role to those whom only strong disguises deceive', `${head}
  players: { Whi: White Werewolf, Inn: Innkeeper, Ino: Innkeeper, Ann: Citizen, Cor: Corrupt Wolf }
  play:
    - night 1: [Inn: innkeeper as Corrupt Wolf, Ino: innkeeper as White Werewolf]
    - expect: { told: { Inn: [{ ability: innkeeper, result: 2 }], Ino: [{ ability: innkeeper, result: 0 }] } }
`);

rule('werewolves/role/white-werewolf#9', 'does what that role does, beside its own attack', `${head}
  players: { Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Psy: Psychic Wolf, Wes: Wolf, Pam: Psychic Wolf }
  play:
    - night 2: [Whi: psychic wolf Ann as Citizen, Whi: white werewolf Wes]
    - expect: { told: { Whi: [{ ability: psychic wolf, about: [Ann], result: true }] }, refused: [] }
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/role/white-werewolf#10', 'of roles that are equally common any one', `${head}
  decide: { white-werewolf-imitation: Saboteur Wolf }
  players: { Whi: White Werewolf, Fay: Fortune Teller, Ann: Citizen, Sco: Scared Wolf, Cor: Corrupt Wolf, Sab: Saboteur Wolf }
  play:
    - night 1: [Fay: fortune teller Whi, Whi: saboteur wolf Ann]
    - expect: { refused: [], told: { Fay: [{ about: [Whi], result: Saboteur Wolf }] } }
`);

rule('werewolves/role/white-werewolf#11', 'with another role the looks and the abilities are gone', `${head}
  players: { Whi: White Werewolf, Zom: Zombie, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Psy: Psychic Wolf }
  play:
    - night 1: [Zom: zombie Whi]
    - night 2: [Zom: zombie Whi, Fay: fortune teller Whi, Whi: psychic wolf Ann as Citizen, Whi: white werewolf Psy]
    - expect: { roles: { Whi: Zombie }, told: { Fay: [{ about: [Whi], result: Zombie }] }, refused: [{ by: Whi, text: psychic wolf Ann as Citizen }, { by: Whi, text: white werewolf Psy }] }
`);

rule('werewolves/role/white-werewolf#12', 'is not on the side of the werewolves', `${head}
  players: { Whi: White Werewolf, Orc: Oracle, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Orc: oracle Whi and Wes]
    - expect: { told: { Orc: [{ ability: oracle, result: false }] } }
    - day 1: [Ann: vote Whi, Orc: vote Whi]
    - night 2: [Wes: vote Orc in wolfpack]
    - day 2: [Wes: vote Ann]
    - end
    - expect: { phase: over, winners: [Wes] }
`);

rule('werewolves/role/white-werewolf#13', 'burns under holy water as a lycan', `${head}
  players: { Whi: White Werewolf, Pri: Priest, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Pri: priest Whi]
    - day 1: []
    - expect: { dead: [Whi] }
`);

rule('werewolves/role/white-werewolf#14', 'is of the pack: the Huntsman smells it, and its vote there counts', `${head}
  players: { Whi: White Werewolf, Hun: Huntsman, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { wolfpack: [Whi, Wes] } }
    - night 1: [Hun: huntsman Whi, Whi: vote Ann in wolfpack]
    - expect: { told: { Hun: [{ about: [Whi], result: true }] } }
    - day 1: []
    - expect: { dead: [Ann] }
`);
