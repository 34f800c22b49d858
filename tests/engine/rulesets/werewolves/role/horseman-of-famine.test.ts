import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/horseman-of-famine#1', 'dooms one player a night, every night', `${head}
  players: { Fam: Horseman of Famine, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fam: horseman of famine Ann, Fam: horseman of famine Bob]
    - expect: { refused: [{ by: Fam, text: horseman of famine Bob }], told: { Ann: [{ result: doomed }] }, untold: { Bob: [{ result: doomed }] } }
    - night 2: [Fam: horseman of famine Bob]
    - expect: { told: { Bob: [{ result: doomed }] } }
`);

rule('werewolves/role/horseman-of-famine#2', 'the disguise is there at once', `${head}
  players: { Fam: Horseman of Famine, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fam: horseman of famine Wes, Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Wes], result: Horseman of Famine }] } }
`);

rule('werewolves/role/horseman-of-famine#3', 'who dooms a Horseman is united with it, and disguises nobody', `${head}
  decide: { horseman-of-famine-disguise: Horseman of Famine }
  players: { Fam: Horseman of Famine, War: Horseman of War, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fam: horseman of famine War, Fay: fortune teller War]
    - expect: { channels: { horsemen-channel: [Fam, War] }, untold: { War: [{ result: doomed }] }, told: { Fay: [{ about: [War], result: Horseman of War }] } }
`);

rule('werewolves/role/horseman-of-famine#4', 'the doomed hears of the doom, and not by whom it came', `${head}
  players: { Fam: Horseman of Famine, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Fam: horseman of famine Ann]
    - expect: { told: { Ann: [{ kind: notice, result: doomed, about: [] }] }, untold: { Ann: [{ ability: horseman of famine }, { about: [Fam] }] } }
`);

rule('werewolves/role/horseman-of-famine#5', 'doomed again, the new disguise is seen', `${head}
  decide: { horseman-of-famine-disguise: [Horseman of War, Horseman of Famine] }
  players: { Fam: Horseman of Famine, Fas: Horseman of Famine, War: Horseman of War, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fam: horseman of famine Ann, Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ about: [Ann], result: Horseman of War }] } }
    - night 2: [Fas: horseman of famine Ann, Fay: fortune teller Ann]
    - expect: { told: { Fay: [{ about: [Ann], result: Horseman of Famine }], Ann: [{ result: doomed, phase: night 2 }] } }
`);

rule('werewolves/role/horseman-of-famine#6', 'the doomed look like a Horseman from then on, even to who sees through weak disguises', `${head}
  players: { Fam: Horseman of Famine, Aur: Aura Teller, Fay: Fortune Teller, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fam: horseman of famine Wes, Aur: aura teller Wes]
    - expect: { told: { Aur: [{ about: [Wes], result: not a threat }] } }
    - night 3: [Fay: fortune teller Wes]
    - expect: { told: { Fay: [{ about: [Wes], result: Horseman of Famine }] } }
`);

rule('werewolves/role/horseman-of-famine#7', 'one of the kinds that rode when Night 1 began, even if it has become something else', `${head}
  decide: { horseman-of-famine-disguise: Horseman of Death }
  players: { Fam: Horseman of Famine, Dea: Horseman of Death, Fay: Fortune Teller, Ann: Citizen, Bob: Citizen, Inf: Infecting Wolf }
  play:
    - night 1: [Inf: infecting wolf Dea]
    - night 2: [Fam: horseman of famine Ann, Fay: fortune teller Ann]
    - expect: { roles: { Dea: Wolf }, told: { Fay: [{ about: [Ann], result: Horseman of Death }] } }
`);

rule('werewolves/role/horseman-of-famine#8', 'the disguise outlasts its Horseman and a change of role, but not the last Horseman', `${head}
  decide: { horseman-of-famine-disguise: Horseman of War }
  players: { Fam: Horseman of Famine, War: Horseman of War, Fay: Fortune Teller, Inf: Infecting Wolf, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen }
  play:
    - night 1: [Fam: horseman of famine Ann, Inf: infecting wolf Ann]
    - day 1: [Bob: vote Fam, Cal: vote Fam]
    - night 2: [Fay: fortune teller Ann]
    - expect: { dead: [Fam], roles: { Ann: Wolf }, told: { Fay: [{ about: [Ann], result: Horseman of War }] } }
    - day 2: [Bob: vote War, Cal: vote War]
    - night 3: [Fay: fortune teller Ann]
    - expect: { dead: [Fam, War], told: { Fay: [{ about: [Ann], result: Wolf }] } }
`);

rule('werewolves/role/horseman-of-famine#9', 'with everybody else doomed becomes an Apocalyptic Horseman and may attack', `${head}
  players: { Fam: Horseman of Famine, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Fam: horseman of famine Ann]
    - night 2: [Fam: horseman of famine Wes]
    - expect: { roles: { Fam: Apocalyptic Horseman } }
    - night 3: [Fam: apocalyptic horseman Ann]
    - day 3: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/horseman-of-famine#10', 'wins with another Horseman once all others are dead', `${head}
  players: { Fam: Horseman of Famine, War: Horseman of War, Ann: Citizen, Bob: Citizen }
  play:
    - day 1: [Fam: vote Ann, War: vote Ann]
    - night 2: []
    - expect: { winners: [] }
    - day 2: [Fam: vote Bob, War: vote Bob]
    - end
    - expect: { phase: over, winners: [Fam, War] }
`);
