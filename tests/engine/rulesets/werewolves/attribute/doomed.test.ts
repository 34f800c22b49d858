import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/attribute/doomed#2', 'another Horseman may doom the same player again', `${head}
  players: { War: Horseman of War, Pes: Horseman of Pestilence, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Fay]
    - night 2: [Pes: horseman of pestilence Fay, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ result: doomed, phase: night 1 }, { result: doomed, phase: night 2 }] }, untold: { Fay: [{ result: Wolf }] } }
`);

rule('werewolves/attribute/doomed#3', 'War takes the vote, Pestilence the abilities, Famine the face, Death the life', `${head}
  decide: { horseman-of-famine-disguise: Horseman of Famine }
  players: { War: Horseman of War, Pes: Horseman of Pestilence, Fam: Horseman of Famine, Dea: Horseman of Death, Fay: Fortune Teller, Fox: Fortune Teller, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Ann, Pes: horseman of pestilence Fox, Fam: horseman of famine Bob, Dea: horseman of death Wes, Fay: fortune teller Bob, Fox: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Bob], result: Horseman of Famine }] }, untold: { Fox: [{ result: Wolf }] } }
    - day 1: [Ann: vote Bob]
    - night 2: []
    - expect: { dead: [] }
    - day 2: []
    - expect: { dead: [Wes] }
`);

rule('werewolves/attribute/doomed#7', 'a Horseman who was united counts as doomed in a later role', `${head}
  players: { War: Horseman of War, Fam: Horseman of Famine, Pes: Horseman of Pestilence, Vam: Vampire, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [War: horseman of war Fam]
    - night 2: [War: horseman of war Pes, Fam: horseman of famine Ann, Vam: vampire Fam, Wes: vote Fam in wolfpack]
    - night 3: [War: horseman of war Wes, Pes: horseman of pestilence Vam]
    - expect: { dead: [], roles: { Fam: Undead, War: Apocalyptic Horseman, Pes: Apocalyptic Horseman } }
`);
