import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/groups#1', 'a group has a channel', `${head}
  players: { Bak: Baker, Bea: Baker, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { channels: { bakers: [Bak, Bea] } }
`);

rule('werewolves/rule/groups#2', 'who loses the role stays in the channel', `${head}
  players: { Inf: Infecting Wolf, Cul: Cult Leader, Mem: Cult Member, Ann: Citizen }
  play:
    - night 1: [Inf: infecting wolf Mem]
    - expect: { roles: { Mem: Wolf }, channels: { cult: [Cul, Mem] } }
`);

rule('werewolves/rule/groups#3', "a former member's vote has no weight in the pack", `${head}
  players: { Wes: Wolf, Wim: Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 2: [Vam: vampire Wes, Axl: assassin Wes]
    - night 3: [Wes: vote Ann in wolfpack]
    - day 3: []
    - expect: { roles: { Wes: Undead }, dead: [] }
`);

rule('werewolves/rule/groups#4', 'the winner of its poll is the target', `${head}
  players: { Wes: Wolf, Wim: Wolf, Woz: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wim: vote Ann in wolfpack, Woz: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/groups#5', 'one who voted for it acts', `${head}
  decide: { wolfpack-executor: Wim }
  players: { Wes: Wolf, Wim: Wolf, Rec: Recluse, Ann: Citizen }
  play:
    - night 1: [Wes: vote Rec in wolfpack, Wim: vote Rec in wolfpack]
    - day 1: []
    - expect: { told: { Rec: [{ ability: recluse, about: [Wim] }] }, untold: { Rec: [{ about: [Wes] }] } }
`);

rule('werewolves/rule/groups#6', 'without a living member of the role it is disbanded', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Jim, Bob: vote Jim]
    - night 2: [Jan: vote Wes in jury]
    - expect: { refused: [{ by: Jan }] }
`);

rule('werewolves/rule/groups#8', 'the Hellhounds end when one of them changes, and stay in the pack', `${head}
  players: { Hel: Hellhound, Hek: Hellhound, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 2: [Vam: vampire Hel, Axl: assassin Hel]
    - night 3: [Hek: vote Ann in wolfpack]
    - day 3: []
    - expect: { roles: { Hel: Undead, Hek: Hellhound }, dead: [Ann] }
`);

rule('werewolves/rule/groups#9', 'several attacks may meet the same player', `${head}
  players: { Cub: Wolf Cub, Wes: Wolf, Sca: Runner, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Cub]
    - night 2: [Wes: vote Sca in wolfpack, Wes: vote Sca in wolfpack 2]
    - day 2: []
    - expect: { dead: [Cub, Sca] }
`);

rule('werewolves/group/wolfpack#4', 'no attack in the night after it killed a Riding Hood', `${head}
  players: { Wes: Wolf, Rid: Riding Hood, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wes: vote Rid in wolfpack]
    - night 2: [Wes: vote Ann in wolfpack]
    - expect: { dead: [Rid], refused: [{ by: Wes }] }
    - night 3: [Wes: vote Ann in wolfpack]
    - day 3: []
    - expect: { dead: [Rid, Ann] }
`);

rule('werewolves/group/cult#2', 'attacks from Night 2', `${head}
  players: { Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Cul: vote Ann in cult]
    - expect: { refused: [{ by: Cul }] }
    - night 2: [Cul: vote Ann in cult]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/group/cult#6', 'who has changed role votes with full weight', `${head}
  players: { Inf: Infecting Wolf, Cul: Cult Leader, Mem: Cult Member, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Mem]
    - night 2: [Mem: vote Ann in cult]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/group/jury#2', 'investigates from Night 2', `${head}
  players: { Jim: Juror, Jan: Juror, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Jim: vote Wes in jury]
    - expect: { refused: [{ by: Jim }] }
    - night 2: [Jim: vote Wes in jury]
    - day 2: []
    - expect: { told: { Jan: [{ ability: jury, about: [Wes], result: Wolf }] }, announced: [{ kind: reveal, result: Wolf, phase: day 2 }] }
`);

rule('werewolves/rule/role-change#1', 'the old abilities go, the new ones come', `${head}
  players: { Inf: Infecting Wolf, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Fay, Fay: fortune teller Ann, Fay: vote Ann in wolfpack]
    - expect: { refused: [{ by: Fay, text: fortune teller Ann }] }
    - day 1: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/role-change#3', 'effects survive it', `${head}
  players: { Inf: Infecting Wolf, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Pla: plague bearer Ann, Inf: infecting wolf Ann]
    - day 3: []
    - expect: { dead: [Ann, Inf], roles: { Ann: Wolf } }
`);

rule('werewolves/rule/role-change#4', "with another team's role comes its side", `${head}
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann, Ann: vote Bob in wolfpack]
    - day 1: []
    - expect: { phase: over, winners: [Inf, Ann] }
`);

rule('werewolves/rule/role-change#5', 'fails on who cannot change', `${head}
  players: { Inf: Infecting Wolf, Dev: Devout Villager, Ann: Citizen }
  play:
    - night 1: [Inf: infecting wolf Dev]
    - expect: { roles: { Dev: Devout Villager }, channels: { wolfpack: [Inf] } }
`);

rule('werewolves/rule/role-change#8', 'who becomes a Wolf joins the pack', `${head}
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann]
    - expect: { channels: { wolfpack: [Inf, Ann] } }
`);

rule('werewolves/rule/role-change#?2', 'a pending act of the old role is dropped', `${head}
  players: { Inf: Infecting Wolf, Lon: Priest, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Lon: priest Ann, Inf: infecting wolf Lon]
    - day 1: []
    - expect: { dead: [], roles: { Lon: Wolf } }
`);

rule('werewolves/rule/win-conditions#1', 'a team wins when everybody else is on it or unaligned', `${head}
  players: { Wes: Wolf, Gol: Golem, Ann: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { phase: over, winners: [Wes] }
`);

rule('werewolves/rule/win-conditions#3', 'the dead of the team win too', `${head}
  players: { Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Bob: vote Wes, Cal: vote Wes]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cal] }
