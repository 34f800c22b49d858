import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/corrupt-wolf#1', 'a player and a value each night', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with 2]
    - night 2: [Cor: corrupt wolf Ann with 2]
    - day 2: [Ann: vote Bob, Cal: vote Dee]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/corrupt-wolf#2', 'the value is 2 or -1', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with 3]
    - expect: { refused: [{ by: Cor }] }
`);

rule('werewolves/role/corrupt-wolf#3', 'on the next day the vote has that value', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with -1]
    - day 1: [Ann: vote Bob, Cal: vote Bob, Eve: vote Bob, Dee: vote Cal, Bob: vote Cal]
    - end
    - expect: { dead: [Cal] }
`);

rule('werewolves/role/corrupt-wolf#4', 'in place of the usual one', `${head}
  players: { Cor: Corrupt Wolf, Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Tri with 2]
    - day 1: [Tri: vote Bob, Cal: vote Ann]
    - end
    - expect: { dead: [Bob], announced: [{ kind: vote, about: [Bob, Ann], result: ["2", "1"] }] }
`);

rule('werewolves/role/corrupt-wolf#5', 'a Mayor keeps the extra vote', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - day 1: [Ann: vote Ann in mayor]
    - night 2: [Cor: corrupt wolf Ann with 2]
    - day 2: [Ann: vote Bob]
    - end
    - expect: { dead: [Bob], announced: [{ kind: vote, about: [Bob], result: ["3"] }] }
`);

rule('werewolves/role/corrupt-wolf#6', 'at once: its death changes nothing', `${head}
  players: { Cor: Corrupt Wolf, Axl: Assassin, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 2: [Cor: corrupt wolf Ann with 2, Axl: assassin Cor]
    - day 2: [Ann: vote Bob, Cal: vote Wes]
    - end
    - expect: { dead: [Cor, Bob] }
`);

rule('werewolves/role/corrupt-wolf#7', 'others of the pack, too', `${head}
  players: { Cor: Corrupt Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Wes with 2]
    - day 1: [Wes: vote Bob, Cal: vote Ann]
    - end
    - expect: { dead: [Bob] }
`);

rule('werewolves/role/corrupt-wolf#8', 'whispers to the chosen player on the next day', `${head}
  players: { Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Cor: corrupt wolf Ann with -1]
    - day 1:
        - Cor: corrupt wolf say "vote with me"
    - expect: { told: { Ann: [{ text: vote with me }] }, untold: { Bob: [{ text: vote with me }] } }
`);

rule('werewolves/role/corrupt-wolf#9', 'is a lycan', `${head}
  players: { Cor: Corrupt Wolf, Pri: Priest, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 2: [Pri: priest Cor]
    - day 2: []
    - expect: { dead: [Cor] }
`);

rule('werewolves/role/corrupt-wolf#10', 'is in the pack', `${head}
  players: { Cor: Corrupt Wolf, Wes: Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - expect: { channels: { wolfpack: [Cor, Wes] } }
`);

rule('werewolves/role/corrupt-wolf#11', 'a redirection leads it elsewhere, and the whisper stays with who was chosen', `${head}
  players: { Cor: Corrupt Wolf, Flu: Flute Player, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Cal: Citizen }
  play:
    - night 1: [Flu: flute player Cor, App: flute apprentice Ann, Cor: corrupt wolf App with 2]
    - day 1:
        - Cor: corrupt wolf say "hush"
        - Ann: vote Bob
        - App: vote Cal
    - expect: { told: { App: [{ text: hush }] }, untold: { Ann: [{ text: hush }] } }
    - end
    - expect: { dead: [Bob] }
`);
