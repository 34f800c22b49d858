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

rule('werewolves/rule/lynch?1', 'nobody is lynched at a tie', `${head}
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