`);

rule('werewolves/rule/win-conditions#8', 'the werewolves do not win while a White Werewolf lives', `${head}
  players: { Wes: Wolf, Whi: White Werewolf, Ann: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { phase: day 1, dead: [Ann] }
`);

rule('werewolves/rule/win-conditions#?3', 'when nobody is left the game ends without a winning team', `${head}
  players: { Axl: Assassin, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Wes, Wes: vote Axl in wolfpack]
    - day 2: []
    - expect: { phase: over, winners: [] }
`);

rule('werewolves/team/townsfolk#1', 'the townsfolk win when the last werewolf is gone', `${head}
  players: { Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Wes]
    - end
    - expect: { phase: over, winners: [Ann, Bob, Cal] }
`);

rule('werewolves/team/werewolves#1', 'the werewolves win when nobody else is left', `${head}
  players: { Wes: Wolf, War: Warlock, Ann: Citizen }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { phase: over, winners: [Wes, War] }
`);

rule('werewolves/rule/ascension#2', 'who ascends stops playing, and the game goes on', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Bob in reporter]
    - day 3: [Ann: vote Gol in guardian]
    - night 4: [Gol: golem Ann with protect]
    - expect: { refused: [{ by: Gol }], alive: [Ann, Bob, Wes], announced: [{ kind: win, about: [Gol], result: Golem }] }
`);

rule('werewolves/rule/lone-wolves#2', 'the first death of the pack brings them into it', `${head}
  players: { Lon: Lone Wolf, Low: Lone Warlock, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wes]
    - night 2: []
    - expect: { roles: { Lon: Wolf, Low: Wolf }, channels: { wolfpack: [Lon, Low, Wes, Wim] } }
`);

rule('werewolves/rule/lone-wolves#?1', 'an act of the same end of night is still carried out', `${head}
  players: { Lon: Lone Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Axl: assassin Wes, Lon: lone wolf Ann]
    - day 2: []
    - expect: { dead: [Ann, Wes], roles: { Lon: Wolf } }
`);

rule('werewolves/rule/death#1', 'the dead have no vote', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: [Ann: vote Wes]
    - expect: { refused: [{ by: Ann }] }
`);

rule('werewolves/rule/death#5', "deaths of one moment are simultaneous: two Huntresses strike each other's slayers", `${head}
  players: { Hun: Huntress, Hel: Huntress, Axl: Assassin, Ann: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Hun: huntress Wim, Hel: huntress Wes, Axl: assassin Hun, Wes: vote Hel in wolfpack]
    - day 2: []
    - expect: { dead: [Hun, Hel, Wes, Wim] }
`);

rule('werewolves/rule/death#6', 'a chain is followed to its end', `${head}
  players: { Hun: Huntress, Hel: Huntress, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Hun: huntress Hel, Hel: huntress Wim, Wes: vote Hun in wolfpack]
    - day 1: []
    - expect: { dead: [Hun, Hel, Wim] }
`);

rule('werewolves/rule/announcements#2', 'a death is announced without a role', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { announced: [{ kind: death, about: [Ann], phase: day 1 }], unannounced: [{ result: Citizen }] }
`);
