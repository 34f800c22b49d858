import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/role/horseman-of-death#1', 'dooms one player a night, at once', `${head}
  players: { Dea: Horseman of Death, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Dea: horseman of death Ann, Dea: horseman of death Bob]
    - expect: { refused: [{ by: Dea, text: horseman of death Bob }], told: { Ann: [{ result: doomed, phase: night 1 }] }, untold: { Bob: [{ result: doomed }] } }
    - night 2: [Dea: horseman of death Bob]
    - expect: { told: { Bob: [{ result: doomed }] } }
`);

rule('werewolves/role/horseman-of-death#2', 'a doomed life ends with the night after, and no protection helps', `${head}
  players: { Hor: Horseman of Death, Wit: Witch, Ann: Citizen, Bob: Citizen, Cal: Citizen, Wes: Wolf }
  play:
    - night 1: [Hor: horseman of death Ann]
    - day 1: []
    - expect: { dead: [] }
    - night 2: [Wit: witch Ann with life]
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/horseman-of-death#3', 'who dooms a Horseman is united with it, and kills nobody', `${head}
  players: { Dea: Horseman of Death, War: Horseman of War, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dea: horseman of death War]
    - expect: { channels: { horsemen-channel: [Dea, War] }, untold: { War: [{ result: doomed }] } }
    - night 2: []
    - day 2: []
    - expect: { dead: [] }
`);

rule('werewolves/role/horseman-of-death#4', 'the doomed hears of it and not by whom; doomed again, hears of it again', `${head}
  players: { Dea: Horseman of Death, Dan: Horseman of Death, Ann: Citizen, Bob: Citizen, Wes: Wolf }
  play:
    - night 1: [Dea: horseman of death Ann]
    - expect: { told: { Ann: [{ kind: notice, result: doomed, about: [] }] }, untold: { Ann: [{ ability: horseman of death }, { about: [Dea] }] } }
    - night 2: [Dan: horseman of death Ann]
    - expect: { told: { Ann: [{ kind: notice, result: doomed, phase: night 2 }] } }
    - day 2: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/role/horseman-of-death#5', 'the doom outlasts its Horseman, but not the last one', `${head}
  players: { Dea: Horseman of Death, Dan: Horseman of Death, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 1: [Dea: horseman of death Ann]
    - day 1: [Bob: vote Dea, Cal: vote Dea]
    - night 2: [Dan: horseman of death Bob]
    - day 2: [Cal: vote Dan, Dee: vote Dan]
    - expect: { dead: [Dea, Ann] }
    - night 3: []
    - day 3: []
    - expect: { dead: [Dea, Ann, Dan] }
`);

rule('werewolves/role/horseman-of-death#6', 'with everybody else doomed becomes an Apocalyptic Horseman', `${head}
  players: { Dea: Horseman of Death, Ann: Citizen, Wes: Wolf }
  play:
    - night 1: [Dea: horseman of death Ann]
    - expect: { roles: { Dea: Horseman of Death } }
    - night 2: [Dea: horseman of death Wes]
    - expect: { roles: { Dea: Apocalyptic Horseman } }
`);
