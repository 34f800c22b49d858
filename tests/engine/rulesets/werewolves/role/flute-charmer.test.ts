import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/flute-charmer#1', 'by day learns a role at once, and the player looks like a Flute Player to who is deceived by a weak disguise', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, Fay: Fortune Teller, Aur: Aura Teller, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Cha: flute charmer Wes, Cha: flute charmer Ann]
    - expect: { phase: day 1, told: { Cha: [{ kind: result, about: [Wes], result: Wolf }] }, refused: [{ text: flute charmer Ann }] }
    - night 2: [Fay: fortune teller Wes, Aur: aura teller Wes, Cha: flute charmer Ann]
    - expect: { told: { Fay: [{ about: [Wes], result: Flute Player }], Aur: [{ about: [Wes], result: a threat }] }, refused: [{ text: flute charmer Ann }] }
`);

rule('werewolves/role/flute-charmer#1', 'is itself deceived by a strong disguise, and not by a weak one', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, She: Shepherd, Dem: Demon, Ann: Citizen, Wes: Wolf }
  play:
    - day 0: [She: shepherd as Witch, Dem: demon as Baker, Cha: flute charmer She]
    - day 1: [Cha: flute charmer Dem]
    - expect: { told: { Cha: [{ about: [She], result: Witch }, { about: [Dem], result: Demon }] } }
`);

rule('werewolves/role/flute-charmer#2', 'the charmed hears nothing of it', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Ann: [{ kind: role }] } }
    - day 1: [Cha: flute charmer Ann]
    - night 2: []
    - expect: { untold: { Ann: [{}] } }
`);

rule('werewolves/role/flute-charmer#3', 'who is enchanted is not charmed, whichever came first', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, Fay: Fortune Teller, Exo: Exorcist, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Cha: flute charmer Wes]
    - night 2: [Flu: flute player Wes, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Wes], result: Wolf }] } }
    - day 2: [Cha: flute charmer Wes]
    - night 3: [Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Wes], result: Wolf }] } }
    - day 3: [Exo: exorcist Wes]
    - expect: { told: { Exo: [{ about: [Wes], result: [enchanted] }] } }
`);

rule('werewolves/role/flute-charmer#4', 'with nobody of the team left the charm is over', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 0: [Cha: flute charmer Wes]
    - day 1: [Ann: vote Flu, Bob: vote Flu]
    - night 2: [Fay: fortune teller Wes]
    - expect: { dead: [Flu], told: { Fay: [{ about: [Wes], result: Flute Player }] } }
    - day 2: [Ann: vote Cha, Bob: vote Cha]
    - night 3: [Fay: fortune teller Wes]
    - expect: { dead: [Flu, Cha], told: { Fay: [{ about: [Wes], result: Wolf }] } }
`);

rule('werewolves/role/flute-charmer#5', 'with no Flute Player left is one', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Flu, Bob: vote Flu]
    - expect: { roles: { Cha: Flute Charmer } }
    - night 2: [Cha: flute player Ann]
    - expect: { roles: { Cha: Flute Player }, channels: { enchanted: [Ann] } }
`);

rule('werewolves/role/flute-charmer#5', 'and so is everybody else of the team', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, Chu: Flute Charmer, App: Flute Apprentice, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - day 1: [Ann: vote Flu, Bob: vote Flu]
    - night 2: []
    - expect: { roles: { Cha: Flute Player, Chu: Flute Player, App: Flute Player } }
`);

rule('werewolves/role/flute-charmer#6', 'an Exorcist takes charm and disguise off', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, Exo: Exorcist, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Cha: flute charmer Wes, Exo: exorcist Wes]
    - expect: { told: { Exo: [{ about: [Wes], result: [charmed] }] } }
    - night 2: [Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Wes], result: Wolf }] } }
`);
