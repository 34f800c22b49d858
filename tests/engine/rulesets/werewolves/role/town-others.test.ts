import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/amnesiac#2', 'until the end of Day 1 nothing is there to be used', `${head}
  decide: { amnesiac-role: Oracle }
  players: { Amy: Amnesiac, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Amy: oracle Ann and Bob]
    - day 1: [Amy: vote Cal]
    - expect: { refused: [{ by: Amy }], roles: { Amy: Amnesiac } }
    - end
    - expect: { dead: [Cal], roles: { Amy: Oracle } }
`);

rule('werewolves/role/amnesiac#4', 'nobody else is told', `${head}
  decide: { amnesiac-role: Oracle }
  players: { Amy: Amnesiac, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: []
    - expect: { roles: { Amy: Oracle }, unannounced: [{ about: [Amy] }, { result: Oracle }], untold: { Ann: [{ result: Oracle }] } }
`);

rule('werewolves/role/amnesiac#5', 'a choice that was due earlier is made now', `${head}
  decide: { amnesiac-role: Fletcher }
  players: { Amy: Amnesiac, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Amy: fletcher Ann]
    - expect: { told: { Ann: [{ kind: role, result: "Fletcher's Customer" }] } }
`);

rule('werewolves/role/amnesiac#6', 'what the role learns at the start is told after the change', `${head}
  decide: { amnesiac-role: Town Crier, town-crier-player: Bob }
  players: { Amy: Amnesiac, Ann: Citizen, Bob: Baker, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { untold: { Amy: [{ ability: town crier }] } }
    - night 2: []
    - expect: { told: { Amy: [{ ability: town crier, about: [Bob], result: Baker }] } }
`);

rule('werewolves/role/devout-villager#1', 'votes like a Citizen', `${head}
  players: { Dev: Devout Villager, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Dev: vote Wes, Dev: vote Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/devout-villager#2', 'never changes role', `${head}
  players: { Dev: Devout Villager, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Dev]
    - day 1: []
    - expect: { roles: { Dev: Devout Villager }, untold: { Dev: [{ kind: role, result: Wolf }] }, channels: { wolfpack: [Inf, Wes] } }
`);

rule('werewolves/role/devout-villager#4', 'is demonized like anybody', `${head}
  players: { Dev: Devout Villager, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Vam: Vampire, Wes: Wolf }
  play:
    - night 1: [Vam: vampire Dev]
    - day 1: [Exo: exorcist Dev]
    - expect: { told: { Exo: [{ about: [Dev], result: [demonized] }] } }
`);

rule('werewolves/role/bartender#2', 'not without the role', `${head}
  players: { Bar: Bartender, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Bar]
    - day 1: [Bar: bartender say "hello"]
    - expect: { refused: [{ by: Bar }], unannounced: [{ text: hello }] }
`);

rule('werewolves/role/child#2', 'two Children, two more lynches', `${head}
  players: { Chi: Child, Cho: Child, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Axl: assassin Chi, Wes: vote Cho in wolfpack]
    - day 2: [Ann: vote Wim, Ann: vote Cal in lynch 2, Ann: vote Bob in lynch 3]
    - end
    - expect: { dead: [Chi, Cho, Wim, Cal, Bob] }
`);

rule('werewolves/role/child#3', 'the same player may be chosen twice', `${head}
  players: { Chi: Child, Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Chi in wolfpack]
    - day 1: [Ann: vote Idi, Ann: vote Idi in lynch 2]
    - end
    - expect: { dead: [Chi, Idi] }
`);

rule('werewolves/role/child#4', 'a lost role causes nothing', `${head}
  players: { Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Chi]
    - day 1: [Ann: vote Chi, Bob: vote Cal in lynch 2]
    - expect: { refused: [{ by: Bob }] }
    - day 2: [Bob: vote Cal in lynch 2]
    - expect: { dead: [Chi], refused: [{ by: Bob }] }
`);

rule('werewolves/role/citizen#1', 'has nothing to use', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ann: citizen Bob]
    - expect: { refused: [{ by: Ann }] }
`);

rule('werewolves/role/cursed-civilian#1', 'is of the town until then', `${head}
  players: { Cur: Cursed Civilian, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ora: oracle Cur and Ann, Wes: vote Cur in wolfpack]
    - expect: { told: { Ora: [{ result: true }] } }
    - night 2: [Ora: oracle Wes and Bob]
    - expect: { roles: { Cur: Wolf }, channels: { wolfpack: [Cur, Wes] } }
`);

rule('werewolves/role/cursed-civilian#3', 'any other attack kills', `${head}
  players: { Cur: Cursed Civilian, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Cur]
    - day 2: []
    - expect: { dead: [Cur], roles: { Cur: Cursed Civilian } }
`);

rule('werewolves/role/idiot#1', 'the first death is survived, the second is not', `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Idi in wolfpack]
    - day 1: []
    - expect: { dead: [] }
    - day 1: [Ann: vote Idi, Bob: vote Idi]
    - end
    - expect: { dead: [Idi] }
`);

rule('werewolves/role/idiot#2', 'has no vote after it', `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Idi: vote Bob, Ann: vote Idi, Cal: vote Idi]
    - end
    - expect: { dead: [], announced: [{ kind: vote, about: [Idi, Bob], result: ["2", "1"] }] }
    - day 2: [Idi: vote Bob]
    - end
    - expect: { dead: [], unannounced: [{ kind: vote }] }
`);

rule('werewolves/role/idiot#3', 'is told', `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Idi, Cal: vote Idi]
    - end
    - expect: { dead: [], told: { Idi: [{ kind: notice, ability: idiot }] }, unannounced: [{ result: Idiot }] }
`);

rule('werewolves/role/idiot#4', "keeps the Mayor's vote", `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Idi in mayor]
    - night 2: [Wes: vote Idi in wolfpack]
    - day 2: [Idi: vote Dee]
    - end
    - expect: { dead: [Dee] }
`);

rule('werewolves/role/journalist#1', 'nobody reads the journal before', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "secret", Jo: journalist as Fortune Teller]
    - expect: { untold: { Fay: [{ text: secret }] }, unannounced: [{ text: secret }] }
`);

rule('werewolves/role/journalist#3', 'one change a phase, and one emergency change', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist as Witch, Jo: journalist as Oracle, Jo: journalist as Fortune Teller]
    - expect: { refused: [{ by: Jo }] }
`);

rule('werewolves/role/journalist#5', 'of several one inherits', `${head}
  decide: { journalist-heir: Flo }
  players: { Jo: Journalist, Fay: Fortune Teller, Flo: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "secret", Jo: journalist as Fortune Teller, Wes: vote Jo in wolfpack]
    - day 1: []
    - expect: { told: { Flo: [{ text: secret }] }, untold: { Fay: [{ text: secret }] } }
`);

rule('werewolves/role/journalist#6', 'nobody inherits where nobody has the role', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "secret", Jo: journalist as Witch, Wes: vote Jo in wolfpack]
    - day 1: []
    - expect: { dead: [Jo], untold: { Fay: [{ text: secret }], Ann: [{ text: secret }], Bob: [{ text: secret }], Wes: [{ text: secret }] } }
`);

rule('werewolves/role/journalist#7', 'the journal is lost with the role', `${head}
  players: { Jo: Journalist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Jo: journalist say "secret", Jo: journalist as Fortune Teller, Inf: infecting wolf Jo]
    - day 1: [Ann: vote Jo, Bob: vote Jo]
    - end
    - expect: { dead: [Jo], untold: { Fay: [{ text: secret }] } }
`);

rule('werewolves/role/macho#3', 'nobody else is told the name', `${head}
  players: { Mac: Macho, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Mac in wolfpack]
    - day 1: []
    - expect: { told: { Mac: [{ ability: macho, result: Wes }] }, unannounced: [{ about: [Wes] }, { about: [Mac] }] }
`);

rule('werewolves/role/macho#5', "of a group's attack the one who carried it out", `${head}
  decide: { wolfpack-executor: Wim }
  players: { Mac: Macho, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Mac in wolfpack, Wim: vote Mac in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Mac: [{ ability: macho, result: Wim }] } }
