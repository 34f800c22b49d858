import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/flute-player#1', 'of fifteen players enchants two a night', `${head}
  players: { Flu: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Fay: Citizen, Gus: Citizen, Hal: Citizen, Ida: Citizen, Jim: Citizen, Kay: Citizen, Lou: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Flu: flute player Ann and Bob and Cal, Flu: flute player Ann and Bob]
    - expect: { refused: [{ by: Flu, text: flute player Ann and Bob and Cal }], channels: { enchanted: [Ann, Bob] } }
    - day 1: [Flu: flute player Dee]
    - expect: { refused: [{ text: flute player Dee }] }
    - night 2: [Flu: flute player Cal]
    - expect: { channels: { enchanted: [Ann, Bob, Cal] } }
`);

rule('werewolves/role/flute-player#1', 'two of them enchant one each', `${head}
  players: { Flu: Flute Player, Flo: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Eve: Citizen, Fay: Citizen, Gus: Citizen, Hal: Citizen, Ida: Citizen, Jim: Citizen, Kay: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [Flu: flute player Ann and Bob, Flo: flute player Cal]
    - expect: { refused: [{ by: Flu, text: flute player Ann and Bob }], channels: { enchanted: [Cal] } }
`);

rule('werewolves/role/flute-player#2', 'the enchanted are in a channel at once', `${head}
  players: { Flu: Flute Player, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann]
    - expect: { channels: { enchanted: [Ann] } }
`);

rule('werewolves/role/flute-player#3', 'speaks to the enchanted, and to nobody else', `${head}
  players: { Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann, Flu: flute player say "Follow me"]
    - expect: { told: { Ann: [{ kind: notice, text: Follow me, about: [] }] }, untold: { Bob: [{ text: Follow me }] } }
`);

rule('werewolves/role/flute-player#4', 'nobody of the team, and nobody who was', `${head}
  players: { Flu: Flute Player, App: Flute Apprentice, Cha: Flute Charmer, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Inf: infecting wolf Cha, Flu: flute player App, Flu: flute player Cha, Flu: flute player Flu]
    - expect: { roles: { Cha: Wolf }, refused: [{ text: flute player App }, { text: flute player Cha }, { text: flute player Flu }], channels: { enchanted: [] } }
`);

rule('werewolves/role/flute-player#5', 'hears nothing of its success', `${head}
  players: { Flu: Flute Player, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - expect: { told: { Flu: [{ kind: role }] } }
    - night 1: [Flu: flute player Ann]
    - night 2: [Flu: flute player Bob]
    - expect: { channels: { enchanted: [Ann, Bob] }, untold: { Flu: [{ kind: result }, { text: is enchanted }, { result: enchanted }] } }
`);

rule('werewolves/role/flute-player#6', 'wins with the team once all others are enchanted or unaligned', `${head}
  players: { Flu: Flute Player, App: Flute Apprentice, Des: Despot, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann]
    - expect: { winners: [] }
    - night 2: [Flu: flute player Wes]
    - expect: { phase: over, winners: [Flu, App] }
`);

rule('werewolves/role/flute-player#7', 'a Bard hears the word for it', `${head}
  players: { Flu: Flute Player, Bar: Bard, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Bar]
    - day 1: []
    - expect: { announced: [{ kind: notice, about: [Bar], result: enchanted }] }
`);

rule('werewolves/role/flute-player#8', 'an Exorcist takes both off', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, Exo: Exorcist, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Flu: flute player Ann]
    - day 1: [Cha: flute charmer Bob, Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [enchanted] }] }, channels: { enchanted: [] } }
    - day 2: [Exo: exorcist Bob]
    - expect: { told: { Exo: [{ about: [Bob], result: [charmed] }] } }
`);
