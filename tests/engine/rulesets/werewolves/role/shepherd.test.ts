import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/shepherd#1', 'tags two a night', `${head}
  players: { She: Shepherd, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Ann and Bob and Cal, She: shepherd Ann and Bob, She: shepherd Cal]
    - day 1: [She: shepherd Wes]
    - expect: { refused: [{ text: shepherd Ann and Bob and Cal }, { text: shepherd Cal }, { text: shepherd Wes }] }
`);

rule('werewolves/role/shepherd#1', 'of more than twenty players three', `${head}
  players: { She: Shepherd, Fay: Fortune Teller, A: Citizen, B: Citizen, C: Citizen, D: Citizen, E: Citizen, F: Citizen, G: Citizen, H: Citizen, I: Citizen, J: Citizen, K: Citizen, L: Citizen, M: Citizen, N: Citizen, O: Citizen, P: Citizen, Q: Citizen, Wes: Wolf, Wim: Wolf }
  play:
    - night 1: [She: shepherd Fay and A and B, Fay: fortune teller B]
    - expect: { channels: { herded: [Fay, B] } }
`);

rule('werewolves/role/shepherd#2', 'a visit between two who are tagged herds both', `${head}
  players: { She: Shepherd, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Fay and Ann, Fay: fortune teller Ann]
    - expect: { channels: { herded: [Fay, Ann] }, told: { She: [{ kind: notice, about: [Fay] }, { kind: notice, about: [Ann] }] } }
`);

rule('werewolves/role/shepherd#3', 'herds one of the tagged when the night ends', `${head}
  players: { She: Shepherd, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Ann and Bob, She: shepherd Cal with herd, She: shepherd Ann with herd]
    - expect: { channels: { herded: [] }, refused: [{ text: shepherd Cal with herd }] }
    - day 1: [She: shepherd Bob with herd]
    - expect: { channels: { herded: [Ann] }, refused: [{ text: shepherd Bob with herd }] }
`);

rule('werewolves/role/shepherd#4', 'hears of who is herded and who is not any more', `${head}
  players: { She: Shepherd, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Ann, She: shepherd Ann with herd]
    - day 1: []
    - expect: { told: { She: [{ kind: notice, ability: shepherd, about: [Ann] }] }, channels: { herded: [Ann] } }
    - day 1: [She: shepherd Ann with unherd]
    - expect: { told: { She: [{ kind: notice, ability: shepherd, about: [Ann] }] }, channels: { herded: [] } }
`);

rule('werewolves/role/shepherd#5', 'takes the votes of who is unherded, for that day', `${head}
  players: { She: Shepherd, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Ann and Bob, She: shepherd Ann with herd]
    - day 1: [She: shepherd Ann with unherd, She: vote Dee, Ann: vote Cal, Bob: vote Cal]
    - night 2: [She: shepherd Bob with herd]
    - expect: { dead: [Dee] }
    - day 2: [She: vote Bob, Ann: vote Cal]
    - night 3: [She: shepherd Bob with unherd]
    - expect: { dead: [Dee], refused: [{ text: shepherd Bob with unherd }] }
`);

rule('werewolves/role/shepherd#5', 'no vote that counts against, and not the one of the office', `
  rules: werewolves
  options: { check: off, elections: mayor }
  players: { She: Shepherd, Tri: Trickster, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Tri and Ann, She: shepherd Tri with herd]
    - day 1: [She: shepherd Tri with unherd, She: vote Bob, Cal: vote Dee, Wes: vote Ann in mayor]
    - night 2: [She: shepherd Ann with herd]
    - expect: { dead: [] }
    - day 2: [She: shepherd Ann with unherd, Ann: vote Cal, She: vote Dee]
    - end
    - expect: { dead: [Dee], announced: [{ kind: vote, about: [Dee, Cal], result: ["2", "1"] }] }
`);

rule('werewolves/role/shepherd#6', 'attacked at night, loses two of the flock in place of its life, if it has two', `${head}
  players: { She: Shepherd, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Fay and Ann, Fay: fortune teller Ann, Wes: vote She in wolfpack]
    - expect: { channels: { herded: [Fay, Ann] } }
    - day 1: []
    - expect: { dead: [], channels: { herded: [] } }
    - night 2: [She: shepherd Ann with herd, Wes: vote She in wolfpack]
    - day 2: []
    - expect: { dead: [She] }
`);

rule('werewolves/role/shepherd#7', 'looks like whatever it chose on Day 0, once, even to who sees through a weak disguise; else like a Citizen', `${head}
  players: { She: Shepherd, Shy: Shepherd, Fay: Fortune Teller, Fox: Fortune Teller, Aur: Aura Teller, Wes: Wolf }
  play:
    - day 0: [She: shepherd as Wolf, She: shepherd as Witch]
    - night 1: [Fay: fortune teller She, Fox: fortune teller Shy, Aur: aura teller She]
    - expect:
        told: { Fay: [{ about: [She], result: Wolf }], Fox: [{ about: [Shy], result: Citizen }], Aur: [{ about: [She], result: a threat }] }
        refused: [{ by: She, text: shepherd as Witch }]
    - day 1: [Shy: shepherd as Baker]
    - expect: { refused: [{ by: Shy, text: shepherd as Baker }] }
`);

rule('werewolves/role/shepherd#8', 'wins once all others are herded or unaligned', `${head}
  players: { She: Shepherd, Shy: Shepherd, Fay: Fortune Teller, Des: Despot, Ann: Citizen }
  play:
    - night 1: [She: shepherd Fay and Ann, She: shepherd Ann with herd]
    - day 1: []
    - expect: { winners: [] }
    - night 2: [Fay: fortune teller Ann]
    - expect: { phase: over, winners: [She, Shy] }
`);

rule('werewolves/role/shepherd#9', 'an Exorcist takes both off', `${head}
  players: { She: Shepherd, Exo: Exorcist, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Fay and Ann, Fay: fortune teller Ann]
    - day 1: [Exo: exorcist Ann]
    - expect: { told: { Exo: [{ about: [Ann], result: [tagged, herded] }] }, channels: { herded: [Fay] } }
    - night 2: [Fay: fortune teller Ann]
    - expect: { channels: { herded: [Fay] } }
`);

rule('werewolves/role/shepherd?1', 'there are tags: whom it names is not herded yet, and only a visit among them or its second choice herds', `${head}
  players: { She: Shepherd, Fay: Fortune Teller, Fee: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [She: shepherd Fay and Ann, Fee: fortune teller Ann, Fay: fortune teller Bob]
    - expect: { channels: { herded: [] } }
    - day 1: []
    - expect: { channels: { herded: [] } }
    - night 2: [Fay: fortune teller Ann]
    - expect: { channels: { herded: [Fay, Ann] } }
    - night 3: [She: shepherd Fee, She: shepherd Fee with herd]
    - expect: { channels: { herded: [Fay, Ann] } }
    - day 3: []
    - expect: { channels: { herded: [Fay, Fee, Ann] } }
`);
