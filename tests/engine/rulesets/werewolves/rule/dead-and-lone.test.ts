import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/rule/death#2', 'what waits for the end of the phase is dropped with its user', `${head}
  players: { Dem: Demon, Axl: Assassin, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Axl: assassin Bob, Dem: demon Axl with attack]
    - day 2: []
    - expect: { dead: [Axl] }
`);

rule('werewolves/rule/death#2', 'a weight that was set before the death counts', `${head}
  players: { Cor: Corrupt Wolf, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 2: [Cor: corrupt wolf Ann with 2, Axl: assassin Cor]
    - day 2: [Ann: vote Cal, Bob: vote Dee]
    - end
    - expect: { dead: [Cor, Cal] }
`);

rule('werewolves/rule/death#3', 'what a death sets off it sets off once, for the role at that moment', `${head}
  players: { Inf: Infecting Wolf, Hun: Huntress, Hal: Huntress, Ann: Citizen, Bob: Citizen, Cal: Citizen, Axl: Assassin, Wes: Wolf }
  play:
    - night 1: [Hun: huntress Ann, Hal: huntress Bob, Inf: infecting wolf Hun]
    - night 2: [Axl: assassin Hun, Wes: vote Hal in wolfpack]
    - day 2: []
    - expect: { dead: [Hun, Hal, Bob], roles: { Hun: Wolf } }
    - day 2: [Cal: vote Axl]
    - end
    - expect: { dead: [Hun, Hal, Bob, Axl] }
`);

rule('werewolves/rule/death#4', 'who had the role at any time: a cub that became an Undead', `${head}
  players: { Cub: Wolf Cub, Wes: Wolf, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 2: [Vam: vampire Cub, Axl: assassin Cub]
    - day 2: [Ann: vote Cub]
    - expect: { roles: { Cub: Undead } }
    - night 3: [Wes: vote Ann in wolfpack, Wes: vote Bob in wolfpack 2]
    - day 3: []
    - expect: { dead: [Ann, Bob, Cub] }
`);

rule('werewolves/rule/lone-wolves#1', 'start outside the pack, and learn nothing of it', `${head}
  players: { Lon: Lone Wolf, Low: Lone Warlock, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - expect: { channels: { wolfpack: [Wes, Wim] }, untold: { Lon: [{ about: [Wes] }], Low: [{ about: [Wes] }] } }
    - night 1: [Wes: vote Ann in wolfpack, Lon: vote Ann in wolfpack]
    - expect: { refused: [{ by: Lon }], untold: { Lon: [{ ability: wolfpack }], Low: [{ ability: wolfpack }] } }
`);

rule('werewolves/rule/lone-wolves#3', 'become a Wolf by it, and lose what they could', `${head}
  players: { Lon: Lone Wolf, Low: Lone Warlock, Wes: Wolf, Wim: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - day 1: [Ann: vote Wes]
    - night 2: [Lon: lone wolf Ann, Low: lone warlock Ann, Lon: vote Bob in wolfpack]
    - expect: { roles: { Lon: Wolf, Low: Wolf }, refused: [{ by: Lon, text: lone wolf Ann }, { by: Low, text: lone warlock Ann }], told: { Lon: [{ kind: role, result: Wolf }], Low: [{ kind: role, result: Wolf }] } }
    - day 2: []
    - expect: { dead: [Wes, Bob] }
`);

rule('werewolves/rule/doomsday#1', 'one doom a night', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann, War: horseman of war Bob, Fam: horseman of famine Cal]
    - expect: { refused: [{ by: War, text: Bob }], told: { Ann: [{ result: doomed }], Cal: [{ result: doomed }] }, untold: { Bob: [{ result: doomed }] } }
    - night 2: [War: horseman of war Bob]
    - expect: { told: { Bob: [{ result: doomed }] } }
`);