`);

rule('werewolves/role/macho#7', 'a lynch kills at once', `${head}
  players: { Mac: Macho, Bar: Barber, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Mac, Bob: vote Mac]
    - end
    - expect: { dead: [Mac], untold: { Mac: [{ ability: macho }] } }
`);

rule('werewolves/role/ranger#2', 'one change a phase, and one emergency change', `${head}
  players: { Ran: Ranger, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ran: ranger Ann, Ran: ranger Bob, Ran: ranger Cal]
    - expect: { refused: [{ by: Ran }] }
`);

rule('werewolves/role/ranger#5', 'a dead target reveals nothing', `${head}
  players: { Ran: Ranger, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Ran: ranger Ann, Wes: vote Ann in wolfpack]
    - night 2: [Wes: vote Ran in wolfpack]
    - day 2: []
    - expect: { dead: [Ann, Ran], unannounced: [{ kind: reveal }] }
`);

rule('werewolves/role/ranger#6', 'a strong disguise is what is revealed', `${head}
  players: { Ran: Ranger, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Ran: ranger Sne, Wes: vote Ran in wolfpack]
    - day 1: []
    - expect: { dead: [Ran], announced: [{ kind: reveal, about: [Sne], result: Citizen }] }
`);

rule('werewolves/role/runner#2', 'the second attack kills', `${head}
  players: { Run: Runner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Run in wolfpack]
    - night 2: [Wes: vote Run in wolfpack]
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Run] }
`);

rule('werewolves/role/runner#3', 'who is not wolfish kills with the first', `${head}
  players: { Run: Runner, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Run]
    - day 2: []
    - expect: { dead: [Run] }
