import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/herald#1', 'a role is selected', `${head}
  players: { Her: Herald, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Her: herald as Witch, Wes: vote Ora in wolfpack]
    - day 1: []
    - expect: { dead: [Ora], untold: { Her: [{ ability: herald }] } }
`);

rule('werewolves/role/herald#2', 'the last holder, not an earlier one', `${head}
  players: { Her: Herald, Ora: Oracle, Ola: Oracle, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Her: herald as Oracle, Wes: vote Ora in wolfpack]
    - night 2: [Wes: vote Ola in wolfpack]
    - expect: { dead: [Ora], untold: { Her: [{ ability: herald }] } }
    - day 2: []
    - expect: { dead: [Ora, Ola], told: { Her: [{ ability: herald, result: Oracle }] } }
`);

rule('werewolves/role/herald#3', 'one change a phase, and one emergency change', `${head}
  players: { Her: Herald, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Her: herald as Witch, Her: herald as Wolf, Her: herald as Oracle]
    - expect: { refused: [{ by: Her }] }
    - day 1: [Her: herald as Oracle, Her: herald as Wolf]
    - expect: { refused: [{ by: Her }] }
`);

rule('werewolves/role/herald#4', 'not who of the dead it was', `${head}
  players: { Her: Herald, Hun: Huntress, Ora: Oracle, Axl: Assassin, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Her: herald as Oracle, Axl: assassin Bob, Wes: vote Ora in wolfpack]
    - day 2: []
    - expect: { dead: [Ora, Bob], told: { Her: [{ ability: herald, result: Oracle }] }, untold: { Her: [{ about: [Ora] }] } }
`);

rule('werewolves/role/herald#5', 'nothing where nobody has the role', `${head}
  players: { Her: Herald, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Her: herald as Witch, Wes: vote Ann in wolfpack]
    - day 1: []
    - expect: { dead: [Ann], untold: { Her: [{ ability: herald }] } }
`);

rule('werewolves/role/herald#6', 'nothing where the last one becomes something else', `${head}
  players: { Her: Herald, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Her: herald as Oracle, Inf: infecting wolf Ora]
    - day 1: [Ann: vote Ora, Bob: vote Ora]
    - end
    - expect: { dead: [Ora], untold: { Her: [{ ability: herald }] } }
`);

rule('werewolves/role/herald#7', 'the true role counts', `${head}
  players: { Her: Herald, Sne: Sneaking Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 1: [Her: herald as Sneaking Wolf, Ann: vote Sne, Bob: vote Sne]
    - end
    - expect: { told: { Her: [{ ability: herald, result: Sneaking Wolf }] } }
`);

rule('werewolves/role/herald#8', 'enchantment does not touch it', `${head}
  players: { Her: Herald, Flu: Flute Player, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Her, Her: herald as Oracle, Wes: vote Ora in wolfpack]
    - day 1: []
    - expect: { told: { Her: [{ ability: herald, result: Oracle }] } }
`);

rule('werewolves/role/herald#9', 'several times in a game', `${head}
  players: { Her: Herald, Ora: Oracle, Wit: Witch, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Her: herald as Oracle, Wes: vote Ora in wolfpack]
    - night 2: [Her: herald as Witch, Wes: vote Wit in wolfpack]
    - day 2: []
    - expect: { told: { Her: [{ ability: herald, result: Witch }] } }
`);

rule('werewolves/role/herald?1', 'two who die in one moment were both the last', `${head}
  players: { Her: Herald, Ora: Oracle, Ola: Oracle, Axl: Assassin, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 2: [Her: herald as Oracle, Axl: assassin Ola, Wes: vote Ora in wolfpack]
    - day 2: []
    - expect: { dead: [Ora, Ola], told: { Her: [{ ability: herald, result: Oracle }] } }
`);

rule('werewolves/role/herald?1', "not at somebody else's death, once nobody has the role any more", `${head}
  players: { Her: Herald, Ora: Oracle, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Wes: vote Ora in wolfpack]
    - night 2: [Her: herald as Oracle, Wes: vote Ann in wolfpack]
    - day 2: []
    - expect: { dead: [Ora, Ann], untold: { Her: [{ ability: herald }] } }
`);
