import { rule } from '../../../../../engine/testing/rule.ts';

const head = `
  rules: werewolves
  options: { check: off }
`;

rule('werewolves/team/plague?1', 'a member with another role keeps the plague alive, as long as it lives itself', `${head}
  players: { Pla: Plague Bearer, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 2: [Pla: plague bearer Ann, Vam: vampire Pla, Axl: assassin Pla]
    - night 4: []
    - expect: { roles: { Pla: Undead }, told: { Ann: [{ result: contaminated }] } }
    - day 4: []
    - expect: { dead: [Ann] }
`);

rule('werewolves/team/plague?1', 'when it is dead all are well', `${head}
  players: { Pla: Plague Bearer, Vam: Vampire, Axl: Assassin, Ann: Citizen, Bob: Citizen, Cal: Citizen, Dee: Citizen, Wes: Wolf }
  play:
    - night 2: [Pla: plague bearer Ann, Vam: vampire Pla, Axl: assassin Pla]
    - day 3: [Bob: vote Pla]
    - day 4: []
    - expect: { dead: [Pla] }
`);

rule('werewolves/team/horsemen?2', 'a death may bring Doomsday, by day and at once', `${head}
  players: { Pes: Horseman of Pestilence, Bar: Barber, Ann: Citizen }
  play:
    - night 2: [Pes: horseman of pestilence Ann]
    - night 3: []
    - day 3: [Host: kill Bar]
    - expect: { phase: day 3, roles: { Pes: Apocalyptic Horseman } }
`);

rule('werewolves/team/horsemen?2', 'so may a doom, and so may two who meet', `${head}
  players: { Pes: Horseman of Pestilence, War: Horseman of War, Ann: Citizen, Bob: Citizen }
  play:
    - night 1: [Pes: horseman of pestilence Ann, War: horseman of war Bob]
    - expect: { roles: { Pes: Horseman of Pestilence, War: Horseman of War } }
    - night 2: [War: horseman of war Pes]
    - expect: { phase: night 2, roles: { Pes: Apocalyptic Horseman, War: Apocalyptic Horseman } }
`);
