import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/assistant#1', 'without a target the ability stays and nothing is used up', `${head}
  players: { Asa: Assistant, Axl: Assassin, Tra: Tracking Wolf, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Tra: tracking wolf Asa]
    - expect: { told: { Tra: [{ about: [Asa], result: slight threat }] }, untold: { Asa: [{ ability: assistant }] } }
    - night 2: [Asa: assistant Axl, Tra: tracking wolf Asa]
    - expect: { told: { Tra: [{ about: [Asa], result: major threat }], Asa: [{ ability: assistant }] } }
`);

rule('werewolves/role/assistant#2', 'one change a phase, and one emergency change', `${head}
  players: { Asa: Assistant, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Asa: assistant Ann, Asa: assistant Bob, Asa: assistant Cal]
    - expect: { refused: [{ by: Asa }] }
    - day 1: [Asa: assistant Ann, Asa: assistant Bob]
    - expect: { refused: [{ by: Asa }] }
`);

rule('werewolves/role/assistant#3', 'of the wolfish alone: a bite goes to the target, an investigator is not redirected', `${head}
  players: { Asa: Assistant, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Asa: assistant Ann, Fay: fortune teller Asa, Inf: infecting wolf Asa]
    - expect: { roles: { Ann: Wolf, Asa: Assistant }, told: { Fay: [{ about: [Asa], result: Assistant }] } }
`);

rule('werewolves/role/assistant#4', 'a wolf who is redirected is not told', `${head}
  players: { Ass: Assistant, War: Warlock, Ann: Witch, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ass: assistant Ann, War: warlock Ass]
    - expect: { told: { War: [{ ability: warlock, about: [Ass], result: Witch }] }, untold: { War: [{ about: [Ann] }, { result: Assistant }] } }
`);

rule('werewolves/role/assistant#5', 'once in the game', `${head}
  players: { Ass: Assistant, War: Warlock, Lon: Lone Warlock, Ann: Witch, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ass: assistant Ann, War: warlock Ass, Lon: lone warlock Ass]
    - expect: { told: { War: [{ result: Witch }], Lon: [{ result: Assistant }] } }
    - night 2: [Ass: assistant Ann]
    - expect: { refused: [{ by: Ass }] }
`);

rule('werewolves/role/assistant#6', 'is told that it happened, and nothing of what it was', `${head}
  players: { Ass: Assistant, War: Warlock, Ann: Witch, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Ass: assistant Ann, War: warlock Ass]
    - expect: { told: { Ass: [{ kind: notice, ability: assistant, about: [] }] }, untold: { Ass: [{ about: [War] }, { text: warlock }], Ann: [{ ability: assistant }] } }
`);

rule('werewolves/role/assistant?1', 'with a dead target it meets the Assistant, and another one still helps later', `${head}
  players: { Asa: Assistant, War: Warlock, Ann: Citizen, Ora: Oracle, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Asa: assistant Ann, Wes: vote Ann in wolfpack]
    - night 2: [War: warlock Asa]
    - expect: { dead: [Ann], told: { War: [{ about: [Asa], result: Assistant }] }, untold: { Asa: [{ kind: notice, phase: night 2 }] } }
    - night 3: [Asa: assistant Ora, War: warlock Asa]
    - expect: { told: { War: [{ about: [Asa], result: Oracle }] } }
`);

rule('werewolves/role/assistant?2', 'the attack of the pack stays where it is', `${head}
  players: { Asa: Assistant, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Asa: assistant Ann, Wes: vote Asa in wolfpack]
    - day 1: []
    - expect: { dead: [Asa], untold: { Asa: [{ kind: notice, phase: day 1 }] } }
`);

rule('werewolves/role/assistant?3', 'a bite makes a Wolf of the target', `${head}
  players: { Asa: Assistant, Ann: Oracle, Bob: Citizen, Cal: Citizen, Inf: Infecting Wolf, Wes: Wolf }
  play:
    - night 1: [Asa: assistant Ann, Inf: infecting wolf Asa]
    - expect: { roles: { Ann: Wolf, Asa: Assistant }, channels: { wolfpack: [Ann, Inf, Wes] }, told: { Ann: [{ kind: role, result: Wolf }] } }
`);

rule('werewolves/role/assistant?4', 'the target has the vote, the Assistant the whisper', `${head}
  players: { Asa: Assistant, Cor: Corrupt Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Asa: assistant Ann, Cor: corrupt wolf Asa with 2]
    - day 1:
        - Cor: corrupt wolf say "hush"
        - Ann: vote Bob
        - Asa: vote Cal
    - end
    - expect: { dead: [Bob], told: { Asa: [{ text: hush }] }, untold: { Ann: [{ text: hush }] } }
`);

rule('werewolves/role/assistant?5', 'a target that is only stored is an ability used', `${head}
  players: { Asa: Assistant, Fle: Fletcher, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - day 0: [Fle: fletcher Wes]
    - night 1: [Asa: assistant Ann, Wes: fletcher's customer Asa]
    - expect: { told: { Asa: [{ kind: notice, ability: assistant, about: [] }] } }
`);
