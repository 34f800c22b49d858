import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/warlock#1', 'looks at one player a night', `${head}
  players: { War: Warlock, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: warlock Axl, War: warlock Ann]
    - expect: { refused: [{ by: War, text: warlock Ann }] }
`);

rule('werewolves/role/warlock#2', 'is told the role', `${head}
  players: { War: Warlock, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: warlock Axl]
    - expect: { told: { War: [{ ability: warlock, about: [Axl], result: Assassin }] } }
`);

rule('werewolves/role/warlock#3', 'at once', `${head}
  players: { War: Warlock, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: warlock Axl]
    - expect: { phase: night 1, told: { War: [{ about: [Axl] }] } }
`);

rule('werewolves/role/warlock#4', 'weak disguises deceive it', `${head}
  players: { War: Warlock, Tan: Tanner, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Tan: tanner Ann as Witch]
    - night 2: [War: warlock Ann]
    - expect: { told: { War: [{ about: [Ann], result: Witch }] } }
`);

rule('werewolves/role/warlock#5', 'a redirection leads it elsewhere', `${head}
  players: { War: Warlock, Flu: Flute Player, App: Flute Apprentice, Axl: Assassin, Wes: Wolf }
  decide: { warlock-enchanted: "true" }
  play:
    - night 1: [Flu: flute player War, App: flute apprentice Axl, War: warlock App]
    - expect: { told: { War: [{ about: [App], result: Assassin }] } }
`);

rule('werewolves/role/warlock#6', 'the enchanted see a Flute Player', `${head}
  players: { War: Warlock, Flu: Flute Player, Axl: Assassin, Ann: Citizen, Wes: Wolf }
  decide: { warlock-enchanted: "false" }
  play:
    - night 1: [Flu: flute player War, War: warlock Axl]
    - expect: { told: { War: [{ about: [Axl], result: Flute Player }] } }
`);

rule('werewolves/role/warlock#7', 'is no lycan: holy water does nothing to it', `${head}
  players: { War: Warlock, Pri: Priest, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 2: [Pri: priest War]
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/warlock#8', 'is not in the pack', `${head}
  players: { War: Warlock, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: vote Ann in wolfpack]
    - expect: { refused: [{ by: War }], channels: { wolfpack: [Wes] } }
`);
