import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/charmed#1', 'looks like a Flute Player to who is deceived by a weak disguise', `${head}
  players: { Flu: Flute Player, Cha: Flute Charmer, Fay: Fortune Teller, Aur: Aura Teller, Ann: Citizen, Wes: Wolf }
  play:
    - day 1: [Cha: flute charmer Wes]
    - night 2: [Fay: fortune teller Wes, Aur: aura teller Wes]
    - expect: { told: { Fay: [{ result: Flute Player }], Aur: [{ result: a threat }] } }
`);

rule('werewolves/attribute/tagged#2', 'an Exorcist takes the tag off together with herding', `${head}
  players: { She: Shepherd, Exo: Exorcist, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Fay and Ann, Fay: fortune teller Ann]
    - day 1: [Exo: exorcist Fay]
    - expect: { told: { Exo: [{ about: [Fay], result: [tagged, herded] }] } }
    - night 2: [Fay: fortune teller Ann]
    - expect: { channels: { herded: [Ann] } }
`);

rule('werewolves/attribute/herded#1', 'is in the channel, and in nobody of the Flock\'s way', `${head}
  players: { She: Shepherd, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Fay and Wes, Fay: fortune teller Wes]
    - expect: { channels: { herded: [Fay, Wes] }, winners: [] }
    - night 2: [She: shepherd Ann, She: shepherd Ann with herd]
    - day 2: []
    - expect: { phase: over, winners: [She] }
`);

rule('werewolves/attribute/herded#2', 'an Exorcist takes it off, and the Flock has not won', `${head}
  players: { She: Shepherd, Exo: Exorcist, Fay: Fortune Teller, Wes: Wolf }
  play:
    - night 1: [She: shepherd Fay and Wes, Fay: fortune teller Wes]
    - day 1: [Exo: exorcist Wes]
    - expect: { told: { Exo: [{ about: [Wes], result: [tagged, herded] }] }, channels: { herded: [Fay] } }
    - night 2: [She: shepherd Exo, She: shepherd Exo with herd]
    - day 2: []
    - expect: { channels: { herded: [Exo, Fay] }, winners: [] }
`);
