import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/lone-warlock#1', 'looks at one player a night', `${head}
  players: { Lon: Lone Warlock, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone warlock Axl, Lon: lone warlock Ann]
    - expect: { refused: [{ by: Lon }], told: { Lon: [{ ability: lone warlock, about: [Axl], result: Assassin }] } }
`);

rule('werewolves/role/lone-warlock#2', 'at once', `${head}
  players: { Lon: Lone Warlock, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Lon: lone warlock Axl]
    - expect: { phase: night 1, told: { Lon: [{ about: [Axl] }] } }
`);

rule('werewolves/role/lone-warlock#3', 'joins at the first death of the pack, and looks no more', `${head}
  players: { Lon: Lone Warlock, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - night 2: [Lon: lone warlock Ann]
    - expect: { roles: { Lon: Wolf }, refused: [{ by: Lon }] }
`);

rule('werewolves/role/lone-warlock#4', 'weak disguises deceive it', `${head}
  players: { Lon: Lone Warlock, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Ann as Witch]
    - night 2: [Lon: lone warlock Ann]
    - expect: { told: { Lon: [{ about: [Ann], result: Witch }] } }
`);

rule('werewolves/role/lone-warlock#5', 'a redirection leads it elsewhere', `${head}
  players: { Lon: Lone Warlock, Flu: Flute Player, App: Flute Apprentice, Axl: Assassin, Wes: Wolf }
  decide: { lone-warlock-enchanted: "true" }
  play:
    - night 1: [Flu: flute player Lon, App: flute apprentice Axl, Lon: lone warlock App]
    - expect: { told: { Lon: [{ about: [App], result: Assassin }] } }
`);

rule('werewolves/role/lone-warlock#6', 'the enchanted see a Flute Player', `${head}
  players: { Lon: Lone Warlock, Flu: Flute Player, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  decide: { lone-warlock-enchanted: "false" }
  play:
    - night 1: [Flu: flute player Lon, Lon: lone warlock Axl]
    - expect: { told: { Lon: [{ about: [Axl], result: Flute Player }] } }
`);

rule('werewolves/role/lone-warlock#7', 'is no lycan', `${head}
  players: { Lon: Lone Warlock, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest Lon]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/lone-warlock#8', 'is not in the pack at first', `${head}
  players: { Lon: Lone Warlock, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - expect: { channels: { wolfpack: [Wes, Wim] } }
`);

rule('werewolves/role/lone-warlock#9', 'becomes a Wolf by joining, and a lycan', `${head}
  players: { Lon: Lone Warlock, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - night 2: [Pri: priest Lon]
    - expect: { roles: { Lon: Wolf }, channels: { wolfpack: [Lon, Wes, Wim] } }
    - day 2: []
    - expect: { dead: [Lon, Wes] }
`);

rule('werewolves/role/lone-warlock?1', 'burns under holy water once it is of the pack, and not before', `${head}
  players: { Lon: Lone Warlock, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Pri: priest Lon]
    - day 1: [Ann: vote Wes, Bob: vote Wes]
    - expect: { dead: [] }
    - night 2: [Pri: priest Lon]
    - day 2: []
    - expect: { dead: [Wes, Lon] }
`);

rule('werewolves/role/lone-warlock?2', 'a member who died before there was one brings nobody in; the next one does', `${head}
  players: { Amn: { Amnesiac: { role: Lone Warlock } }, Pri: Priest, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf, Wim: Wolf, Woz: Wolf }
  play:
    - night 1: [Pri: priest Wes]
    - day 1: [Ann: vote Wim, Bob: vote Wim]
    - night 2: [Amn: lone warlock Ann, Woz: vote Cal in wolfpack]
    - expect: { dead: [Wes, Wim], roles: { Amn: Lone Warlock }, refused: [], told: { Amn: [{ ability: lone warlock, about: [Ann], result: Citizen }] } }
    - day 2: [Ann: vote Woz, Bob: vote Woz]
    - expect: { dead: [Cal, Wes, Wim], roles: { Amn: Lone Warlock }, channels: { wolfpack: [Wes, Wim, Woz] } }
    - end
    - expect: { dead: [Cal, Wes, Wim, Woz], roles: { Amn: Wolf }, channels: { wolfpack: [Amn, Wes, Wim, Woz] } }
`);
