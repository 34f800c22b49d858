import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/lynch?2', 'where nobody has more than nothing nobody is lynched', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tri: vote Ann]
    - end
    - expect: { phase: night 2, dead: [] }
    - day 2: [Tri: vote Ann, Bob: vote Ann]
    - end
    - expect: { phase: night 3, dead: [] }
`);

rule('werewolves/rule/polls?2', 'nor does such a one win an election', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tri: vote Ann in mayor, Bob: vote Ann in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [] }], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/vote-values?1', 'who has lost the own vote has the other one, and it counts for and not against', `${head}
  players: { Idi: Idiot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Idi in mayor]
    - night 2: [Wes: vote Idi in wolfpack]
    - day 2: [Idi: vote Bob]
    - end
    - expect: { dead: [Bob], announced: [{ kind: vote, about: [Bob], result: ["1"] }] }
`);

rule('werewolves/rule/vote-values?2', 'the totals that are read out are those of the changed votes', `${head}
  players: { Cor: Corrupt Wolf, Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Cor: corrupt wolf Ann with 2]
    - day 1: [Ann: vote Dee, Bob: vote Dee, Tri: vote Dee, Cal: vote Wes]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee, Wes], result: ["2", "1"] }] }
`);

rule('werewolves/rule/elections?1', 'a Reporter follows the Mayor', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Cal in guardian, Ann: vote Cal in reporter]
    - expect: { refused: [{ by: Ann, text: vote Cal in guardian }] }
    - end
    - expect: { announced: [{ about: [Cal], result: Reporter }] }
`);

const without = (id: string): void => rule(id, 'the Guardian does, where there is to be no Reporter', `
  rules: werewolves
  options: { check: off, elections: [mayor, guardian] }
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Cal in reporter, Ann: vote Cal in guardian]
    - expect: { refused: [{ by: Ann, text: vote Cal in reporter }] }
    - end
    - expect: { announced: [{ about: [Cal], result: Guardian }] }
`);

without('werewolves/rule/elections?1');

without('werewolves/elected/reporter?1');

rule('werewolves/rule/elections?2', 'a tie elects nobody, and the next day has the election again', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor, Bob: vote Ann in mayor]
    - end
    - expect: { unannounced: [{ result: Mayor }] }
    - day 2: [Ann: vote Bob in mayor]
    - end
    - expect: { announced: [{ about: [Bob], result: Mayor, phase: day 2 }] }
`);

rule('werewolves/rule/elections?3', 'one player may hold several offices', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Bob in reporter]
    - day 3: [Ann: vote Bob in guardian]
    - night 4: [Bob: guardian Ann, Wes: vote Ann in wolfpack]
    - day 4: [Bob: vote Cal, Ann: vote Dee]
    - end
    - expect: { dead: [Cal] }
`);

rule('werewolves/rule/role-change?1', 'a Mayor who is turned is Mayor still', `${head}
  players: { Cur: Cursed Civilian, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cur in mayor]
    - night 2: [Wes: vote Cur in wolfpack]
    - day 2: [Cur: vote Bob, Ann: vote Cal, Cal: vote Cur in mayor]
    - expect: { roles: { Cur: Wolf }, refused: [{ by: Cal }] }
    - end
    - expect: { dead: [Bob], announced: [{ kind: vote, about: [Bob, Cal], result: ["2", "1"] }] }
`);

rule('werewolves/rule/role-change?3', 'what was left to use is lost with the role', `${head}
  players: { Wit: Witch, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Vam: vampire Wit, Axl: assassin Wit]
    - night 3: [Wit: witch Ann with life]
    - expect: { roles: { Wit: Undead }, refused: [{ by: Wit }] }
`);

rule('werewolves/rule/role-change?3', 'who comes to have a role has all of its uses', `${head}
  players: { Amn: { Amnesiac: { role: Witch } }, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wit: witch Ann with death]
    - night 2: [Amn: witch Bob with death, Wit: witch Cal with death]
    - expect: { roles: { Amn: Witch }, refused: [{ by: Wit }] }
    - day 2: []
    - expect: { dead: [Ann, Bob] }
`);

rule('werewolves/elected/mayor?2', 'a rider of War takes the own vote of a Mayor, and not the other one', `${head}
  players: { War: Horseman of War, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Bob: vote Ann in mayor]
    - night 2: [War: horseman of war Ann]
    - day 2: [Ann: vote Dee]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee], result: ["1"] }] }
`);
