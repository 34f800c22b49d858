import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/lynch#1', 'the highest total is lynched', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob, Cal: vote Bob, Dee: vote Wes]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/rule/lynch#?1', 'nobody is lynched at a tie', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob, Dee: vote Wes]
    - end
    - expect: { dead: [] }
`);

rule('werewolves/rule/lynch#2', 'who wins two polls is lynched once', `${head}
  players: { Chi: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Chi in wolfpack]
    - day 1: [Ann: vote Cal, Bob: vote Cal, Ann: vote Cal in lynch 2, Bob: vote Cal in lynch 2]
    - end
    - expect: { dead: [Chi, Cal], announced: [{ kind: death, about: [Cal] }] }
`);

rule('werewolves/rule/lynch#3', 'who has died by day stays on the poll, and nothing happens if that one wins', `${head}
  players: { Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Dee: vote Bob, Dem: demon Ann with attack, Bob: vote Ann, Cal: vote Ann]
    - end
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/lynch#4', 'a lynch is passed on to another player', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Exe: executioner Wes]
    - day 2: [Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Wes] }
`);

rule('werewolves/rule/lynch#5', 'that a lynch is cancelled is public when the day ends', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Ann: vote Cal, Bob: vote Cal, Roy: royal knight]
    - expect: { unannounced: [{ kind: notice, about: [Cal] }] }
    - end
    - expect: { dead: [], announced: [{ kind: notice, about: [Cal] }] }
`);

rule('werewolves/rule/lynch#6', 'a lynch that was survived once is not survived again', `${head}
  players: { Exe: Executioner, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 2: [Exe: executioner Wes]
    - day 2: [Ann: vote Exe, Bob: vote Exe]
    - day 3: [Ann: vote Exe, Bob: vote Exe]
    - end
    - expect: { dead: [Wes, Exe] }
`);

rule('werewolves/rule/lynch#7', 'a lynch is no visit', `${head}
  players: { Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Rec, Bob: vote Rec]
    - end
    - expect: { dead: [Rec], untold: { Rec: [{ ability: recluse }] } }
`);

rule('werewolves/poll/lynch#1', 'one poll a day, from Day 1', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 0: [Ann: vote Bob]
    - expect: { refused: [{ by: Ann }] }
    - day 1: [Ann: vote Bob, Ann: vote Cal in lynch 2]
    - expect: { refused: [{ by: Ann, text: vote Cal in lynch 2 }] }
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/poll/lynch#2', 'one more poll for each Child that died', `${head}
  players: { Chi: Child, Chas: Child, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Dir: Wolf Cub, Axl: Assassin }
  play:
    - night 2: [Wes: vote Chi in wolfpack, Axl: assassin Chas]
    - day 2: [Ann: vote Bob, Ann: vote Cal in lynch 2, Ann: vote Dee in lynch 3]
    - end
    - expect: { dead: [Chi, Chas, Bob, Cal, Dee] }
`);

rule('werewolves/poll/lynch#3', 'votes of a Stalker count unseen', `${head}
  players: { Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Sta: stalker Wes, Ann: vote Wes, Bob: vote Cal, Dee: vote Cal]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Cal, Wes], result: ["2", "1"] }] }
`);

rule('werewolves/poll/lynch#5', 'totals of nothing or less are not shown', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Tri: vote Cal, Ann: vote Cal, Bob: vote Wes]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Wes], result: ["1"] }] }
`);

rule('werewolves/poll/lynch#6', 'a Royal Knight cancels it', `${head}
  players: { Roy: Royal Knight, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 2: [Roy: royal knight, Ann: vote Wes, Bob: vote Wes]
    - end
    - expect: { dead: [] }
`);

rule('werewolves/poll/lynch#4', 'the weights of votes count', `${head}
  players: { Tri: Trickster, Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with -1]
    - day 1: [Ann: vote Cal, Bob: vote Cal, Tri: vote Cal, Dee: vote Bob]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/poll/election#1', 'an election is on while an office is empty', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor, Ann: vote Cal in reporter]
    - expect: { refused: [{ by: Ann, text: vote Cal in reporter }] }
    - day 2: [Ann: vote Bob in mayor, Ann: vote Cal in reporter]
    - expect: { refused: [{ by: Ann, text: vote Bob in mayor }] }
`);

rule('werewolves/poll/election#2', 'the winner takes office when the day ends, after the lynch', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor, Ann: vote Bob, Cal: vote Bob]
    - end
    - expect: { dead: [Bob], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/poll/election#3', 'who was doomed by War is not elected', `${head}
  players: { War: Horseman of War, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann]
    - day 1: [Bob: vote Ann in mayor, Cal: vote Ann in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [] }], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/poll/election#4', 'there is no election on the day after a Despot has won', `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor, Bob: vote Des in mayor]
    - day 2: [Ann: vote Bob in mayor]
    - expect: { refused: [{ by: Ann }] }
    - day 3: [Ann: vote Bob in mayor]
    - end
    - expect: { announced: [{ about: [Bob], result: Mayor }] }
`);

rule('werewolves/poll/election#5', 'the weights of votes count', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Cal in mayor, Tri: vote Cal in mayor, Bob: vote Wes in mayor]
    - end
    - expect: { announced: [{ about: [Wes], result: Mayor }] }
`);

