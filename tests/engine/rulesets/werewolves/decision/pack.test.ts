import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/alpha-wolf?1', 'kept from overruling, the pack does what it decided, by its own hand', `${head}
  players: { Alp: Alpha Wolf, Pes: Horseman of Pestilence, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  decide: { wolfpack-executor: Wes }
  play:
    - night 1: [Pes: horseman of pestilence Alp, Alp: alpha wolf Ann, Wes: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Bob] }
    - night 2: [Alp: alpha wolf Ann]
    - expect: { refused: [{ by: Alp, phase: night 2 }] }
`);

rule('werewolves/role/alpha-wolf?2', 'loved by a Cupid it stays, and the Cupid comes over', `${head}
  players: { Alp: Alpha Wolf, Cup: Cupid, Orc: Oracle, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Cup: cupid Alp]
    - night 2: [Orc: oracle Cup and Wes]
    - expect: { told: { Orc: [{ ability: oracle, result: true }] } }
`);

rule('werewolves/role/alpha-wolf?3', 'demonized and killed it dies', `${head}
  players: { Alp: Alpha Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Alp, Axl: assassin Alp]
    - day 2: []
    - expect: { dead: [Alp], roles: { Alp: Alpha Wolf } }
`);

rule('werewolves/role/lone-wolf?2', 'who joins when the night is judged has attacked in it', `${head}
  players: { Lon: Lone Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Lon: lone wolf Ann, Axl: assassin Wes]
    - day 2: []
    - expect: { dead: [Ann, Wes], roles: { Lon: Wolf } }
`);

rule('werewolves/role/lone-wolf?3', 'attacks in Night 1', `${head}
  players: { Lon: Lone Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone wolf Cal]
    - day 1: []
    - expect: { dead: [Cal], refused: [] }
`);

rule('werewolves/role/infecting-wolf?1', 'whoever is drawn may be one on whom it fails', `${head}
  decide: { infecting-wolf-target: Wes }
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: []
    - expect: { roles: { Ann: Citizen, Bob: Citizen, Wes: Wolf } }
`);

rule('werewolves/role/infecting-wolf?2', 'the victim hears at once what it is now', `${head}
  players: { Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Ann]
    - expect: { phase: night 1, told: { Ann: [{ kind: role, result: Wolf, phase: night 1 }] } }
`);

rule('werewolves/role/infecting-wolf?3', 'an unaligned player becomes a Wolf', `${head}
  players: { Inf: Infecting Wolf, Gol: Golem, Pyr: Pyromancer, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Gol]
    - expect: { roles: { Gol: Wolf } }
`);

rule('werewolves/role/infecting-wolf?4', 'as an Imp it stays in the channel of the pack, and its vote weighs nothing there', `${head}
  players: { Inf: Infecting Wolf, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dem]
    - night 2: [Inf: vote Ann in wolfpack]
    - day 2: []
    - expect: { roles: { Inf: Imp }, channels: { wolfpack: [Inf, Wes] }, dead: [] }
`);

rule('werewolves/role/infecting-wolf?5', 'on a White Werewolf it fails', `${head}
  decide: { white-werewolf-imitation: Wolf }
  players: { Inf: Infecting Wolf, Whi: White Werewolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Whi]
    - expect: { roles: { Whi: White Werewolf }, refused: [] }
`);

rule('werewolves/role/saboteur-wolf?1', 'of the sabotage nobody hears more than that nobody was elected', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Bob: vote Ann in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [] }], unannounced: [{ text: Saboteur, phase: day 1 }, { about: [Sab] }, { kind: notice, about: [Ann] }], untold: { Ann: [{ kind: notice }] } }
`);

rule('werewolves/role/saboteur-wolf?2', 'where there is no election nothing comes of it', `
  rules: werewolves
  options: { check: off, elections: guardian }
  players: { Gol: Golem, Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Gol in guardian]
    - night 2: [Sab: saboteur wolf Ann]
    - day 2: [Bob: vote Dee]
    - end
    - expect: { dead: [Gol, Dee], unannounced: [{ kind: notice, phase: day 2 }] }
`);

rule('werewolves/role/corrupt-wolf?1', 'may choose itself', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Cor with 2]
    - day 1: [Cor: vote Bob, Ann: vote Cal]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/corrupt-wolf?2', 'redirected, the whisper stays with whom it chose', `${head}
  players: { Cor: Corrupt Wolf, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Flu: flute player Cor, App: flute apprentice Ann, Cor: corrupt wolf App with 2]
    - day 1:
        - Cor: corrupt wolf say "hush"
    - expect: { told: { App: [{ text: hush }] }, untold: { Ann: [{ text: hush }] } }
`);

rule('werewolves/role/corrupt-wolf?3', "a Trickster's own value gives way for the day, and comes back", `${head}
  players: { Cor: Corrupt Wolf, Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Tri with 2]
    - day 1: [Tri: vote Bob, Cal: vote Ann]
    - end
    - expect: { dead: [Bob] }
    - day 2: [Tri: vote Cal, Ann: vote Cal, Dee: vote Ann]
    - end
    - expect: { dead: [Bob, Ann] }
`);

rule('werewolves/role/scared-wolf?2', 'saved by something else first it keeps its escape and hears nothing', `${head}
  players: { Sca: Scared Wolf, Wit: Witch, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Sca, Wit: witch Sca with life]
    - day 2: []
    - expect: { dead: [], untold: { Sca: [{ ability: scared wolf }] } }
    - night 3: [Axl: assassin Sca]
    - day 3: []
    - expect: { dead: [], told: { Sca: [{ ability: scared wolf }] } }
`);

rule('werewolves/role/trickster-wolf?1', "with no vote but the Trickster Wolf's there is no attack", `${head}
  players: { Tri: Trickster Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Tri: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/role/trickster-wolf?2', 'beside a former werewolf it is not the last', `${head}
  players: { Tri: Trickster Wolf, Inf: Infecting Wolf, Dem: Demon, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Inf: infecting wolf Dem]
    - day 1: [Ann: vote Wes, Bob: vote Wes, Cal: vote Wes]
    - end
    - expect: { dead: [Wes], roles: { Tri: Trickster Wolf, Inf: Imp } }
`);

rule('werewolves/role/wolf-cub?1', 'a former Wolf Cub leaves the attack, whoever it is with now', `${head}
  players: { Cub: Wolf Cub, Vam: Vampire, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 2: [Vam: vampire Cub, Axl: assassin Cub]
    - day 2: [Ann: vote Cub, Bob: vote Cub]
    - night 3: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2]
    - day 3: []
    - expect: { roles: { Cub: Undead }, dead: [Cub, Ann, Bob] }
`);

rule('werewolves/role/wolf-cub?2', 'in a night in which the pack may not attack it is lost', `${head}
  players: { Cub: Wolf Cub, Rid: Riding Hood, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Wes: vote Rid in wolfpack]
    - day 1: [Ann: vote Cub, Bob: vote Cub]
    - night 2: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2]
    - night 3: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2]
    - day 3: []
    - expect: { dead: [Cub, Rid, Ann], refused: [{ phase: night 2 }, { text: vote Bob in wolfpack 2, phase: night 3 }] }
`);

rule('werewolves/role/knowledgeable-wolf?1', 'half of the roles, rounded down, or all of them', `${head}
  players: { Kno: Knowledgeable Wolf, Ann: Citizen, Bob: Witch, Cal: Oracle, Wes: Wolf }
  play:
    - night 1: []
    - expect: { told: { Kno: [{ ability: knowledgeable wolf, result: { size: 2 } }] } }
`);
