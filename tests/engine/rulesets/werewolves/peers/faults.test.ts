import { rule } from '../../../../../engine/testing/rule.ts';

// Faults that players of other projects reported, as far as they could happen here: turns before the tally, chains, one death once, feedback from the outcome, votes.

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/win-conditions#2', 'lykoss/lykos#499: who turns by the very death that ends the game wins with the side now joined', `${head}
  players: { Ann: Citizen, Wes: Wolf, Lon: Lone Wolf, Vim: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Wes, Vim: vote Wes, Cal: vote Wes]
    - night 2: []
    - expect: { dead: [Wes], roles: { Lon: Wolf }, channels: { wolfpack: [Wes, Lon] } }
    - night 2: [Lon: vote Ann in wolfpack]
    - night 3: [Lon: vote Cal in wolfpack]
    - night 4: [Lon: vote Vim in wolfpack]
    - end
    - expect: { phase: over, winners: [Wes, Lon] }
`);

rule('werewolves/rule/death#6', 'GreyWolfDev/Werewolf#212: the last wolf eats the own lover and dies of it; the whole chain comes before the win is judged', `${head}
  players: { Cup: Cupid, Wes: Wolf, Hun: Huntress, Ann: Citizen, Zom: Zombie }
  play:
    - night 1: [Cup: cupid Wes, Hun: huntress Zom]
    - day 1: []
    - night 2: [Wes: vote Cup in wolfpack]
    - day 2: []
    - expect: { dead: [Cup, Wes], alive: [Hun, Ann, Zom], phase: day 2 }
`);

rule('werewolves/role/angel#1', 'lykoss/lykos#162, #378: who wins by being lynched has won, once, and is not found dead again', `${head}
  players: { Ang: Angel, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf }
  play:
    - day 1: [Ang: angel Bob, Ann: vote Ang, Bob: vote Ang, Cal: vote Ang]
    - night 2: [Wes: vote Ang in wolfpack]
    - day 2: []
    - expect: { dead: [Ang, Bob], announced: [{ kind: win, about: [Ang], result: Angel }], phase: day 2 }
`);

rule('werewolves/rule/attacks#2', 'GreyWolfDev/Werewolf#129: an attack on somebody who was saved is told as a failure', `${head}
  players: { Axl: Assassin, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Wit: witch Wes with life, Axl: assassin Wes]
    - day 2: []
    - expect: { dead: [], told: { Axl: [{ about: [Wes], result: false }] }, untold: { Axl: [{ about: [Wes], result: true }] } }
`);

rule('werewolves/rule/hosts#1', 'BeyondMafia/BeyondMafia-Integration#232: whoever is taken out of the game is the one who goes; no protection and no redirection has a say', `${head}
  players: { Ass: Assistant, Wit: Witch, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Ass: assistant Ann]
    - night 1: [Wit: witch Ass with life, Host: kill Ass]
    - expect: { dead: [Ass], alive: [Wit, Ann, Bob, Wes] }
`);

rule('werewolves/rule/role-change#1', 'lykoss/lykos#540, GreyWolfDev/Werewolf#56: an act of the old role is dropped with the role, and the new one acts at its next lawful moment', `${head}
  players: { Axl: Assassin, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Zom: Zombie }
  play:
    - night 1: [Zom: zombie Axl, Inf: infecting wolf Ann]
    - night 2: [Axl: assassin Bob, Zom: zombie Axl]
    - day 2: []
    - expect: { dead: [], roles: { Axl: Zombie, Ann: Wolf } }
    - night 3: [Axl: zombie Bob]
    - expect: { refused: [] }
`);

rule('werewolves/rule/groups#5', 'UltiMafia/Ultimafia PR#1044: of a team kill one member is the actor, and the team is told who', `${head}
  players: { Mac: Macho, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  decide: { wolfpack-executor: Wim }
  play:
    - night 1: [Wes: vote Mac in wolfpack, Wim: vote Mac in wolfpack]
    - day 1: []
    - expect: { told: { Mac: [{ kind: notice, ability: macho, result: Wim }], Wes: [{ kind: notice, about: [Wim] }] } }
`);

rule('werewolves/role/wolf-cub#2', 'GreyWolfDev/Werewolf#510: the attacks after a cub fell are polls of their own, and one left empty takes nothing from the other', `${head}
  players: { Cub: Wolf Cub, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen }
  play:
    - day 1: [Ann: vote Cub, Bob: vote Cub, Cal: vote Cub]
    - night 2: [Wes: vote Ann in wolfpack 2]
    - day 2: []
    - expect: { dead: [Cub, Ann] }
`);

rule('werewolves/poll/lynch#1', 'chrisgillis/slackwolf#33: of those who tie at the top nobody is lynched, unless the option draws one', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob, Bob: vote Ann, Cal: vote Dan, Dan: vote Cal, Wes: vote Wes]
    - end
    - expect: { dead: [] }
`);

rule('werewolves/rule/disguises#1', 'UltiMafia/Ultimafia#418: a disguised player is no blank: each look says something', `${head}
  players: { For: Fortune Teller, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [For: fortune teller Sne]
    - expect: { told: { For: [{ kind: result, ability: fortune teller, about: [Sne], result: Citizen }] } }
`);

rule('werewolves/role/houseguest#6', 'GreyWolfDev/Werewolf#144: a guest who is out is met at the host, and nowhere else', `${head}
  players: { Gus: Houseguest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Axl: Assassin, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Gus: houseguest Ann, Axl: assassin Gus, Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { dead: [Bob], alive: [Gus, Ann, Cal, Axl, Wes, Wim] }
`);