rule('werewolves/rule/elections#1', 'one office a day', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Cal in reporter]
    - day 3: [Ann: vote Ann in guardian]
    - end
    - expect: { announced: [{ about: [Bob], result: Mayor }, { about: [Cal], result: Reporter }, { about: [Ann], result: Guardian }] }
`);

rule('werewolves/rule/elections#2', 'the Mayor first, whenever there is none', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Cal in reporter, Dee: vote Bob]
    - day 3: [Ann: vote Dee in guardian, Ann: vote Dee in mayor]
    - expect: { refused: [{ text: vote Dee in guardian }] }
    - end
    - expect: { announced: [{ about: [Dee], result: Mayor }] }
`);

rule('werewolves/rule/elections#3', 'an office comes on top of the own role, and is public', `${head}
  players: { Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Axl in mayor]
    - night 2: [Axl: assassin Ann]
    - expect: { roles: { Axl: Assassin }, announced: [{ about: [Axl], result: Mayor }] }
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/rule/elections#4', 'who resigns is in office until the phase ends', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - night 2: [Bob: mayor with resign]
    - day 2: [Ann: vote Cal in mayor]
    - end
    - expect: { announced: [{ about: [Cal], result: Mayor }] }
`);

rule('werewolves/rule/elections#5', 'if the winner is disqualified nobody is elected', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Ann: vote Ann in mayor, Bob: vote Ann in mayor, Cal: vote Bob in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [] }], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/elections#6', 'who is disqualified votes, and can be lynched', `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Ann]
    - day 1: [Ann: vote Bob in mayor, Bob: vote Ann, Cal: vote Ann]
    - end
    - expect: { dead: [Ann], announced: [{ about: [Bob], result: Mayor }] }
`);

rule('werewolves/rule/elections#7', "after a Despot's win the next election is skipped", `${head}
  players: { Des: Despot, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Des in mayor]
    - day 2: [Ann: vote Bob in mayor]
    - expect: { refused: [{ by: Ann }], alive: [Ann, Bob, Cal, Wes] }
`);

rule('werewolves/rule/elections#8', 'after a Golem has won there is no Guardian', `${head}
  players: { Gol: Golem, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Bob in mayor]
    - day 2: [Ann: vote Cal in reporter]
    - day 3: [Ann: vote Gol in guardian]
    - day 4: [Ann: vote Bob in guardian]
    - expect: { refused: [{ by: Ann }], alive: [Ann, Bob, Cal, Wes] }
`);

rule('werewolves/rule/polls#1', 'a vote may be changed until the poll closes', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Wes, Ann: vote Bob]
    - end
    - expect: { dead: [Bob], announced: [{ kind: vote, about: [Bob], result: ["1"] }] }
`);

rule('werewolves/rule/polls#3', 'everybody alive votes, and may be voted for', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Ann, Wes: vote Ann]
    - day 2: [Ann: vote Bob, Bob: vote Ann]
    - expect: { dead: [Ann], refused: [{ by: Ann }, { by: Bob }] }
`);

rule('werewolves/rule/polls#5', 'a private poll is open to the members of the group', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ann: vote Bob in wolfpack, Wes: vote Bob in wolfpack]
    - expect: { refused: [{ by: Ann }] }
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/rule/polls#6', 'who dies stays an option', `${head}
  players: { Dem: Demon, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Dem: demon Ann with attack, Bob: vote Ann in mayor, Cal: vote Ann in mayor, Dee: vote Bob in mayor]
    - end
    - expect: { dead: [Ann], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/polls#7', 'somebody who voted for the winner is the one who acts', `${head}
  decide: { jury-executor: Jim }
  players: { Jim: Juror, Jan: Juror, Rec: Recluse, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Jim: vote Rec in jury]
    - day 2: []
    - expect: { told: { Rec: [{ ability: recluse, result: Juror }] } }
`);

rule('werewolves/rule/polls#8', 'totals of nothing or less are not shown', `${head}
  players: { Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Tri: vote Cal]
    - end
    - expect: { dead: [], unannounced: [{ kind: vote, about: [Cal] }] }
`);

rule('werewolves/rule/polls#9', 'votes nobody sees decide', `${head}
  players: { Sta: Stalker, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 2: [Sta: stalker Wes, Ann: vote Wes, Bob: vote Cal]
    - end
    - expect: { dead: [Wes], announced: [{ kind: vote, about: [Cal, Wes], result: ["1", "1"] }] }
`);

rule('werewolves/rule/polls#10', "a poll's winner may be disqualified", `${head}
  players: { Sab: Saboteur Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Sab: saboteur wolf Sab]
    - day 1: [Sab: vote Sab in mayor]
    - end
    - expect: { announced: [{ kind: notice, about: [] }], unannounced: [{ result: Mayor }] }
`);

rule('werewolves/rule/polls#11', 'without a vote the pack attacks nobody', `${head}
  players: { Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: []
    - day 1: []
    - expect: { dead: [], untold: { Wes: [{ kind: result, ability: wolfpack }] } }
`);

rule('werewolves/rule/polls#?1', 'at a tie of a group one is drawn', `${head}
  decide: { wolfpack-tie: Bob }
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Wes: vote Ann in wolfpack, Wim: vote Bob in wolfpack]
    - day 1: []
    - expect: { dead: [Bob] }
`);

rule('werewolves/rule/polls#?3', 'a vote for nobody wins no death', `${head}
  players: { Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote nobody, Bob: vote nobody, Cal: vote nobody, Dee: vote Wes]
    - end
    - expect: { dead: [] }
`);