`);

rule('werewolves/role/runner#4', 'is told of the attack', `${head}
  players: { Run: Runner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Run in wolfpack]
    - day 1: []
    - expect: { dead: [], told: { Run: [{ kind: notice, ability: runner }] }, untold: { Run: [{ about: [Wes] }] } }
`);

rule('werewolves/role/town-crier#2', 'the other is not told', `${head}
  decide: { town-crier-player: Bob }
  players: { Cri: Town Crier, Ann: Citizen, Bob: Baker, Cal: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Cri: [{ about: [Bob], result: Baker }] }, untold: { Bob: [{ about: [Cri] }, { ability: town crier }] } }
`);

rule('werewolves/role/town-crier#3', 'is always true', `${head}
  players: { Cri: Town Crier, Fay: Fortune Teller, Sne: Sneaking Wolf, Wes: Wolf }
  play:
    - expect: { told: { Cri: [{ about: [Fay], result: Fortune Teller }] } }
`);

rule('werewolves/role/trickster#2', 'the vote takes one away', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal, Bob: vote Cal, Tri: vote Cal, Wes: vote Ann, Cal: vote Ann]
    - end
    - expect: { dead: [Ann], announced: [{ kind: vote, about: [Ann, Cal], result: ["2", "1"] }] }
`);

rule('werewolves/role/trickster#4', 'a total of nothing is not shown', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal, Tri: vote Cal, Bob: vote Wes]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Wes], result: ["1"] }], unannounced: [{ kind: vote, about: [Wes, Cal] }] }
`);

rule('werewolves/role/alcoholic#1', 'nobody meets the Alcoholic at night', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Alc in wolfpack]
    - day 1: []
    - expect: { dead: [] }
`);

rule('werewolves/role/alcoholic#2', 'a lynch and the plague do', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Pla: Plague Bearer, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Pla: plague bearer Alc]
    - day 3: []
    - expect: { dead: [Alc] }
`);

rule('werewolves/role/alcoholic#4', 'without a Bartender attacks strike', `${head}
  players: { Alc: Alcoholic, Bar: Bartender, Cor: Coroner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bar, Bob: vote Bar]
    - night 2: [Wes: vote Alc in wolfpack]
    - day 2: []
    - expect: { dead: [Bar, Alc], told: { Wes: [{ ability: wolfpack, about: [Alc], result: true }] } }
`);
