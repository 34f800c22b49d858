import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/cat?1', 'without a choice of the Dog it is a Wolf when Night 1 is over', `${head}
  players: { Fido: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: []
    - expect: { roles: { Fido: Journalist, Kit: Wolf } }
`);

rule('werewolves/role/cat?2', "the Cat's death changes nothing for the Dog", `${head}
  players: { Fido: Dog, Kit: Cat, Dem: Demon, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dem: demon Kit with attack, Fido: dog as Wolf]
    - expect: { dead: [Kit], roles: { Fido: Wolf } }
`);

rule('werewolves/role/cat?3', 'as a Psychopath it has a third of the players on its list, the Dog among them', `${head}
  players: { Fido: Dog, Kit: Cat, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dan: Citizen, Wes: Wolf }
  play:
    - night 1: [Fido: dog as Cursed Civilian]
    - expect: { told: { Kit: [{ ability: psychopath, result: { size: 3 } }] } }
`);

rule('werewolves/role/chef?1', 'dead in the night after it chose it delivers nothing', `${head}
  players: { Che: Chef, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Che: chef Bob with charm, Axl: assassin Che]
    - day 2: [Bob: restaurant customer with yes]
    - expect: { dead: [Che], refused: [{ by: Bob }] }
`);

rule('werewolves/role/chef?2', 'poison is no attack: a soul does not stop it', `${head}
  players: { Che: Chef, Dem: Demon, Cor: Coroner, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Dem with poison]
    - day 1: [Dem: restaurant customer with yes]
    - end
    - expect: { dead: [Dem], told: { Cor: [{ about: [Dem], result: [kill, Chef] }] } }
`);

rule('werewolves/role/chef?4', 'who changes sides waits on', `${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Chef, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Inf: infecting wolf Ann]
    - day 1: [Bob: vote Wes, Cal: vote Wes]
    - end
    - expect: { dead: [Wes], alive: [Che, Inf, Ann, Bob, Cal], roles: { Ann: Wolf } }
`);

rule('werewolves/role/chef?5', 'nobody has to get rid of a Chef', `${head}
  decide: { chef-waiters: [[Ann, Wes]] }
  players: { Che: Chef, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Wes: vote Ann, Wim: vote Ann]
    - night 2: [Wes: vote Bob in wolfpack]
    - day 2: []
    - expect: { phase: over, winners: [Che, Wes, Wim] }
`);

rule('werewolves/role/psychopath?1', 'its look shows the role', `${head}
  players: { Psy: Psychopath, Ann: Witch, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Psy: psychopath Ann with investigate]
    - expect: { told: { Psy: [{ ability: psychopath, about: [Ann], result: Witch }] } }
`);

rule('werewolves/role/psychopath?2', 'it dies with the last of its list and does not win', `${head}
  decide: { psychopath-list: [[Ann]] }
  players: { Psy: Psychopath, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Wes: vote Ann in wolfpack, Axl: assassin Psy]
    - day 2: []
    - expect: { dead: [Psy, Ann], unannounced: [{ kind: win }] }
`);

rule('werewolves/role/psychopath?3', 'is not on its own list, whatever is drawn', `${head}
  players: { Psy: Psychopath, Ann: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Psy: [{ ability: psychopath, result: { size: 1 } }] }, untold: { Psy: [{ ability: psychopath, result: { has: [Psy] } }] } }
`);

rule('werewolves/role/psychopath?4', 'with more teams than places the list is full and has one of each that is on it', `${head}
  players: { Psy: Psychopath, Wes: Wolf, Wim: Wolf, Pyr: Pyromancer, Pat: Pyromancer, Pla: Plague Bearer, Pol: Plague Bearer, Ann: Citizen, Bob: Citizen }
  play:
    - expect:
        told: { Psy: [{ ability: psychopath, result: { size: 3 } }] }
        untold: { Psy: [{ ability: psychopath, result: { has: [Wes, Wim] } }, { ability: psychopath, result: { has: [Pyr, Pat] } }, { ability: psychopath, result: { has: [Pla, Pol] } }, { ability: psychopath, result: { has: [Ann, Bob] } }] }
`);

rule('werewolves/role/detective?1', 'until the night is over nothing is judged, and then the list that was given last', `${head}
  players: { Det: Detective, Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - night 1: [Det: detective Ann as Citizen and Bob as Witch and Wes as Wolf, Det: detective Ann as Citizen and Bob as Oracle and Wes as Wolf]
    - expect: { dead: [], refused: [], untold: { Det: [{ kind: result }] } }
    - day 1: []
    - expect: { dead: [], told: { Det: [{ phase: night 1, result: 2 }] }, untold: { Det: [{ result: 3 }] } }
`);

rule('werewolves/role/detective?1', 'who has died before that is judged no more', `${head}
  players: { Det: Detective, Dem: Demon, Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - night 1: [Det: detective Dem as Demon and Ann as Citizen and Bob as Witch and Wes as Wolf, Dem: demon Det with attack]
    - day 1: []
    - expect: { dead: [Det], unannounced: [{ kind: win }], announced: [{ kind: death, about: [Det] }], untold: { Det: [{ kind: result }] } }
`);

rule('werewolves/role/detective?1', 'the night is judged before the attacks strike that end it', `${head}
  players: { Det: Detective, Dan: Detective, Axl: Assassin, Ann: Citizen, Bob: Witch, Cal: Citizen, Wes: Wolf }
  play:
    - night 2:
        - Det: detective Dan as Detective and Axl as Assassin and Ann as Citizen and Bob as Witch and Cal as Citizen and Wes as Wolf
        - Dan: detective Det as Detective and Axl as Assassin and Ann as Citizen and Bob as Witch and Cal as Oracle and Wes as Wolf
        - Wes: vote Det in wolfpack
        - Axl: assassin Dan
    - day 2: []
    - expect: { dead: [Det, Dan], announced: [{ kind: win, about: [Det], result: Detective }], told: { Dan: [{ phase: night 2, result: 5 }] } }
`);

rule('werewolves/role/detective?2', 'its own entry stands there without it, and is not counted: who knows nobody has none right', `${head}
  players: { Det: Detective, Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - night 1: [Det: detective Det as Detective and Ann as Citizen and Bob as Witch and Wes as Wolf]
    - expect: { refused: [{ by: Det }] }
    - night 1: [Det: detective Ann as Wolf and Bob as Oracle and Wes as Citizen]
    - day 1: []
    - expect: { dead: [], told: { Det: [{ result: 0, phase: night 1 }] } }
`);

rule('werewolves/role/detective?2', 'a list of all the others is whole, whatever the Detective was dealt', `${head}
  players: { Det: { Amnesiac: { role: Detective } }, Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - night 2: [Det: detective Ann as Citizen and Bob as Witch and Wes as Wolf]
    - expect: { roles: { Det: Detective }, refused: [] }
    - day 2: []
    - expect: { dead: [Det], announced: [{ kind: win, about: [Det], result: Detective }] }
`);

rule('werewolves/role/detective?3', 'without a list nothing is told; with an old one that is judged again', `${head}
  players: { Det: Detective, Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - day 1: []
    - expect: { untold: { Det: [{ kind: result }] } }
    - night 2: [Det: detective Ann as Citizen and Bob as Oracle and Wes as Wolf]
    - day 3: []
    - expect: { told: { Det: [{ result: 2, phase: night 2 }, { result: 2, phase: night 3 }] } }
`);

rule('werewolves/role/detective?4', 'a wrong guess is not confirmed', `${head}
  players: { Det: Detective, Ann: Citizen, Bob: Witch, Wes: Wolf }
  play:
    - day 1: [Det: detective Ann as Wolf]
    - expect: { told: { Det: [{ about: [Ann], result: false }] }, untold: { Det: [{ result: true }] } }
`);

rule('werewolves/role/chef?3', 'who dies when the day is judged has served: what was eaten works', `${head}
  players: { Che: Chef, Pyr: Pyromancer, Wis: Wisp, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Che: chef Bob with poison, Pyr: pyromancer Che]
    - day 1: [Bob: restaurant customer with yes, Wis: wisp Che]
    - end
    - expect: { dead: [Che, Bob] }
`);
